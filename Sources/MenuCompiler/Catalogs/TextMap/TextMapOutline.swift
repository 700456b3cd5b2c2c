/// The places of tables and texts in a text map.
struct TextMapOutline {
  struct Node {
    let syntax: SyntaxNode
    /// All places at which the node's key is written.
    let keys: [Range<Int>]
    /// The range from the node's first byte to its last; for a table below a header, the header.
    let value: Range<Int>
    /// The end of the node's last statement or value.
    let end: Int
    /// The place after the node at which lines can be added; nil for a document without values.
    let next: Int?
    /// The number of keys that lead to the node.
    var depth = 0
    var names: [String] = []
    var children: [String: Int] = [:]

    var kind: SyntaxNode.Kind { syntax.kind }
    /// Whether the node is a string, an array, or any other value that is not a table.
    var isText: Bool { [.scalar, .array, .blockArray].contains(kind) }
    /// The first byte of the node's entry: of its key, statement or header.
    var start: Int { syntax.entry.lowerBound }
    var key: Range<Int> { keys.first ?? start..<start }
  }

  static let root = 0

  let file: SourceFile
  private let tree: SyntaxTree
  /// The nodes of the tree, with the same numbers.
  private(set) var nodes: [Node] = []
  private let lines: LineIndex
  /// The line break that the file uses.
  let lineBreak: String
  /// The place of the first `...` in YAML.
  let documentEnd: Int?
  /// The ends of the YAML block scalars.
  private let blockScalars: Set<Int>
  /// The starts of the TOML headers, in order.
  let headers: [Int]

  init(_ file: SourceFile) {
    self.file = file
    let bytes = file.bytes
    lines = LineIndex(bytes)
    lineBreak = lines.lineBreak(at: 0)
    // The anchor of an empty document is not a value.
    let written = file.isEmptyTextMap ? nil : SyntaxTree(file)
    let tree = written ?? SyntaxTree(emptyAt: bytes.startOfText)
    self.tree = tree
    headers = tree.nodes.dropFirst().filter { $0.kind == .header || $0.kind == .implied }
      .map(\.entry.lowerBound).sorted()
    blockScalars = Set(
      tree.nodes.map(\.value).filter { !$0.isEmpty && bytes[$0.upperBound - 1].isBreak }
        .map(\.upperBound))
    documentEnd =
      file.format == .yaml
      ? YAMLTokens(bytes).first { $0.kind == .documentEnd }?.range.lowerBound : nil
    nodes = tree.nodes.indices.map { node(SyntaxTree.ID($0)) }
    connect()
  }

  /// The entries of a table in braces.
  func entries(of node: Int) -> [SyntaxNode] { tree.entries(of: SyntaxTree.ID(node)) }

  private mutating func connect() {
    var rest = [Self.root]
    while let node = rest.popLast() {
      for child in tree.children(of: SyntaxTree.ID(node)) {
        // Values that a YAML alias repeats are written elsewhere, and the elements of an array are
        // not texts.
        guard let key = tree[child].key, nodes[node].kind != .arrayOfTables else { continue }
        let name = name(key)
        guard nodes[node].children[name] == nil else { continue }
        nodes[Int(child)].depth = nodes[node].depth + 1
        nodes[node].names.append(name)
        nodes[node].children[name] = Int(child)
        rest.append(Int(child))
      }
    }
  }

  private func node(_ id: SyntaxTree.ID) -> Node {
    let node = tree[id]
    // The line breaks after a block scalar belong to it.
    let last = node.entry.upperBound
    let end = max(node.value.lowerBound, bytes.endOfContent(before: last))
    return Node(
      syntax: node, keys: tree.keys(of: id),
      // The path of a header leads to more than its own table.
      value: node.kind.isWritten
        ? node.value.lowerBound..<end : node.kind == .implied ? node.entry : node.value,
      end: end,
      next: node.key == nil && node.value.isEmpty
        ? nil : blockScalars.contains(last) ? last : nextLine(from: last))
  }

  /// The unescaped name of a key; a key of several lines, as written.
  private func name(_ key: Range<Int>) -> String {
    let name =
      file.format == .toml
      ? TOMLTokens.name(ofKey: key, in: bytes)
      : TextLiteral(yaml: bytes, key, isInFlow: true)?.text
    return name ?? String(decoding: bytes[key], as: UTF8.self)
  }

  var bytes: [UInt8] { file.bytes }

  /// The node at a path of keys; nil if there is none.
  func node(at path: [String]) -> Int? {
    var node = Self.root
    for name in path {
      guard let child = nodes[node].children[name] else { return nil }
      node = child
    }
    return node
  }

  /// Whether a block scalar ends at an offset, which is the start of a line.
  func isBehindBlockScalar(_ offset: Int) -> Bool { blockScalars.contains(offset) }

  /// The first item after an offset; nil if there is none.
  func item(behind offset: Int) -> Int? {
    let names = nodes[Self.root].names
    let index = names.partitioningIndex { name in
      nodes[Self.root].children[name].map { nodes[$0].start > offset } ?? true
    }
    return index < names.count ? nodes[Self.root].children[names[index]] : nil
  }

  /// The first header at or after an offset; nil if there is none.
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

extension SyntaxTree {
  /// The tree of a document without values.
  fileprivate init(emptyAt start: Int) {
    self.init()
    _ = add(SyntaxNode(.header, key: nil, value: start..<start), to: nil)
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
    case .interface(let text): return [item, "interface", text.rawValue]
    case .form(let field, let form):
      return TranslationKey(id: id, field: field.text).pathInMap + [form.rawValue]
    }
  }
}
