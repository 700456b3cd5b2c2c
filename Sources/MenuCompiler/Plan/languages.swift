extension BuildRequest {
  /// The languages that the request selects; nil if it does not select languages, or if the
  /// selection can't be read.
  var languages: LanguageSelection? {
    parameters.last { $0.name == WellKnownParameter.languages }
      .flatMap { LanguageSelection(written: $0.value) }
  }
}

/// Throws a ``UsageError`` if the requested languages can't be read, or if a menu lacks one of
/// them.
///
/// - Parameter isShared: Whether the request is for several menus, some of which may lack some of
///   the languages.
func checkRequestedLanguages(_ written: String, of menu: Menu, isShared: Bool) throws {
  guard let selection = LanguageSelection(written: written) else {
    throw UsageError(
      "the parameter 'languages' can't be '\(written)'",
      help: "use 'all', 'source', or language tags separated by commas")
  }
  guard case .listed(let listed) = selection, !isShared else { return }
  let known = menu.languages.map(\.text)
  for language in listed
  where language.tag != menu.language && !known.contains(language.tag.text) {
    throw UsageError(
      "the menu has no texts in the language '\(language.tag.text)'",
      help: Suggestion.help(for: language.tag.text, among: known))
  }
}

extension ValueReader {
  /// The languages of an output. Languages that the menu does not have are reported, except in the
  /// entries of a project, which are for all its menus.
  mutating func languages(
    of entry: GenerateEntry?, of menu: Menu, requested: LanguageSelection?
  ) -> LanguageSelection {
    let known = menu.languages
    if case .listed(let listed)? = entry?.languages, entry?.origin == nil {
      for language in listed
      where language.tag != menu.language && !known.contains(language.tag) {
        guard let place = language.place else { continue }
        diagnostics.report(
          .invalidValue, "the menu has no texts in the language '\(language.tag.text)'",
          at: .value(place),
          help: menu.translations.isEmpty
            ? "add a catalog under 'translations'"
            : known.isEmpty || language.tag.isKnown
              ? "create a catalog: 'menuc translate MENU --to \(language.tag.text)'"
              : Suggestion.nearest(to: language.tag.text, among: known.map(\.text)).map {
                "did you mean '\($0)'?"
              }
                ?? "use " + known.map { "'\($0.text)'" }.joined(separator: ", "))
      }
    }
    return requested ?? entry?.languages ?? .all
  }
}

extension LanguageSelection {
  func includes(_ tag: LanguageTag) -> Bool {
    switch self {
    case .all: true
    case .source: false
    case .listed(let listed): listed.contains { $0.tag == tag }
    }
  }
}
