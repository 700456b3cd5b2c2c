/// Lays out a YAML document. Each level, including the elements of an array, is indented by two
/// more spaces.
struct YAMLLayout {
  private var reader: FlowReader
  private(set) var lines = LayoutLines()
  private var bytes: [UInt8] { reader.bytes }
  private var tree: SyntaxTree { reader.tree }

  init(_ file: SourceFile, _ tree: SyntaxTree) throws(LayoutRefusal) {
    reader = FlowReader(file, tree)
    try writeHead()
    let root = tree[SyntaxTree.root]
    if root.kind == .blockArray || root.kind == .blockTable {
      try writeEntries(of: SyntaxTree.root, indent: 0)
    } else if !root.value.isEmpty {
      lines.write(reader.comments.take(before: root.start), indent: 0)
      lines.breakLine(0)
      try writeFlow(SyntaxTree.root, indent: 0, closing: 0)
    }
    lines.write(reader.comments.takeRest(), indent: 0)
  }

  /// Writes the mark `---` if the document begins with it. Throws an error for a directive.
  private mutating func writeHead() throws(LayoutRefusal) {
    for token in YAMLTokens(bytes) where !token.kind.isTrivia {
      if token.kind == .directive {
        throw LayoutRefusal("YAML directives are not supported", at: token.range.lowerBound)
      }
      guard token.kind == .documentStart else { return }
      lines.write(reader.comments.take(before: token.range.lowerBound), indent: 0)
      lines.breakLine(0)
      lines.write("---")
      lines.writeTrailing(reader.comments.takeTrailing(after: token.range.upperBound))
      return
    }
  }

  // MARK: Collections

  /// - Parameter continues: Whether the first entry continues the line of a dash.
  private mutating func writeEntries(
    of id: SyntaxTree.ID, indent: Int, continues: Bool = false
  ) throws(LayoutRefusal) {
    let isArray = tree[id].kind == .blockArray
    var column = 0
    for (index, child) in tree.children(of: id).enumerated() {
      let node = tree[child]
      let start = node.entry.lowerBound
      try reader.checkKey(of: node)
      let isInner = index == 0 && id != SyntaxTree.root
      if index == 0 { column = start - bytes.startOfLine(at: start) }
      let comments = reader.comments.take(before: start)
      lines.write(comments, indent: indent, isFirst: isInner)
      if !(continues && index == 0) {
        let hasBlank = bytes.hasBlankLine(above: start) && !(isInner && comments.isEmpty)
        lines.breakLine(indent, hasBlankBefore: hasBlank)
      }
      if isArray {
        lines.write("-")
        try writeElement(child, indent: indent)
      } else {
        lines.write(reader.key(of: node).withoutTrailingBlank)
        try writeValue(child, behind: node.colon.map { $0 + 1 } ?? start, indent: indent)
      }
      lines.writeTrailing(reader.comments.takeTrailing(after: node.value.upperBound))
    }
    // A comment that is not indented more than an array's key belongs to the next entry.
    let least = isArray && isUnindented(id, column) ? column + 1 : column
    lines.write(
      reader.comments.takeEnd(of: tree[id].entry, column: least), indent: indent)
  }

  /// Whether the dashes of an array are not indented relative to its key.
  private func isUnindented(_ id: SyntaxTree.ID, _ column: Int) -> Bool {
    guard let key = tree[id].key else { return false }
    return key.lowerBound - bytes.startOfLine(at: key.lowerBound) >= column
  }

  /// Writes an element after its dash.
  private mutating func writeElement(_ id: SyntaxTree.ID, indent: Int) throws(LayoutRefusal) {
    let node = tree[id]
    guard node.kind == .blockArray || node.kind == .blockTable else {
      return try writeValue(id, behind: node.entry.lowerBound + 1, indent: indent)
    }
    let words = reader.properties(of: node)
    let trailing = reader.comments.takeTrailing(after: node.entry.lowerBound + 1)
    if words.isEmpty, trailing == nil, !hasComment(before: id) {
      lines.write(" ")
      return try writeEntries(of: id, indent: indent + 2, continues: true)
    }
    // An anchor on the line of the first key would belong to the key.
    for word in words { lines.write(" " + word) }
    lines.writeTrailing(trailing)
    try writeEntries(of: id, indent: indent + 2)
  }

