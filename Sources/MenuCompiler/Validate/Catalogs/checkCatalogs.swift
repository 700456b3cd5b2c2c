/// Checks what the catalogs of a menu contain. Every check is in one of the two lists, with its rule;
/// the checks of rules that are off are skipped.
func checkCatalogs(_ menu: Menu, into diagnostics: inout Diagnostics) {
  guard !menu.catalogs.isEmpty else { return }
  let texts = MenuTexts(menu)
  for language in menu.languages {
    let context = LanguageContext(
      menu: menu, texts: texts, language: language,
      catalogs: menu.catalogs.filter { $0.language == language })
    for (rule, check) in languageChecks where diagnostics.isOn(rule) {
      check(context, &diagnostics)
    }
    let checks = entryChecks.filter { diagnostics.isOn($0.0) }.map(\.1)
    for catalog in context.catalogs {
      for entry in catalog.catalog.entries where entry.state != .obsolete {
        for check in checks { check(EntryContext(entry, catalog, texts), &diagnostics) }
      }
    }
  }
}

/// The checks of a language as a whole.
private let languageChecks:
  [(DiagnosticName, @Sendable (LanguageContext, inout Diagnostics) -> Void)] = [
    (.duplicateTranslation, checkDuplicateTranslations),
    (.untranslated, checkMissingTexts),
    (.duplicateTitle, checkTranslatedSiblings),
  ]

/// The checks of a text in a catalog.
private let entryChecks: [(DiagnosticName, @Sendable (EntryContext, inout Diagnostics) -> Void)] = [
  (.unknownText, checkKnownText),
  (.untranslated, checkUntranslated),
  (.staleTranslation, checkStaleTranslation),
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
}

/// A text in a catalog, and the text of the menu that it translates.
struct EntryContext {
  let entry: CatalogEntry
  let catalog: MenuCatalog
  let texts: MenuTexts
  /// Nil if the menu has no such text.
  let source: String?

  init(_ entry: CatalogEntry, _ catalog: MenuCatalog, _ texts: MenuTexts) {
    self.entry = entry
    self.catalog = catalog
    self.texts = texts
    source = texts.sources[entry.key]
  }

  /// The language in parentheses, as the end of a message.
  var suffix: String { "(in '\(catalog.language.text)')" }
}

/// The texts of a menu that can be translated.
struct MenuTexts {
  /// The keys as they are written, in the order of the document; the menu's title comes last.
  private(set) var keys: [String] = []
  /// By the key as it is written.
  private(set) var sources: [String: String] = [:]
  /// All ids, and for those that items had before, the current one.
  private(set) var ids: Set<String> = []
  private(set) var renamed: [String: String] = [:]

  init(_ menu: Menu) {
    visitItems(menu.items) { item in
      guard !item.isSeparator else { return }
      ids.insert(item.id)
      for former in item.details?.fields.formerIDs ?? [] { renamed[former.id] = item.id }
      let texts = translatableTexts(
        title: item.title, item.details?.fields, columns: menu.columns)
      for (field, text) in texts { add(TranslationKey(id: item.id, field: field), text) }
    }
    if !menu.title.isEmpty { add(TranslationKey(id: "", field: .title), menu.title) }
  }

  private mutating func add(_ key: TranslationKey, _ text: String) {
    let written = key.written
    if sources.updateValue(text, forKey: written) == nil { keys.append(written) }
  }
}
