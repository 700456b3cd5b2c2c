extension DiagnosticName {
  /// See <doc:template-outside>.
  package static let templateOutside = DiagnosticName("template-outside")
}

extension Diagnostics {
  mutating func templateOutside(_ path: String, _ entry: GenerateEntry, _ refusal: PathRefusal) {
    report(
      .templateOutside, "the template '\(path)' \(refusal)",
      at: .entry(entry.place, key: GenerateKey.template.rawValue), help: PathRefusal.help)
  }
}
