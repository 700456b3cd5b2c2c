extension DiagnosticName {
  /// See <doc:syntax>.
  public static let syntax = DiagnosticName("syntax")
}

extension SourceFile {
  /// The character at an offset, where a parser gave up; nothing at the end of a line.
  func character(at offset: Int) -> Range<Int> {
    guard offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D else {
      return min(offset, bytes.count)..<min(offset, bytes.count)
    }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return offset..<end
  }
}
