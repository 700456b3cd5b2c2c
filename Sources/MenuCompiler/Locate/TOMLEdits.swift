extension SourceLocator {
  /// Deletes a key and its value from a TOML document: the whole lines, or the entry of an inline
  /// table. Returns nil for a table with a header and for an array element.
  mutating func tomlDeletion(of place: SourcePlace) -> [ByteEdit]? {
    guard let entry = syntaxNode(at: place), entry.kind.isWritten, let key = entry.key else {
      return nil
    }
    let bytes = bytes(of: place.file)
    let lines = lineIndex(place.file)
    if let table = inlineTable(around: place) {
      return flowEntries(of: table)?.deletion(at: key.lowerBound)
    }
    guard let end = bytes.endOfLine(ifBlankFrom: entry.value.upperBound) else { return nil }
    return [ByteEdit(lines.startOfLine(at: key.lowerBound)..<bytes.endOfBreak(from: end))]
  }

  /// The inline table that contains a key; nil if the key is on its own line.
  private mutating func inlineTable(around place: SourcePlace) -> SourcePlace? {
    var place = place
    while let parent = tree(place.file).parent(of: place), let node = syntaxNode(at: parent.place) {
      if node.kind.isWritten { return parent.place }
      guard node.kind == .dotted else { return nil }
      place = parent.place
    }
    return nil
  }

  /// Adds a key before the other keys of an item in a TOML document.
  mutating func tomlInsertion(
    into place: SourcePlace, key: String, text: String
  ) -> [ByteEdit]? {
    let pair = "\(key) = \(LiteralText.value(text, of: key))"
    if let title = literal(at: place) {
      return [
        ByteEdit(title.range.lowerBound..<title.range.lowerBound, "{ title = "),
        ByteEdit(title.range.upperBound..<title.range.upperBound, ", \(pair) }"),
      ]
    }
    let bytes = bytes(of: place.file)
    guard let table = syntaxNode(at: place), place.node > 0 else { return nil }
    switch table.kind {
    case .table:
      guard let first = flowEntries(of: place)?.entries.first
      else { return nil }
      return [ByteEdit(first.entry.lowerBound..<first.entry.lowerBound, pair + ", ")]
    case .header:
      let lines = lineIndex(place.file)
      let end = lines.endOfLine(at: table.value.upperBound)
      let next = bytes.endOfBreak(from: end)
      let indent =
        indentOfFirstKey(from: next, bytes, lines)
        ?? indent(of: table.value.lowerBound, bytes, lines)
      let lineBreak = lines.lineBreak(at: end)
      return [ByteEdit(end..<end, lineBreak + indent + pair)]
    case .scalar, .array, .blockArray, .blockTable, .implied, .dotted, .arrayOfTables: return nil
    }
  }

  private func indent(of position: Int, _ bytes: [UInt8], _ lines: LineIndex) -> String {
    let start = lines.startOfLine(at: position)
    return String(decoding: bytes[start..<bytes.endOfBlanks(from: start)], as: UTF8.self)
  }

  /// The indentation of the first key below a header; nil if there is no key.
  private func indentOfFirstKey(
    from start: Int, _ bytes: [UInt8], _ lines: LineIndex
  ) -> String? {
    let first = TOMLTokens(bytes, from: start).first { !$0.kind.isTrivia }
    guard let first, first.kind != .headerOpen else { return nil }
    return indent(of: first.range.lowerBound, bytes, lines)
  }
}
