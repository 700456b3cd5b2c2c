extension DiagnosticName {
  /// See <doc:missing-key>.
  package static let missingKey = DiagnosticName("missing-key")
}

extension Diagnostics {
  /// Reports a document without keys or values. There is nothing in it to point at.
  mutating func emptyDocument(_ file: Int32) {
    report(
      .missingKey, "the document is empty", at: .bytes(file: file, 0..<0),
      help: "a menu needs at least `menu` and `items`")
  }
}
