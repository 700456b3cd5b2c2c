/// The places of tables and texts in a text map.
struct TextMapOutline {
  enum Kind {
    /// A string, an array, or any other value that is not a table.
    case text
    /// A table in braces.
    case flow
    /// A YAML block mapping, with one key per line.
    case block
    /// A TOML table with a header, or the document itself.
    case section
    /// A TOML table defined by the first parts of dotted keys: `a` in `a.b = 1`.
    case dotted
    /// A TOML table defined only by the headers of its subtables: `a` in `[a.b]`.
    case implied
  }

  struct Node {
    var kind: Kind
    /// All occurrences of its key.
    var keys: [Range<Int>]
    /// The start of its entry: of its key, statement or header.
    var start: Int
    /// The range of its value; for a section, of its header.
    var value: Range<Int>
    /// The end of its last statement or value.
    var end: Int
    /// Where lines can be added after it; nil for a document without values.
    var next: Int?
    /// The position of its colon in YAML.
    var colon: Int?
    /// Its number in the syntax tree.
    var id = SyntaxTree.root
    /// The number of keys in its path.
    var depth = 0
    var names: [String] = []
    var children: [String: Int] = [:]

    var key: Range<Int> { keys.first ?? start..<start }
  }

  static let root = 0

  let file: SourceFile
  private var tree = SyntaxTree()
  var nodes: [Node]
  private let lines: LineIndex
  /// The line break that the file uses.
  let lineBreak: String
  /// The position of the first `...` in YAML.
  var documentEnd: Int?
  /// The ends of YAML block scalars.
  var blockScalars: Set<Int> = []
  /// The positions of TOML headers, in order.
  private(set) var headers: [Int] = []

  init(_ file: SourceFile) {
    self.file = file
    let start = file.bytes.startOfText
    lines = LineIndex(file.bytes)
    lineBreak = lines.lineBreak(at: 0)
    nodes = [
      Node(kind: .section, keys: [], start: start, value: start..<start, end: start)
    ]
    if let tree = SyntaxTree(file) { read(tree) }
    if file.format == .yaml {
      documentEnd = YAMLTokens(bytes).first { $0.kind == .documentEnd }?.range.lowerBound
    }
  }

  /// The entries of a table in braces.
  func entries(of node: Int) -> [SyntaxNode] { tree.entries(of: nodes[node].id) }

  private mutating func read(_ tree: SyntaxTree) {
    self.tree = tree
    headers = tree.nodes.dropFirst().filter { $0.kind == .header || $0.kind == .implied }
      .map(\.entry.lowerBound).sorted()
    blockScalars = Set(
      tree.nodes.map(\.value).filter { !$0.isEmpty && bytes[$0.upperBound - 1].isBreak }
        .map(\.upperBound))
    nodes = [node(SyntaxTree.root, of: tree)]
    var rest = [(SyntaxTree.root, Self.root)]
    while let (id, node) = rest.popLast() {
      for child in tree.children(of: id) {
        // The values that a YAML alias repeats are written elsewhere, and elements of arrays are
        // not texts.
        guard let key = tree[child].key, tree[id].kind != .arrayOfTables,
          let name = name(key), nodes[node].children[name] == nil
        else { continue }
        rest.append((child, add(name, self.node(child, of: tree), to: node)))
      }
    }
  }

  private func node(_ id: SyntaxTree.ID, of tree: SyntaxTree) -> Node {
    let node = tree[id]
    let kind: Kind =
      switch node.kind {
      case .scalar, .array, .blockArray: .text
      case .table: .flow
      case .blockTable: .block
      case .header, .arrayOfTables: .section
      case .dotted: .dotted
      case .implied: .implied
      }
    // The line breaks after a block scalar are part of it.
    let last = node.entry.upperBound
    let end = max(node.value.lowerBound, bytes.endOfContent(before: last))
    return Node(
      kind: kind, keys: tree.keys(of: id), start: node.entry.lowerBound,
      // The path in a header also leads to other tables.
      value: node.kind.isWritten
        ? node.value.lowerBound..<end : node.kind == .implied ? node.entry : node.value,
      end: end,
      next: node.key == nil && node.value.isEmpty
        ? nil : blockScalars.contains(last) ? last : nextLine(from: last),
      colon: node.colon, id: id)
  }

