extension DiagnosticName {
  /// See <doc:other-version>.
  package static let otherVersion = DiagnosticName("other-version")
}

extension Diagnostics {
  /// Reports that the project does not accept this version of menuc.
  mutating func otherVersion(_ requirement: String, _ node: SourceNode) {
    report(
      .otherVersion, "the project requires a version of menuc that is \(requirement)",
      at: .value(node.place),
      help: "install such a version; 'menuc --version' prints the one that runs")
  }
}
