/// Walks over a TOML text once, and tells ``TOMLPositionsTree`` the headers, keys and values it
/// sees. Each loop moves on with every turn, whatever the bytes are.
struct TOMLPositionsScanner {
  private(set) var tree: TOMLPositionsTree
  private var cursor: TOMLPositionsCursor
  /// The parts of the key that is being read; kept here to be allocated once.
  private var parts: [TOMLPositionsTree.Part] = []

  var nulEscapes: [Range<Int>] { cursor.nulEscapes }
  var parserTrap: Range<Int>? { cursor.trap }

  init(_ bytes: [UInt8]) {
    cursor = TOMLPositionsCursor(bytes)
    tree = TOMLPositionsTree(start: cursor.position)
  }

  mutating func scanDocument() {
    var table = TOMLPositionsTree.root
    while true {
      cursor.skipBlank(commas: false)
      guard let byte = cursor.current else { return }
      if byte == .openingBracket {
        // Without the table that a broken header means, the keys below it have no home.
        table = scanHeader() ?? tree.detachedTable()
      } else {
        scanPair(in: table, level: 0)
      }
      cursor.skipLine()
    }
  }

  /// The table of the `[header]` or `[[header]]` that starts here; nil if it is broken.
  private mutating func scanHeader() -> TOMLPositionsTree.NodeID? {
    let start = cursor.position
    cursor.note(trap: cursor.headerTrap)
    cursor.advance()
    let isArray = cursor.take(.openingBracket)
    guard readKey(), let last = parts.last, cursor.take(.closingBracket),
      !isArray || cursor.take(.closingBracket)
    else { return nil }
    var parent = TOMLPositionsTree.root
    for part in parts.dropLast() { parent = tree.parentTable(part, in: parent) }
    let header = start..<cursor.position
    return isArray
      ? tree.headerElement(last, in: parent, header: header)
      : tree.headerTable(last, in: parent, header: header)
  }

  /// Scans `key = value`. Does not move if there is no key here.
  private mutating func scanPair(in table: TOMLPositionsTree.NodeID, level: Int) {
    guard readKey(), let last = parts.last, cursor.take(.equals) else { return }
    cursor.skipSpaces()
    var parent = table
    for part in parts.dropLast() { parent = tree.dottedTable(part, in: parent) }
    let value = tree.addValue(last, to: parent, start: cursor.position)
    scanValue(value, level: level)
    tree.noteValue(value, in: parent)
  }

  /// Reads a key, dotted or not, and the spaces around it into `parts`; false if it is broken.
  private mutating func readKey() -> Bool {
    parts.removeAll(keepingCapacity: true)
    repeat {
      cursor.skipSpaces()
      guard let part = cursor.readKeyPart() else { return false }
      parts.append(.init(name: tree.number(of: part.name), range: part.range))
      cursor.skipSpaces()
    } while cursor.take(.dot)
    return true
  }

  /// Scans the value that starts here.
  private mutating func scanValue(_ value: TOMLPositionsTree.NodeID, level: Int) {
    let kind: TOMLPositionsTree.Kind
    switch cursor.current {
    case .openingBracket:
      kind = .array
      if level < TOMLPositions.nesting {
        scanElements(of: value, level: level + 1)
      } else {
        cursor.skipBracketed()
      }
    case .openingBrace:
      kind = .inlineTable
      if level < TOMLPositions.nesting {
        scanPairs(of: value, level: level + 1)
      } else {
        cursor.skipBracketed()
      }
    case .quotationMark, .apostrophe:
      kind = .scalar
      cursor.skipString()
    default:
      kind = .scalar
      cursor.skipScalar()
    }
    tree.finish(value, as: kind, end: cursor.position)
  }

  private mutating func scanElements(of array: TOMLPositionsTree.NodeID, level: Int) {
    cursor.advance()
    var isFirst = true
    while true {
      let isBehindComma = cursor.skipBlank(commas: true)
      guard let byte = cursor.current, !cursor.take(.closingBracket) else { return }
      if isFirst || isBehindComma { cursor.note(trap: cursor.elementTrap) }
      isFirst = false
      if byte == .closingBrace {
        cursor.advance()
      } else {
        scanValue(tree.addElement(to: array, start: cursor.position), level: level)
      }
    }
  }

  private mutating func scanPairs(of table: TOMLPositionsTree.NodeID, level: Int) {
    cursor.advance()
    while true {
      cursor.skipBlank(commas: true)
      guard cursor.current != nil, !cursor.take(.closingBrace) else { return }
      let start = cursor.position
      scanPair(in: table, level: level)
      if cursor.position == start { cursor.advance() }
    }
  }
}
