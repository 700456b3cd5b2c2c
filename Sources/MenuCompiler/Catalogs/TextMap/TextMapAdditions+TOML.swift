extension TextMapAdditions {
  /// Adds a new item: lines if its place is above all headers, otherwise a table with a header.
  mutating func addTOMLItem(_ name: String, _ value: Value, before site: Int?) {
    let key = TextMapKey.written(name, .toml)
    let place = site.map { outline.nodes[$0].start } ?? outline.bytes.count
    guard let first = outline.headers.first, place >= first else {
      let start = site == nil ? place : startWithComments(ofLineAt: place)
      insert(lines: Self.statements(key, value), at: start)
      return
    }
    let lines = ["[\(key)]"] + Self.statements("", value.asTable)
    if let next = outline.header(from: place) {
      insert(lines: lines + [""], at: startWithComments(ofLineAt: next))
    } else {
      insert(lines: [""] + lines, at: outline.bytes.count)
    }
  }

  mutating func insertIntoTOMLTable(_ values: [(name: String, value: Value)], _ node: Int) {
    let table = outline.nodes[node]
    let bytes = outline.bytes
    switch table.kind {
    case .dotted:
      let prefix = String(decoding: bytes[table.start..<table.key.upperBound], as: UTF8.self)
      insert(
        lines: Self.statements(prefix, .table(values)), at: outline.nextLine(from: table.end),
        depth: table.depth)
    case .implied:
      // The new header `[a]` precedes the header `[a.b]` that implied it.
      let path = bytes[table.value.lowerBound + 1..<table.key.upperBound]
      let header = "[" + String(decoding: path, as: UTF8.self) + "]"
      insert(
        lines: [header] + Self.statements("", .table(values)) + [""],
        at: startWithComments(ofLineAt: table.start), depth: table.depth)
    default:
      insert(
        lines: Self.statements("", .table(values)), at: outline.nextLine(from: table.end),
        depth: table.depth)
    }
  }

  /// Turns `a = "A"` into `a.title = "A"`, and adds the other texts below it.
  mutating func wrapTOML(_ node: Int, adding values: [(name: String, value: Value)]) {
    let text = outline.nodes[node]
    insert(".title", at: text.key.upperBound)
    let prefix = String(
      decoding: outline.bytes[text.start..<text.key.upperBound], as: UTF8.self)
    insert(
      lines: Self.statements(prefix, .table(values)), at: outline.nextLine(from: text.end),
      depth: text.depth)
  }

  /// The lines of a value, with a dotted key for each of its texts.
  private static func statements(_ key: String, _ value: Value) -> [String] {
    switch value {
    case .text(let comment, let scalar):
      return comment.map(commented) + ["\(key) = \(written(scalar))"]
    case .table(let entries):
      return entries.flatMap { entry in
        let name = TextMapKey.written(entry.name, .toml)
        return statements(key.isEmpty ? name : "\(key).\(name)", entry.value)
      }
    }
  }

  static func commented(_ line: String) -> String {
    let visible = line.unicodeScalars.map { scalar in
      let isHidden =
        scalar.properties.generalCategory == .control
        || scalar.properties.isNoncharacterCodePoint
      return isHidden && scalar != "\t" ? " " : String(scalar)
    }.joined()
    return visible.isEmpty ? "#" : "# " + visible
  }

  static func written(_ scalar: Scalar) -> String {
    switch scalar {
    case .string(let text): LiteralText.doubleQuoted(text)
    case .array(let texts): "[" + texts.map(LiteralText.doubleQuoted).joined(separator: ", ") + "]"
    }
  }
}

extension TextMapAdditions.Value {
  fileprivate var asTable: Self {
    if case .table = self { self } else { .table([("title", self)]) }
  }
}
