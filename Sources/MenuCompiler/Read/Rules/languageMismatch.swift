extension DiagnosticName {
  /// See <doc:language-mismatch>.
  package static let languageMismatch = DiagnosticName("language-mismatch")
}

extension Diagnostics {
  /// - Parameter language: The language in the file's path, which takes precedence.
  mutating func languageMismatch(
    declared: LanguageTag, _ language: LanguageTag, at anchor: SourceAnchor
  ) {
    report(
      .languageMismatch,
      "the catalog declares the language '\(declared.text)', but its path contains '\(language.text)'",
      at: anchor, help: "correct one of them; menuc uses the language in the path")
  }

  /// - Parameter own: The language of the menu's texts.
  mutating func sourceMismatch(declared: LanguageTag, own: LanguageTag, at anchor: SourceAnchor) {
    report(
      .languageMismatch,
      "the catalog translates from '\(declared.text)', but the menu is in '\(own.text)'",
      at: anchor,
      help: "correct the source language of the catalog, or 'language' in the menu")
  }

  /// Reports a catalog that does not declare a language and is therefore not used.
  mutating func undeclaredLanguage(at anchor: SourceAnchor) {
    report(
      .languageMismatch, "the catalog declares no language, and is not used", at: anchor,
      help: "declare it in the catalog, or write '{language}' in the path of catalogs")
  }

  mutating func catalogOfSource(_ language: LanguageTag, at anchor: SourceAnchor) {
    report(
      .languageMismatch,
      "the catalog is not used, because its language, '\(language.text)', is the menu's own language",
      at: anchor, help: "delete the catalog, or correct the language of the catalog or the menu")
  }
}
