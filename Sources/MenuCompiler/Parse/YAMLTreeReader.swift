/// Builds the tree of a YAML document from its tokens and from the keys and elements that
/// ``YAMLTokens`` records.
///
/// A key that is an array or table gets no name, and its contents get no nodes.
struct YAMLTreeReader {
  private typealias ID = SyntaxTree.ID

  /// A key with its value, or an element of an array.
  private struct Entry {
    /// The start of the entry: its `?` or dash, its anchor or tag, or the key or value itself.
    let start: Int
    /// Where the array or table of the entry starts.
    let collection: Int
    var key: Range<Int>?
    var colon: Int?
    /// The position after the entry's colon or dash; nil for a key without a colon.
    var behind: Int?
  }

  private(set) var tree = SyntaxTree()
  private let bytes: [UInt8]
  /// All tokens of the document except trivia.
  private var tokens: [YAMLToken] = []
  /// The position after each closing bracket or brace, by the position of the opening one.
  private var closings: [Int: Int] = [:]
  private var entries: [Entry] = []
  /// The positions at which arrays and tables start.
  private var collections: Set<Int> = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scan = YAMLTokens(bytes)
    var open: [Int] = []
    while let token = scan.next() {
      switch token.kind {
      case .directive, .documentStart, .documentEnd: continue
      case .openingBrace, .openingBracket: open.append(token.range.lowerBound)
      case .closingBrace, .closingBracket:
        if let start = open.popLast() { closings[start] = token.range.upperBound }
      default: break
      }
      if !token.kind.isTrivia { tokens.append(token) }
    }
    entries = scan.elements.map {
      Entry(start: $0.start, collection: $0.array, behind: $0.behind)
    }
    entries += scan.keys.map(entry)
    // An element that is a pair, as in `[a: b]`, is sorted before its key.
    entries.sort { ($0.start, $0.key == nil ? 0 : 1) < ($1.start, $1.key == nil ? 0 : 1) }
    collections = Set(entries.map(\.collection))
    readDocument()
  }

  private func entry(_ key: YAMLKey) -> Entry {
    let mark = index(from: key.start) - 1
    let isMarked = mark >= 0 && tokens[mark].kind == .question
    let end = key.colon ?? endOfContent(at: key.start)
    let text = key.scalar ?? key.start..<max(key.start, bytes.endOfContent(before: end))
    return Entry(
      start: isMarked ? tokens[mark].range.lowerBound : key.start, collection: key.mapping,
      key: text, colon: key.colon, behind: key.colon.map { $0 + 1 })
  }

  private mutating func readDocument() {
    let start = tokens.first?.range.lowerBound ?? bytes.startOfText
    var owners: [Int: ID] = [:]
    add(Entry(start: start, collection: -1, behind: start), to: nil, next: 0, &owners)
    for (index, entry) in entries.enumerated() {
      guard let parent = owners[entry.collection] else { continue }
      add(entry, to: parent, next: index + 1, &owners)
    }
    tree.extendToChildren()
  }

  /// - Parameter next: The index of the next entry in ``entries``.
  private mutating func add(_ entry: Entry, to parent: ID?, next: Int, _ owners: inout [Int: ID]) {
    let end = entry.behind ?? entry.key?.upperBound ?? entry.start
    var node = SyntaxNode(.scalar, key: entry.key, value: end..<end, entry: entry.start..<end)
    node.colon = entry.colon
    node.isInFlow = parent.map { tree[$0].isInFlow || tree[$0].kind.isFlow } ?? false
    if let behind = entry.behind { read(&node, from: behind, next: next) }
    if node.isInFlow { node.comma = comma(behind: node.value.upperBound) }
    let id = tree.add(node, to: parent)
    if node.kind != .scalar { owners[node.value.lowerBound] = id }
  }

  /// Reads the value after a position, if there is one.
  private func read(_ node: inout SyntaxNode, from position: Int, next: Int) {
    // The entries of a key that is an array or table come before the key's own value.
    var next = next
    if next < entries.count, entries[next].start < position { next = firstEntry(from: position) }
    var index = index(from: position)
    var properties: Range<Int>?
    while index < tokens.count, tokens[index].kind == .anchor || tokens[index].kind == .tag,
      next == entries.count || tokens[index].range.lowerBound < entries[next].start
    {
      properties = properties ?? tokens[index].range
      index += 1
    }
    guard index < tokens.count, isContent(tokens[index], next: next) else {
      if let properties { node.setValue(properties, from: properties.lowerBound) }
      return
    }
    let token = tokens[index]
    let start = token.range.lowerBound
    let kind = kind(of: token)
    var end = token.range.upperBound
    if kind.isFlow { end = closings[start] ?? bytes.count }
    if token.kind == .blockHeader, index + 1 < tokens.count, tokens[index + 1].kind == .blockText {
      end = tokens[index + 1].range.upperBound
    }
    node.kind = kind
    node.setValue(start..<end, from: properties?.lowerBound ?? start)
  }

  /// Whether a token begins this entry's value and does not belong to the following entry.
  private func isContent(_ token: YAMLToken, next: Int) -> Bool {
    switch token.kind {
    case .comma, .colon, .closingBrace, .closingBracket: return false
    default: break
    }
    guard next < entries.count, entries[next].start == token.range.lowerBound else { return true }
    return entries[next].collection == token.range.lowerBound
  }

  private func kind(of token: YAMLToken) -> SyntaxNode.Kind {
    switch token.kind {
    case .openingBrace: .table
    case .openingBracket: .array
    case .dash: .blockArray
    default: collections.contains(token.range.lowerBound) ? .blockTable : .scalar
    }
  }

  /// The comma after a position, if it is the next token.
  private func comma(behind end: Int) -> Int? {
    let index = index(from: end)
    guard index < tokens.count, tokens[index].kind == .comma else { return nil }
    return tokens[index].range.lowerBound
  }

  private func endOfContent(at start: Int) -> Int {
    let index = index(from: start)
    guard index < tokens.count else { return start }
    switch tokens[index].kind {
    case .comma, .closingBrace, .closingBracket: return start
    default: return closings[start] ?? tokens[index].range.upperBound
    }
  }

  /// The index of the first token at or after an offset.
  private func index(from offset: Int) -> Int {
    tokens.partitioningIndex { $0.range.lowerBound >= offset }
  }

  private func firstEntry(from offset: Int) -> Int {
    entries.partitioningIndex { $0.start >= offset }
  }
}

extension [UInt8] {
  /// The end of the content before a position, without trailing blanks.
  func endOfContent(before position: Int) -> Int {
    var end = position
    while end > 0, self[end - 1].isBlankOrBreak { end -= 1 }
    return end
  }
}
