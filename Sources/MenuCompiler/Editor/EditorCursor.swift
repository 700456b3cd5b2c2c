/// The place of a cursor in a document, and the kind of text that can be written there.
struct EditorCursor {
  enum Site {
    /// A key of the table.
    case key
    /// A value of the type at the place.
    case value
  }

  let site: Site
  /// The tree; if necessary, with a word in place of text that is not written yet.
  let syntax: EditorSyntax
  /// The table whose key is being written, or the value being written.
  let node: SyntaxTree.ID
  /// The steps to ``node``.
  let path: [SourceStep]
  let place: EditorPlace
  /// The bytes of the text to replace.
  let range: Range<Int>
  /// The keys of the table other than the key at the cursor; empty at a value.
  let others: [String]
  /// Whether the key at the cursor has a value.
  let hasValue: Bool
  /// Whether the cursor is between brackets or braces, where new text is written on one line.
  let isInFlow: Bool

  /// - Returns: Nil if nothing can be completed, such as in a comment.
  init?(at offset: Int, in document: EditorDocument) {
    let (bytes, format) = (document.file.bytes, document.file.format)
    let before = EditorContext(before: offset, in: bytes, format)
    guard !before.isInComment else { return nil }
    let syntax = document.syntax
    if let hit = syntax.hit(at: offset), !syntax.spansLines(hit),
      let cursor = EditorCursor(syntax, hit, before, isConfiguration: document.isConfiguration),
      !cursor.startsItem(before)
    {
      self = cursor
      return
    }
    guard let probe = before.probe(at: offset, in: bytes, format) else { return nil }
    let probed = EditorSyntax(probe.bytes, format)
    guard let hit = probed.hit(at: probe.range.lowerBound + 1),
      let cursor = EditorCursor(
        probed, hit, before, isConfiguration: document.isConfiguration, replacing: probe.range)
    else { return nil }
    self = cursor
  }

  /// - Parameter range: The range to replace, if the text at the cursor was replaced by a word.
  private init?(
    _ syntax: EditorSyntax, _ hit: EditorSyntax.Hit, _ before: EditorContext,
    isConfiguration: Bool, replacing range: Range<Int>? = nil
  ) {
    let value = syntax.tree[hit.id]
    guard let table = hit.isKey ? syntax.parent(of: hit.id) : hit.id,
      let path = syntax.path(to: table)
    else { return nil }
    self.syntax = syntax
    site = hit.isKey ? .key : .value
    node = table
    self.path = path
    place = EditorPlace(path, isConfiguration: isConfiguration)
    self.range = range ?? (hit.isKey ? value.key ?? value.value : value.value)
    others =
      hit.isKey
      ? syntax.tree.children(of: table).filter { $0 != hit.id }.compactMap(syntax.name(of:)) : []
    hasValue = range == nil && hit.isKey
    isInFlow = !before.brackets.isEmpty
  }

  /// Whether the cursor is at an item in YAML that is still a string but may become a table.
  private func startsItem(_ before: EditorContext) -> Bool {
    guard case .value = site, case .item? = place.type, syntax.format == .yaml else { return false }
    return before.brackets.isEmpty && syntax.bytes[range].first?.isQuote == false
  }

  /// The string value of another key in the table of the key or value at the cursor; nil if there
  /// is none.
  func sibling(_ name: String) -> String? {
    guard let table = site == .key ? node : syntax.parent(of: node) else { return nil }
    return syntax.child(name, of: table).flatMap(syntax.text(of:))
  }
}

extension EditorSyntax {
  /// Whether a key or value spans several lines.
  func spansLines(_ hit: Hit) -> Bool {
    let range = hit.isKey ? tree[hit.id].key ?? 0..<0 : tree[hit.id].value
    return bytes[range].contains(where: \.isBreak)
  }
}
