/// Additions to YAML flow mappings, JSON objects and TOML inline tables.
extension TextMapAdditions {
  private var format: SourceFormat { outline.file.format }

  /// Adds entries to a table in braces. If the existing entries are on separate lines, so are the
  /// new ones.
  ///
  /// - Parameter item: The item that the table belongs to; nil for the document.
  mutating func insertIntoFlow(
    _ values: [(name: String, value: Value)], _ node: Int, item: Int?, before site: Int?
  ) {
    let table = outline.nodes[node]
    let (open, close) = (table.value.lowerBound, table.value.upperBound - 1)
    let entries = entries(of: node)
    let indent = lineIndent(at: open)
    addComments(of: values, above: item)
    guard let first = entries.first, let last = entries.last else {
      let pairs = pairs(values, indent: indent + unit)
      let isBlank = outline.bytes[open + 1..<close].allSatisfy(\.isBlankOrBreak)
      replace(
        open + 1..<(isBlank ? close : open + 1),
        by: format == .json && hasLines
          ? onLines(pairs, indent: indent) : " " + pairs.joined(separator: ", ") + " ")
      return
    }
    let ownIndent = outline.indent(at: first.entry.lowerBound)
    let areLines = ownIndent != nil && outline.startOfLine(at: first.entry.lowerBound) > open
    let pairs = pairs(values, indent: ownIndent ?? indent + unit)
    let blank = areLines ? outline.lineBreak + (ownIndent ?? "") : " "
    if let site {
      let start = outline.nodes[site].start
      insert(pairs.map { $0 + "," + blank }.joined(), at: start)
    } else if let comma = last.comma {
      insert(pairs.map { blank + $0 + "," }.joined(), at: comma + 1)
    } else {
      // A comment needs no blank after a quote, but it does after a plain string.
      let end = last.entry.upperBound
      let separator = outline.bytes[end] == .hash ? " " : ""
      insert(pairs.map { "," + blank + $0 }.joined() + separator, at: end)
    }
  }

  /// Turns `"a": "A"` into `"a": { "title": "A", … }`.
  mutating func wrapInFlow(_ node: Int, adding values: [(name: String, value: Value)]) {
    let text = outline.nodes[node]
    let indent = lineIndent(at: text.start)
    let title =
      text.value.isEmpty
      ? "\"\"" : String(decoding: outline.bytes[text.value], as: UTF8.self)
    addComments(of: values, above: node)
    let pairs =
      ["\(TextMapKey.written("title", format)): \(title)"]
      + pairs(values, indent: indent + unit)
    let table =
      format == .json && hasLines
      ? "{" + onLines(pairs, indent: indent) + "}" : "{ " + pairs.joined(separator: ", ") + " }"
    replace(text.value, by: (text.value.isEmpty ? " " : "") + table)
  }

  private func onLines(_ pairs: [String], indent: String) -> String {
    let start = outline.lineBreak + indent + unit
    return start + pairs.joined(separator: "," + start) + outline.lineBreak + indent
  }

  /// Adds the source texts as comments above an item that begins a line. JSON has no comments.
  private mutating func addComments(
    of values: [(name: String, value: Value)], above item: Int?
  ) {
    guard format != .json, let item, let indent = outline.indent(at: outline.nodes[item].start)
    else { return }
    let lines = values.flatMap { comments(of: $0.value) }.map { indent + Self.commented($0) }
    guard !lines.isEmpty else { return }
    insert(lines: lines, at: outline.startOfLine(at: outline.nodes[item].start))
  }

  private func comments(of value: Value) -> [String] {
    switch value {
    case .text(let comment, _): comment
    case .table(let entries): entries.flatMap { comments(of: $0.value) }
    }
  }

  private func pairs(_ values: [(name: String, value: Value)], indent: String) -> [String] {
    let sign = format == .toml ? " = " : ": "
    return values.map { entry in
      let key = TextMapKey.written(entry.name, format)
      switch entry.value {
      case .text(_, let scalar):
        return key + sign + (format == .yaml ? Self.yaml(scalar) : Self.written(scalar))
      case .table(let nested):
        let pairs = pairs(nested, indent: indent + unit)
        let table =
          format == .json && hasLines
          ? "{" + onLines(pairs, indent: indent) + "}" : "{ " + pairs.joined(separator: ", ") + " }"
        return key + sign + table
      }
    }
  }

  /// The indentation of the line that contains an offset.
  private func lineIndent(at offset: Int) -> String {
    let start = outline.startOfLine(at: offset)
    return String(
      decoding: outline.bytes[start..<min(outline.bytes.endOfBlanks(from: start), offset)],
      as: UTF8.self)
  }

  /// Whether the entries of the document are on separate lines, or there are none yet.
  private var hasLines: Bool {
    let root = outline.nodes[TextMapOutline.root]
    guard let first = root.names.first.flatMap({ root.children[$0] }) else { return true }
    return outline.indent(at: outline.nodes[first].start) != nil
  }

  /// The indentation of the document's entries; two spaces if they have none.
  private var unit: String {
    let root = outline.nodes[TextMapOutline.root]
    let first = root.names.first.flatMap { root.children[$0] }.map { outline.nodes[$0].start }
    guard let first, let indent = outline.indent(at: first), !indent.isEmpty else { return "  " }
    return indent
  }
}
