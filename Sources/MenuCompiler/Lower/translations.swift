/// The texts of a menu in another language.
package struct LoweredLanguage: Sendable {
  package let tag: LanguageTag
  /// The menu's title; nil if it is not translated.
  package var title: String?
  /// Whether this is the document's language, in a menu that was rewritten in another language.
  package var isSource = false
  /// The translated texts, in the order of the nodes; the texts of a node are in the order of
  /// records.
  package var texts: [LoweredText] = []
  /// The texts of views, without texts that are the same in the menu's language.
  var interfaceTexts: [InterfaceText: String] = [:]
}

/// A translated text of a node.
package struct LoweredText: Sendable {
  package let node: Int32
  let field: TranslatedField
  package let text: String
}

/// The translations of a menu, by the numbers of its texts.
struct MenuTranslations {
  let texts: MenuTexts
  let languages: [(tag: LanguageTag, translations: [String?])]

  /// Returns nil if the menu has no translations.
  init?(of menu: borrowing Menu) {
    guard let texts = menu.texts else { return nil }
    let catalogs = menu.catalogs
    self.texts = texts
    let own = menu.language
    let found = menu.languages.concurrentMap { tag in
      (tag, texts.translations(in: catalogs.filter { $0.language == tag }))
    }
    let byTag = Dictionary(found, uniquingKeysWith: { first, _ in first })
    languages = found.concurrentMap { tag, translations in
      // The document's own texts are shown if there is no translation.
      let bases = tag.fallbacks.prefix { $0 != own }.compactMap { byTag[$0] }
      return (tag, bases.reduce(translations) { texts, base in zip(texts, base).map { $0 ?? $1 } })
    }
  }
}

/// Looks up the texts of all languages. Gaps have already been filled from the languages that a
/// language falls back to. A text without a usable translation remains in the document's language.
func lowerTranslations(_ menuTranslations: MenuTranslations, of menu: inout LoweredMenu) {
  let texts = menuTranslations.texts
  let title = texts.number(of: .title, id: "")
  var places: [(node: Int32, field: TranslatedField, number: Int)] = []
  for node in 0..<menu.count where !menu.flags[node].contains(.separator) {
    let id = menu.ids[node]
    if id.isEmpty { continue }
    let own = translatableTexts(
      title: menu.titles[node], menu.details[node]?.fields, columns: menu.columns)
    for (field, _) in own {
      if let number = texts.number(of: field, id: id) {
        places.append((Int32(node), field, number))
      }
    }
  }
  let own = menu.interfaceTexts
  menu.languages = menuTranslations.languages.concurrentMap { [places] tag, translations in
    var language = LoweredLanguage(tag: tag, title: title.flatMap { translations[$0] })
    for text in InterfaceText.allCases {
      let number = texts.number(of: .interface(text), id: "")
      language.interfaceTexts[text] =
        number.flatMap { translations[$0]?.onOneLine } ?? text.builtIn(in: tag)
    }
    language.interfaceTexts.remove(own)
    language.texts.reserveCapacity(places.count)
    for (node, field, number) in places {
      guard let translation = translations[number] else { continue }
      let text = field == .keywords ? translation.withoutEmptyLines : translation
      guard !text.isEmpty else { continue }
      language.texts.append(LoweredText(node: node, field: field, text: text))
    }
    return language
  }
}

extension LoweredMenu {
  /// The menu with its texts in another language, which becomes the menu's language.
  package func translated(to language: LoweredLanguage) -> LoweredMenu {
    var menu = self
    menu.language = language.tag
    menu.start(in: language.tag)
    menu.languages = []
    menu.title = language.title ?? title
    menu.interfaceTexts.merge(language.interfaceTexts) { $1 }
    menu.interfaceTexts.remove([:])
    for text in language.texts {
      let node = Int(text.node)
      if case .title = text.field {
        menu.titles[node] = text.text
        continue
      }
      guard var fields = menu.details[node]?.fields else { continue }
      fields.translate(text.field, to: text.text)
      menu.details[node] = ItemDetails(fields)
    }
    return menu
  }
}

extension ItemDetails.Fields {
  fileprivate mutating func translate(_ field: TranslatedField, to text: String) {
    switch field {
    case .title: break
    case .field(let field): self[field] = .string(text)
    case .keywords: keywords = text.split(separator: "\n").map(String.init)
    case .accessibilityLabel: accessibilityLabel = text
    case .accessibilityHint: accessibilityHint = text
    case .column(let name): values[name] = .string(text)
    // The texts of views do not belong to items.
    case .interface: break
    case .form(let field, let form):
      for index in plurals.indices where plurals[index].field == field {
        plurals[index].forms[form] = text
      }
    }
  }
}

extension String {
  fileprivate var withoutEmptyLines: String { split(separator: "\n").joined(separator: "\n") }
}

extension String {
  /// The string without line breaks, for attributes and spoken texts.
  fileprivate var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension [InterfaceText: String] {
  /// Removes the texts that are the same in the menu's language, or else in English.
  mutating func remove(_ own: [InterfaceText: String]) {
    self = filter { text, value in value != own[text] ?? text.english }
  }
}
