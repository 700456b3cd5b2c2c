/// Reads the tokens of a TOML text once, and tells ``TOMLPositionsTree`` the headers, keys and values
/// that they make.
struct TOMLPositionsReader {
  private typealias NodeID = TOMLPositionsTree.NodeID

  /// An array or inline table that is open.
  private struct Level {
    let value: NodeID
    let isArray: Bool
    /// The table that it is a key's value in; nil for an element.
    let parent: NodeID?
  }

  private(set) var tree: TOMLPositionsTree
  private let bytes: [UInt8]
  private var table = TOMLPositionsTree.root
  private var levels: [Level] = []
  /// Where the header is that has no closing bracket yet.
  private var header: Range<Int>?
  /// The parts of the key that is being read; kept here to be allocated once.
  private var parts: [TOMLPositionsTree.Part] = []
  /// Whether a dot was the last part of the key.
  private var isBehindDot = false
  /// Whether what stands on this line is no key.
  private var isBroken = false
  /// Whether a key and its `=` are read, and the value is not.
  private var awaitsValue = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var tokens = TOMLTokens(bytes)
    var start = 0
    while let token = tokens.next(), token.kind == .byteOrderMark { start = token.range.upperBound }
    tree = TOMLPositionsTree(start: start)
  }

  mutating func readDocument() {
    var tokens = TOMLTokens(bytes)
    while let token = tokens.next() {
      if token.kind != .whitespace { read(token) }
    }
    if awaitsValue { addPair(startingAt: bytes.count, as: nil, end: bytes.count) }
    while !levels.isEmpty { closeLevel(end: bytes.count) }
  }

  private mutating func read(_ token: TOMLToken) {
    let start = token.range.lowerBound
    if awaitsValue {
      awaitsValue = false
      guard let kind = TOMLPositionsTree.Kind(token.kind) else {
        addPair(startingAt: start, as: nil, end: start)
        return read(token)
      }
      return addPair(startingAt: start, as: kind, end: token.range.upperBound)
    }
    if levels.last?.isArray == true, let kind = TOMLPositionsTree.Kind(token.kind) {
      let element = tree.addElement(to: levels[levels.count - 1].value, start: start)
      return begin(element, of: nil, as: kind, end: token.range.upperBound)
    }
    switch token.kind {
    case .lineBreak: endLine()
    case .headerOpen: header = token.range
    case .headerClose: endHeader(token.range)
    case .bareKey, .string, .unclosedString: addPart(token.range)
    case .dot:
      isBroken = isBroken || parts.isEmpty || isBehindDot
      isBehindDot = true
    case .equals:
      if isBroken || isBehindDot { startKey() }
      awaitsValue = true
    case .closingBracket, .closingBrace:
      closeLevel(end: token.range.upperBound)
      startKey()
    case .comma: startKey()
    case .unexpected:
      startKey()
      isBroken = levels.isEmpty
    case .byteOrderMark, .whitespace, .comment, .scalar, .openingBracket, .openingBrace: break
    }
  }

  private mutating func startKey() {
    parts.removeAll(keepingCapacity: true)
    isBehindDot = false
    isBroken = false
  }

  private mutating func endLine() {
    while let last = levels.last, !last.isArray { closeLevel(end: bytes.count) }
    startKey()
    if header != nil {
      // Without the table that a broken header means, the keys below it have no home.
      header = nil
      table = tree.detachedTable()
    }
  }

  private mutating func addPart(_ range: Range<Int>) {
    if !parts.isEmpty, !isBehindDot {
      startKey()
      isBroken = levels.isEmpty
    }
    isBehindDot = false
    let name = TOMLTokens.name(ofKey: range, in: bytes)
    parts.append(.init(name: tree.number(of: name), range: range))
  }

  private mutating func endHeader(_ closing: Range<Int>) {
    guard let opening = header else { return }
    header = nil
    guard let last = parts.last, !isBroken, !isBehindDot, opening.count == closing.count else {
      table = tree.detachedTable()
      return
    }
    var parent = TOMLPositionsTree.root
    for part in parts.dropLast() { parent = tree.parentTable(part, in: parent) }
    let range = opening.lowerBound..<closing.upperBound
    table =
      opening.count == 2
      ? tree.headerElement(last, in: parent, header: range)
      : tree.headerTable(last, in: parent, header: range)
  }

  /// Adds the value of the key that was read; one of no kind is missing. What stands behind a broken
  /// key has no home.
  private mutating func addPair(
    startingAt start: Int, as kind: TOMLPositionsTree.Kind?, end: Int
  ) {
    var parent = parts.isEmpty ? tree.detachedTable() : levels.last?.value ?? table
    for part in parts.dropLast() { parent = tree.dottedTable(part, in: parent) }
    let value = parts.last.map { tree.addValue($0, to: parent, start: start) } ?? parent
    startKey()
    begin(value, of: parent, as: kind ?? .scalar, end: end)
  }

  private mutating func begin(
    _ value: NodeID, of parent: NodeID?, as kind: TOMLPositionsTree.Kind, end: Int
  ) {
    tree.finish(value, as: kind, end: end)
    switch kind {
    case .array, .inlineTable:
      levels.append(Level(value: value, isArray: kind == .array, parent: parent))
    default: if let parent { tree.noteValue(value, in: parent) }
    }
  }

  private mutating func closeLevel(end: Int) {
    guard let level = levels.popLast() else { return }
    tree.finish(level.value, as: level.isArray ? .array : .inlineTable, end: end)
    if let parent = level.parent { tree.noteValue(level.value, in: parent) }
  }
}

extension TOMLPositionsTree.Kind {
  /// What a token begins where a value can stand; nil if it begins none.
  fileprivate init?(_ token: TOMLToken.Kind) {
    switch token {
    case .scalar, .string, .unclosedString: self = .scalar
    case .openingBracket: self = .array
    case .openingBrace: self = .inlineTable
    default: return nil
    }
  }
}

extension TOMLTokens {
  /// A key as TOMLKit returns it: without quotes, escapes replaced.
  static func name(ofKey range: Range<Int>, in bytes: [UInt8]) -> String {
    let isQuoted = bytes[range.lowerBound].isQuote
    if isQuoted, bytes[range].contains(.backslash), let literal = TextLiteral(toml: bytes, range) {
      return literal.text
    }
    let isClosed = isQuoted && range.count > 1 && bytes[range.upperBound - 1].isQuote
    let content =
      isQuoted ? range.lowerBound + 1..<range.upperBound - (isClosed ? 1 : 0) : range
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[content]), as: UTF8.self)
    }
  }
}
