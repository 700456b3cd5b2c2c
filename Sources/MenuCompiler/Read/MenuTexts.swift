/// The translatable texts of a menu, numbered in the order of the document. The menu's own title
/// and the texts of views come last.
///
/// The key of each catalog entry is looked up once. Later stages compare numbers.
package final class MenuTexts: Sendable {
  /// The keys as catalogs write them, by number.
  let keys: [String]
  /// The texts as in the document, by number.
  let sources: [String]
  /// Whether catalogs may omit a text, by number.
  let areOptional: [Bool]
  /// The forms of texts with a number, by the numbers of the texts.
  let forms: [Int: PluralForm]
  /// The entries of `when` that must hold in a language for the item of a text to be visible, by
  /// the numbers of the texts.
  private let languageEntries: [Int: [WhenEntry]]
  /// The keys of texts with a number, without their forms.
  let pluralKeys: Set<String>
  /// The numbers of items' titles, by the numbers of the items' mnemonics.
  let titlesOfMnemonics: [Int: Int]
  /// The ids of all items.
  let ids: Set<String>
  /// The ids of items whose texts are the same in all languages.
  let untranslatableIDs: Set<String>
  /// The keys of texts that are not listed in the `translate` array of their items.
  let untranslatedKeys: Set<String>
  /// The current ids of items, by their former ids. Former ids include ids derived from a former id
  /// of a containing item.
  let renamed: [String: String]
  private let numbers: [String: Int32]

  init(of menu: Menu) {
    var keys: [String] = []
    var sources: [String] = []
    var areOptional: [Bool] = []
    var titles: [Int: Int] = [:]
    var forms: [Int: PluralForm] = [:]
    var pluralKeys: Set<String> = []
    var untranslatableIDs: Set<String> = []
    var untranslatedKeys: Set<String> = []
    var numbers: [String: Int32] = [:]
    var ids: Set<String> = []
    var hasFormerIDs = false
    var languageEntries: [Int: [WhenEntry]] = [:]
    let entriesOfItems = menu.languageEntries
    func add(_ key: TranslationKey, _ text: String, isOptional: Bool = false) {
      let written = key.written
      guard numbers[written] == nil else { return }
      numbers[written] = Int32(keys.count)
      keys.append(written)
      sources.append(text)
      areOptional.append(isOptional || key.field.isOptional || !text.hasLetters)
    }
    visitItems(menu.items) { item in
      // Without an id, the key would be the same as the key of the menu's own title.
      guard !item.isSeparator, !item.id.isEmpty else { return }
      ids.insert(item.id)
      if item.details?.fields.isTranslated == false { untranslatableIDs.insert(item.id) }
      if let translated = item.details?.fields.translatedTexts {
        for name in ItemKey.translatedNames {
          guard let field = TranslatedField(name: name), !translated.contains(field) else {
            continue
          }
          untranslatedKeys.insert(TranslationKey(id: item.id, field: field).written)
        }
      }
      hasFormerIDs = hasFormerIDs || item.details?.fields.formerIDs.isEmpty == false
      let texts = translatableTexts(
        title: item.title, item.details?.fields, columns: menu.columns)
      let title = keys.count
      defer {
        if let entries = entriesOfItems[item.id] {
          for number in title..<keys.count { languageEntries[number] = entries }
        }
      }
      for (field, text) in texts {
        add(TranslationKey(id: item.id, field: field), text)
        if case .form(let plural, let form) = field {
          forms[keys.count - 1] = form
          pluralKeys.insert(TranslationKey(id: item.id, field: plural.text).written)
        }
        guard field == .field(.mnemonic), texts.first?.field == .title else { continue }
        if keys.count > title + 1 { titles[keys.count - 1] = title }
      }
    }
    if !menu.title.isEmpty { add(.menuTitle, menu.title, isOptional: !menu.titleIsDeclared) }
    for text in InterfaceText.allCases {
      add(.interface(text), text.source(in: menu.language), isOptional: true)
    }
    self.keys = keys
    self.sources = sources
    self.areOptional = areOptional
    self.forms = forms
    self.languageEntries = languageEntries
    self.pluralKeys = pluralKeys
    self.untranslatableIDs = untranslatableIDs
    self.untranslatedKeys = untranslatedKeys
    self.numbers = numbers
    self.ids = ids
    titlesOfMnemonics = titles
    renamed = hasFormerIDs ? Self.renamed(menu.items) : [:]
  }

  private static func renamed(_ items: [Item]) -> [String: String] {
    var renamed: [String: String] = [:]
    func add(_ items: [Item], in parent: TranslatedParent?) {
      for item in items where !item.isSeparator {
        let formerIDs = item.formerIDs(in: parent)
        for id in formerIDs { renamed[id] = item.id }
        add(item.children, in: TranslatedParent(id: item.id, formerIDs: formerIDs))
      }
    }
    add(items, in: nil)
    return renamed
  }

  var count: Int { keys.count }

  /// The number of a text, by its key; nil if the menu has no such text.
  func number(of key: String) -> Int? { numbers[key].map(Int.init) }

  /// Whether catalogs of a language may omit a text. This includes a form that the language does
  /// not need, and the texts of an item that can't be visible in the language.
  func isOptional(_ number: Int, in language: LanguageTag) -> Bool {
    areOptional[number] || forms[number].map { !language.pluralRule.isNeeded($0) } ?? false
      || languageEntries[number]?.contains { !$0.holds(in: language) } ?? false
  }

  /// The numbers of the texts of a catalog's entries; nil for unknown and obsolete entries.
  func numbers(of entries: [CatalogEntry]) -> [Int?] {
    // Catalogs tend to follow the order of the menu, so the next text is the most likely match.
    var next = 0
    return entries.map { entry in
      if entry.state == .obsolete { return nil }
      let isNext = next < keys.count && keys[next] == entry.key
      guard let number = isNext ? next : number(of: entry.key) else { return nil }
      next = number + 1
      return number
    }
  }

  /// The number of a text; nil if the menu has no such text.
  func number(of field: TranslatedField, id: String) -> Int? {
    number(of: TranslationKey(id: id, field: field).written)
  }

  /// The entries of a catalog with the numbers of their texts. A text without its own entry gets a
  /// copy of the program's entry for the same source.
  ///
  /// - Parameters:
  ///   - menu: The name of the menu.
  ///   - language: The language of the catalog; nil if unknown.
  func matched(
    _ catalog: Catalog, menu: String, in language: LanguageTag?
  ) -> (catalog: Catalog, numbers: [Int?]) {
    var catalog = catalog.withEntriesOfForms(pluralKeys, in: language)
    var numbers = numbers(of: catalog.entries)
    let program = SourceEntries(catalog.entries, menu: menu, ids: ids) { numbers[$0] != nil }
    guard !program.isEmpty else { return (catalog, numbers) }
    var isFound = [Bool](repeating: false, count: count)
    for case let number? in numbers { isFound[number] = true }
    for number in isFound.indices where !isFound[number] {
      guard let index = program.entry(for: sources[number]),
        var entry = catalog.entry(index, for: forms[number], in: language)
      else { continue }
      entry.key = keys[number]
      catalog.entries.append(entry)
      numbers.append(number)
    }
    return (catalog, numbers)
  }

  /// The translation of each text in a language, by number; nil for a text without a usable
  /// translation. The first catalog that has a translation takes precedence.
  func translations(in catalogs: [MenuCatalog]) -> [String?] {
    var translations = [String?](repeating: nil, count: count)
    for catalog in catalogs {
      for (index, number) in catalog.numbers.enumerated() {
        guard let number, translations[number] == nil,
          catalog.catalog.entries[index].translates(sources[number])
        else { continue }
        translations[number] = catalog.catalog.entries[index].translation
      }
    }
    return translations
  }
}

/// The properties of an item that its children depend on.
struct TranslatedParent {
  let id: String
  let formerIDs: [String]
}

extension Item {
  /// The ids under which older catalogs may contain the item's texts. They are the ids under `was`,
  /// then ids derived from the parent's former ids, because a derived id begins with the parent's
  /// id.
  func formerIDs(in parent: TranslatedParent?) -> [String] {
    var ids = details?.fields.formerIDs.map(\.id) ?? []
    if let parent, !idIsDeclared, !parent.id.isEmpty, id.hasPrefix(parent.id) {
      ids += parent.formerIDs.map { $0 + id.dropFirst(parent.id.count) }
    }
    return ids
  }
}

extension TranslationKey {
  /// The key of the menu's own title.
  static let menuTitle = TranslationKey(id: "", field: .title)

  /// The key of a text that views show.
  static func interface(_ text: InterfaceText) -> TranslationKey {
    TranslationKey(id: "", field: .interface(text))
  }
}
