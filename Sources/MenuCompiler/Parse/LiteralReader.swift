extension TextLiteral {
  /// Reads the TOML string in a range. Returns nil if the range is not a string in quotes, or
  /// contains an invalid escape.
  init?(toml bytes: [UInt8], _ range: Range<Int>) {
    guard let quote = bytes[range].first, quote.isQuote else { return nil }
    let isLiteral = quote == .apostrophe
    let hasLines = range.count >= 6 && bytes[range].prefix(3).allSatisfy { $0 == quote }
    let length = hasLines ? 3 : 1
    guard range.count >= 2 * length else { return nil }
    var reader = LiteralReader(
      bytes: bytes, position: range.lowerBound + length, end: range.upperBound - length)
    style = hasLines ? .tomlLines(isLiteral: isLiteral) : isLiteral ? .tomlLiteral : .tomlBasic
    // A line break directly after the opening quotes is not part of the string.
    if hasLines { reader.position = min(bytes.endOfBreak(from: reader.position), reader.end) }
    while !reader.isAtEnd {
      guard isLiteral ? reader.plain() : reader.tomlEscape() || reader.plain() else { return nil }
    }
    self.range = range
    pieces = reader.pieces
  }

  /// Reads the YAML or JSON scalar in a range. Returns nil if the scalar is empty, spans several
  /// lines, or contains an invalid escape.
  init?(yaml bytes: [UInt8], _ range: Range<Int>, isInFlow: Bool) {
    guard let first = bytes[range].first, !bytes[range].contains(where: \.isBreak) else {
      return nil
    }
    self.range = range
    let isQuoted = first.isQuote
    guard !isQuoted || range.count >= 2 else { return nil }
    var reader = LiteralReader(
      bytes: bytes, position: range.lowerBound + (isQuoted ? 1 : 0),
      end: range.upperBound - (isQuoted ? 1 : 0))
    switch first {
    case .quotationMark: style = .yamlDouble
    case .apostrophe: style = .yamlSingle
    default: style = .yamlPlain(isInFlow: isInFlow)
    }
    while !reader.isAtEnd {
      let isRead: Bool
      switch style {
      case .yamlDouble: isRead = reader.yamlEscape() || reader.plain()
      case .yamlSingle: isRead = reader.doubledApostrophe() || reader.plain()
      case .yamlPlain, .tomlBasic, .tomlLiteral, .tomlLines: isRead = reader.plain()
      }
      guard isRead else { return nil }
    }
    pieces = reader.pieces
  }
}

/// Reads a string literal character by character.
private struct LiteralReader {
  let bytes: [UInt8]
  var position: Int
  let end: Int
  var pieces: [TextLiteral.Piece] = []

  init(bytes: [UInt8], position: Int, end: Int) {
    self.bytes = bytes
    self.position = position
    self.end = end
  }

  var isAtEnd: Bool { position >= end }

  /// Reads a character that is not escaped. CR LF is read as LF, as the parser does.
  mutating func plain() -> Bool {
    if bytes.lengthOfBreak(at: position) == 2, position + 1 < end { return add("\n", length: 2) }
    let length = bytes.character(at: position).count
    guard position + length <= end,
      let text = String(validating: bytes[position..<position + length], as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else { return false }
    return add(scalar, length: length)
  }

  mutating func doubledApostrophe() -> Bool {
    guard bytes[position] == .apostrophe, position + 1 < end else { return false }
    return add("'", length: 2)
  }

  mutating func tomlEscape() -> Bool {
    guard bytes[position] == .backslash, position + 1 < end else { return false }
    switch bytes[position + 1] {
    case UInt8(ascii: "b"): return add("\u{8}", length: 2)
    case UInt8(ascii: "t"): return add("\t", length: 2)
    case UInt8(ascii: "n"): return add("\n", length: 2)
    case UInt8(ascii: "f"): return add("\u{C}", length: 2)
    case UInt8(ascii: "r"): return add("\r", length: 2)
    case UInt8(ascii: "e"): return add("\u{1B}", length: 2)
    case .quotationMark: return add("\"", length: 2)
    case .backslash: return add("\\", length: 2)
    case UInt8(ascii: "u"), UInt8(ascii: "U"): return addCharacter(longest: 10)
    case .space, .tab, .carriageReturn, .lineFeed: return continueLine()
    default: return false
    }
  }

  mutating func yamlEscape() -> Bool {
    guard bytes[position] == .backslash, position + 1 < end else { return false }
    switch bytes[position + 1] {
    case UInt8(ascii: "x"):
      let scalar = bytes.hexadecimal(at: position + 2, digits: 2).flatMap(Unicode.Scalar.init)
      return scalar.map { add($0, length: 4) } ?? false
    case UInt8(ascii: "u"), UInt8(ascii: "U"): return addCharacter(longest: 12)
    default:
      guard let scalar = Self.yamlEscapes[bytes[position + 1]] else { return false }
      return add(scalar, length: 2)
    }
  }

  private static let yamlEscapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "\t"): "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}",
    UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"", UInt8(ascii: "/"): "/",
    UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]

  /// Reads a backslash at the end of a TOML line, and skips the white space up to the next
  /// character.
  private mutating func continueLine() -> Bool {
    var next = position + 1
    while next < end, bytes[next].isBlankOrBreak { next += 1 }
    pieces.append(TextLiteral.Piece(bytes: position..<next, scalar: nil))
    position = next
    return true
  }

  /// Reads an escape of at most `longest` bytes. Unlike JSON, TOML does not combine two escapes
  /// into one character.
  private mutating func addCharacter(longest: Int) -> Bool {
    guard let (scalar, length) = bytes.escapedCharacter(at: position), length <= longest,
      position + length <= end
    else { return false }
    return add(scalar, length: length)
  }

  private mutating func add(_ scalar: Unicode.Scalar, length: Int) -> Bool {
    pieces.append(TextLiteral.Piece(bytes: position..<position + length, scalar: scalar))
    position += length
    return true
  }
}