  /// The unescaped name of a key.
  private func name(_ key: Range<Int>) -> String? {
    file.format == .toml
      ? TOMLTokens.name(ofKey: key, in: bytes)
      : TextLiteral(yaml: bytes, key, isInFlow: true)?.text
  }

  var bytes: [UInt8] { file.bytes }

  /// The node at a path of keys.
  func node(at path: [String]) -> Int? {
    var node = Self.root
    for name in path {
      guard let child = nodes[node].children[name] else { return nil }
      node = child
    }
    return node
  }

  mutating func add(_ name: String, _ node: Node, to parent: Int) -> Int {
    nodes.append(node)
    nodes[nodes.count - 1].depth = nodes[parent].depth + 1
    nodes[parent].names.append(name)
    nodes[parent].children[name] = nodes.count - 1
    return nodes.count - 1
  }

  /// Whether a block scalar ends at the start of a line.
  func isBehindBlockScalar(_ offset: Int) -> Bool { blockScalars.contains(offset) }

  /// The first item after an offset.
  func item(behind offset: Int) -> Int? {
    let names = nodes[Self.root].names
    let index = names.partitioningIndex { name in
      nodes[Self.root].children[name].map { nodes[$0].start > offset } ?? true
    }
    return index < names.count ? nodes[Self.root].children[names[index]] : nil
  }

  /// The first header at or after an offset.
  func header(from offset: Int) -> Int? {
    let index = headers.partitioningIndex { $0 >= offset }
    return index < headers.count ? headers[index] : nil
  }

  func startOfLine(at offset: Int) -> Int { lines.startOfLine(at: offset) }

  /// The start of the line after a position.
  func nextLine(from end: Int) -> Int { bytes.endOfBreak(from: lines.endOfLine(at: end)) }

  /// The indentation of the line up to an offset; nil if anything other than blanks precedes the
  /// offset.
  func indent(at offset: Int) -> String? {
    let start = startOfLine(at: offset)
    guard bytes[start..<offset].allSatisfy(\.isBlank) else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The start of a line, or of the comments directly above it. Comments with obsolete texts do not
  /// count.
  func startWithComments(ofLineAt offset: Int) -> Int {
    var start = startOfLine(at: offset)
    while start > bytes.startOfText {
      let above = startOfLine(at: start - bytes.lengthOfBreak(endingAt: start))
      let text = bytes.endOfBlanks(from: above)
      guard text < bytes.count, bytes[text] == .hash,
        text + 1 == bytes.count || bytes[text + 1] != UInt8(ascii: "~")
      else { break }
      start = above
    }
    return start
  }
}

extension [UInt8] {
  /// The length of the line break before a position.
  fileprivate func lengthOfBreak(endingAt position: Int) -> Int {
    guard position > 0, self[position - 1].isBreak else { return 0 }
    let isPair =
      position > 1 && self[position - 1] == .lineFeed && self[position - 2] == .carriageReturn
    return isPair ? 2 : 1
  }
}

extension TranslationKey {
  /// The path of keys to the text in a text map. The title of an item may also be the item's own
  /// value.
  var pathInMap: [String] {
    let item = id.isEmpty ? "/" : id
    switch field {
    case .title: return [item, "title"]
    case .field(let field): return [item, field.key]
    case .keywords: return [item, "keywords"]
    case .accessibilityLabel: return [item, "accessibility", "label"]
    case .accessibilityHint: return [item, "accessibility", "hint"]
    case .column(let name): return [item, "values", name]
    }
  }
}
