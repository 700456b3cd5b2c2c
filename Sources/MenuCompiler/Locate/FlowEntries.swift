/// The entries of a table that is written between braces, `{ a = 1, b = 2 }`, and what has to go
/// with one that goes.
struct FlowEntries {
  struct Entry {
    /// From the first byte of its key to the last one of its value.
    let range: Range<Int>
    /// The comma behind it.
    let comma: Int?
  }

  let bytes: [UInt8]
  private(set) var entries: [Entry] = []

  /// - Parameter open: Where the brace stands.
  init(toml bytes: [UInt8], open: Int) {
    self.bytes = bytes
    var cursor = TOMLPositionsCursor(bytes)
    cursor.position = open + 1
    while true {
      cursor.skipBlank(commas: false)
      let start = cursor.position
      repeat {
        cursor.skipSpaces()
        guard cursor.readKeyPart() != nil else { return }
        cursor.skipSpaces()
      } while cursor.take(.dot)
      guard cursor.take(.equals) else { return }
      cursor.skipSpaces()
      switch cursor.current {
      case .quotationMark, .apostrophe: cursor.skipString()
      case .openingBracket, .openingBrace: cursor.skipBracketed()
      default: cursor.skipScalar()
      }
      let end = cursor.position
      cursor.skipBlank(commas: false)
      let comma = cursor.position
      let hasComma = cursor.take(.comma)
      entries.append(Entry(range: start..<end, comma: hasComma ? comma : nil))
      if !hasComma { return }
    }
  }

  /// - Parameter open: Where the brace stands.
  init(yaml bytes: [UInt8], open: Int) {
    self.bytes = bytes
    let extent = YAMLExtent(bytes: bytes)
    var (index, depth) = (open + 1, 0)
    var (start, end): (Int?, Int) = (nil, open + 1)
    /// Whether a quote would open a text here, and not be a part of a word.
    var isBetweenTokens = true
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case .space, .tab, .lineFeed, .carriageReturn:
        index += 1
        continue
      case .hash where bytes[index - 1].isBlankOrBreak:
        while index < bytes.count, !bytes[index].isBreak { index += 1 }
        continue
      case .closingBrace where depth == 0, .closingBracket where depth == 0:
        if let start { entries.append(Entry(range: start..<end, comma: nil)) }
        return
      case .comma where depth == 0:
        if let start { entries.append(Entry(range: start..<end, comma: index)) }
        start = nil
        isBetweenTokens = true
        index += 1
        continue
      default: break
      }
      start = start ?? index
      if isBetweenTokens, let close = extent.endOfQuoted(at: index) {
        index = close
        isBetweenTokens = false
      } else if isBetweenTokens, byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
        // Behind an anchor or a tag, the value is still to come.
        index += 1
        while index < bytes.count, !bytes[index].isBlankOrBreak, bytes[index] != .comma,
          bytes[index] != .closingBrace, bytes[index] != .closingBracket
        {
          index += 1
        }
      } else if isBetweenTokens, byte == UInt8(ascii: "?"), index + 1 < bytes.count,
        bytes[index + 1].isBlankOrBreak
      {
        index += 1
      } else {
        if byte == .openingBrace || byte == .openingBracket { depth += 1 }
        if byte == .closingBrace || byte == .closingBracket { depth -= 1 }
        isBetweenTokens = [.openingBrace, .openingBracket, .comma, .colon].contains(byte)
        index += 1
      }
      end = index
    }
  }

  /// The edits that delete the entry that holds a position, with one comma and its blanks.
  func deletion(at position: Int) -> [ByteEdit]? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.upperBound <= position { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].range.contains(position) else { return nil }
    let (index, entry) = (low, entries[low])
    let lineStart = bytes.startOfBlanks(before: entry.range.lowerBound)
    let isFirstOnLine = lineStart == 0 || bytes[lineStart - 1].isBreak
    let end = bytes.endOfBlanks(from: entry.comma.map { $0 + 1 } ?? entry.range.upperBound)
    let lineEnd = bytes.endOfComment(from: end)
    var edits: [ByteEdit] = []
    if entry.comma == nil, index > 0, let comma = entries[index - 1].comma {
      edits.append(ByteEdit(comma..<comma + 1))
    }
    if lineEnd == bytes.count || bytes[lineEnd].isBreak {
      edits.append(
        ByteEdit(isFirstOnLine ? lineStart..<bytes.endOfBreak(from: lineEnd) : lineStart..<lineEnd))
    } else if entry.comma != nil {
      edits.append(ByteEdit(entry.range.lowerBound..<end))
    } else {
      edits.append(
        ByteEdit((isFirstOnLine ? entry.range.lowerBound : lineStart)..<entry.range.upperBound))
    }
    return edits
  }
}

extension UInt8 {
  var isBreak: Bool { self == .lineFeed || self == .carriageReturn }
  var isBlankOrBreak: Bool { self == .space || self == .tab || isBreak }
}

extension [UInt8] {
  /// Where the spaces and tabs in front of a position start.
  func startOfBlanks(before position: Int) -> Int {
    var start = position
    while start > 0, self[start - 1] == .space || self[start - 1] == .tab { start -= 1 }
    return start
  }

  func endOfBlanks(from position: Int) -> Int {
    var end = position
    while end < count, self[end] == .space || self[end] == .tab { end += 1 }
    return end
  }

  /// The end of the line if a comment stands at a position, else the position itself.
  func endOfComment(from position: Int) -> Int {
    guard position < count, self[position] == .hash else { return position }
    var end = position
    while end < count, !self[end].isBreak { end += 1 }
    return end
  }

  /// Behind the line break at a position.
  func endOfBreak(from position: Int) -> Int {
    var end = position
    if end < count, self[end] == .carriageReturn { end += 1 }
    if end < count, self[end] == .lineFeed { end += 1 }
    return end
  }
}
