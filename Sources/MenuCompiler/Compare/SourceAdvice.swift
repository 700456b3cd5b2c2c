/// Writes menu source code that users can copy from help messages.
extension MenuSide {
  /// The entry that gives an item an id or, if the item is a string, the table that replaces the
  /// string.
  func withID(_ id: String, _ node: Int) -> String {
    // In YAML, an id needs no quotes.
    with("id", format(of: node) == .yaml ? id : JSONValue.string(id).printedOnOneLine(), node)
  }

  /// The entry that adds a former id to the ids that an item already lists or, if the item is a
  /// string, the table that replaces the string.
  func withFormerID(_ id: String, _ node: Int) -> String {
    let known = fields(node)?.formerIDs.map(\.id) ?? []
    return with("was", JSONValue.strings(known + [id]).printedOnOneLine(), node)
  }

  private func with(_ key: String, _ value: String, _ node: Int) -> String {
    guard areStrings[node] else { return entry(key, value, of: node) }
    let title = JSONValue.string(table.titles[node]).printedOnOneLine()
    let entries = [entry(key, value, of: node), entry("title", title, of: node)]
    return "{ \(entries.joined(separator: ", ")) }"
  }

  private func entry(_ key: String, _ value: String, of node: Int) -> String {
    switch format(of: node) {
    case .toml: "\(key) = \(value)"
    case .yaml: "\(key): \(value)"
    case .json, .po, .xml, .strings, .properties: "\"\(key)\": \(value)"
    }
  }

  private func format(of node: Int) -> SourceFormat {
    files[Int(places[node].file)].file.format
  }
}
