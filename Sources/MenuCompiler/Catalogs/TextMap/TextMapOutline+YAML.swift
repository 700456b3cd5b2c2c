extension TextMapOutline {
  /// Reads the mappings of a YAML or JSON document, which is valid. What an alias repeats is left
  /// out: it is written elsewhere.
  mutating func readYAML() {
    var tokens = YAMLTokens(bytes)
    var reader = YAMLOutlineReader()
    while let token = tokens.next() {
      reader.add(token)
      if token.kind == .blockText { blockScalars.insert(token.range.upperBound) }
    }
    for key in tokens.keys { reader.keys[key.mapping, default: []].append(key) }
    guard let first = reader.tokens.first, let end = reader.tokens.last else { return }
    let start = reader.content(from: 0)
    nodes[Self.root].value = start..<end.range.upperBound
    nodes[Self.root].start = first.range.lowerBound
    nodes[Self.root].next = nextLine(behind: end)
    reader.read(Self.root, at: start, upTo: bytes.count, &self)
  }
}

private struct YAMLOutlineReader {
  /// All but trivia and the marks of documents.
  private(set) var tokens: [YAMLToken] = []
  /// By the start of their mapping.
  var keys: [Int: [YAMLKey]] = [:]
  /// Where brackets and braces are closed, by where they open.
  private var closing: [Int: Int] = [:]
  private var open: [Int] = []

  mutating func add(_ token: YAMLToken) {
    switch token.kind {
    case .directive, .documentStart, .documentEnd: return
    case .openingBrace, .openingBracket: open.append(token.range.lowerBound)
    case .closingBrace, .closingBracket:
      if let start = open.popLast() { closing[start] = token.range.lowerBound }
    default: break
    }
    if !token.kind.isTrivia { tokens.append(token) }
  }

  /// The index of the first token that starts at an offset or behind it.
  private func index(from offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where the value starts that is behind an offset, without its anchor and its tag.
  func content(from offset: Int) -> Int {
    var index = index(from: offset)
    while index < tokens.count, tokens[index].kind == .anchor || tokens[index].kind == .tag {
      index += 1
    }
    return index < tokens.count ? tokens[index].range.lowerBound : offset
  }

  /// Makes a node a table, if a mapping starts at an offset.
  func read(_ node: Int, at start: Int, upTo end: Int, _ outline: inout TextMapOutline) {
    let first = index(from: start)
    let isFlow =
      first < tokens.count && tokens[first].range.lowerBound == start
      && tokens[first].kind == .openingBrace
    guard isFlow || keys[start] != nil else { return }
    outline.nodes[node].kind = isFlow ? .flow : .block
    let keys = (keys[start] ?? []).sorted { $0.start < $1.start }
    let limit = isFlow ? closing[start] ?? end : end
    if isFlow { outline.nodes[node].value = start..<min(limit + 1, outline.bytes.count) }
    for (number, key) in keys.enumerated() {
      let next = number + 1 < keys.count ? keys[number + 1].start : limit
      read(key, upTo: next, of: node, isFlow: isFlow, &outline)
    }
  }

  private func read(
    _ key: YAMLKey, upTo next: Int, of parent: Int, isFlow: Bool, _ outline: inout TextMapOutline
  ) {
    guard let scalar = key.scalar, let colon = key.colon,
      let name = TextLiteral(yaml: outline.bytes, scalar, isInFlow: isFlow)?.text,
      outline.nodes[parent].children[name] == nil
    else { return }
    var last = index(from: next) - 1
    if isFlow, last >= 0, tokens[last].kind == .comma { last -= 1 }
    let isEmpty = last < 0 || tokens[last].range.lowerBound <= colon
    let start = isEmpty ? colon + 1 : content(from: colon + 1)
    let end = isEmpty ? colon + 1 : max(start, outline.endOfText(tokens[last]))
    let node = outline.add(
      name,
      .init(
        kind: .text, keys: [scalar], start: key.start, value: start..<end, end: end,
        next: isEmpty ? outline.nextLine(from: colon) : outline.nextLine(behind: tokens[last]),
        colon: colon),
      to: parent)
    if !isEmpty { read(node, at: start, upTo: next, &outline) }
  }
}

extension TextMapOutline {
  fileprivate func nextLine(behind token: YAMLToken) -> Int {
    token.kind == .blockText ? token.range.upperBound : nextLine(from: token.range.upperBound)
  }

  /// The end of a token without the line breaks of a block scalar.
  fileprivate func endOfText(_ token: YAMLToken) -> Int {
    guard token.kind == .blockText else { return token.range.upperBound }
    var end = token.range.upperBound
    while end > token.range.lowerBound, bytes[end - 1].isBlankOrBreak { end -= 1 }
    return end
  }
}
