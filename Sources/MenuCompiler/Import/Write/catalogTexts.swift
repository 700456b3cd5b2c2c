/// The catalogs of an imported menu: for each language, the texts, keyed by the ids of the items. A
/// title that a language lacks is recorded as lost; the catalog contains the document's title
/// instead.
///
/// - Parameter title: The title of the menu.
func catalogTexts(
  of menu: ImportedMenu, title: String, as format: SourceFormat, in context: inout ImportContext
) -> [(language: LanguageTag, text: String)] {
  var collector = TranslationCollector()
  collector.visit(menu.items, parent: "")
  return collector.languages.sorted { $0.text.utf8Precedes($1.text) }.map { language in
    var lines = [format.pair("/", .string(title))]
    for (id, item) in collector.items {
      if !item.title.isEmpty, item.translations[language]?.isEmpty ?? true {
        context.lose(
          "there is no translation of '\(item.title)' into '\(language.text)'", at: item.anchor)
      }
      if let texts = item.texts(in: language) { lines.append(format.pair(id, texts)) }
    }
    return (language, lines.joined(separator: "\n") + "\n")
  }
}

extension ImportedItem {
  /// The texts of the item in a language: its title, or a table of several texts. Nil if the item
  /// has none.
  fileprivate func texts(in language: LanguageTag) -> ImportedValue? {
    let translation = translations[language] ?? ""
    let title = ImportedValue.string(translation.isEmpty ? self.title : translation)
    let fields = ItemField.allCases.filter { $0.isTranslatable && $0 != .url }.compactMap { field in
      text(of: field, in: language).map {
        ImportedValue.Entry(key: field.key, value: .string($0))
      }
    }
    if fields.isEmpty { return self.title.isEmpty ? nil : title }
    let titles = self.title.isEmpty ? [] : [ImportedValue.Entry(key: "title", value: title)]
    return .table(titles + fields)
  }

  /// The text of a field; nil if the item has none. The mnemonic is a letter of the translated
  /// title.
  private func text(of field: ItemField, in language: LanguageTag) -> String? {
    guard field == .mnemonic, let letter = keys[.mnemonic] else { return keys[field] }
    let title = translations[language] ?? self.title
    let letters = [mnemonics[language], letter].compactMap { $0 } + title.map { String($0) }
    return letters.first { Mnemonic.isValid($0, in: title) }
  }
}

private struct TranslationCollector {
  var languages: Set<LanguageTag> = []
  var items: [(id: String, item: ImportedItem)] = []

  mutating func visit(_ items: [ImportedItem], parent: String) {
    for item in items where !item.isSeparator {
      let id = item.id ?? ItemID.derive(from: item.title, parent: parent)
      self.items.append((id, item))
      languages.formUnion(item.translations.keys)
      visit(item.children ?? [], parent: id)
    }
  }
}
