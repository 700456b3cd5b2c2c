/// Writes a document with its comments in another format. The layout is that of
/// ``formatDocument(_:)``, which is applied afterward.
struct ConvertedText {
  private let format: SourceFormat
  private(set) var lines: [String] = []
  /// The parts that the format can't contain.
  private(set) var losses: [String] = []

  init(_ document: ConvertedValue, schema: String?, as format: SourceFormat) {
    self.format = format
    var document = document
    if let schema {
      switch format {
      case .toml: lines.append("#:schema \(schema)")
      case .yaml: lines.append("# yaml-language-server: $schema=\(schema)")
      default:
        let entry = ConvertedEntry(
          key: "$schema", value: ConvertedValue(content: .string(schema)))
        document.content = .table([entry] + document.entries)
      }
    }
    switch format {
    case .toml: tomlTable(document, path: "")
    case .yaml: yaml(document, indent: "")
    default: lines.append(json(document))
    }
    if format != .json { lines += document.rest }
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  // MARK: YAML

  private mutating func yaml(_ value: ConvertedValue, indent: String) {
    for entry in value.entries {
      lines += entry.comments.map { indent + $0 }
      let name = value.isArray ? "-" : format.keyLiteral(entry.key) + ":"
      let behind = entry.trailing.map { "  " + $0 } ?? ""
      let isItems = value.isArray || entry.key == ItemKey.items.rawValue
      if let text = flow(entry.value, mayBeTable: !isItems && !indent.isEmpty) {
        lines.append(indent + name + (text.isEmpty ? "" : " " + text) + behind)
        continue
      }
      lines.append(indent + name + behind)
      yaml(entry.value, indent: indent + "  ")
      lines += entry.value.rest.map { indent + "  " + $0 }
      // Below a comment, an empty group would be a key without a value.
      if entry.value.entries.isEmpty {
        lines.append(indent + "  " + (entry.value.isArray ? "[]" : "{}"))
      }
    }
  }

  /// A value on one line of YAML; nil if it should be a block.
  private func flow(_ value: ConvertedValue, mayBeTable: Bool) -> String? {
    if let scalar = format.scalarLiteral(value.content) { return scalar }
    if value.entries.isEmpty, value.rest.isEmpty { return value.isArray ? "[]" : "{}" }
    guard mayBeTable, !value.hasComments else { return nil }
    let text = compact(value)
    return text.utf8.count <= 80 ? text : nil
  }

  // MARK: JSON

  private mutating func json(_ value: ConvertedValue) -> String {
    losses += value.rest.map { "comment: \($0)" }
    if let scalar = format.scalarLiteral(value.content) { return scalar }
    var parts: [String] = []
    for entry in value.entries {
      losses += (entry.comments + [entry.trailing].compactMap { $0 }).map { "comment: \($0)" }
      let name = value.isArray ? "" : format.keyLiteral(entry.key) + ": "
      parts.append(name + json(entry.value))
    }
    let text = parts.joined(separator: ",\n")
    return value.isArray ? "[\(text)]" : "{\(text)}"
  }

  // MARK: TOML

  /// Writes the pairs of a table, then the tables in it that have headers.
  private mutating func tomlTable(_ table: ConvertedValue, path: String) {
    var inner: [ConvertedEntry] = []
    for entry in table.entries {
      guard !hasHeaders(entry, path: path) else {
        inner.append(entry)
        continue
      }
      tomlPair(entry)
    }
    for entry in inner {
      let name =
        path.isEmpty ? format.keyLiteral(entry.key) : path + "." + format.keyLiteral(entry.key)
      if entry.value.isTable {
        header(entry, "[\(name)]", path: name, entry.value)
        continue
      }
      var elements = entry.value.entries
      elements[0].comments =
        entry.comments + [entry.trailing].compactMap { $0 } + elements[0].comments
      for element in elements {
        var value = element.value
        if case .string = value.content {
          value.content = .table([ConvertedEntry(key: ItemKey.title.rawValue, value: element.value)]
          )
        }
        header(element, "[[\(name)]]", path: name, value)
      }
      lines += entry.value.rest
    }
  }

  private mutating func header(
    _ entry: ConvertedEntry, _ header: String, path: String, _ table: ConvertedValue
  ) {
    lines.append("")
    lines += entry.comments
    lines.append(header + (entry.trailing.map { "  " + $0 } ?? ""))
    tomlTable(table, path: path)
    lines += table.rest
  }

  /// Whether an entry gets headers: tables and arrays of tables at the top level, and arrays of
  /// items that are at the top level or whose elements have items or comments, unless their path is
  /// long.
  private func hasHeaders(_ entry: ConvertedEntry, path: String) -> Bool {
    let elements = entry.value.entries
    if elements.isEmpty { return false }
    if entry.value.isTable { return path.isEmpty }
    guard entry.value.isArray else { return false }
    guard entry.key == ItemKey.items.rawValue else {
      return path.isEmpty && elements.allSatisfy { $0.value.isTable && !$0.value.entries.isEmpty }
    }
    let areItems = elements.allSatisfy { element in
      if case .string = element.value.content { return true }
      return element.value.isTable && !element.value.entries.isEmpty
    }
    let isDeep = elements.contains { element in
      element.value.hasComments
        || element.value.entries.contains { $0.value.isArray && $0.key == entry.key }
    }
    return areItems && (path.isEmpty || isDeep) && path.utf8.count < 17
  }

  private mutating func tomlPair(_ entry: ConvertedEntry) {
    if case .nothing = entry.value.content {
      losses.append("'\(entry.key)' has no value")
      lines += entry.comments + [entry.trailing].compactMap { $0 }
      return
    }
    var above = entry.comments
    let text = toml(entry.value, hoisting: &above)
    lines += above
    lines.append(
      format.keyLiteral(entry.key) + " = " + text + (entry.trailing.map { "  " + $0 } ?? ""))
  }

  /// A TOML value. Inline tables can't contain comments, so their comments move above the table.
  private mutating func toml(_ value: ConvertedValue, hoisting above: inout [String]) -> String {
    if let scalar = format.scalarLiteral(value.content) { return scalar }
    guard value.isArray else {
      var parts: [String] = []
      for entry in value.entries {
        above += entry.comments + [entry.trailing].compactMap { $0 }
        if case .nothing = entry.value.content {
          losses.append("'\(entry.key)' has no value")
          continue
        }
        parts.append(
          format.keyLiteral(entry.key) + " = " + toml(entry.value, hoisting: &above))
      }
      above += value.rest
      return parts.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + " }"
    }
    var parts: [String] = []
    for entry in value.entries {
      if case .nothing = entry.value.content {
        losses.append("an element has no value")
        continue
      }
      var comments = entry.comments
      let text = toml(entry.value, hoisting: &comments)
      parts += comments
      parts.append(text + "," + (entry.trailing.map { "  " + $0 } ?? ""))
    }
    parts += value.rest
    return parts.isEmpty ? "[]" : "[\n" + parts.joined(separator: "\n") + "\n]"
  }

  /// A YAML value without comments, on one line.
  private func compact(_ value: ConvertedValue) -> String {
    if let scalar = format.scalarLiteral(value.content) { return scalar }
    let parts = value.entries.map { entry in
      (value.isArray ? "" : format.keyLiteral(entry.key) + ": ") + compact(entry.value)
    }
    let text = parts.joined(separator: ", ")
    return value.isArray ? "[\(text)]" : parts.isEmpty ? "{}" : "{ \(text) }"
  }
}

extension SourceFormat {
  fileprivate func keyLiteral(_ key: String) -> String {
    let isPlain =
      switch self {
      case .yaml: PlainScalar.isUnmistakable(key)
      case .toml: !key.isEmpty && key.utf8.allSatisfy(\.isWord)
      default: false
      }
    return isPlain ? key : LiteralText.doubleQuoted(key)
  }

  /// A scalar on one line; nil for an array or table.
  fileprivate func scalarLiteral(_ content: ConvertedValue.Content) -> String? {
    switch content {
    case .string(let text):
      self == .yaml && PlainScalar.isUnmistakable(text) ? text : LiteralText.doubleQuoted(text)
    case .boolean(let flag): String(flag)
    case .number(let number): number
    case .nothing: self == .json ? "null" : ""
    case .array, .table: nil
    }
  }
}
