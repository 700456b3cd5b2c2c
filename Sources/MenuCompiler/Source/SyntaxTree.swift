/// Where the values of a document are written: their keys, values and entries, as ranges of bytes of the
/// file. Each format has a reader that makes it.
///
/// All nodes are in one array, so that a document of millions of values stays cheap. The document itself
/// is the first one.
struct SyntaxTree: Sendable {
  typealias ID = Int32

  static let root: ID = 0

  private(set) var nodes: [SyntaxNode] = []

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
  }

  var kind: Kind
  /// Four bytes an offset instead of eight: the nodes of a large document take much memory.
  private var offsets: (keyStart: Int32, keyEnd: Int32, start: Int32, end: Int32)
  /// The comma behind the entry, if there is one.
  private var commaOffset: Int32 = -1
  fileprivate(set) var firstChild: SyntaxTree.ID = -1
  fileprivate(set) var lastChild: SyntaxTree.ID = -1
  fileprivate(set) var next: SyntaxTree.ID = -1

  init(_ kind: Kind, key: Range<Int>?, value: Range<Int>) {
    self.kind = kind
    offsets = (
      Int32(key?.lowerBound ?? -1), Int32(key?.upperBound ?? -1), Int32(value.lowerBound),
      Int32(value.upperBound)
    )
  }

  /// The key as written, with its quotes.
  var key: Range<Int>? {
    offsets.keyStart < 0 ? nil : Int(offsets.keyStart)..<Int(offsets.keyEnd)
  }

  /// The value from its first to its last byte, with its quotes or brackets.
  var value: Range<Int> {
    get { Int(offsets.start)..<Int(offsets.end) }
    set { (offsets.start, offsets.end) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
  }
}
