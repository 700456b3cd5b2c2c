/// The syntax of a document: the ranges of its keys, values and entries in the file. Each format
/// has a reader that builds the tree.
///
/// All nodes are in one array, so that a document with millions of values uses little memory. The
/// first node is the document itself.
struct SyntaxTree: Sendable {
  typealias ID = Int32

  static let root: ID = 0

  private(set) var nodes: [SyntaxNode] = []
  /// The nodes by the numbers of their values; empty if values and nodes have the same numbers.
  var order: [ID] = []
  /// By node, all ranges of a TOML key that may occur in several headers and dotted keys.
  private var mentions: [ID: [Range<Int>]] = [:]

  subscript(id: ID) -> SyntaxNode {
    get { nodes[Int(id)] }
    set { nodes[Int(id)] = newValue }
  }

  /// Adds a node as the last child of `parent`. A node without a parent is the document or is
  /// detached from it.
  mutating func add(_ node: SyntaxNode, to parent: ID?) -> ID {
    let id = ID(nodes.count)
    nodes.append(node)
    guard let parent else { return id }
    let last = nodes[Int(parent)].lastChild
    if last < 0 { nodes[Int(parent)].firstChild = id } else { nodes[Int(last)].next = id }
    nodes[Int(parent)].lastChild = id
    return id
  }

  /// Removes all nodes that were added after a given one. That node loses its children.
  mutating func removeNodes(after id: ID) {
    nodes.removeLast(nodes.count - Int(id) - 1)
    (nodes[Int(id)].firstChild, nodes[Int(id)].lastChild) = (-1, -1)
  }

  /// The node of the value with the given number.
  func node(ofValue number: Int32) -> ID? {
    guard nodes.indices.contains(Int(number)), !order.isEmpty else {
      return nodes.indices.contains(Int(number)) ? number : nil
    }
    return order.indices.contains(Int(number)) ? order[Int(number)] : nil
  }

  /// All ranges of the key of a node. In TOML, the key of a table or an array of tables occurs in
  /// every header and dotted key whose path contains it.
  func keys(of id: ID) -> [Range<Int>] { mentions[id] ?? self[id].key.map { [$0] } ?? [] }

  /// Extends each array and table without brackets to the end of its last child.
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

  /// The entries of an inline table, in the order of the file. A dotted key of TOML is one entry.
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
    /// A string, a number or another scalar.
    case scalar
    /// An array in brackets.
    case array
    /// A table in braces.
    case table
    /// A YAML array with a dash before each element.
    case blockArray
    /// A YAML table with one key per line.
    case blockTable
    /// A TOML table with a header: `[a]`, an element of `[[a]]`, or the document.
    case header
    /// A TOML table defined only by the headers of its subtables: `a` in `[a.b]`.
    case implied
    /// A TOML table defined by the first parts of dotted keys: `a` in `a.b = 1`.
    case dotted
    /// The elements of `[[a]]`.
    case arrayOfTables

    /// Whether the value itself is written after its key or in an array.
    var isWritten: Bool { rawValue <= Self.blockTable.rawValue }
    /// Whether the value is written in brackets or braces.
    var isFlow: Bool { self == .array || self == .table }
  }

  var kind: Kind
  /// Offsets have four bytes instead of eight, because the nodes of a large document use a lot of
  /// memory.
  private var offsets: (keyStart: Int32, keyEnd: Int32, start: Int32, end: Int32)
  private var entryOffsets: (start: Int32, end: Int32)
  private var commaOffset: Int32 = -1
  private var colonOffset: Int32 = -1
  private var outerStart: Int32
  /// Whether the value is within brackets or braces in YAML.
  var isInFlow = false
  fileprivate(set) var firstChild: SyntaxTree.ID = -1
  fileprivate(set) var lastChild: SyntaxTree.ID = -1
  fileprivate(set) var next: SyntaxTree.ID = -1

  /// - Parameter entry: The range of the entry; by default, the range from the key to the value.
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

  /// The key as written, including its quotes.
  var key: Range<Int>? {
    offsets.keyStart < 0 ? nil : Int(offsets.keyStart)..<Int(offsets.keyEnd)
  }

  /// The range of the value, including its quotes or brackets. For a table with a header, the range
  /// of the header. For an implied table, the range of the key that first mentions it.
  var value: Range<Int> {
    get { Int(offsets.start)..<Int(offsets.end) }
    set { (offsets.start, offsets.end) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
  }

  /// The key with its value. A TOML table extends from its header, or the first of its dotted keys,
  /// to its last value. For an implied table, this is the header that first mentions it.
  var entry: Range<Int> {
    get { Int(entryOffsets.start)..<Int(entryOffsets.end) }
    set { entryOffsets = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
  }

  /// The start of the value, including its anchor and tag in YAML.
  var start: Int { Int(outerStart) }

  /// The colon after a YAML key, if there is one.
  var colon: Int? {
    get { colonOffset < 0 ? nil : Int(colonOffset) }
    set { colonOffset = Int32(newValue ?? -1) }
  }

  /// - Parameter start: The start of the value's anchor or tag.
  mutating func setValue(_ value: Range<Int>, from start: Int) {
    self.value = value
    entry = entry.lowerBound..<value.upperBound
    outerStart = Int32(start)
  }

  /// The comma after the entry, if there is one.
  var comma: Int? {
    get { commaOffset < 0 ? nil : Int(commaOffset) }
    set { commaOffset = Int32(newValue ?? -1) }
  }

  /// Turns an implied table into a table with a header.
  mutating func define(by header: Range<Int>, key: Range<Int>) {
    var node = SyntaxNode(.header, key: key, value: header, entry: header)
    (node.firstChild, node.lastChild, node.next) = (firstChild, lastChild, next)
    self = node
  }
}
