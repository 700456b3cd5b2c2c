/// The bytes of a catalog of gettext after edits.
func editPO(_ file: SourceFile, _ edits: [CatalogEdit]) -> [UInt8] {
  var editor = POEditor(file.bytes)
  for edit in edits {
    switch edit {
    case .add(let text, before: let index): editor.add(text, before: index)
    case .update(let index, let text, let state): editor.update(index, text, state)
    }
  }
  return editor.edited()
}
