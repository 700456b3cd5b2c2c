extension SourceLocator {
  /// Deletes a key and its value from a YAML document: the whole line, or the entry of a flow
  /// mapping. Returns nil if the key was merged from another table, if an alias refers to an anchor
  /// within the value, or, in a block mapping, if the value spans several lines or the key is the
  /// only one.
  mutating func yamlDeletion(of place: SourcePlace) -> [ByteEdit]? {
    guard hasOwnKey(place), let parent = tree(place.file).parent(of: place),
      let table = syntaxNode(at: parent.place)
    else { return nil }
    let edits =
      table.kind.isFlow
      ? flowDeletion(of: place, in: parent.place) : blockDeletion(of: place, in: table)
    guard let edits, !edits.contains(where: { definesAnchorInUse($0.bytes, in: place.file) })
    else { return nil }
    return edits
  }

  private mutating func flowDeletion(of place: SourcePlace, in table: SourcePlace) -> [ByteEdit]? {
    guard let key = entryNode(of: place)?.key else { return nil }
    return flowEntries(of: table)?.deletion(at: key.lowerBound)
  }

  private mutating func blockDeletion(
    of place: SourcePlace, in table: SyntaxNode
  ) -> [ByteEdit]? {
    guard !table.isInFlow, tree(place.file).parent(of: place)?.entries.count ?? 0 > 1,
      let entry = yamlEntry(of: place),
      let value = entry.alias ?? bytes(of: place, isKey: false),
      entry.alias != nil || isOnOneLine(place)
    else { return nil }
    let bytes = bytes(of: place.file)
    let lines = lineIndex(place.file)
    guard let end = bytes.endOfLine(ifBlankFrom: value.upperBound) else { return nil }
    let lineStart = lines.startOfLine(at: entry.start)
    if bytes[lineStart..<entry.start].allSatisfy({ $0 == .space }) {
      return [ByteEdit(lineStart..<bytes.endOfBreak(from: end))]
    }
    guard bytes[lineStart..<entry.start].allSatisfy({ $0 == .space || $0 == .minus }) else {
      return nil
    }
    // The key follows the dash of an item, so the next key takes its place.
    var next = end
    while next < bytes.count, bytes[next].isBlankOrBreak { next += 1 }
    let column = lines.position(of: entry.start).column
    guard next < bytes.count,
      bytes[next] == .hash || lines.position(of: next).column == column
    else { return nil }
    return [ByteEdit(entry.start..<next)]
  }

  /// Whether a value is a scalar that ends on its first line.
  private mutating func isOnOneLine(_ place: SourcePlace) -> Bool {
    switch tree(place.file).value(at: place) {
    case .boolean, .integer, .number: true
    case .text, .plain: literal(at: place) != nil
    case .nothing, .unsupported, .array, .table, nil: false
    }
  }

  /// Adds a key before the other keys of an item in a YAML or JSON document.
  mutating func yamlInsertion(
    into place: SourcePlace, key: String, text: String
  ) -> [ByteEdit]? {
    let isJSON = format(of: place.file) == .json
    let value =
      PlainScalar.isUnmistakable(text) && !isJSON && key != ItemKey.was.rawValue
      ? text : LiteralText.value(text, of: key)
    let pair = isJSON ? "\"\(key)\": \(value)" : "\(key): \(value)"
    let bytes = bytes(of: place.file)
    let lines = lineIndex(place.file)
    if let title = literal(at: place) { return wrapping(title, place, with: pair) }
    guard case .table? = tree(place.file).value(at: place), let table = syntaxNode(at: place),
      let first = firstEntry(of: place)
    else { return nil }
    let lineStart = lines.startOfLine(at: first)
    if table.kind.isFlow {
      let isFirstOnLine = bytes.startOfBlanks(before: first) == lineStart
      let separator =
        isFirstOnLine
        ? "," + lines.lineBreak(at: table.value.lowerBound)
          + String(decoding: bytes[lineStart..<first], as: UTF8.self) : ", "
      return [ByteEdit(first..<first, pair + separator)]
    }
    guard !isInFlow(place) else { return nil }
    let prefix = bytes[lineStart..<first]
    guard prefix.allSatisfy({ $0 == .space || $0 == .minus }) else { return nil }
    let indent = String(repeating: " ", count: prefix.count)
    return [ByteEdit(first..<first, pair + lines.lineBreak(at: first) + indent)]
  }

  /// Where the first entry of a table starts, not counting merge keys.
  private mutating func firstEntry(of place: SourcePlace) -> Int? {
    guard let id = syntaxID(at: place), let tree = syntaxTree(place.file) else { return nil }
    let bytes = bytes(of: place.file)
    let first = tree.children(of: id).first { child in
      tree[child].key.map { !bytes[$0].elementsEqual("<<".utf8) } ?? false
    }
    return first.map { tree[$0].entry.lowerBound }
  }

  /// Turns an item that is only a title into a table. An anchor stays with the title.
  private mutating func wrapping(
    _ title: TextLiteral, _ place: SourcePlace, with pair: String
  ) -> [ByteEdit]? {
    guard let start = syntaxNode(at: place)?.start, start <= title.range.lowerBound else {
      return nil
    }
    let bytes = bytes(of: place.file)
    let lines = lineIndex(place.file)
    let end = title.range.upperBound
    if isInFlow(place) {
      let key = format(of: place.file) == .json ? "\"title\"" : "title"
      return [ByteEdit(start..<start, "{ \(key): "), ByteEdit(end..<end, ", \(pair) }")]
    }
    let prefix = bytes[lines.startOfLine(at: start)..<start]
    guard prefix.allSatisfy({ $0 == .space || $0 == .minus }),
      let lineEnd = bytes.endOfLine(ifBlankFrom: end)
    else { return nil }
    let indent = String(repeating: " ", count: prefix.count)
    return [
      ByteEdit(start..<start, "title: "),
      ByteEdit(lineEnd..<lineEnd, lines.lineBreak(at: lineEnd) + indent + pair),
    ]
  }

  /// Removes the trailing line breaks of a block scalar by changing its header to `|-` or `>-`.
  /// Returns nil for any other change.
  mutating func strippingBlock(at place: SourcePlace, to text: String) -> [ByteEdit]? {
    guard format(of: place.file) == .yaml, case .text(let old)? = tree(place.file).value(at: place),
      let start = syntaxNode(at: place)?.value.lowerBound
    else { return nil }
    let bytes = bytes(of: place.file)
    var tokens = YAMLTokens(bytes, from: start)
    guard let token = tokens.next(), token.kind == .blockHeader, old.hasPrefix(text),
      old.dropFirst(text.count).allSatisfy(\.isNewline)
    else { return nil }
    let header = token.range.dropFirst()
    let digits = String(decoding: bytes[header].filter(\.isDigit), as: UTF8.self)
    return [ByteEdit(header, digits + "-")]
  }

  /// Replaces aliases with a new value instead of changing the anchored value, which other aliases
  /// must keep.
  mutating func replacingAliases(at places: [SourcePlace], by text: String) -> [ByteEdit]? {
    var edits: [ByteEdit] = []
    for place in places {
      guard hasOwnKey(place), let alias = yamlEntry(of: place)?.alias else { return nil }
      edits.append(ByteEdit(alias, text))
    }
    return edits
  }
}
