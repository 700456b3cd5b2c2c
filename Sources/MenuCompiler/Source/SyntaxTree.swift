/// Where the values of a document are written: their keys, values and entries, as ranges of bytes of the
/// file. Each format has a reader that makes it.
///
/// All nodes are in one array, so that a document of millions of values stays cheap. The document itself
/// is the first one.
struct SyntaxTree: Sendable {
  typealias ID = Int32

  static let root: ID = 0

  private(set) var nodes: [SyntaxNode] = []
  /// The nodes by the numbers of their values; empty if these are the nodes' own.
  var order: [ID] = []
  /// Where the keys of TOML are written that may be in several headers and dotted keys.
  private var mentions: [ID: [Range<Int>]] = [:]

  subscript(id: ID) -> SyntaxNode {
    get { nodes[Int(id)] }
    set { nodes[Int(id)] = newValue }
  }

  /// Adds a node as the last child of another; one without a parent is the document, or belongs to nothing.
  mutating func add(_ node: SyntaxNode, to parent: ID?) -> ID {
    let id = ID(nodes.count)
    nodes.append(node)
    guard let parent else { return id }
    let last = nodes[Int(parent)].lastChild
    if last < 0 { nodes[Int(parent)].firstChild = id } else { nodes[Int(last)].next = id }
    nodes[Int(parent)].lastChild = id
    return id
  }

  /// Removes all nodes that were added after one, which loses its children.
  mutating func removeNodes(after id: ID) {
    nodes.removeLast(nodes.count - Int(id) - 1)
    (nodes[Int(id)].firstChild, nodes[Int(id)].lastChild) = (-1, -1)
  }

  /// The node of the value with a number.
  func node(ofValue number: Int32) -> ID? {
    guard nodes.indices.contains(Int(number)), !order.isEmpty else {
      return nodes.indices.contains(Int(number)) ? number : nil
    }
    return order.indices.contains(Int(number)) ? order[Int(number)] : nil
  }

  /// All the places where the key of a node is written. That of a table or an array of tables is in every
  /// header and dotted key of TOML that leads to it or through it.
  func keys(of id: ID) -> [Range<Int>] { mentions[id] ?? self[id].key.map { [$0] } ?? [] }

  /// Makes each array and table that has no brackets reach to the end of its last child.
  mutating func extendToChildren() {
    for index in nodes.indices.reversed() where nodes[index].lastChild >= 0 {
      let end = max(nodes[index].value.upperBound, self[nodes[index].lastChild].entry.upperBound)
      nodes[index].value = nodes[index].value.lowerBound..<end
      nodes[index].entry = nodes[index].entry.lowerBound..<end
    }
  }

  mutating func mention(_ key: Range<Int>, of id: ID) { mentions[id, default: []].append(key) }

  func firstChild(of id: ID) -> SyntaxNode? {
    self[id].firstChild < 0 ? nil : self[self[id].firstChild]
  }

  func lastChild(of id: ID) -> ID? { self[id].lastChild < 0 ? nil : self[id].lastChild }

  /// The entries of a table in braces, in the order of the file: a dotted key of TOML is one.
  func entries(of table: ID) -> [SyntaxNode] {
    var entries: [SyntaxNode] = []
    var rest = Array(children(of: table))
    while let id = rest.popLast() {
      if self[id].kind == .dotted { rest += children(of: id) } else { entries.append(self[id]) }
    }
    return entries.sorted { $0.entry.lowerBound < $1.entry.lowerBound }
  }

  /// The children of a node, in the order of the file.
  func children(of id: ID) -> some Sequence<ID> {
    sequence(state: self[id].firstChild) { next -> ID? in
      guard next >= 0 else { return nil }
      defer { next = self[next].next }
      return next
    }
  }
}

