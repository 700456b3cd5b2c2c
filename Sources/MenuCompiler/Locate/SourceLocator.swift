/// Looks up where the anchors of diagnostics stand. Whatever it needs for a file it makes at the
/// first diagnostic in that file, so a valid menu pays nothing and ten thousand problems pay once.
struct SourceLocator {
  private(set) var sources: Sources
  private var trees: [Int32: SourceTreeIndex] = [:]
  private var lines: [Int32: LineIndex] = [:]
  private var syntaxTrees: [Int32: SyntaxTree] = [:]
  /// What was last asked for by ``flowEntries(_:in:)``.
  private var table: (file: Int32, open: Int, entries: FlowEntries)?
  /// See ``uses(of:)``.
  var aliases: [Int32: YAMLAliases] = [:]
  /// See ``item(of:)``.
  var itemPaths: [SourcePlace: String] = [:]

  init(_ sources: Sources) { self.sources = sources }

  /// Where an anchor stands; nil for a file as a whole.
  mutating func range(of anchor: SourceAnchor) -> SourceRange? {
    bytes(of: anchor).map { range(of: $0, in: anchor.file) }
  }

  /// The lines and columns of a stretch of a file.
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
    switch sources.files[Int(place.file)].file.format {
    case .toml, .json: syntaxBytes(of: place, isKey: isKey)
    case .yaml: yamlBytes(of: place, isKey: isKey)
    // Catalogs refer to their bytes.
    case .po, .xliff: nil
    }
  }

  private mutating func syntaxBytes(of place: SourcePlace, isKey: Bool) -> Range<Int>? {
    guard place.node > 0 else { return beginning(of: place.file) }
    guard let node = syntaxNode(at: place) else { return nil }
    guard format(of: place.file) == .json else {
      return isKey ? node.key ?? node.value : node.value
    }
    let isNothing = if case .nothing? = tree(place.file).value(at: place) { true } else { false }
    if isKey || isNothing, let key = node.key { return key }
    return bytes(of: place.file).firstLine(of: node.value)
  }

  /// How a value of TOML or JSON is written.
  mutating func syntaxNode(at place: SourcePlace) -> SyntaxNode? {
    syntaxTree(place.file).flatMap { tree in tree.node(ofValue: place.node).map { tree[$0] } }
  }

  mutating func syntaxTree(_ file: Int32) -> SyntaxTree? {
    if let tree = syntaxTrees[file] { return tree }
    let parsed = sources.withTree(file)
    syntaxTrees[file] = parsed.syntax ?? SyntaxTree(parsed.file)
    return syntaxTrees[file]
  }

  private mutating func yamlBytes(of place: SourcePlace, isKey: Bool) -> Range<Int>? {
    let file = sources.withTree(place.file)
    guard place.node > 0 else { return beginning(of: place.file) }
    guard Int(place.node) < file.marks.count else { return nil }
    let mark = file.marks[Int(place.node)]
    let lines = lineIndex(place.file)
    let extent = YAMLExtent(bytes: file.file.bytes)
    let value = tree(place.file).value(at: place)
    // A key with nothing behind it starts wherever libyaml looked for a value: the key stands in.
    let isNothing = if case .nothing? = value { true } else { false }
    if isKey || isNothing, mark.keyLine > 0 {
      return extent.key(
        at: lines.offset(line: Int(mark.keyLine), column: Int(mark.keyColumn)),
        name: tree(place.file).key(of: place))
    }
    return extent.value(
      value, at: lines.offset(line: Int(mark.line), column: Int(mark.column)))
  }

  /// The document itself has no place of its own: its first key, header or bracket stands in, behind
  /// comments and YAML's markers. Nil if there is none.
  private func beginning(of file: Int32) -> Range<Int>? {
    let source = sources.files[Int(file)].file
    let bytes = source.bytes
    let first: Range<Int>? =
      switch source.format {
      case .toml: TOMLTokens(bytes).first { !$0.kind.isTrivia }?.range
      case .yaml, .json: YAMLTokens(bytes).first { !$0.kind.isProlog }?.range
      case .po, .xliff: nil
      }
    guard let start = first?.lowerBound else { return nil }
    if bytes[start] == .openingBrace { return start..<start + 1 }
    let ends: [UInt8] = [.space, .tab, .lineFeed, .carriageReturn, .equals, .colon, .hash]
    return start..<(bytes[start...].firstIndex(where: ends.contains) ?? bytes.count)
  }

  /// The document of a file.
  mutating func root(of file: Int32) -> SourceNode? { sources.withTree(file).root }

  mutating func tree(_ file: Int32) -> SourceTreeIndex {
    if let tree = trees[file] { return tree }
    let tree = SourceTreeIndex(root(of: file))
    trees[file] = tree
    return tree
  }

  /// The entries of a table in braces.
  ///
  /// - Parameter open: Where the brace stands.
  mutating func flowEntries(_ open: Int, in file: Int32) -> FlowEntries {
    if let table, table.file == file, table.open == open { return table.entries }
    let source = sources.files[Int(file)].file
    let entries = FlowEntries(source.bytes, source.format, open: open)
    table = (file, open, entries)
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
  /// Whether it stands in front of a document, and is no part of it.
  fileprivate var isProlog: Bool {
    isTrivia || self == .directive || self == .documentStart || self == .documentEnd
  }
}
