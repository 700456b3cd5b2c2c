/// The catalogs of an imported menu: for each language, the titles by the ids of the items. Titles
/// that a language lacks are recorded as lost; the catalog has those of the document in their place.
func catalogTexts(
  of menu: ImportedMenu, as format: SourceFormat, in context: inout ImportContext
) -> [(language: LanguageTag, text: String)] {
  var collector = TranslationCollector()
  collector.visit(menu.items, parent: "")
  return collector.languages.sorted { $0.text.utf8Precedes($1.text) }.map { language in
    var lines: [String] = []
    for (id, item) in collector.items {
      let translation = item.translations[language] ?? ""
      if translation.isEmpty {
        context.lose(
          "there is no translation of '\(item.title)' into '\(language.text)'", at: item.anchor)
      }
      let text = translation.isEmpty ? item.title : translation
      let key =
        format == .toml || !PlainScalar.isUnmistakable(id) ? LiteralText.doubleQuoted(id) : id
      lines.append(key + (format == .toml ? " = " : ": ") + LiteralText.doubleQuoted(text))
    }
    return (language, lines.joined(separator: "\n") + "\n")
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
