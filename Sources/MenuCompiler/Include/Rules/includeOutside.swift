extension DiagnosticName {
  /// See <doc:include-outside>.
  package static let includeOutside = DiagnosticName("include-outside")
}

extension Diagnostics {
  mutating func includeOutside(_ path: String, _ node: SourceNode) {
    let place =
      VersionControl.folder(in: path).map { "in '\($0)', which belongs to version control" }
      ?? "outside the menu's directory"
    report(
      .includeOutside, "'\(path)' is \(place)", at: .value(node.place),
      help: "move the file into the menu's directory or below it")
  }
}