/// A value of a document, with its key if it has one.
struct SyntaxNode: Sendable {
  enum Kind: UInt8, Sendable {
    /// A string, a number or a word.
    case scalar
    /// An array in brackets.
    case array
    /// A table in braces.
    case table
    /// An array of YAML with a dash in front of each element.
    case blockArray
    /// A table of YAML with a key a line.
    case blockTable
    /// A table of TOML with a header: `[a]`, an element of `[[a]]`, or the document.
    case header
    /// A table of TOML that only the headers of others name: `a` in `[a.b]`.
    case implied
    /// A table of TOML that the first parts of dotted keys make: `a` in `a.b = 1`.
    case dotted
    /// The elements of `[[a]]`.
    case arrayOfTables

    /// Whether the value is written as one: behind its key, or in an array.
    var isWritten: Bool { rawValue <= Self.blockTable.rawValue }
    /// Whether the value is written in brackets or braces.
    var isFlow: Bool { self == .array || self == .table }
  }

  var kind: Kind
  /// Four bytes an offset instead of eight: the nodes of a large document take much memory.
  private var offsets: (keyStart: Int32, keyEnd: Int32, start: Int32, end: Int32)
  private var entryOffsets: (start: Int32, end: Int32)
  private var commaOffset: Int32 = -1
  private var colonOffset: Int32 = -1
  private var outerStart: Int32
  /// Whether it stands within brackets or braces of YAML.
  var isInFlow = false
  fileprivate(set) var firstChild: SyntaxTree.ID = -1
  fileprivate(set) var lastChild: SyntaxTree.ID = -1
  fileprivate(set) var next: SyntaxTree.ID = -1

  /// - Parameter entry: The key and the value, unless the entry is something else.
  init(_ kind: Kind, key: Range<Int>?, value: Range<Int>, entry: Range<Int>? = nil) {
    self.kind = kind
    outerStart = Int32(value.lowerBound)
    let entry = entry ?? (key?.lowerBound ?? value.lowerBound)..<value.upperBound
    entryOffsets = (Int32(entry.lowerBound), Int32(entry.upperBound))
    offsets = (
      Int32(key?.lowerBound ?? -1), Int32(key?.upperBound ?? -1), Int32(value.lowerBound),
      Int32(value.upperBound)
    )
  }

  /// The key as written, with its quotes.
  var key: Range<Int>? {
    offsets.keyStart < 0 ? nil : Int(offsets.keyStart)..<Int(offsets.keyEnd)
  }

  /// The value from its first to its last byte, with its quotes or brackets. For a table that a header
  /// makes, the header; for one that is only mentioned, the key that mentions it first.
  var value: Range<Int> {
    get { Int(offsets.start)..<Int(offsets.end) }
    set { (offsets.start, offsets.end) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
  }

  /// The key with its value. A table of TOML reaches from its header, or the first of its dotted keys, to its
  /// last value; an implied one is the header that mentions it first.
  var entry: Range<Int> {
    get { Int(entryOffsets.start)..<Int(entryOffsets.end) }
    set { entryOffsets = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
  }

  /// Where the value starts, with the anchor and the tag of YAML in front of it.
  var start: Int { Int(outerStart) }

  /// The colon behind a key of YAML, if there is one.
  var colon: Int? {
    get { colonOffset < 0 ? nil : Int(colonOffset) }
    set { colonOffset = Int32(newValue ?? -1) }
  }

  /// - Parameter start: Where its anchor or tag is.
  mutating func setValue(_ value: Range<Int>, from start: Int) {
    self.value = value
    entry = entry.lowerBound..<value.upperBound
    outerStart = Int32(start)
  }

  /// The comma behind the entry, if there is one.
  var comma: Int? {
    get { commaOffset < 0 ? nil : Int(commaOffset) }
    set { commaOffset = Int32(newValue ?? -1) }
  }

  /// Makes an implied table one with a header.
  mutating func define(by header: Range<Int>, key: Range<Int>) {
    var node = SyntaxNode(.header, key: key, value: header, entry: header)
    (node.firstChild, node.lastChild, node.next) = (firstChild, lastChild, next)
    self = node
  }
}
