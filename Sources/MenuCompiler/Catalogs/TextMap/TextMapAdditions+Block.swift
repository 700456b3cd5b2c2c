/// Additions to YAML block mappings, with one key per line.
extension TextMapAdditions {
  mutating func addBlockItem(_ name: String, _ value: Value, before site: Int?) {
    let root = outline.nodes[TextMapOutline.root]
    // A document that is not a table has no texts, and stays as it is.
    guard root.kind == .blockTable || root.value.isEmpty else { return }
    let first = root.names.first.flatMap { root.children[$0] }.map { outline.nodes[$0].start }
    guard let indent = first.map({ outline.indent(at: $0) }) ?? "" else { return }
    let lines = Self.lines([(name, value)], indent: indent)
    if let site {
      insert(lines: lines, at: startWithComments(ofLineAt: outline.nodes[site].start))
    } else {
      insert(lines: lines, at: root.next ?? outline.documentEnd ?? outline.bytes.count)
    }
  }

  mutating func insertIntoBlock(_ values: [(name: String, value: Value)], _ node: Int) {
    let table = outline.nodes[node]
    guard let first = table.names.first.flatMap({ table.children[$0] }), let next = table.next,
      let indent = outline.indent(at: outline.nodes[first].start)
    else { return }
    insert(lines: Self.lines(values, indent: indent), at: next, depth: table.depth)
  }

  /// Turns `a: A` into a mapping with the title on the next line.
  mutating func wrapInBlock(_ node: Int, adding values: [(name: String, value: Value)]) {
    let text = outline.nodes[node]
    guard let colon = text.syntax.colon, let next = text.next,
      let indent = outline.indent(at: text.start)
    else { return }
    let inner = indent + "  "
    let start = "\(outline.lineBreak)\(inner)title: "
    if text.value.isEmpty {
      replace(colon + 1..<colon + 1, by: start + "\"\"")
    } else if outline.bytes[colon..<text.end].contains(where: \.isBreak) {
      guard let title = title(of: node) else { return }
      replace(colon + 1..<text.end, by: start + LiteralText.doubleQuoted(title))
    } else {
      replace(colon + 1..<outline.bytes.endOfBlanks(from: colon + 1), by: start)
    }
    insert(lines: Self.lines(values, indent: inner), at: next, depth: text.depth)
  }

  private static func lines(
    _ values: [(name: String, value: Value)], indent: String
  ) -> [String] {
    values.flatMap { entry in
      let key = indent + TextMapKey.written(entry.name, .yaml) + ":"
      switch entry.value {
      case .text(let comment, let scalar):
        return comment.map { indent + commented($0) } + ["\(key) \(yaml(scalar))"]
      case .table(let nested): return [key] + lines(nested, indent: indent + "  ")
      }
    }
  }

  static func yaml(_ scalar: Scalar) -> String {
    guard case .string(let text) = scalar, PlainScalar.isUnmistakable(text) else {
      return written(scalar)
    }
    return text
  }
}
