/// Writes an imported menu as a document. In an array, an item that is only a title takes one line.
struct ImportedText {
  let format: SourceFormat
  private(set) var lines: [String] = []

  init(
    _ menu: ImportedMenu, name: String, source: String, catalogs: String?, as format: SourceFormat
  ) {
    self.format = format
    lines.append("# Imported from \(source) by `menuc import`.")
    key("menu", .string(name))
    if let title = menu.title, title != name { key("title", .string(title)) }
    if let language = menu.language { key("language", .string(language.text)) }
    if let catalogs { key("translations", .string(catalogs)) }
    for (name, value) in menu.settings.ofDocument { key(name, value) }
    declareConditions(of: menu)
    declareActions(of: menu)
    if format == .yaml { yaml(menu.items, indent: "") } else { toml(menu.items, path: "items") }
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds comments above lines, which are numbered from 1.
  mutating func comment(_ comments: [Int: String]) {
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      if let comment = comments[index + 1] {
        result.append(line.prefix { $0 == " " } + "# " + comment)
      }
      result.append(line)
    }
    lines = result
  }

  private mutating func key(_ name: String, _ value: ImportedValue) {
    lines.append(format.pair(name, value))
  }

  private mutating func declareConditions(of menu: ImportedMenu) {
    guard !menu.conditions.isEmpty else { return }
    if format == .yaml { lines.append("conditions:") } else { lines += ["", "[conditions]"] }
    for condition in menu.conditions {
      lines.append((format == .yaml ? "  " : "") + format.pair(condition.key, condition.value))
    }
  }

  /// Declares all actions if some of them have arguments.
  private mutating func declareActions(of menu: ImportedMenu) {
    var actions: [String: Set<String>] = [:]
    func visit(_ items: [ImportedItem]) {
      for item in items {
        if let name = item.action { actions[name, default: []].formUnion(item.argumentNames) }
        visit(item.children ?? [])
      }
    }
    visit(menu.items)
    guard actions.contains(where: { !$0.value.isEmpty }) else { return }
    if format == .yaml { lines.append("actions:") } else { lines += ["", "[actions]"] }
    for (name, names) in actions.sorted(by: { $0.key.utf8Precedes($1.key) }) {
      let arguments = names.sorted { $0.utf8Precedes($1) }.map {
        ImportedValue.Entry(
          key: $0,
          value: .table([
            .init(key: "type", value: .string("string")), .init(key: "default", value: .string("")),
          ]))
      }
      let value =
        arguments.isEmpty ? [] : [ImportedValue.Entry(key: "arguments", value: .table(arguments))]
      lines.append((format == .yaml ? "  " : "") + format.pair(name, .table(value)))
    }
  }

  // MARK: YAML

  private mutating func yaml(_ items: [ImportedItem], indent: String) {
    lines.append(indent + (items.isEmpty ? "items: []" : "items:"))
    for item in items {
      let start = indent + "  - "
      let pairs = Self.pairs(of: item)
      guard pairs.count > 1 || item.children != nil || item.isSeparator else {
        lines.append(start + format.literal(.string(item.title)))
        continue
      }
      for (index, entry) in pairs.enumerated() {
        lines.append((index == 0 ? start : indent + "    ") + format.pair(entry.key, entry.value))
      }
      if let children = item.children { yaml(children, indent: indent + "    ") }
    }
  }

  // MARK: TOML

  private mutating func toml(_ items: [ImportedItem], path: String) {
    for item in items {
      lines += ["", "[[\(path)]]"]
      for entry in Self.pairs(of: item) { lines.append(format.pair(entry.key, entry.value)) }
      guard let children = item.children else { continue }
      if children.contains(where: { $0.children != nil }), path.utf8.count < 17 {
        toml(children, path: path + ".items")
      } else {
        lines.append("items = [")
        tomlArray(children, indent: "  ")
        lines.append("]")
      }
    }
    if items.isEmpty { lines.append("items = []") }
  }

  private mutating func tomlArray(_ items: [ImportedItem], indent: String) {
    for item in items {
      let pairs = Self.pairs(of: item)
      guard pairs.count > 1 || item.children != nil || item.isSeparator else {
        lines.append(indent + format.literal(.string(item.title)) + ",")
        continue
      }
      let table =
        indent + "{ " + pairs.map { format.pair($0.key, $0.value) }.joined(separator: ", ")
      guard let children = item.children else {
        lines.append(table + " },")
        continue
      }
      lines.append(table + ", items = [")
      tomlArray(children, indent: indent + "  ")
      lines.append(indent + "] },")
    }
  }

  // MARK: Values

  /// The keys of an item except `items`, with the title and the id first.
  private static func pairs(of item: ImportedItem) -> [(key: String, value: ImportedValue)] {
    if item.isSeparator { return [(ItemKey.separator.rawValue, .boolean(true))] }
    var pairs: [(key: String, value: ImportedValue)] = []
    if !item.title.isEmpty { pairs.append(("title", .string(item.title))) }
    if let id = item.id { pairs.append(("id", .string(id))) }
    return pairs + item.keys.ofItem
  }
}

extension SourceFormat {
  /// A key with its value, on one line of TOML or YAML.
  func pair(_ key: String, _ value: ImportedValue) -> String {
    let isPlain =
      self == .yaml
      ? PlainScalar.isUnmistakable(key) : key.utf8.allSatisfy(\.isWord) && !key.isEmpty
    let name = isPlain ? key : LiteralText.doubleQuoted(key)
    return name + (self == .yaml ? ": " : " = ") + literal(value)
  }

  /// A value on one line of TOML or YAML.
  func literal(_ value: ImportedValue) -> String {
    switch value {
    case .string(let text):
      self == .yaml && PlainScalar.isUnmistakable(text) ? text : LiteralText.doubleQuoted(text)
    case .strings(let texts):
      "[" + texts.map { literal(.string($0)) }.joined(separator: ", ") + "]"
    case .array(let values): "[" + values.map(literal).joined(separator: ", ") + "]"
    case .boolean(let flag): String(flag)
    case .table(let entries):
      entries.isEmpty
        ? "{}" : "{ " + entries.map { pair($0.key, $0.value) }.joined(separator: ", ") + " }"
    }
  }
}
