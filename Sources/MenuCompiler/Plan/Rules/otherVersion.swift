extension DiagnosticName {
  /// See <doc:other-version>.
  package static let otherVersion = DiagnosticName("other-version")
}

extension Diagnostics {
  /// Reports that the project does not accept this version of menuc.
  mutating func otherVersion(_ requirement: String, _ node: SourceNode) {
    report(
      .otherVersion, "the project requires menuc \(requirement)",
      at: .value(node.place),
      help:
        "install a version that meets this requirement; 'menuc --version' prints the current version"
    )
  }
}
