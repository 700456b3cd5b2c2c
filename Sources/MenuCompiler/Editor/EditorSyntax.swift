/// The syntax tree of a text that is being edited. The tree always exists, however broken the text
/// is.
struct EditorSyntax: Sendable {
  typealias ID = SyntaxTree.ID

  /// The text, with missing brackets added at its end.
  let bytes: [UInt8]
  let format: SourceFormat
  let tree: SyntaxTree
  /// The table or array that contains each node; -1 for the document and for nodes that no path
  /// leads to.
  private let parents: [ID]
  /// The position of each node among the children of its parent.
  private let ordinals: [Int32]

  init(_ text: [UInt8], _ format: SourceFormat) {
    let bytes = format == .toml ? text : text + Self.missingBrackets(of: text)
    self.bytes = bytes
    self.format = format
    // JSON is a subset of YAML, and the reader for YAML reads even broken JSON.
    let tree = format == .toml ? TOMLTreeReader(bytes).tables.tree : YAMLTreeReader(bytes).tree
    self.tree = tree
    var parents = [ID](repeating: -1, count: tree.nodes.count)
    var ordinals = [Int32](repeating: 0, count: tree.nodes.count)
    for index in tree.nodes.indices {
      var ordinal: Int32 = 0
      for child in tree.children(of: ID(index)) {
        (parents[Int(child)], ordinals[Int(child)]) = (ID(index), ordinal)
        ordinal += 1
      }
    }
    self.parents = parents
    self.ordinals = ordinals
  }

  /// The brackets and braces that are missing at the end of a text in YAML or JSON. An entry
  /// between brackets has a node only if the brackets are closed.
  private static func missingBrackets(of text: [UInt8]) -> [UInt8] {
    var open: [UInt8] = []
    for token in YAMLTokens(text) {
      switch token.kind {
      case .openingBracket: open.append(.closingBracket)
      case .openingBrace: open.append(.closingBrace)
      case .closingBracket, .closingBrace: _ = open.popLast()
      default: break
      }
    }
    return open.isEmpty || open.count > Limits.nesting ? [] : [.lineFeed] + open.reversed()
  }

  func parent(of id: ID) -> ID? { parents[Int(id)] < 0 ? nil : parents[Int(id)] }

  /// The name of a node's key; nil for an element and for the document.
  func name(of id: ID) -> String? {
    if let parent = parent(of: id), tree[parent].kind == .arrayOfTables { return nil }
    return tree[id].key.map(name(ofKey:))
  }

  private func name(ofKey range: Range<Int>) -> String {
    if format == .toml { return TOMLTokens.name(ofKey: range, in: bytes) }
    let isQuoted = bytes[range].first?.isQuote == true
    let literal = isQuoted ? TextLiteral(yaml: bytes, range, isInFlow: true) : nil
    return literal?.text ?? String(decoding: bytes[range], as: UTF8.self)
  }

  /// The string of a scalar; nil for any other value.
  func text(of id: ID) -> String? {
    let node = tree[id]
    guard node.kind == .scalar, !node.value.isEmpty else { return nil }
    let range = node.value
    let literal =
      format == .toml
      ? TextLiteral(toml: bytes, range) : TextLiteral(yaml: bytes, range, isInFlow: node.isInFlow)
    return literal?.text ?? String(decoding: bytes[range], as: UTF8.self)
  }

  /// The child with the given key; nil if there is none.
  func child(_ name: String, of id: ID) -> ID? {
    tree.children(of: id).first { self.name(of: $0) == name }
  }

  /// The names of a table's keys.
  func names(of id: ID) -> [String] { tree.children(of: id).compactMap(name(of:)) }

  /// The steps from the document to a node; nil if no steps lead to it.
  func path(to id: ID) -> [SourceStep]? {
    var path: [SourceStep] = []
    var id = id
    while id != SyntaxTree.root {
      guard let parent = parent(of: id) else { return nil }
      if let name = name(of: id) {
        path.append(.key(name))
      } else {
        path.append(.index(Int(ordinals[Int(id)])))
      }
      id = parent
    }
    return path.reversed()
  }

  /// A node, and whether an offset is in its key.
  struct Hit {
    let id: ID
    let isKey: Bool
  }

  /// The key or scalar at an offset. The offset may be directly after it.
  func hit(at offset: Int) -> Hit? {
    var found: Hit?
    for index in tree.nodes.indices where index > 0 || tree.nodes[index].kind == .scalar {
      let node = tree.nodes[index]
      // Only a table can have several keys.
      let isKey =
        node.kind == .scalar
        ? node.key.map { $0.lowerBound <= offset && offset <= $0.upperBound } ?? false
        : tree.keys(of: ID(index)).contains { $0.lowerBound <= offset && offset <= $0.upperBound }
      if isKey { found = Hit(id: ID(index), isKey: true) }
      if node.kind == .scalar, !node.value.isEmpty, node.value.lowerBound <= offset,
        offset <= node.value.upperBound
      {
        found = Hit(id: ID(index), isKey: false)
      }
    }
    // The header of an element is the key of the whole array.
    if let hit = found, hit.isKey, let parent = parent(of: hit.id),
      tree[parent].kind == .arrayOfTables
    {
      return Hit(id: parent, isKey: true)
    }
    return found
  }
}
