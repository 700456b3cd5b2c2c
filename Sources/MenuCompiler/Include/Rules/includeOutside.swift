extension DiagnosticName {
  /// See <doc:include-outside>.
  public static let includeOutside = DiagnosticName("include-outside")
}

extension Diagnostics {
  mutating func includeOutside(_ path: String, _ node: SourceNode) {
    report(
      .includeOutside, "'\(path)' is outside the menu's directory", at: .value(node.place),
      help: "move the file into the menu's directory or below it")
  }
}
