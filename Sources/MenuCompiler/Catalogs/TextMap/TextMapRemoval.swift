/// Removes texts from a text map, and renames its items.
struct TextMapRemoval {
  private let outline: TextMapOutline
  private var edits: [ByteEdit] = []
  private var removed: Set<Int> = []
  /// The comments that replace an entry.
  private var replaced: [Int: [String]] = [:]
  /// The comments to insert above an entry.
  private var above: [Int: [String]] = [:]
  /// The entries to remove, grouped by the table in braces that contains them.
  private var fromFlow: [Int: Set<Int>] = [:]
  /// The tables that lose all their texts.
  private var emptied: Set<Int> = []

  private let hasAliases: Bool

  init(_ file: SourceFile) {
    outline = TextMapOutline(file)
    hasAliases = file.format == .yaml && file.bytes.contains(.asterisk)
  }

  mutating func rename(_ id: String, to new: String) {
    guard let node = outline.node(at: [id.isEmpty ? "/" : id]) else { return }
    let name = new.isEmpty ? "/" : new
    for key in outline.nodes[node].keys {
      let quote = outline.bytes[key].first.flatMap { $0.isQuote ? $0 : nil }
      edits.append(ByteEdit(key, TextMapKey.written(name, outline.file.format, quote: quote)))
    }
  }

  /// The bytes of the file after the removals and renames of a plan.
  mutating func applied(_ plan: TextMapPlan) throws(OverlappingEdits) -> [UInt8] {
    let isJSON = outline.file.format == .json
    var removals: [(nodes: [Int], comment: String?)] = plan.moved.compactMap { key in
      chain(to: key).map { ($0, nil) }
    }
    for text in plan.obsolete where !isJSON || text.text.isEmpty {
      guard let nodes = chain(to: text.from) else { continue }
      let comment = TextMapComment.written(
        text.to.written, text.text, format: outline.file.format)
      removals.append((nodes, isJSON || text.text.isEmpty ? nil : comment))
    }
    removed = Set(removals.compactMap(\.nodes.last))
    guard !(edits + plan.commentEdits).isEmpty || !removed.isEmpty else { return outline.bytes }
    let growing = Set(plan.additions.map { outline.node(at: [$0.key.pathInMap[0]]) ?? -1 })
    _ = markEmptied(TextMapOutline.root, besides: growing)
    for removal in removals { remove(removal.nodes, removal.comment) }
    makeEdits()
    return try outline.bytes.edited(edits + plan.commentEdits)
  }

  /// The nodes on the path from an item to one of its texts; nil if there is no such text, or if it
  /// is shared.
  private func chain(to key: TranslationKey) -> [Int]? {
    let path = key.pathInMap
    let paths = key.field == .title ? [path, Array(path.prefix(1))] : [path]
    for path in paths {
      let nodes = path.indices.compactMap { outline.node(at: Array(path[...$0])) }
      guard nodes.count == path.count, let last = nodes.last, outline.nodes[last].isText
      else { continue }
      return isShared(outline.nodes[last]) ? nil : nodes
    }
    return nil
  }

  /// Whether an entry is an alias or may contain an anchor that an alias refers to.
  private func isShared(_ node: TextMapOutline.Node) -> Bool {
    hasAliases
      && (outline.bytes[node.start..<node.end].contains(.ampersand)
        || outline.bytes[node.value].first == .asterisk)
  }

  /// Marks the tables that lose all their texts, except items in braces or with headers that get
  /// new texts. Returns whether the table itself loses all its texts.
  private mutating func markEmptied(_ node: Int, besides growing: Set<Int>) -> Bool {
    let children = outline.nodes[node].children.values
    guard !children.isEmpty else { return removed.contains(node) }
    var isEmptied = true
    for child in children where !markEmptied(child, besides: growing) {
      isEmptied = false
    }
    let kind = outline.nodes[node].kind
    if growing.contains(node), kind == .table || kind == .header { return false }
    if isEmptied, node != TextMapOutline.root { removed.insert(node) }
    return isEmptied
  }

  private mutating func remove(_ chain: [Int], _ comment: String?) {
    var flow = outline.nodes[TextMapOutline.root].kind == .table ? TextMapOutline.root : nil
    // The entry above which comments are inserted: entries in braces may be on one line.
    var entry = flow == nil ? nil : chain.first
    for node in chain {
      if let parent = flow {
        guard removed.contains(node) else {
          flow = node
          continue
        }
        fromFlow[parent, default: []].insert(node)
        if let comment, let entry { above[entry, default: []].append(comment) }
        return
      }
      switch outline.nodes[node].kind {
      case .header, .arrayOfTables, .blockTable: if removed.contains(node) { emptied.insert(node) }
      case .dotted, .implied: break
      case .table where !removed.contains(node):
        flow = node
        entry = node
      case .table, .scalar, .array, .blockArray:
        replaced[node, default: []] += comment.map { [$0] } ?? []
        return
      }
    }
  }

