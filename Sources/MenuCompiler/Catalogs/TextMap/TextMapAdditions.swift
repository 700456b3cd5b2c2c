/// Adds texts to a text map.
struct TextMapAdditions {
  /// New texts of an item, nested as in a text map.
  indirect enum Value {
    case text(comment: [String], Scalar)
    case table([(name: String, value: Value)])
  }

  enum Scalar {
    case string(String)
    case array([String])
  }

  let outline: TextMapOutline
  private(set) var edits: [ByteEdit] = []
  /// The inserted text by its offset and by the depth of the table that it belongs to. At the same
  /// offset, insertions for deeper tables come first.
  private var insertions: [Int: [Int: String]] = [:]
  private let comments: [String: TextMapComment]
  private var starts: [Int: Int] = [:]
  private var flows: [Int: [SyntaxNode]] = [:]
  private var titles: [String: String]?
  /// New top-level entries of a document in braces, grouped by the item to insert them before; -1
  /// for the end.
  private var pending: [Int: [(name: String, value: Value)]] = [:]

  init(_ file: SourceFile) {
    outline = TextMapOutline(file)
    comments = Dictionary(
      TextMapComment.all(in: file).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func applied() throws(OverlappingEdits) -> [UInt8] {
    for site in pending.keys.sorted() {
      insertIntoFlow(
        pending[site] ?? [], TextMapOutline.root, item: nil, before: site < 0 ? nil : site)
    }
    pending = [:]
    let bytes = outline.bytes
    for (offset, texts) in insertions {
      let isBehindText =
        offset == bytes.count && offset > bytes.startOfText && !bytes[offset - 1].isBreak
      let text = texts.keys.sorted(by: >).compactMap { texts[$0] }.joined()
      edits.append(ByteEdit(offset..<offset, (isBehindText ? outline.lineBreak : "") + text))
    }
    return try bytes.edited(edits)
  }

  /// Adds texts of an item.
  ///
  /// - Parameter before: The key of the entry before which to add a new item.
  mutating func add(_ id: String, _ texts: [TextMapPlan.Addition], before: String?) {
    let name = id.isEmpty ? "/" : id
    let values = Self.tree(texts)
    guard let node = outline.nodes[TextMapOutline.root].children[name] else {
      let site = before.flatMap(site)
      addItem(name, values.count == 1 ? Self.titleAlone(values) : .table(values), before: site)
      return
    }
    if outline.nodes[node].isText {
      let others = values.filter { $0.name != "title" }
      // An alias may refer to a table.
      let isAlias = outline.bytes[outline.nodes[node].value].first == .asterisk
      if !others.isEmpty, !isAlias { wrap(node, adding: others) }
    } else {
      merge(values, into: node, item: node)
    }
  }

  private static func titleAlone(_ values: [(name: String, value: Value)]) -> Value {
    if let first = values.first, first.name == "title" { first.value } else { .table(values) }
  }

  private static func tree(_ texts: [TextMapPlan.Addition]) -> [(name: String, value: Value)] {
    var tree: [(name: String, value: Value)] = []
    for text in texts {
      let path = text.key.pathInMap
      let scalar: Scalar =
        text.key.field == .keywords
        ? .array(text.translation.isEmpty ? [] : text.translation.lines) : .string(text.translation)
      insert(.text(comment: text.comment, scalar), at: path.dropFirst(), into: &tree)
    }
    return tree
  }

  private static func insert(
    _ value: Value, at path: ArraySlice<String>, into tree: inout [(name: String, value: Value)]
  ) {
    guard let name = path.first else { return }
    let place = tree.firstIndex { $0.name == name }
    guard path.count > 1 else {
      if place == nil { tree.append((name, value)) }
      return
    }
    var nested: [(name: String, value: Value)] = []
    if let place, case .table(let known) = tree[place].value { nested = known }
    insert(value, at: path.dropFirst(), into: &nested)
    if let place {
      tree[place].value = .table(nested)
    } else {
      tree.append((name, .table(nested)))
    }
  }

  /// Adds values to a table and to its existing subtables.
  private mutating func merge(_ values: [(name: String, value: Value)], into node: Int, item: Int) {
    var new: [(name: String, value: Value)] = []
    for entry in values {
      guard let child = outline.nodes[node].children[entry.name] else {
        new.append(entry)
        continue
      }
      if case .table(let nested) = entry.value, !outline.nodes[child].isText {
        merge(nested, into: child, item: item)
      }
    }
    if !new.isEmpty { insert(new, into: node, item: item) }
  }

  /// The item that contains the entry with the given key. If the entry is a comment, the item after
  /// it.
  private func site(of key: String) -> Int? {
    if let path = TranslationKey(key)?.pathInMap,
      let node = outline.nodes[TextMapOutline.root].children[path[0]]
    {
      return node
    }
    return comments[key].flatMap { outline.item(behind: $0.range.lowerBound) }
  }

  /// The start of a line, or of the comments directly above it.
  mutating func startWithComments(ofLineAt offset: Int) -> Int {
    if let known = starts[offset] { return known }
    let start = outline.startWithComments(ofLineAt: offset)
    starts[offset] = start
    return start
  }

  /// The entries of a table in braces.
  mutating func entries(of node: Int) -> [SyntaxNode] {
    if let known = flows[node] { return known }
    let entries = outline.entries(of: node)
    flows[node] = entries
    return entries
  }

  /// The title of an item that consists only of its title, as the parser reads it.
  mutating func title(of node: Int) -> String? {
    if titles == nil {
      var diagnostics = Diagnostics()
      let root = parse(outline.file, as: 0, into: &diagnostics, keepsOwnKeys: true).root
      titles = (root?.entries ?? []).reduce(into: [:]) { titles, entry in
        switch entry.value.value {
        case .text(let title), .plain(let title): titles[entry.key] = title
        default: break
        }
      }
    }
    let key = outline.nodes[node].key
    let name = TextLiteral(yaml: outline.bytes, key, isInFlow: false)?.text
    return name.flatMap { titles?[$0] }
  }

  mutating func replace(_ range: Range<Int>, by text: String) {
    edits.append(ByteEdit(range, text))
  }

  /// - Parameter depth: The depth of the table that the inserted text belongs to.
  mutating func insert(_ text: String, at offset: Int, depth: Int = 0) {
    insertions[offset, default: [:]][depth, default: ""] += text
  }

  /// Inserts lines before the line that starts at an offset, or at the end of the file.
  mutating func insert(lines: [String], at offset: Int, depth: Int = 0) {
    insert(lines.map { $0 + outline.lineBreak }.joined(), at: offset, depth: depth)
  }
}

extension TextMapAdditions {
  /// Adds a new item, in the format of the file and the style of its top-level table.
  private mutating func addItem(_ name: String, _ value: Value, before site: Int?) {
    let root = outline.nodes[TextMapOutline.root]
    switch (outline.file.format, root.kind) {
    case (.toml, _): addTOMLItem(name, value, before: site)
    case (_, .table):
      pending[site ?? -1, default: []].append((name, value))
    default: addBlockItem(name, value, before: site)
    }
  }

  private mutating func insert(
    _ values: [(name: String, value: Value)], into node: Int, item: Int
  ) {
    switch outline.nodes[node].kind {
    case .scalar, .array, .blockArray: break
    case .table: insertIntoFlow(values, node, item: item, before: nil)
    case .blockTable: insertIntoBlock(values, node)
    case .header, .arrayOfTables, .dotted, .implied: insertIntoTOMLTable(values, node)
    }
  }

  /// Turns an item that consists only of its title into a table.
  private mutating func wrap(_ node: Int, adding values: [(name: String, value: Value)]) {
    switch (outline.file.format, outline.nodes[TextMapOutline.root].kind) {
    case (.toml, _): wrapTOML(node, adding: values)
    case (_, .table): wrapInFlow(node, adding: values)
    default: wrapInBlock(node, adding: values)
    }
  }
}

extension String {
  fileprivate var lines: [String] {
    split(omittingEmptySubsequences: false) { $0 == "\n" }.map(String.init)
  }
}
