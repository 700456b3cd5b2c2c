/// The comments of a document, grouped by the values that they refer to.
struct AttachedComments {
  typealias ID = SyntaxTree.ID

  private let bytes: [UInt8]
  private let tree: SyntaxTree
  /// The values that are entries, elements or headers, in the order of the file.
  private let nodes: [ID]
  private let parents: [ID]
  private var leading: [ID: [Range<Int>]] = [:]
  private var trailing: [ID: [Range<Int>]] = [:]
  private var ends: [ID: [Range<Int>]] = [:]

  init(_ file: SourceFile, _ tree: SyntaxTree) {
    bytes = file.bytes
    self.tree = tree
    var parents = [ID](repeating: -1, count: tree.nodes.count)
    var nodes: [ID] = []
    var rest = [SyntaxTree.root]
    while let id = rest.popLast() {
      if id != SyntaxTree.root, tree[id].kind.hasComments { nodes.append(id) }
      for child in tree.children(of: id) {
        parents[Int(child)] = id
        rest.append(child)
      }
    }
    self.parents = parents
    self.nodes = nodes.sorted { one, two in
      (tree.start(of: one), one) < (tree.start(of: two), two)
    }
    let tokens: [Range<Int>] =
      switch file.format {
      case .toml: TOMLTokens(bytes).filter { $0.kind == .comment }.map(\.range)
      case .yaml: YAMLTokens(bytes).filter { $0.kind == .comment }.map(\.range)
      case .json, .po, .xml, .strings, .properties: []
      }
    for comment in tokens { attach(comment) }
  }

  private mutating func attach(_ comment: Range<Int>) {
    let next = nodes.partitioningIndex { tree.start(of: $0) >= comment.lowerBound }
    let last: ID? = next > 0 ? nodes[next - 1] : nil
    if !bytes.isFirstOnLine(comment.lowerBound), let last, let owner = owner(of: comment, last) {
      trailing[owner, default: []].append(comment)
    } else if let last, let end = bracket(around: comment, last),
      next == nodes.count || tree.start(of: nodes[next]) > tree[end].value.upperBound
    {
      ends[end, default: []].append(comment)
    } else if next < nodes.count {
      leading[nodes[next], default: []].append(comment)
    } else {
      ends[SyntaxTree.root, default: []].append(comment)
    }
  }

  /// The value that a comment on the same line follows: the largest value that ends before the
  /// comment, or else the last value that starts before it.
  private func owner(of comment: Range<Int>, _ last: ID) -> ID? {
    let line = bytes.startOfLine(at: comment.lowerBound)
    var owner: ID? = tree.start(of: last) >= line ? last : nil
    var id = last
    while id > SyntaxTree.root {
      let entry = tree[id].entry
      // A value without a separate end, such as a table with a header, ends with its last value.
      let hasEnd = tree[id].kind == .scalar || tree[id].kind.isFlow
      if hasEnd, entry.upperBound <= comment.lowerBound, entry.upperBound > line {
        owner = id
      }
      id = parents[Int(id)]
    }
    return owner
  }

  /// The innermost value in brackets that contains a comment; nil if there is none.
  private func bracket(around comment: Range<Int>, _ last: ID) -> ID? {
    var id = last
    while id >= SyntaxTree.root {
      let node = tree[id]
      if node.kind.isFlow, node.value.contains(comment.lowerBound) { return id }
      id = parents[Int(id)]
    }
    return nil
  }

  // MARK: Taking

  /// Takes the comments above an entry, and all comments after it except the first.
  mutating func takeLeading(_ id: ID) -> [String] {
    let further = trailing[id]?.dropFirst() ?? []
    trailing[id] = trailing[id].map { Array($0.prefix(1)) }
    return ((leading.removeValue(forKey: id) ?? []) + further).map(bytes.text)
  }

  mutating func takeTrailing(_ id: ID) -> String? {
    trailing.removeValue(forKey: id)?.first.map(bytes.text)
  }

  mutating func takeEnd(_ id: ID) -> [String] {
    (ends.removeValue(forKey: id) ?? []).map(bytes.text)
  }

  /// The comments that were not taken.
  var rest: [Range<Int>] {
    [leading, trailing, ends].flatMap { $0.values.flatMap { $0 } }
      .sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension SyntaxTree {
  /// The start of a header, an entry or an element.
  func start(of id: ID) -> Int {
    self[id].kind == .header ? self[id].value.lowerBound : self[id].entry.lowerBound
  }
}

extension SyntaxNode.Kind {
  /// Whether comments can refer to a value of this kind, because it is written in one place.
  fileprivate var hasComments: Bool { isWritten || self == .header }
}
