/// Takes texts out of a map, and renames items.
struct TextMapRemoval {
  private let outline: TextMapOutline
  private var edits: [ByteEdit] = []
  private var removed: Set<Int> = []
  /// The comments that take the place of an entry, or go above it.
  private var replaced: [Int: [String]] = [:]
  private var above: [Int: [String]] = [:]
  /// Entries that go, by the table in braces that they stand in.
  private var fromFlow: [Int: Set<Int>] = [:]
  /// What is left of tables that lose all texts.
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

  /// The text of the file without what a plan removes.
  mutating func applied(_ plan: TextMapPlan) -> [UInt8] {
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
    _ = markEmptied(TextMapOutline.root)
    for removal in removals { remove(removal.nodes, removal.comment) }
    makeEdits()
    return outline.bytes.edited(edits + plan.commentEdits)
  }

  /// The nodes from an item to one of its texts.
  private func chain(to key: TranslationKey) -> [Int]? {
    let path = key.pathInMap
    let paths = key.field == .title ? [path, Array(path.prefix(1))] : [path]
    for path in paths {
      let nodes = path.indices.compactMap { outline.node(at: Array(path[...$0])) }
      guard nodes.count == path.count, let last = nodes.last, outline.nodes[last].kind == .text
      else { continue }
      return definesAnchorInUse(outline.nodes[last]) ? nil : nodes
    }
    return nil
  }

  private func definesAnchorInUse(_ node: TextMapOutline.Node) -> Bool {
    hasAliases && outline.bytes[node.start..<node.end].contains(.ampersand)
  }

  /// Marks the tables that lose all texts.
  private mutating func markEmptied(_ node: Int) -> Bool {
    let children = outline.nodes[node].children.values
    guard !children.isEmpty else { return removed.contains(node) }
    var isEmptied = true
    for child in children where !markEmptied(child) { isEmptied = false }
    if isEmptied, node != TextMapOutline.root { removed.insert(node) }
    return isEmptied
  }

  private mutating func remove(_ chain: [Int], _ comment: String?) {
    var flow = outline.nodes[TextMapOutline.root].kind == .flow ? TextMapOutline.root : nil
    // The entry that comments go above: what is in braces may be on one line.
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
      case .section, .block: if removed.contains(node) { emptied.insert(node) }
      case .dotted, .implied: break
      case .flow where !removed.contains(node):
        flow = node
        entry = node
      case .flow, .text:
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
        edits.append(outline.bytes.lineDeletion(of: range))
        continue
      }
      let indent = outline.indent(at: range.lowerBound)
      let text = comments.joined(separator: lineBreak + (indent ?? ""))
      edits.append(ByteEdit(range, (indent == nil ? lineBreak : "") + text))
    }
    for node in emptied {
      let node = outline.nodes[node]
      let end = node.kind == .section ? node.value.upperBound : (node.colon ?? node.start) + 1
      edits.append(outline.bytes.lineDeletion(of: node.start..<end))
    }
    for (node, comments) in above {
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

  private mutating func removeFromFlow(_ table: Int, _ nodes: Set<Int>) {
    let flow = FlowEntries(
      outline.bytes, outline.file.format, open: outline.nodes[table].value.lowerBound)
    let starts = Set(nodes.map { outline.nodes[$0].start })
    let goes = flow.entries.map { starts.contains($0.range.lowerBound) }
    var ranges: [Range<Int>] = []
    for (entry, isRemoved) in zip(flow.entries, goes) where isRemoved {
      ranges += (flow.deletion(at: entry.range.lowerBound) ?? []).map(\.bytes)
    }
    // The comma of the last one that stays, unless it may be there.
    if let kept = goes.lastIndex(of: false), kept + 1 < goes.count,
      flow.entries.last?.comma == nil, let comma = flow.entries[kept].comma
    {
      ranges.append(comma..<comma + 1)
    }
    edits += ranges.united.map { ByteEdit($0) }
  }
}

extension [Range<Int>] {
  /// The same stretches, each once and in order.
  fileprivate var united: [Range<Int>] {
    var result: [Range<Int>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] =
          last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

extension [UInt8] {
  /// Deletes a stretch, with its line if nothing else stands there.
  func lineDeletion(of range: Range<Int>) -> ByteEdit {
    let start = startOfBlanks(before: range.lowerBound)
    let end = endOfBlanks(from: range.upperBound)
    let isFirst = start == startOfText || start > 0 && self[start - 1].isBreak
    guard isFirst, end == count || self[end].isBreak else { return ByteEdit(range) }
    return ByteEdit(start..<endOfBreak(from: end))
  }

  func edited(_ edits: [ByteEdit]) -> [UInt8] {
    let sorted = edits.sorted {
      ($0.bytes.lowerBound, $0.bytes.upperBound) < ($1.bytes.lowerBound, $1.bytes.upperBound)
    }
    let script = EditScript(sorted)
    return script.isInOrder ? script.applied(to: self) : self
  }
}

/// How keys of maps are written.
enum TextMapKey {
  /// - Parameter quote: The quotes that are wanted, if any.
  static func written(_ name: String, _ format: SourceFormat, quote: UInt8? = nil) -> String {
    let isPlain =
      switch format {
      case .toml: !name.isEmpty && name.utf8.allSatisfy(\.isWord)
      case .yaml: PlainScalar.isUnmistakable(name)
      case .json, .po, .xliff: false
      }
    if quote == .apostrophe, !name.contains("'") { return "'\(name)'" }
    return isPlain && quote == nil ? name : LiteralText.doubleQuoted(name)
  }
}
