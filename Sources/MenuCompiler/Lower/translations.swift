/// The texts of a menu in another language.
public struct LoweredLanguage: Sendable {
  public let tag: LanguageTag
  /// The menu's title; nil if it is not translated.
  public var title: String?
  /// The translated texts, in the order of the nodes, and for each in that of records.
  public var texts: [LoweredText] = []
}

/// A translated text of a node.
public struct LoweredText: Sendable {
  public let node: Int32
  let field: TranslatedField
  public let text: String
}

/// Looks up the texts of all languages. An unused translation leaves the document's text in its
/// place.
func lowerTranslations(_ catalogs: [(LanguageTag, LanguageTexts)], of menu: inout LoweredMenu) {
  guard !catalogs.isEmpty else { return }
  var languages = catalogs.map { tag, texts in
    LoweredLanguage(
      tag: tag,
      title: texts.translation(of: menu.title, TranslationKey(id: "", field: .title).written))
  }
  for node in 0..<menu.count where !menu.flags[node].contains(.separator) {
    let id = menu.ids[node]
    let texts = translatableTexts(
      title: menu.titles[node], menu.details[node]?.fields, columns: menu.columns)
    for (field, text) in texts {
      let key = TranslationKey(id: id, field: field).written
      for (index, catalog) in catalogs.enumerated() {
        guard let translation = catalog.1.translation(of: text, key) else { continue }
        let text = field == .keywords ? translation.withoutEmptyLines : translation
        guard !text.isEmpty else { continue }
        languages[index].texts.append(LoweredText(node: Int32(node), field: field, text: text))
      }
    }
  }
  menu.languages = languages
}

extension LoweredMenu {
  /// The same menu in another of its languages, which then is its own.
  func translated(to language: LoweredLanguage) -> LoweredMenu {
    var menu = self
    menu.language = language.tag
    menu.languages = []
    menu.title = language.title ?? title
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
    }
  }
}

extension String {
  fileprivate var withoutEmptyLines: String { split(separator: "\n").joined(separator: "\n") }
}
