extension DiagnosticName {
  /// See <doc:unknown-language>.
  package static let unknownLanguage = DiagnosticName("unknown-language")
}

extension Diagnostics {
  mutating func unknownLanguage(_ text: String, at anchor: SourceAnchor) {
    let isTag = LanguageTag(text) != nil
    let meant = Suggestion.nearest(
      to: text.lowercased(), among: LanguageTag.twoLetterLanguages.sorted())
    report(
      .unknownLanguage,
      isTag ? "there is no language '\(text)'" : "'\(text)' is not a language tag",
      at: anchor,
      help: isTag && meant != nil
        ? meant.map { "did you mean '\($0)'?" } : "write a BCP 47 tag, such as 'de' or 'pt-BR'")
  }
}
