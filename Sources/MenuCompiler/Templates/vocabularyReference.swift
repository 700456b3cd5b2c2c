/// An article about the names that templates can use. It is generated from
/// ``TemplateContext/names``. A test compares it with the article in the documentation.
func vocabularyReference() -> String {
  var text = """
    # The vocabulary of templates

    Every name that a template can use, and what it means.

    This page is generated from the vocabulary against which templates are checked; see
    <doc:TargetsAndTemplates> for how to write a template. Texts of the menu are escaped as the
    target's `text` describes, which a target for HTML or XML need not have.


    """
  for (name, entry) in TemplateContext.vocabulary { text += lines(of: entry, name: name, level: 0) }
  text += "\n## A target's description\n\n"
  let tables: [(String, [(name: String, description: KeyDescription)])] = [
    ("The description", TableKind.list(TargetKey.self)),
    ("`text`, and each of `forms`", TableKind.list(TextKey.self)),
    ("`identifiers`", TableKind.list(IdentifierKey.self)),
    ("an element of `files`", TableKind.list(TargetFileKey.self)),
    ("a parameter", TableKind.list(ParameterKey.self)),
  ]
  for (title, keys) in tables {
    text += "### \(title)\n\n"
    for (name, key) in keys {
      let standard = key.defaultValue.map { " Default: `\($0)`." } ?? ""
      text += "- `\(name)`: \(key.summary)\(key.isRequired ? " Required." : standard)\n"
    }
    text += "\n"
  }
  return text
}

private func lines(of entry: Vocabulary, name: String, level: Int) -> String {
  let margin = String(repeating: "  ", count: level)
  var text = "\(margin)- `\(name)`: \(entry.summary)\n"
  switch entry {
  case .value, .parameters: break
  case .record(_, let members):
    for (name, member) in members { text += lines(of: member, name: name, level: level + 1) }
  case .list(_, let element):
    if case .record(_, let members) = element {
      for (name, member) in members { text += lines(of: member, name: name, level: level + 1) }
    }
  case .rows(_, let members, let columns):
    for (name, summary) in members { text += "\(margin)  - `\(name)`: \(summary)\n" }
    text += "\(margin)  - columns, for `{% each %}` and the column filters:\n"
    for (name, summary) in columns { text += "\(margin)    - `\(name)`: \(summary)\n" }
  }
  return text
}