  private mutating func makeEdits() {
    let lineBreak = outline.lineBreak
    for (node, comments) in replaced {
      let range = outline.nodes[node].start..<outline.nodes[node].end
      guard !comments.isEmpty else {
        edits.append(deletion(of: range))
        continue
      }
      let indent = outline.indent(at: range.lowerBound)
      let text = comments.joined(separator: lineBreak + (indent ?? ""))
      edits.append(ByteEdit(range, (indent == nil ? lineBreak : "") + text))
    }
    for node in emptied {
      let node = outline.nodes[node]
      if node.kind == .header {
        edits.append(outline.bytes.lineDeletion(of: node.start..<node.value.upperBound))
      } else {
        edits.append(
          deletion(of: node.start..<(node.syntax.colon ?? node.start) + 1, isTable: true))
      }
    }
    // Comments about an entry that does not begin a line are inserted at the end of the document.
    for (node, comments) in above.sorted(by: { $0.key < $1.key }) {
      let start = outline.nodes[node].start
      if let indent = outline.indent(at: start) {
        let line = outline.startOfLine(at: start)
        let text = comments.map { indent + $0 + lineBreak }.joined()
        edits.append(ByteEdit(line..<line, text))
      } else {
        let end = outline.bytes.count
        edits.append(ByteEdit(end..<end, comments.map { lineBreak + $0 }.joined() + lineBreak))
      }
    }
    for (table, nodes) in fromFlow { removeFromFlow(table, nodes) }
  }

  /// Deletes a range, with its whole line if nothing else is on it. If a YAML block scalar ends
  /// above, comments below could become part of it; an empty comment then remains between them.
  private func deletion(of range: Range<Int>, isTable: Bool = false) -> ByteEdit {
    let edit = outline.bytes.lineDeletion(of: range)
    let next = outline.bytes.endOfBlanks(from: edit.bytes.upperBound)
    guard outline.isBehindBlockScalar(edit.bytes.lowerBound),
      isTable || next < outline.bytes.count && outline.bytes[next] == .hash
    else { return edit }
    return ByteEdit(range, "#")
  }

  private mutating func removeFromFlow(_ table: Int, _ nodes: Set<Int>) {
    let entries = outline.entries(of: table)
    let starts = Set(nodes.map { outline.nodes[$0].start })
    let goes = entries.map { starts.contains($0.entry.lowerBound) }
    let kept = goes.lastIndex(of: false)
    for (index, entry) in entries.enumerated() where goes[index] {
      let start = entry.entry.lowerBound
      let end = entry.comma.map { $0 + 1 } ?? entry.entry.upperBound
      let line = outline.bytes.lineDeletion(of: start..<end)
      guard line.bytes.count == end - start else {
        edits.append(line)
        continue
      }
      // The blanks after the entry are deleted, too. For the last entries, the blanks before them
      // are deleted instead.
      let isFirstOfLast = kept.map { index == $0 + 1 } ?? false
      let first = isFirstOfLast ? outline.bytes.startOfBlanks(before: start) : start
      let last = entry.comma == nil ? end : outline.bytes.endOfBlanks(from: end)
      edits.append(ByteEdit(first..<last))
    }
    // Deletes the comma after the last remaining entry, unless the table had a trailing comma.
    if let kept, kept + 1 < goes.count,
      entries.last?.comma == nil, let comma = entries[kept].comma
    {
      edits.append(ByteEdit(comma..<comma + 1))
    }
  }
}

extension [UInt8] {
  /// Deletes a range, with its whole line if nothing else is on it.
  func lineDeletion(of range: Range<Int>) -> ByteEdit {
    let start = startOfBlanks(before: range.lowerBound)
    let end = endOfBlanks(from: range.upperBound)
    let isFirst = start == startOfText || start > 0 && self[start - 1].isBreak
    guard isFirst else { return ByteEdit(range) }
    guard end == count || self[end].isBreak else { return ByteEdit(range.lowerBound..<end) }
    return ByteEdit(start..<endOfBreak(from: end))
  }

  /// The bytes after edits.
  ///
  /// - Throws: ``OverlappingEdits`` if edits overlap: no result would be right, and no edit may be
  ///   lost.
  func edited(_ edits: [ByteEdit]) throws(OverlappingEdits) -> [UInt8] {
    let sorted = edits.sorted {
      ($0.bytes.lowerBound, $0.bytes.upperBound) < ($1.bytes.lowerBound, $1.bytes.upperBound)
    }
    let script = EditScript(sorted)
    guard script.isInOrder else { throw OverlappingEdits() }
    return script.applied(to: self)
  }
}

/// The error for overlapping edits to a file.
struct OverlappingEdits: Error {}

/// Formats keys of text maps.
enum TextMapKey {
  /// - Parameter quote: The preferred kind of quotes, if any.
  static func written(_ name: String, _ format: SourceFormat, quote: UInt8? = nil) -> String {
    let isPlain =
      switch format {
      case .toml: !name.isEmpty && name.utf8.allSatisfy(\.isWord)
      case .yaml: PlainScalar.isUnmistakable(name)
      case .json, .po, .xml, .strings, .properties: false
      }
    if quote == .apostrophe, !name.contains("'") { return "'\(name)'" }
    return isPlain && quote == nil ? name : LiteralText.doubleQuoted(name)
  }
}
