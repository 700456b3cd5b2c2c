/// Lays out a TOML document: one statement per line, and a blank line before each header.
func tomlLayout(_ file: SourceFile, _ tree: SyntaxTree) throws(LayoutRefusal) -> LayoutLines {
  var reader = FlowReader(file, tree)
  var lines = LayoutLines()
  for id in statements(of: tree) {
    let node = tree[id]
    let isHeader = node.kind == .header
    let start = isHeader ? node.value.lowerBound : node.entry.lowerBound
    let comments = reader.comments.take(before: start)
    let hasBlank = reader.bytes.hasBlankLine(above: start)
    let first = isHeader ? firstOfHeader(comments, hasBlank) : comments.count + 1
    for (index, comment) in comments.enumerated() {
      lines.breakLine(0, hasBlankBefore: comment.hasBlankBefore || index == first)
      lines.write(comment.text)
    }
    lines.breakLine(0, hasBlankBefore: hasBlank || comments.count == first)
    if isHeader {
      lines.write(reader.tomlKey(from: start, until: .headerClose))
      lines.writeTrailing(reader.comments.takeTrailing(after: node.value.upperBound))
    } else {
      lines.write(reader.key(of: node))
      let value = try reader.value(id)
      let trailing = reader.comments.takeTrailing(after: node.value.upperBound)
      lines.write(value, indent: 0, .toml, trailing: trailing)
    }
  }
  lines.write(reader.comments.takeRest(), indent: 0)
  return lines
}

/// The index of the first comment directly above a header. The blank line before the header is
/// written before this comment. The number of comments if none is directly above.
private func firstOfHeader(_ comments: [LayoutComment], _ hasBlank: Bool) -> Int {
  var first = comments.count
  var isFree = hasBlank
  while first > 0, !isFree {
    first -= 1
    isFree = comments[first].hasBlankBefore
  }
  return first
}

/// The headers and the pairs outside brackets, in the order of the file.
private func statements(of tree: SyntaxTree) -> [SyntaxTree.ID] {
  var found: [SyntaxTree.ID] = []
  var rest = [SyntaxTree.root]
  while let id = rest.popLast() {
    let node = tree[id]
    if node.kind.isWritten || (node.kind == .header && id != SyntaxTree.root) { found.append(id) }
    if !node.kind.isWritten { rest += tree.children(of: id) }
  }
  return found.sorted { tree.start($0) < tree.start($1) }
}

extension SyntaxTree {
  /// The start of a header, or of the pair that contains a value.
  fileprivate func start(_ id: ID) -> Int {
    self[id].kind == .header ? self[id].value.lowerBound : self[id].entry.lowerBound
  }
}
