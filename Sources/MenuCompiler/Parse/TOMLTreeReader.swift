/// Reads the tokens of a TOML text once, and builds ``TOMLTables`` from its headers, keys and
/// values.
struct TOMLTreeReader {
  private typealias ID = SyntaxTree.ID

  /// An open array or inline table with its parents.
  private struct Level {
    let value: ID
    let isArray: Bool
    /// The tables that contain the key of this value; empty for an array element.
    let parents: [ID]
  }

  private(set) var tables: TOMLTables
  private let bytes: [UInt8]
  private var table = SyntaxTree.root
  private var levels: [Level] = []
  /// The opening brackets of a header that is not closed yet.
  private var header: Range<Int>?
  /// The parts of the key being read. The array is a property so that it is allocated once.
  private var parts: [TOMLTables.Part] = []
  /// Whether the last token of the key was a dot.
  private var isBehindDot = false
  /// Whether the line does not start with a valid key.
  private var isBroken = false
  /// Whether a key and its `=` have been read, but not its value.
  private var awaitsValue = false
  /// The last completed value, to which a following comma belongs.
  private var last: ID?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var tokens = TOMLTokens(bytes)
    var start = 0
    while let token = tokens.next(), token.kind == .byteOrderMark { start = token.range.upperBound }
    tables = TOMLTables(start: start)
    readDocument()
  }

  private mutating func readDocument() {
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
      guard let kind = SyntaxNode.Kind(token.kind) else {
        addPair(startingAt: start, as: nil, end: start)
        return read(token)
      }
      return addPair(startingAt: start, as: kind, end: token.range.upperBound)
    }
    if levels.last?.isArray == true, let kind = SyntaxNode.Kind(token.kind) {
      let element = tables.addElement(to: levels[levels.count - 1].value, start: start)
      return begin(element, in: [], as: kind, end: token.range.upperBound)
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
    case .comma:
      if !levels.isEmpty, let last { tables.noteComma(start, behind: last) }
      startKey()
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
      // A broken header defines no table for the keys below it.
      header = nil
      table = tables.detachedTable()
    }
  }

  private mutating func addPart(_ range: Range<Int>) {
    if !parts.isEmpty, !isBehindDot {
      startKey()
      isBroken = levels.isEmpty
    }
    isBehindDot = false
    let name = TOMLTokens.name(ofKey: range, in: bytes)
    parts.append(.init(name: tables.number(of: name), range: range))
  }

  private mutating func endHeader(_ closing: Range<Int>) {
    guard let opening = header else { return }
    header = nil
    guard let last = parts.last, !isBroken, !isBehindDot, opening.count == closing.count else {
      table = tables.detachedTable()
      return
    }
    let range = opening.lowerBound..<closing.upperBound
    var parent = SyntaxTree.root
    for part in parts.dropLast() { parent = tables.parentTable(part, in: parent, header: range) }
    table =
      opening.count == 2
      ? tables.headerElement(last, in: parent, header: range)
      : tables.headerTable(last, in: parent, header: range)
  }

  /// Adds the value of the key just read. `kind` is nil if the value is missing. A value after a
  /// broken key is added to a detached table.
  private mutating func addPair(
    startingAt start: Int, as kind: SyntaxNode.Kind?, end: Int
  ) {
    var parent = parts.isEmpty ? tables.detachedTable() : levels.last?.value ?? table
    var parents = [parent]
    let statement = parts.first?.range.lowerBound ?? start
    for part in parts.dropLast() {
      parent = tables.dottedTable(part, in: parent, statement: statement)
      parents.append(parent)
    }
    let value =
      parts.last.map { tables.addValue($0, to: parent, start: start, statement: statement) }
      ?? parent
    startKey()
    begin(value, in: parents, as: kind ?? .scalar, end: end)
  }

  private mutating func begin(
    _ value: ID, in parents: [ID], as kind: SyntaxNode.Kind, end: Int
  ) {
    tables.finish(value, as: kind, end: end)
    if kind == .scalar {
      tables.noteValue(value, in: parents)
      last = value
    } else {
      levels.append(Level(value: value, isArray: kind == .array, parents: parents))
    }
  }

  private mutating func closeLevel(end: Int) {
    guard let level = levels.popLast() else { return }
    tables.finish(level.value, as: level.isArray ? .array : .table, end: end)
    tables.noteValue(level.value, in: level.parents)
    last = level.value
  }
}

extension SyntaxNode.Kind {
  /// The kind of value that a token begins; nil if the token does not begin a value.
  fileprivate init?(_ token: TOMLToken.Kind) {
    switch token {
    case .scalar, .string, .unclosedString: self = .scalar
    case .openingBracket: self = .array
    case .openingBrace: self = .table
    default: return nil
    }
  }
}

extension TOMLTokens {
  /// A key as TOMLKit returns it: without quotes, with escapes replaced.
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
