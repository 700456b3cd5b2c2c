extension SourceLocator {
  /// Takes a key and its value out of a TOML document: the whole line, or its part of an inline
  /// table. Tables with a header of their own stay.
  mutating func tomlDeletion(of place: SourcePlace) -> [ByteEdit]? {
    let path = tree(place.file).path(to: place)
    let positions = tomlPositions(place.file)
    guard let entry = positions.locate(path), entry.form == .written, let key = entry.key else {
      return nil
    }
    let bytes = bytes(of: place.file)
    let lines = lineIndex(place.file)
    if let open = inlineTable(around: path, positions) {
      return flowEntries(open, in: place.file).deletion(at: key.lowerBound)
    }
    guard let end = bytes.endOfLine(ifBlankFrom: entry.value.upperBound) else { return nil }
    return [ByteEdit(lines.startOfLine(at: key.lowerBound)..<bytes.endOfBreak(from: end))]
  }

  /// Where the braces open that a key stands in; nil if it stands on a line of its own.
  private func inlineTable(around path: [TOMLPositions.Step], _ positions: TOMLPositions) -> Int? {
    var path = path.dropLast()
    while !path.isEmpty {
      guard let table = positions.locate(Array(path)) else { return nil }
      switch table.form {
      case .written: return table.value.lowerBound
      case .header: return nil
      case .implied: path = path.dropLast()
      }
    }
    return nil
  }

  /// Gives an item of a TOML document another key, in front of the others.
  mutating func tomlInsertion(
    into place: SourcePlace, key: String, text: String
  ) -> [ByteEdit]? {
    let pair = "\(key) = \(LiteralText.doubleQuoted(text))"
    if let title = literal(at: place) {
      return [
        ByteEdit(title.range.lowerBound..<title.range.lowerBound, "{ title = "),
        ByteEdit(title.range.upperBound..<title.range.upperBound, ", \(pair) }"),
      ]
    }
    let bytes = bytes(of: place.file)
    let path = tree(place.file).path(to: place)
    guard let table = tomlPositions(place.file).locate(path) else { return nil }
    switch table.form {
    case .written:
      guard bytes[table.value.lowerBound] == .openingBrace,
        let first = flowEntries(table.value.lowerBound, in: place.file).entries.first
      else { return nil }
      return [ByteEdit(first.range.lowerBound..<first.range.lowerBound, pair + ", ")]
    case .header:
      let lines = lineIndex(place.file)
      let end = lines.endOfLine(at: table.value.upperBound)
      let next = bytes.endOfBreak(from: end)
      let indent =
        indentOfFirstKey(from: next, bytes, lines)
        ?? indent(of: table.value.lowerBound, bytes, lines)
      let lineBreak = lines.lineBreak(at: end)
      return [ByteEdit(end..<end, lineBreak + indent + pair)]
    case .implied: return nil
    }
  }

  private func indent(of position: Int, _ bytes: [UInt8], _ lines: LineIndex) -> String {
    let start = lines.startOfLine(at: position)
    return String(decoding: bytes[start..<bytes.endOfBlanks(from: start)], as: UTF8.self)
  }

  /// The blanks in front of the first key below a header; nil if it has none.
  private func indentOfFirstKey(
    from start: Int, _ bytes: [UInt8], _ lines: LineIndex
  ) -> String? {
    let first = TOMLTokens(bytes, from: start).first { !$0.kind.isTrivia }
    guard let first, first.kind != .headerOpen else { return nil }
    return indent(of: first.range.lowerBound, bytes, lines)
  }
}