  private func hasComment(before id: SyntaxTree.ID) -> Bool {
    guard let first = tree.firstChild(of: id) else { return false }
    var comments = reader.comments
    return !comments.take(before: first.entry.lowerBound).isEmpty
  }

  // MARK: Values

  /// Writes a value after its key or dash.
  private mutating func writeValue(
    _ id: SyntaxTree.ID, behind position: Int, indent: Int
  ) throws(LayoutRefusal) {
    let node = tree[id]
    guard node.kind == .scalar || node.kind.isFlow else {
      for word in reader.properties(of: node) { lines.write(" " + word) }
      lines.writeTrailing(reader.comments.takeTrailing(after: position))
      return try writeEntries(of: id, indent: indent + 2)
    }
    guard !node.value.isEmpty else { return }
    let trailing = reader.comments.takeTrailing(after: position)
    let comments = reader.comments.take(before: node.start)
    if trailing == nil, comments.isEmpty {
      lines.write(" ")
    } else {
      lines.writeTrailing(trailing)
      lines.write(comments, indent: indent + 2, isFirst: true)
      lines.breakLine(indent + 2)
    }
    try writeFlow(id, indent: indent, closing: indent + 2)
  }

  private mutating func writeFlow(
    _ id: SyntaxTree.ID, indent: Int, closing: Int
  ) throws(LayoutRefusal) {
    let first = bytes[tree[id].value].first
    guard first == UInt8(ascii: "|") || first == UInt8(ascii: ">") else {
      let value = try reader.value(id)
      let trailing = reader.comments.takeTrailing(after: tree[id].value.upperBound)
      return lines.write(value, indent: closing, .yaml, trailing: trailing)
    }
    writeBlock(tree[id], indent: indent)
  }

  /// Writes a block scalar.
  private mutating func writeBlock(_ node: SyntaxNode, indent: Int) {
    var header = node.value.lowerBound
    while header < node.value.upperBound, !bytes[header].isBlankOrBreak { header += 1 }
    let sign = bytes.text(in: node.value.lowerBound..<header)
    lines.write((reader.properties(of: node) + [sign]).joined(separator: " "))
    lines.writeTrailing(reader.comments.takeTrailing(after: header))
    let end = bytes.endOfLine(from: header)
    var text = bytes.text(
      in: min(bytes.endOfBreak(from: end), node.value.upperBound)..<node.value.upperBound
    )
    .replacingLineBreaks.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if text.last == "" { text.removeLast() }
    if !sign.contains("+") {
      while text.last?.isBlank == true { text.removeLast() }
    }
    let old = text.first { !$0.isBlank }?.indentation ?? 0
    let digits = sign.compactMap(\.wholeNumberValue).first
    let parent = bytes.startOfLine(at: node.entry.lowerBound)
    let outer = node.entry.lowerBound - parent
    let depth = digits.map { max(outer, 0) + $0 } ?? old
    for line in text {
      let content = String(line.unicodeScalars.dropFirst(min(depth, line.indentation)))
      lines.breakLine(content.isEmpty ? 0 : indent + (digits ?? 2))
      lines.write(content)
    }
  }
}

extension String {
  fileprivate var withoutTrailingBlank: String { last == " " ? String(dropLast()) : self }

  /// The number of blanks at the start. A blank and a following combining mark form one character,
  /// but are two scalars.
  fileprivate var indentation: Int { unicodeScalars.prefix { $0 == " " }.count }

  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy { $0 == " " } }
}
