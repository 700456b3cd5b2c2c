extension DiagnosticName {
  /// See <doc:unknown-text>.
  package static let unknownText = DiagnosticName("unknown-text")
}

/// Checks that a catalog contains only texts of the menu, apart from keys that may belong to the
/// program. A file with several languages is checked only once.
func checkKnownTexts(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  let isShared = context.catalog.format.holdsAllLanguages
  if isShared, !context.isFirstOfFile { return }
  let entries = context.entries
  let tag = context.catalog.language.text
  let group = DiagnosticGroup(
    message: "entries \(isShared ? "" : "in '\(tag)' ")are for texts that the menu does not have",
    anchor: isShared ? .file(context.catalog.file) : context.catalog.anchor, limit: 5)
  let update =
    context.catalog.format.marksObsolete && !context.catalog.format.isMap
    ? "mark entries of removed items as obsolete: 'menuc translate MENU --to \(tag)'"
    : "delete entries of removed items"
  lazy var keys = SuggestionIndex(context.texts.keys)
  lazy var untranslated = SuggestionIndex(context.untranslatedIDs)
  for (index, number) in context.catalog.numbers.enumerated()
  where number == nil && entries[index].state != .obsolete {
    guard entries[index].state != .excluded,
      let (message, help) = problem(with: entries[index], context, keys, untranslated)
    else { continue }
    diagnostics.report(
      .unknownText, isShared ? message : "\(message) \(context.suffix)",
      at: entries[index].keyAnchor, help: help,
      membership: .init(group: group, subjects: [entries[index].key], help: update))
  }
}

/// The problem with an unknown key; nil for a key that may belong to the program.
private func problem(
  with entry: CatalogEntry, _ context: CatalogContext,
  _ keys: @autoclosure () -> SuggestionIndex, _ untranslated: @autoclosure () -> SuggestionIndex
) -> (message: String, help: String)? {
  let texts = context.texts
  let written = entry.key
  let update = "'menuc translate MENU --to \(context.catalog.language.text)'"
  guard let key = TranslationKey(written) else {
    if written.isEmpty { return nil }
    let slash = written.firstIndex(of: "/")
    if slash == nil, context.catalog.format.holdsAllLanguages { return nil }
    let nearest = keys().nearest(to: written)
    let isOfItem = slash.map { texts.ids.contains(String(written[..<$0])) } ?? false
    guard isOfItem || nearest != nil else { return nil }
    if context.catalog.format.isMap, let end = written.lastIndex(of: "/") {
      return (
        "no item has the id '\(written[..<end])'",
        "the key is the item's id, and the value its title, or a table of texts by their names"
      )
    }
    return (
      "'\(written)' is not the key of a text",
      nearest.map { "did you mean '\($0)'?" }
        ?? "write an item's id, '/' and the name of the text, such as 'theme/title'"
    )
  }
  if texts.untranslatableIDs.contains(key.id) {
    return (
      "the texts of '\(key.id)' are not translated: the item has 'translate = false'",
      "delete the translation, or the key 'translate' of the item"
    )
  }
  if texts.untranslatedKeys.contains(written) {
    return (
      "the text '\(key.field.name)' of '\(key.id)' is not translated: 'translate' of the item does not name it",
      "delete the translation, or name the text in 'translate'"
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
    // JSON can't mark a text as obsolete, so the old text remains next to the text with the new id.
    let new = context.catalog.format.marksObsolete ? nil : texts.number(of: key.field, id: id)
    let isCopied = new.map { context.catalog.numbers.contains($0) } ?? false
    return (
      "'\(key.id)' is now called '\(id)'",
      isCopied ? "delete this, if the program does not use it" : "let menuc rename it: \(update)"
    )
  }
  let nearest = untranslated().nearest(to: key.id)
  let isMarked = context.catalog.catalog.isOfMenu(entry, with: texts.ids)
  // In a map, every key is an id; in other catalogs, a key that is not similar to any key of the
  // menu may belong to the program.
  guard
    isMarked || nearest != nil || context.catalog.format.isMap
      || keys().nearest(to: written) != nil
  else { return nil }
  return (
    "the menu has no item '\(key.id)'",
    nearest.map { "did you mean '\($0)'?" }
      ?? "if an item had this id, add the id to its 'was'; if the item is gone, "
      + (isMarked && context.catalog.format.marksObsolete
        ? "let menuc mark this as obsolete: \(update)" : "delete this")
  )
}

extension CatalogContext {
  /// The ids of items without a translation. An entry for an unknown item can only be meant for one
  /// of these items.
  fileprivate var untranslatedIDs: [String] {
    var ids = texts.ids
    visitTranslations { translation, _, index in
      if !translation.isEmpty, let key = TranslationKey(entries[index].key) { ids.remove(key.id) }
    }
    return ids.sorted { $0.utf8Precedes($1) }
  }
}
