extension DiagnosticName {
  /// See <doc:output-outside>.
  package static let outputOutside = DiagnosticName("output-outside")
}

extension Diagnostics {
  /// - Parameter entry: The entry that sets the output; nil for a target without an entry, whose
  ///   output directory is ``GenerateEntry/standardOutput``.
  mutating func outputOutside(
    _ path: String, _ entry: GenerateEntry?, of menu: Menu, _ refusal: PathRefusal
  ) {
    let anchor: SourceAnchor =
      entry.map { .entry($0.place, key: GenerateKey.output.rawValue) }
      ?? .entry(menu.place, key: DocumentKey.menu.rawValue)
    report(
      .outputOutside, "the output directory '\(path)' \(refusal)", at: anchor,
      help: PathRefusal.help)
  }
}
