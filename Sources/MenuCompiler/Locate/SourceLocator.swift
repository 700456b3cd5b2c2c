/// Finds the places of diagnostics. It prepares the data for a file when it locates the first
/// diagnostic in the file, so a valid menu costs nothing, and ten thousand problems incur the cost
/// only once.
struct SourceLocator {
  private(set) var sources: Sources
  private var trees: [Int32: SourceTreeIndex] = [:]
  private var lines: [Int32: LineIndex] = [:]
  private var syntaxTrees: [Int32: SyntaxTree] = [:]
  /// The most recent result of ``flowEntries(of:)``.
  private var table: (file: Int32, id: SyntaxTree.ID, entries: FlowEntries)?
  /// The cache of ``uses(of:)``.
  var aliases: [Int32: YAMLAliases] = [:]
  /// The cache of ``item(of:)``.
  var itemPaths: [SourcePlace: String] = [:]

  init(_ sources: Sources) { self.sources = sources }

  /// The range of an anchor; nil for a file as a whole, or if the anchor can't be found, as in an
  /// empty document.
  mutating func range(of anchor: SourceAnchor) -> SourceRange? {
    bytes(of: anchor).map { range(of: $0, in: anchor.file) }
  }

  /// The lines and columns of a range of bytes in a file.
  mutating func range(of bytes: Range<Int>, in file: Int32) -> SourceRange {
    let index = lineIndex(file)
    let start = index.position(of: bytes.lowerBound)
    let end = index.position(of: bytes.upperBound)
    return SourceRange(
      file: Int(file), bytes: bytes, startLine: start.line, startColumn: start.column,
      endLine: end.line, endColumn: end.column)
  }

  private mutating func bytes(of anchor: SourceAnchor) -> Range<Int>? {
    switch anchor {
    case .file: return nil
    case .bytes(_, let range): return range
    case .value(let place): return bytes(of: place, isKey: false)
    case .key(let place): return bytes(of: place, isKey: true)
    case .entry(let place, let key):
      return bytes(of: tree(place.file).entry(key, of: place) ?? place, isKey: false)
    case .entryKey(let place, let key):
      guard let entry = tree(place.file).entry(key, of: place) else {
        return bytes(of: place, isKey: false)
      }
      return bytes(of: entry, isKey: true)
    }
  }

  mutating func bytes(of place: SourcePlace, isKey: Bool) -> Range<Int>? {
    guard place.node > 0 else { return beginning(of: place.file) }
    switch format(of: place.file) {
    case .toml:
      return syntaxNode(at: place).map { isKey ? $0.key ?? $0.value : $0.value }
    case .json:
      guard let node = syntaxNode(at: place) else { return nil }
      let range = isKey || isNothing(place) ? node.key : nil
      return range ?? bytes(of: place.file).firstLine(of: node.value)
    case .yaml: return yamlBytes(of: place, isKey: isKey || isNothing(place))
    // Anchors in catalogs are byte ranges.
    case .po, .xml, .strings, .properties: return nil
    }
  }

  /// Whether a key has no value, so that a diagnostic can point only at the key.
  private mutating func isNothing(_ place: SourcePlace) -> Bool {
    if case .nothing? = tree(place.file).value(at: place) { true } else { false }
  }

  /// The syntax node of a value. For a YAML alias, this is the node of the anchored value.
  mutating func syntaxNode(at place: SourcePlace) -> SyntaxNode? {
    syntaxID(at: place).flatMap { id in syntaxTree(place.file).map { $0[id] } }
  }

  mutating func syntaxID(at place: SourcePlace) -> SyntaxTree.ID? {
    guard let tree = syntaxTree(place.file) else { return nil }
    guard format(of: place.file) == .yaml else { return tree.node(ofValue: place.node) }
    guard let start = yamlMarks(of: place)?.value else { return nil }
    let index = tree.nodes.partitioningIndex { $0.start > start } - 1
    return index >= 0 && tree.nodes[index].start == start ? SyntaxTree.ID(index) : nil
  }

  mutating func syntaxTree(_ file: Int32) -> SyntaxTree? {
    if let tree = syntaxTrees[file] { return tree }
    let parsed = parsedFile(file)
    syntaxTrees[file] = parsed.syntax ?? SyntaxTree(parsed.file)
    return syntaxTrees[file]
  }

  /// The place that represents the whole document: its first key, header or bracket, after comments
  /// and YAML's markers. Nil if the document is empty.
  private func beginning(of file: Int32) -> Range<Int>? {
    let source = sources.files[Int(file)].file
    let bytes = source.bytes
    let first: Range<Int>? =
      switch source.format {
      case .toml: TOMLTokens(bytes).first { !$0.kind.isTrivia }?.range
      case .yaml, .json: YAMLTokens(bytes).first { !$0.kind.isProlog }?.range
      case .po, .xml, .strings, .properties: nil
      }
    guard let start = first?.lowerBound else { return nil }
    if bytes[start] == .openingBrace { return start..<start + 1 }
    let ends: [UInt8] = [.space, .tab, .lineFeed, .carriageReturn, .equals, .colon, .hash]
    return start..<(bytes[start...].firstIndex(where: ends.contains) ?? bytes.count)
  }

  mutating func parsedFile(_ file: Int32) -> ParsedFile { sources.withTree(file) }

  /// The document of a file.
  mutating func root(of file: Int32) -> SourceNode? { parsedFile(file).root }

  mutating func tree(_ file: Int32) -> SourceTreeIndex {
    if let tree = trees[file] { return tree }
    let tree = SourceTreeIndex(root(of: file))
    trees[file] = tree
    return tree
  }

  /// The entries of an inline table; nil for any other value.
  mutating func flowEntries(of place: SourcePlace) -> FlowEntries? {
    guard let id = syntaxID(at: place) else { return nil }
    if let table, table.file == place.file, table.id == id { return table.entries }
    guard let tree = syntaxTree(place.file), tree[id].kind == .table else { return nil }
    let entries = FlowEntries(bytes(of: place.file), tree, table: id)
    table = (place.file, id, entries)
    return entries
  }

  mutating func lineIndex(_ file: Int32) -> LineIndex {
    if let index = lines[file] { return index }
    let index = LineIndex(sources.files[Int(file)].file.bytes)
    lines[file] = index
    return index
  }
}

extension YAMLToken.Kind {
  /// Whether the token can precede the content of a document without being part of it.
  fileprivate var isProlog: Bool {
    isTrivia || self == .directive || self == .documentStart || self == .documentEnd
  }
}
