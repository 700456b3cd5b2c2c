/// The bytes of a gettext catalog after edits.
///
/// - Parameter language: The language of the catalog, whose rule for texts with a number is added
///   to a header that has none.
func editPO(_ file: SourceFile, language: String, _ edits: [CatalogEdit]) -> [UInt8] {
  var editor = POEditor(file.bytes)
  if edits.contains(where: \.hasForms), let rule = LanguageTag(language)?.pluralRule {
    editor.declareForms(by: rule)
  }
  for edit in edits {
    switch edit {
    case .add(let text, before: let index): editor.add(text, before: index)
    case .update(let index, let text, let state): editor.update(index, text, state)
    }
  }
  return editor.edited()
}

extension CatalogEdit {
  /// Whether the edit concerns a text with a number.
  fileprivate var hasForms: Bool {
    switch self {
    case .add(let text, before: _), .update(_, let text, _): text.plural != nil
    }
  }
}
