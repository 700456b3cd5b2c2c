extension DiagnosticName {
  /// See <doc:unknown-text>.
  public static let unknownText = DiagnosticName("unknown-text")
}

/// A catalog contains texts of the menu only.
func checkKnownTexts(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  let entries = context.entries
  for (index, number) in context.catalog.numbers.enumerated()
  where number == nil && entries[index].state != .obsolete {
    let (message, help) = problem(
      with: entries[index].key, context.texts, context.catalog.language)
    diagnostics.report(
      .unknownText, "\(message) \(context.suffix)", at: entries[index].keyAnchor, help: help)
  }
}

private func problem(
  with written: String, _ texts: MenuTexts, _ language: LanguageTag
) -> (message: String, help: String) {
  let update = "'menuc translate MENU --to \(language.text)'"
  guard let key = TranslationKey(written) else {
    let nearest = Suggestion.nearest(to: written, among: texts.keys)
    return (
      "'\(written)' is not the key of a text",
      nearest.map { "did you mean '\($0)'?" }
        ?? "write an item's id, '/' and what is translated, such as 'theme/title'"
    )
  }
  if texts.ids.contains(key.id) || key.id.isEmpty {
    let owner = key.id.isEmpty ? "the menu" : "'\(key.id)'"
    return (
      "\(owner) has no text '\(key.field.name)'",
      "delete the translation, or add the text to the menu"
    )
  }
  if let id = texts.renamed[key.id] {
    return ("'\(key.id)' is now called '\(id)'", "let menuc rename it: \(update)")
  }
  let nearest = Suggestion.nearest(to: key.id, among: texts.ids.sorted { $0.utf8Precedes($1) })
  return (
    "the menu has no item '\(key.id)'",
    nearest.map { "did you mean '\($0)'?" } ?? "mark it as obsolete: \(update)"
  )
}
