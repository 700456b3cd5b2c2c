/// Reads a catalog that maps ids to texts, in TOML, YAML or JSON.
///
/// The key of an item is its id; the key of the menu itself is `/`. The value is the title, or a
/// table that contains the texts by name: `keywords` is an array or a string with line breaks;
/// `accessibility`, `values` and `interface` are tables, as are texts with a number. The file
/// contains neither source texts nor states: a text without a value, or with an empty one, is
/// untranslated. Texts that the menu no longer has are in comments; see ``TextMapComment``.
func parseTextMap(
  _ file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics
) -> [Catalog] {
  var reader = TextMapReader(tree: CatalogTree(file, as: number, diagnostics.severities))
  guard let root = reader.tree.root else {
    reader.tree.report(into: &diagnostics)
    return []
  }
  reader.read(root)
  reader.tree.report(into: &diagnostics)
  let live = Set(reader.entries.map(\.key))
  reader.entries += TextMapComment.all(in: file).filter { !live.contains($0.key) }
    .map { $0.entry(in: number) }
  return [Catalog(entries: reader.entries.sorted { $0.position < $1.position })]
}

private struct TextMapReader {
  var tree: CatalogTree
  var entries: [CatalogEntry] = []

  mutating func read(_ root: SourceNode) {
    guard case .table(let items) = root.value else {
      tree.values.diagnostics.report(
        .wrongType, "a catalog must be a table, not \(root.kind)", at: .value(root.place),
        help: "write the ids of items, each with the title or a table of texts")
      return
    }
    for item in items {
      guard !item.key.isEmpty else {
        tree.values.diagnostics.report(
          .unknownKey, "a key is empty", at: .key(item.value.place),
          help: "write the id of an item, or '/' for the texts of the menu itself")
        continue
      }
      let id = item.key == "/" ? "" : item.key
      switch item.value.value {
      case .table(let texts):
        for text in texts { read(text, of: item, id: id) }
      case .nothing: add(id, .title, "", item.value)
      default:
        if let text = tree.values.text(item.key, item.value) { add(id, .title, text, item.value) }
      }
    }
  }

  private mutating func read(_ text: SourceEntry, of item: SourceEntry, id: String) {
    switch (text.key, text.value.value) {
    case ("keywords", .array):
      let keywords = tree.values.texts("keywords", text.value).map(\.text)
      add(id, .keywords, keywords.joined(separator: "\n"), text.value)
    case (_, .table(let forms)) where PluralField(name: text.key) != nil:
      for entry in forms { read(entry, of: item, path: [item.key, text.key], id: id) }
    case ("accessibility", .table(let nested)), ("values", .table(let nested)),
      ("interface", .table(let nested)):
      for entry in nested {
        read(entry, of: item, path: [item.key, text.key], id: id)
      }
    case ("accessibility", _), ("values", _), ("interface", _):
      tree.values.wrongType(text.key, text.value, takes: .table)
    default:
      guard !text.key.contains("."), let field = TranslatedField(name: text.key) else {
        return reportUnknown(text, of: item, path: [item.key, text.key])
      }
      read(text, as: field, id: id)
    }
  }

  /// Reads a text in a table of texts, or the forms of a text.
  private mutating func read(_ text: SourceEntry, of item: SourceEntry, path: [String], id: String)
  {
    let name = (path.dropFirst() + [text.key]).joined(separator: ".")
    if case .table(let forms) = text.value.value, PluralField(name: name) != nil {
      for form in forms { read(form, of: item, path: path + [text.key], id: id) }
    } else if let field = TranslatedField(name: name) {
      read(text, as: field, id: id)
    } else {
      reportUnknown(text, of: item, path: path + [text.key])
    }
  }

  private mutating func read(_ text: SourceEntry, as field: TranslatedField, id: String) {
    if case .nothing = text.value.value { return add(id, field, "", text.value) }
    guard let written = tree.values.text(text.key, text.value) else { return }
    add(id, field, written, text.value)
  }

  private mutating func add(
    _ id: String, _ field: TranslatedField, _ text: String, _ value: SourceNode
  ) {
    entries.append(
      CatalogEntry(
        key: TranslationKey(id: id, field: field).written,
        keyAnchor: tree.anchor(.key(value.place)),
        source: nil, translation: text, translationAnchor: tree.anchor(.value(value.place)),
        state: text.isEmpty ? .untranslated : .translated))
  }

  /// Reports a key that names no text. In TOML, it may be part of an unquoted id.
  private mutating func reportUnknown(_ text: SourceEntry, of item: SourceEntry, path: [String]) {
    let name = path.dropFirst().joined(separator: ".")
    let isTOML = tree.format == .toml
    let id = path.joined(separator: ".")
    let isTable = if case .table = text.value.value { true } else { false }
    let names =
      switch path.dropLast().last {
      case "accessibility": ["label", "hint"]
      case "interface": InterfaceText.names
      default: Self.names
      }
    let help =
      isTOML && path.count == 2 && Suggestion.nearest(to: text.key, among: names) == nil
      ? "if '\(id)' is an id, quote it: "
        + (isTable ? "`[\"\(id)\"]`" : "`\"\(id)\" = …`")
      : Suggestion.help(for: text.key, among: names)
    tree.values.diagnostics.report(
      .unknownKey, "an item has no text '\(name)'", at: .key(text.value.place), help: help)
  }

  /// The keys of a table of texts.
  private static let names =
    ["title"] + ItemField.allCases.filter(\.isTranslatable).map(\.key)
    + ["keywords", "accessibility", "values"]
}

extension CatalogEntry {
  /// The start of the entry's key.
  var position: Int {
    if case .bytes(_, let range) = keyAnchor { range.lowerBound } else { 0 }
  }
}
