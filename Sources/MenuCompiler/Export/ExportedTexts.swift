/// The translations of an exported menu, which are looked up by the places of its items.
struct ExportedTexts {
  /// The language of the document; nil if it declares none.
  let language: LanguageTag?
  /// The languages of the catalogs, sorted by the bytes of their tags.
  let languages: [LanguageTag]
  private var ids: [SourcePlace: String] = [:]
  private var texts: [TranslationKey: [LanguageTag: String]] = [:]

  init(_ compiled: CompiledMenu) {
    language = compiled.menu?.language
    languages = compiled.menu?.languages.map(\.tag) ?? []
    guard let menu = compiled.menu, let declared = compiled.plan?.declared else { return }
    add(declared.items)
    for language in menu.languages {
      for text in language.texts {
        let key = TranslationKey(id: menu.ids[Int(text.node)], field: text.field)
        texts[key, default: [:]][language.tag] = text.text
      }
    }
  }

  private mutating func add(_ items: [Item]) {
    for item in items where !item.isSeparator {
      ids[item.place] = item.id
      add(item.children)
    }
  }

  /// The key of a text of the item at a place; nil if the menu has no translations.
  func key(of field: TranslatedField, at place: SourcePlace) -> TranslationKey? {
    languages.isEmpty ? nil : ids[place].map { TranslationKey(id: $0, field: field) }
  }

  /// The id of the item at a place, declared or derived.
  func id(at place: SourcePlace) -> String? { ids[place].flatMap { $0.isEmpty ? nil : $0 } }

  /// The translations of a text.
  func translations(of key: TranslationKey) -> [LanguageTag: String] { texts[key] ?? [:] }
}
