/// Reads the values of a JSON document and their positions in one pass. A value and its node have
/// the same number.
///
/// It is as strict as RFC 8259: a comment, an extra comma or a word without quotes is an error.
struct JSONReader {
  typealias ID = SyntaxTree.ID

  let bytes: [UInt8]
  var position: Int
  private let file: Int32
  private let keepsOwnKeys: Bool
  private(set) var tree = SyntaxTree()
  /// The keys that occur twice in the same table, with both places.
  private(set) var repetitions: [(key: String, first: SourcePlace, second: SourcePlace)] = []
  /// The positions of the open brackets and braces, outermost first.
  private(set) var open: [Int] = []
  /// The top-level key whose value is being read.
  private var topKey: Range<Int>?
  /// The number of elements of `items` read so far.
  private var items = 0

  /// - Parameter keepsOwnKeys: Whether the values of top-level keys that start with `x-` are kept.
  ///   Otherwise they are omitted.
  init(_ bytes: [UInt8], file: Int32, keepsOwnKeys: Bool) {
    self.bytes = bytes
    self.file = file
    self.keepsOwnKeys = keepsOwnKeys
    position = bytes.startOfText
  }

  /// The byte at the position; nil at the end of the text.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Reads the document. Returns nil if the text contains no value.
  mutating func readDocument() throws(JSONFailure) -> SourceNode? {
    skipBlanks()
    guard byte != nil else { return nil }
    let root = try readValue(nil, in: nil, level: 1)
    skipBlanks()
    guard byte == nil else { throw unexpected("the end of the document") }
    return root
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position].isBlankOrBreak { position += 1 }
  }

  /// Reads the value at the position.
  private mutating func readValue(
    _ key: (name: String, range: Range<Int>)?, in parent: ID?, level: Int
  ) throws(JSONFailure) -> SourceNode {
    let start = position
    let id = tree.add(SyntaxNode(.scalar, key: key?.range, value: start..<start), to: parent)
    try checkLimits(level)
    let value: SourceNode.Value
    switch byte {
    case .openingBrace:
      tree[id].kind = .table
      value = .table(try readTable(id, level))
    case .openingBracket:
      tree[id].kind = .array
      value = .array(try readArray(id, level, isItems: key?.name == ItemKey.items.rawValue))
    case .quotationMark: value = .text(try readString())
    default: value = try readWord()
    }
    tree[id].value = start..<position
    tree[id].entry = tree[id].entry.lowerBound..<position
    return SourceNode(value, at: place(id))
  }

  private func place(_ id: ID) -> SourcePlace { SourcePlace(file: file, node: id) }

  private mutating func readArray(
    _ id: ID, _ level: Int, isItems: Bool
  ) throws(JSONFailure) -> [SourceNode] {
    var elements: [SourceNode] = []
    try enter()
    while byte != .closingBracket {
      if isItems { items += 1 }
      elements.append(try readValue(nil, in: id, level: level + 1))
      try readSeparator(.closingBracket, in: id)
    }
    leave()
    return elements
  }

  private mutating func readTable(_ id: ID, _ level: Int) throws(JSONFailure) -> [SourceEntry] {
    var entries: [SourceEntry] = []
    // The indices of a large table's entries, by key.
    var known: [String: Int] = [:]
    try enter()
    while byte != .closingBrace {
      let entry = try readEntry(of: id, level)
      let first: Int?
      if entries.count < 16 {
        first = entries.firstIndex { $0.key == entry.key }
      } else {
        if known.isEmpty { for (index, entry) in entries.enumerated() { known[entry.key] = index } }
        first = known[entry.key]
      }
      if let first {
        repetitions.append((entry.key, entries[first].value.place, entry.value.place))
      } else {
        if !known.isEmpty { known[entry.key] = entries.count }
        entries.append(entry)
      }
      try readSeparator(.closingBrace, in: id)
    }
    leave()
    return entries
  }

  private mutating func readEntry(of table: ID, _ level: Int) throws(JSONFailure) -> SourceEntry {
    let start = position
    guard byte == .quotationMark else { throw unexpectedKey }
    let name = try readString()
    let range = start..<position
    skipBlanks()
    guard byte == .colon else { throw missingColon(behind: range) }
    position += 1
    skipBlanks()
    if level == 1 { topKey = range }
    var value = try readValue((name, range), in: table, level: level + 1)
    // In a menu, the value of a top-level key that starts with `x-` is not used.
    if level == 1, !keepsOwnKeys, name.hasPrefix(DocumentKey.ownPrefix) {
      tree.removeNodes(after: value.place.node)
      value.value = .nothing
    }
    return SourceEntry(key: name, value: value)
  }

  private mutating func enter() throws(JSONFailure) {
    open.append(position)
    position += 1
    skipBlanks()
    guard byte != nil else { throw unclosed }
  }

  private mutating func leave() {
    open.removeLast()
    position += 1
  }

  /// Skips the comma after a value, and moves to the next value or to the closing bracket.
  private mutating func readSeparator(_ closing: UInt8, in parent: ID) throws(JSONFailure) {
    let end = position
    skipBlanks()
    guard byte != closing else { return }
    guard byte == .comma else { throw missingComma(behind: end) }
    let comma = position
    if let last = tree.lastChild(of: parent) { tree[last].comma = comma }
    position += 1
    skipBlanks()
    guard byte != nil else { throw unclosed }
    if byte == closing { throw trailingComma(at: comma) }
  }

  private func checkLimits(_ level: Int) throws(JSONFailure) {
    if level > Limits.nesting {
      throw JSONFailure(
        name: .tooDeep,
        message: "tables and arrays are nested more than \(Limits.nesting) levels deep",
        range: bytes.character(at: position),
        help: "a menu has at most \(Limits.depth) levels of items")
    }
    guard items > Limits.items || tree.nodes.count > Limits.values else { return }
    throw JSONFailure(
      name: .tooLarge,
      message: items > Limits.items
        ? "the menu has more than \(Limits.items) items"
        : "the document has more than \(Limits.values) values",
      range: topKey ?? bytes.character(at: position),
      help: "split the menu, or make it smaller")
  }
}
