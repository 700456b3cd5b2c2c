extension DiagnosticName {
  /// See <doc:syntax>.
  package static let syntax = DiagnosticName("syntax")
}

extension SourceFile {
  /// The range of the character at which a parser gave up; empty at the end of a line or of the
  /// file.
  func character(at offset: Int) -> Range<Int> {
    guard offset < bytes.count, !bytes[offset].isBreak else {
      return min(offset, bytes.count)..<min(offset, bytes.count)
    }
    return bytes.character(at: offset)
  }
}
