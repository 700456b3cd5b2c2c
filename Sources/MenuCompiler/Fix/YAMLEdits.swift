extension SourceLocator {
  /// Whether a value stands within brackets or braces.
  mutating func isInFlow(_ place: SourcePlace) -> Bool {
    guard format(of: place.file) != .json else { return true }
    var place = place
    while let parent = tree(place.file).parent(of: place) {
      if let start = start(of: parent.place), opensFlow(start, in: place.file) { return true }
      place = parent.place
    }
    return false
  }

  private func opensFlow(_ position: Int, in file: Int32) -> Bool {
    let bytes = sources.files[Int(file)].file.bytes
    return position < bytes.count
      && (bytes[position] == .openingBrace || bytes[position] == .openingBracket)
  }

  private mutating func start(of place: SourcePlace) -> Int? {
    place.node == 0 ? documentStart(place.file) : bytes(of: place, isKey: false)?.lowerBound
  }

  /// Where the first thing of a document stands that is neither blank nor a comment.
  private func documentStart(_ file: Int32) -> Int {
    let bytes = sources.files[Int(file)].file.bytes
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < bytes.count {
      if bytes[index] == .hash || bytes[index...].starts(with: Array("---".utf8))
        || bytes[index] == UInt8(ascii: "%")
      {
        index = bytes.endOfLine(at: index)
      } else if !bytes[index].isBlankOrBreak {
        return index
      } else {
        index += 1
      }
    }
    return index
  }

  /// Whether the key of a value stands in its own table, and was not merged into it from another.
  mutating func hasOwnKey(_ place: SourcePlace) -> Bool {
    guard let parent = tree(place.file).parent(of: place), let start = start(of: parent.place),
      let key = bytes(of: place, isKey: true)
    else { return false }
    return key.lowerBound >= start
  }

  /// Takes a key and its value out of a YAML document: the whole line, or its part of a table in
  /// braces. A value of several lines stays.
  mutating func yamlDeletion(of place: SourcePlace) -> [ByteEdit]? {
    guard hasOwnKey(place), let parent = tree(place.file).parent(of: place),
      let start = start(of: parent.place), let key = bytes(of: place, isKey: true),
      let value = bytes(of: place, isKey: false)
    else { return nil }
    let bytes = bytes(of: place.file)
    if opensFlow(start, in: place.file) {
      return FlowEntries(yaml: bytes, open: start).deletion(at: key.lowerBound)
    }
    guard !isInFlow(place), parent.entries.count > 1, isOnOneLine(place, value) else { return nil }
    let end = bytes.endOfComment(from: bytes.endOfBlanks(from: value.upperBound))
    guard end == bytes.count || bytes[end].isBreak else { return nil }
    let lineStart = bytes.startOfLine(at: key.lowerBound)
    if bytes[lineStart..<key.lowerBound].allSatisfy({ $0 == .space }) {
      return [ByteEdit(lineStart..<bytes.endOfBreak(from: end))]
    }
    // Behind the dash of an item: the next key takes its place.
    var next = end
    while next < bytes.count, bytes[next].isBlankOrBreak { next += 1 }
    return [ByteEdit(key.lowerBound..<next)]
  }

  /// Whether a value is a scalar that ends on the line on which it starts.
  private mutating func isOnOneLine(_ place: SourcePlace, _ value: Range<Int>) -> Bool {
    switch tree(place.file).value(at: place) {
    case .boolean, .integer, .number: true
    case .text, .plain: literal(at: place) != nil
    case .nothing, .unsupported, .array, .table, nil: false
    }
  }

  /// Gives an item of a YAML document another key.
  mutating func yamlInsertion(
    into place: SourcePlace, key: String, text: String
  ) -> [ByteEdit]? {
    let isJSON = format(of: place.file) == .json
    let value =
      PlainScalar.isUnmistakable(text) && !isJSON ? text : LiteralText.doubleQuoted(text)
    let pair = isJSON ? "\"\(key)\": \(value)" : "\(key): \(value)"
    let bytes = bytes(of: place.file)
    if let title = literal(at: place) { return wrapping(title, place, with: pair) }
    guard case .table(let entries)? = tree(place.file).value(at: place),
      let start = start(of: place),
      let first = firstKey(of: entries, from: start)
    else { return nil }
    let isFirstOnLine = bytes.startOfBlanks(before: first) == bytes.startOfLine(at: first)
    if opensFlow(start, in: place.file) {
      let blanks = bytes[bytes.startOfLine(at: first)..<first]
      let separator =
        isFirstOnLine
        ? "," + bytes.lineBreak(at: start) + String(decoding: blanks, as: UTF8.self) : ", "
      return [ByteEdit(first..<first, pair + separator)]
    }
    guard !isInFlow(place) else { return nil }
    let prefix = bytes[bytes.startOfLine(at: first)..<first]
    guard prefix.allSatisfy({ $0 == .space || $0 == .minus }) else { return nil }
    let indent = String(repeating: " ", count: prefix.count)
    return [ByteEdit(first..<first, pair + bytes.lineBreak(at: first) + indent)]
  }

  /// Where the first key of a table stands, of those that are its own.
  private mutating func firstKey(of entries: [SourceEntry], from start: Int) -> Int? {
    var first: Int?
    for entry in entries {
      guard let key = bytes(of: entry.value.place, isKey: true)?.lowerBound, key >= start else {
        continue
      }
      first = min(first ?? key, key)
    }
    return first
  }

  /// Makes a table of an item that is its title alone.
  private mutating func wrapping(
    _ title: TextLiteral, _ place: SourcePlace, with pair: String
  ) -> [ByteEdit]? {
    let bytes = bytes(of: place.file)
    let (start, end) = (title.range.lowerBound, title.range.upperBound)
    if isInFlow(place) {
      let key = format(of: place.file) == .json ? "\"title\"" : "title"
      return [ByteEdit(start..<start, "{ \(key): "), ByteEdit(end..<end, ", \(pair) }")]
    }
    let prefix = bytes[bytes.startOfLine(at: start)..<start]
    let lineEnd = bytes.endOfComment(from: bytes.endOfBlanks(from: end))
    guard prefix.allSatisfy({ $0 == .space || $0 == .minus }),
      lineEnd == bytes.count || bytes[lineEnd].isBreak
    else { return nil }
    let indent = String(repeating: " ", count: prefix.count)
    return [
      ByteEdit(start..<start, "title: "),
      ByteEdit(lineEnd..<lineEnd, bytes.lineBreak(at: lineEnd) + indent + pair),
    ]
  }

  /// Takes the line breaks from the end of a text behind `|` or `>`: `|-`. Nil for any other change.
  mutating func strippingBlock(at place: SourcePlace, to text: String) -> [ByteEdit]? {
    guard format(of: place.file) == .yaml, case .text(let old)? = tree(place.file).value(at: place),
      let start = bytes(of: place, isKey: false)?.lowerBound
    else { return nil }
    let bytes = bytes(of: place.file)
    guard start < bytes.count,
      bytes[start] == UInt8(ascii: "|") || bytes[start] == UInt8(ascii: ">"),
      old.hasPrefix(text), old.dropFirst(text.count).allSatisfy(\.isNewline)
    else { return nil }
    let header = bytes[(start + 1)...].prefix { "+-123456789".utf8.contains($0) }
    let digits = String(decoding: header.filter { (49...57).contains($0) }, as: UTF8.self)
    return [ByteEdit(start + 1..<start + 1 + header.count, digits + "-")]
  }
}
