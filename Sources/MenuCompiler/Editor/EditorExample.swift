extension KeyDescription {
  /// The meaning of the key with its default and an example in the format of a document, in
  /// Markdown.
  func documentation(in format: SourceFormat) -> String {
    guard format != .toml, let example else { return documentation }
    var translated = self
    translated.example = EditorExample(example).printed(in: format)
    return translated.documentation
  }
}

/// Converts an example from the registry, which is a table or an entry in TOML, to another format.
private struct EditorExample {
  private let syntax: EditorSyntax
  private let isTable: Bool

  init(_ toml: String) {
    isTable = toml.hasPrefix("{")
    syntax = EditorSyntax(Array((isTable ? "x = \(toml)" : toml).utf8), .toml)
  }

  func printed(in format: SourceFormat) -> String {
    let entries = entries(of: SyntaxTree.root)
    return (isTable ? entries.first?.value ?? .table([]) : .entries(entries)).printed(in: format)
  }

  private func entries(of table: SyntaxTree.ID) -> [Proposal.Entry] {
    syntax.tree.children(of: table).map { Proposal.Entry(syntax.name(of: $0) ?? "", value(of: $0)) }
  }

  private func value(of id: SyntaxTree.ID) -> Proposal {
    let node = syntax.tree[id]
    switch node.kind {
    case .scalar:
      let text = syntax.text(of: id) ?? ""
      if syntax.bytes[node.value].first?.isQuote == true { return .string(text) }
      return text == "true" || text == "false" ? .boolean(text == "true") : .number(text)
    case .array, .arrayOfTables, .blockArray:
      return .array(syntax.tree.children(of: id).map(value(of:)))
    case .table, .header, .implied, .dotted, .blockTable: return .table(entries(of: id))
    }
  }
}
