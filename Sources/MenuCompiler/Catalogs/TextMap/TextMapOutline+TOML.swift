extension TextMapOutline {
  mutating func readTOML() {
    var reader = TOMLOutlineReader(
      tokens: TOMLTokens(bytes).filter { !$0.kind.isTrivia || $0.kind == .lineBreak })
    reader.readDocument(into: &self)
  }
}

/// Reads the statements of a TOML document, which is valid.
private struct TOMLOutlineReader {
  typealias Part = (name: String, range: Range<Int>)

  let tokens: [TOMLToken]
  private var index = 0

  init(tokens: [TOMLToken]) { self.tokens = tokens }

  private var kind: TOMLToken.Kind? { index < tokens.count ? tokens[index].kind : nil }

  mutating func readDocument(into outline: inout TextMapOutline) {
    var section = TextMapOutline.root
    while let kind {
      switch kind {
      case .headerOpen: section = readHeader(into: &outline)
      case .bareKey, .string: readStatement(in: section, &outline)
      default: index += 1
      }
    }
  }

  private mutating func readHeader(into outline: inout TextMapOutline) -> Int {
    let start = tokens[index].range.lowerBound
    let isElement = tokens[index].range.count == 2
    index += 1
    let parts = readKey(in: outline)
    let end = index < tokens.count ? tokens[index].range.upperBound : start
    index += 1
    var node = TextMapOutline.root
    for (number, part) in parts.enumerated() {
      let isLast = number == parts.count - 1
      // An array of tables is no part of a map: its elements are left alone.
      if let known = outline.nodes[node].children[part.name], !(isElement && isLast) {
        node = known
        outline.nodes[node].keys.append(part.range)
      } else {
        node = outline.add(
          part.name,
          .init(kind: .implied, keys: [part.range], start: start, value: start..<end, end: end),
          to: node)
      }
    }
    guard node != TextMapOutline.root else { return node }
    if outline.nodes[node].kind == .implied { outline.nodes[node].kind = .section }
    outline.nodes[node].start = start
    outline.nodes[node].value = start..<end
    outline.nodes[node].end = end
    return node
  }

  /// The parts of a key, up to what follows it.
  private mutating func readKey(in outline: TextMapOutline) -> [Part] {
    var parts: [Part] = []
    while let kind {
      let range = tokens[index].range
      switch kind {
      case .bareKey: parts.append((String(decoding: outline.bytes[range], as: UTF8.self), range))
      case .string: parts.append((TextLiteral(toml: outline.bytes, range)?.text ?? "", range))
      case .dot: break
      default: return parts
      }
      index += 1
    }
    return parts
  }

  private mutating func readStatement(in table: Int, _ outline: inout TextMapOutline) {
    let start = tokens[index].range.lowerBound
    let parts = readKey(in: outline)
    guard kind == .equals, let last = parts.last else { return skipLine() }
    index += 1
    var parents = [table]
    for part in parts.dropLast() {
      let parent = parents[parents.count - 1]
      if let known = outline.nodes[parent].children[part.name] {
        outline.nodes[known].keys.append(part.range)
        parents.append(known)
      } else {
        parents.append(
          outline.add(
            part.name,
            .init(kind: .dotted, keys: [part.range], start: start, value: part.range, end: start),
            to: parent))
      }
    }
    let node = outline.add(
      last.name,
      .init(kind: .text, keys: [last.range], start: start, value: start..<start, end: start),
      to: parents[parents.count - 1])
    let value = readValue(of: node, &outline)
    outline.nodes[node].value = value
    for parent in parents + [node] {
      outline.nodes[parent].end = max(outline.nodes[parent].end, value.upperBound)
    }
  }

  private mutating func readValue(of node: Int, _ outline: inout TextMapOutline) -> Range<Int> {
    guard index < tokens.count else { return outline.bytes.count..<outline.bytes.count }
    let start = tokens[index].range.lowerBound
    var end = start
    if kind == .openingBrace {
      outline.nodes[node].kind = .flow
      index += 1
      while let kind, kind != .closingBrace, kind != .lineBreak {
        if kind == .bareKey || kind == .string {
          readStatement(in: node, &outline)
        } else {
          index += 1
        }
      }
      end = index < tokens.count ? tokens[index].range.upperBound : outline.bytes.count
      index += 1
      return start..<end
    }
    var depth = 0
    while let kind {
      let isEnd = kind == .lineBreak || kind == .comma || kind == .closingBrace
      if depth == 0, isEnd { break }
      if kind == .openingBracket || kind == .openingBrace { depth += 1 }
      if kind == .closingBracket || kind == .closingBrace { depth -= 1 }
      if kind != .lineBreak { end = tokens[index].range.upperBound }
      index += 1
    }
    return start..<end
  }

  private mutating func skipLine() {
    while let kind, kind != .lineBreak { index += 1 }
  }
}
