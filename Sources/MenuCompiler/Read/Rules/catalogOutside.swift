extension DiagnosticName {
  /// See <doc:catalog-outside>.
  package static let catalogOutside = DiagnosticName("catalog-outside")
}

extension Diagnostics {
  mutating func catalogOutside(_ path: TranslationPath, _ refusal: PathRefusal) {
    report(
      .catalogOutside, "'\(path.path)' \(refusal)", at: .value(path.place), help: PathRefusal.help)
  }
}
