/// Where the tables and texts of a map are written, read off the tokens of its format.
struct TextMapOutline {
  enum Kind {
    /// A string, an array, or whatever else is no table.
    case text
    /// A table between braces.
    case flow
    /// A table of YAML with one key a line.
    case block
    /// A TOML table below a header, or the document itself.
    case section
    /// A TOML table that the first parts of dotted keys make: `a` in `a.b = 1`.
    case dotted
    /// A TOML table that only headers of its tables name: `a` in `[a.b]`.
    case implied
  }

  struct Node {
    var kind: Kind
    /// Everywhere that its key is written.
    var keys: [Range<Int>]
    /// The first byte of its entry: of its key, its statement or its header.
    var start: Int
    /// From its first to its last byte. Of a section, its header.
    var value: Range<Int>
    /// Where its last statement or value ends.
    var end: Int
    /// Where lines can be added behind it; nil for a document without values.
    var next: Int?
    /// Of an entry of YAML: where its colon stands.
    var colon: Int?
    /// Its number in the tree.
    var id = SyntaxTree.root
    /// The number of keys that lead to it.
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
  /// What ends the lines of the file.
  let lineBreak: String
  /// Where `...` first stands in YAML.
  var documentEnd: Int?
  /// Where block scalars of YAML end.
  var blockScalars: Set<Int> = []
  /// Where the headers of TOML start, in order.
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
        // What an alias of YAML repeats is written elsewhere, and the elements of an array are no texts.
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
    // The line breaks behind a block scalar belong to it.
    let last = node.entry.upperBound
    let end = max(node.value.lowerBound, bytes.endOfContent(before: last))
    return Node(
      kind: kind, keys: tree.keys(of: id), start: node.entry.lowerBound,
      // The path of a header leads to more than its own table.
      value: node.kind.isWritten
        ? node.value.lowerBound..<end : node.kind == .implied ? node.entry : node.value,
      end: end,
      next: node.key == nil && node.value.isEmpty
        ? nil : blockScalars.contains(last) ? last : nextLine(from: last),
      colon: node.colon, id: id)
  }

  /// What a key reads.
  private func name(_ key: Range<Int>) -> String? {
    file.format == .toml
      ? TOMLTokens.name(ofKey: key, in: bytes)
      : TextLiteral(yaml: bytes, key, isInFlow: true)?.text
  }

  var bytes: [UInt8] { file.bytes }

  /// The node that a path of keys leads to.
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

  /// Whether a block scalar ends where a line starts.
  func isBehindBlockScalar(_ offset: Int) -> Bool { blockScalars.contains(offset) }

  /// The first item behind an offset.
  func item(behind offset: Int) -> Int? {
    let names = nodes[Self.root].names
    let index = names.partitioningIndex { name in
      nodes[Self.root].children[name].map { nodes[$0].start > offset } ?? true
    }
    return index < names.count ? nodes[Self.root].children[names[index]] : nil
  }

  /// The first header at an offset or behind it.
  func header(from offset: Int) -> Int? {
    let index = headers.partitioningIndex { $0 >= offset }
    return index < headers.count ? headers[index] : nil
  }

  func startOfLine(at offset: Int) -> Int { lines.startOfLine(at: offset) }

  /// Behind the line on which something ends.
  func nextLine(from end: Int) -> Int { bytes.endOfBreak(from: lines.endOfLine(at: end)) }

  /// The blanks in front of what starts a line; nil if something else stands there.
  func indent(at offset: Int) -> String? {
    let start = startOfLine(at: offset)
    guard bytes[start..<offset].allSatisfy(\.isBlank) else { return nil }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The start of a line, or of the comments right above it, without obsolete texts.
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
  /// The length of the line break in front of a position.
  fileprivate func lengthOfBreak(endingAt position: Int) -> Int {
    guard position > 0, self[position - 1].isBreak else { return 0 }
    let isPair =
      position > 1 && self[position - 1] == .lineFeed && self[position - 2] == .carriageReturn
    return isPair ? 2 : 1
  }
}

extension TranslationKey {
  /// The keys that lead to the text in a map, besides an item that is its title alone.
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
