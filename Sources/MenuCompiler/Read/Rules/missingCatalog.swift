extension DiagnosticName {
  /// See <doc:missing-catalog>.
  package static let missingCatalog = DiagnosticName("missing-catalog")
}

extension Diagnostics {
  mutating func missingCatalog(_ path: TranslationPath) {
    report(
      .missingCatalog, "there is no catalog '\(path.path)'", at: .value(path.place),
      help: "create one: 'menuc translate MENU --to LANGUAGE'")
  }

  mutating func unreadableCatalog(_ name: String, _ path: TranslationPath, reason: String) {
    report(
      .missingCatalog, "'\(name)' can't be read: \(reason)", at: .value(path.place),
      help: "make the file readable, or delete it")
  }
}
