/// Reads the values of a document with their comments, in the order of the file.
struct FlowReader {
  let bytes: [UInt8]
  let tree: SyntaxTree
  let format: SourceFormat
  var comments: DocumentComments

  init(_ file: SourceFile, _ tree: SyntaxTree) {
    bytes = file.bytes
    format = file.format
    self.tree = tree
    comments = DocumentComments(file)
  }

  /// Reads a scalar, or a value in brackets.
  mutating func value(_ id: SyntaxTree.ID) throws(LayoutRefusal) -> FlowLayout {
    let node = tree[id]
    switch node.kind {
    case .scalar: return FlowLayout(scalar: scalarLines(node))
    case .array, .table: return try collection(id, node)
    case .blockArray, .blockTable, .header, .implied, .dotted, .arrayOfTables:
      throw LayoutRefusal("a pair in brackets has no braces", at: node.entry.lowerBound)
    }
  }

  private mutating func collection(
    _ id: SyntaxTree.ID, _ node: SyntaxNode
  ) throws(LayoutRefusal) -> FlowLayout {
    let head = comments.takeTrailing(after: node.value.lowerBound + 1)
    var entries: [FlowLayout.Entry] = []
    for child in children(of: id) {
      let entry = tree[child].entry
      try checkKey(of: tree[child])
      let leading = comments.take(before: entry.lowerBound)
      let value = try value(child)
      entries.append(
        FlowLayout.Entry(
          comments: leading,
          hasBlankBefore: bytes.isFirstOnLine(entry.lowerBound)
            && bytes.hasBlankLine(above: entry.lowerBound),
          key: key(of: tree[child]), value: value,
          trailing: comments.takeTrailing(after: entry.upperBound)))
    }
    let rest = comments.take(before: max(node.value.upperBound - 1, node.value.lowerBound))
    var layout = FlowLayout(
      node.kind == .array ? .array : .table, words: properties(of: node), head: head, entries,
      rest: rest, mustShareLine: format == .toml && node.kind == .table)
    layout.wasOnOneLine = !bytes[node.value].contains(where: \.isBreak)
    return layout
  }

  /// The entries of a collection in the order of the file. A dotted key of TOML is one entry.
  private func children(of id: SyntaxTree.ID) -> [SyntaxTree.ID] {
    var found: [SyntaxTree.ID] = []
    var rest = Array(tree.children(of: id))
    while let id = rest.popLast() {
      if tree[id].kind == .dotted { rest += tree.children(of: id) } else { found.append(id) }
    }
    return found.sorted { tree[$0].entry.lowerBound < tree[$1].entry.lowerBound }
  }

  /// Throws an error for a YAML key with a question mark before it.
  func checkKey(of node: SyntaxNode) throws(LayoutRefusal) {
    let start = node.entry.lowerBound
    guard format == .yaml, let key = node.key, start < key.lowerBound,
      bytes[start] == .questionMark
    else { return }
    throw LayoutRefusal("keys after '?' are not supported", at: start)
  }

  // MARK: Texts

  /// The key of an entry with the sign after it; empty for an element.
  func key(of node: SyntaxNode) -> String {
    guard let key = node.key else { return "" }
    guard format == .toml else {
      let text = bytes.text(in: node.entry.lowerBound..<key.upperBound)
      // JSON keys always have a colon.
      guard format == .yaml, node.colon == nil else {
        return text + (node.value.isEmpty && node.start == node.value.lowerBound ? ":" : ": ")
      }
      return text
    }
    return tomlKey(from: node.entry.lowerBound, until: .equals) + " = "
  }

  /// A dotted key or a header, with its blanks removed.
  func tomlKey(from start: Int, until end: TOMLToken.Kind) -> String {
    let context: TOMLTokens.Context = end == .headerClose ? .statement : .key
    var text = ""
    for token in TOMLTokens(bytes, from: start, in: context) {
      if token.kind == end, end == .equals { break }
      if !token.kind.isTrivia { text += bytes.text(in: token.range) }
      if token.kind == end { break }
    }
    return text
  }

  /// The anchor and the tag before a value.
  func properties(of node: SyntaxNode) -> [String] {
    guard node.start < node.value.lowerBound else { return [] }
    return bytes[node.start..<node.value.lowerBound].split(whereSeparator: \.isBlankOrBreak)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The lines of a scalar. The indentation of the lines after the first is insignificant in YAML;
  /// in TOML, it is part of the string.
  func scalarLines(_ node: SyntaxNode) -> [String] {
    let text = bytes.text(in: node.value)
    guard bytes[node.value].contains(where: \.isBreak) else {
      return [(properties(of: node) + [text]).joined(separator: " ")]
    }
    guard format == .yaml else { return [text] }
    var lines = text.replacingLineBreaks.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    for index in lines.indices.dropFirst() {
      // A blank and a following combining mark form one character, but are two scalars.
      lines[index] = String(lines[index].unicodeScalars.drop { $0 == " " || $0 == "\t" })
    }
    lines[0] = (properties(of: node) + [lines[0]]).joined(separator: " ")
    return lines
  }
}

extension String {
  /// The text with LF instead of CR LF and lone CR.
  var replacingLineBreaks: String {
    var bytes: [UInt8] = []
    var isAfterReturn = false
    for byte in utf8 {
      if byte == .carriageReturn || (byte == .lineFeed && !isAfterReturn) {
        bytes.append(.lineFeed)
      } else if byte != .lineFeed {
        bytes.append(byte)
      }
      isAfterReturn = byte == .carriageReturn
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The reason why a document can't be laid out without loss, and the place of the problem.
struct LayoutRefusal: Error {
  let message: String
  let offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}
