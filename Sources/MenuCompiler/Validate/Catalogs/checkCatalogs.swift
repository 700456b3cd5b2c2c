/// Checks the contents of a menu's catalogs. Every check is in one of the two lists below, with its
/// rule. Checks whose rules are off are skipped.
///
/// - Parameter isComplete: Whether the menu was read without errors. Otherwise texts may be unknown
///   or missing only because a key of the menu is misspelled.
func checkCatalogs(_ menu: Menu, isComplete: Bool, into diagnostics: inout Diagnostics) {
  guard let texts = menu.texts else { return }
  let siblings = SiblingTitles.all(in: menu, texts)
  let found = menu.languages.concurrentMap { [severities = diagnostics.severities] language in
    var diagnostics = Diagnostics(severities)
    let mayHaveGaps =
      menu.language.map { language.hasFallback(own: $0, languages: menu.languages) } ?? false
    func isChecked(_ rule: DiagnosticName) -> Bool {
      if rule == .untranslated, mayHaveGaps { return false }
      return diagnostics.isOn(rule)
        && (isComplete || ![.untranslated, .unknownText].contains(rule))
    }
    let context = LanguageContext(
      menu: menu, texts: texts, language: language,
      catalogs: menu.catalogs.filter { $0.language == language }, siblings: siblings)
    for (rule, check) in languageChecks where isChecked(rule) {
      check(context, &diagnostics)
    }
    for catalog in context.catalogs {
      let first = menu.catalogs.first { $0.file == catalog.file }
      let context = CatalogContext(
        catalog: catalog, texts: texts, group: context.untranslated,
        isFirstOfFile: first?.language == language)
      for (rule, check) in catalogChecks where isChecked(rule) {
        check(context, &diagnostics)
      }
    }
    return diagnostics
  }
  for one in found { diagnostics.append(one) }
}

/// The checks of a language as a whole.
private let languageChecks:
  [(DiagnosticName, @Sendable (LanguageContext, inout Diagnostics) -> Void)] = [
    (.untranslated, checkMissingTexts),
    (.duplicateTitle, checkTranslatedSiblings),
    (.invalidMnemonic, checkTranslatedMnemonics),
  ]

/// The checks of a catalog.
private let catalogChecks:
  [(DiagnosticName, @Sendable (CatalogContext, inout Diagnostics) -> Void)] = [
    (.duplicateTranslation, checkDuplicateTranslations),
    (.unknownText, checkKnownTexts),
    (.untranslated, checkUntranslated),
    (.staleTranslation, checkStaleTranslations),
    (.placeholderMismatch, checkPlaceholders),
    (.paddedTitle, checkTranslatedPadding),
    (.controlCharacter, checkTranslatedControlCharacters),
    (.bidiControl, checkTranslatedBidiControls),
    (.longTranslation, checkLength),
    (.pluralForms, checkTranslatedForms),
  ]

/// A language of a menu, and its catalogs.
struct LanguageContext {
  let menu: Menu
  let texts: MenuTexts
  let language: LanguageTag
  let catalogs: [MenuCatalog]
  /// The titles of siblings in the menu, which are the same for all languages.
  let siblings: [SiblingTitles]

  /// The group of texts that are not translated in the language, reported at its first catalog.
  var untranslated: DiagnosticGroup {
    DiagnosticGroup(
      message: "texts are not translated in '\(language.text)'",
      anchor: catalogs.first?.anchor ?? .file(0), limit: 1)
  }
}

/// A catalog, and the texts that it translates.
struct CatalogContext {
  let catalog: MenuCatalog
  let texts: MenuTexts
  /// The group of texts that are not translated in the language.
  let group: DiagnosticGroup
  /// Whether this is the first language of the file. The languages of one file have the same keys.
  let isFirstOfFile: Bool

  var entries: [CatalogEntry] { catalog.catalog.entries }

  /// The language in parentheses, for the end of a message.
  var suffix: String { "(in '\(catalog.language.text)')" }

  /// Calls a function with each entry's translation and its menu text. Obsolete and unknown entries
  /// are skipped.
  func visitTranslations(_ visit: (_ translation: String, _ source: String, _ index: Int) -> Void) {
    let entries = entries
    for (index, number) in catalog.numbers.enumerated() {
      if let number { visit(entries[index].translation, texts.sources[number], index) }
    }
  }

  /// Calls a function with each usable translation and its menu text.
  func visitUsable(_ visit: (_ translation: String, _ source: String, _ index: Int) -> Void) {
    let entries = entries
    visitTranslations { translation, source, index in
      if entries[index].isUsable { visit(translation, source, index) }
    }
  }
}

extension MenuCatalog {
  /// The place where the catalog declares its language, or else the file.
  var anchor: SourceAnchor { catalog.languageAnchor ?? .file(file) }
}
