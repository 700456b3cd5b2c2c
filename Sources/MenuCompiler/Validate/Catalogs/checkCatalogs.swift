/// Checks the contents of a menu's catalogs. Every check is in one of the two lists, with its rule.
/// Checks whose rules are off are skipped.
func checkCatalogs(_ menu: Menu, into diagnostics: inout Diagnostics) {
  guard let texts = menu.texts else { return }
  let siblings = SiblingTitles.all(in: menu, texts)
  let found = menu.languages.concurrentMap { [severities = diagnostics.severities] language in
    var diagnostics = Diagnostics(severities)
    let context = LanguageContext(
      menu: menu, texts: texts, language: language,
      catalogs: menu.catalogs.filter { $0.language == language }, siblings: siblings)
    for (rule, check) in languageChecks where diagnostics.isOn(rule) {
      check(context, &diagnostics)
    }
    for catalog in context.catalogs {
      let context = CatalogContext(catalog: catalog, texts: texts)
      for (rule, check) in catalogChecks where diagnostics.isOn(rule) {
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
    (.paddedTitle, checkTranslatedPadding),
    (.controlCharacter, checkTranslatedControlCharacters),
    (.bidiControl, checkTranslatedBidiControls),
    (.longTranslation, checkLength),
  ]

/// A language of a menu, and its catalogs.
struct LanguageContext {
  let menu: Menu
  let texts: MenuTexts
  let language: LanguageTag
  let catalogs: [MenuCatalog]
  /// The titles of siblings in the menu, which are the same for all languages.
  let siblings: [SiblingTitles]
}

/// A catalog, and the texts that it translates.
struct CatalogContext {
  let catalog: MenuCatalog
  let texts: MenuTexts

  var entries: [CatalogEntry] { catalog.catalog.entries }

  /// The language in parentheses, for the end of a message.
  var suffix: String { "(in '\(catalog.language.text)')" }

  /// Calls a function for each translation of a menu text that is not obsolete. It also gets the
  /// text.
  func visitTranslations(_ visit: (_ translation: String, _ source: String, _ index: Int) -> Void) {
    let entries = entries
    for (index, number) in catalog.numbers.enumerated() {
      if let number { visit(entries[index].translation, texts.sources[number], index) }
    }
  }

  /// Calls a function for each usable translation. It also gets the menu text.
  func visitUsable(_ visit: (_ translation: String, _ source: String, _ index: Int) -> Void) {
    let entries = entries
    visitTranslations { translation, source, index in
      if entries[index].isUsable { visit(translation, source, index) }
    }
  }
}
