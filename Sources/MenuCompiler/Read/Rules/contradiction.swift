extension DiagnosticName {
  /// See <doc:contradiction>.
  package static let contradiction = DiagnosticName("contradiction")
}

extension Diagnostics {
  /// The problem of an entry of `generate` that names both a target and a template.
  mutating func targetAndTemplate(_ entry: SourceNode) {
    report(
      .contradiction, "the entry has both 'target' and 'template'",
      at: .entryKey(entry.place, key: GenerateKey.template.rawValue),
      related: .init(.entryKey(entry.place, key: GenerateKey.target.rawValue), "the other key"),
      help: "keep one of them")
  }
}
