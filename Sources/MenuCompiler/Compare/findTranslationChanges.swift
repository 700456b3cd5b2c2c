/// Finds texts of items in both menus whose translations differ, in the languages that both menus
/// have.
func findTranslationChanges(_ old: MenuSide, _ new: MenuSide) -> [DocumentChange] {
  guard let oldTexts = old.declared.texts, let newTexts = new.declared.texts else { return [] }
  var comparison = MenuComparison(old, new)
  let pairs = Dictionary(
    comparison.pairing.pairs.map { (new.table.ids[$0.new], $0) },
    uniquingKeysWith: { first, _ in first })
  let known = Set(old.declared.languages)
  for language in new.declared.languages where known.contains(language) {
    let before = old.translations(oldTexts, language)
    let after = new.translations(newTexts, language)
    for (number, written) in newTexts.keys.enumerated() {
      guard let key = TranslationKey(written) else { continue }
      let pair = pairs[key.id]
      guard key.id.isEmpty || pair != nil else { continue }
      let oldKey = TranslationKey(id: pair.map { old.table.ids[$0.old] } ?? "", field: key.field)
      let oldText = oldTexts.number(of: oldKey.written).flatMap { before[$0] }
      let text = after[number]
      guard oldText != text else { continue }
      let name = "the \(key.field.name) of \(key.id.isEmpty ? "the menu" : "'\(key.id)'")"
      let message =
        text.map { "\(name) is '\($0.firstLine)' in '\(language.text)'" }
        ?? "\(name) is no longer translated in '\(language.text)'"
      if let pair {
        comparison.add(.translationChanged, pair, message, before: oldText, after: text)
      } else {
        comparison.add(.translationChanged, .title, message, before: oldText, after: text)
      }
    }
  }
  return comparison.changes
}

extension MenuSide {
  fileprivate func translations(_ texts: MenuTexts, _ language: LanguageTag) -> [String?] {
    texts.translations(in: declared.catalogs.filter { $0.language == language })
  }
}
