extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quotationMark = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let ampersand = UInt8(ascii: "&")
  static let apostrophe = UInt8(ascii: "'")
  static let asterisk = UInt8(ascii: "*")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let equals = UInt8(ascii: "=")
  static let questionMark = UInt8(ascii: "?")
  static let openingBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let closingBracket = UInt8(ascii: "]")
  static let openingBrace = UInt8(ascii: "{")
  static let closingBrace = UInt8(ascii: "}")

  /// A space or a tab.
  var isBlank: Bool { self == .space || self == .tab }
  /// LF or CR. LF, CR LF and a lone CR all break a line.
  var isBreak: Bool { self == .lineFeed || self == .carriageReturn }
  var isBlankOrBreak: Bool { isBlank || isBreak }
  var isDigit: Bool { (48...57).contains(self) }
  var isHexadecimal: Bool { isDigit || (97...102).contains(self | 0x20) }
  var isASCII: Bool { self < 0x80 }
  var isLetter: Bool { (97...122).contains(self | 0x20) }
  /// Whether the byte can be part of a word, such as a bare key, an anchor or the name of a
  /// diagnostic.
  var isWord: Bool { isLetter || isDigit || self == .minus || self == UInt8(ascii: "_") }
  var isQuote: Bool { self == .quotationMark || self == .apostrophe }
  /// Whether the byte is the first byte of a character, or its only one.
  var startsCharacter: Bool { self & 0xC0 != 0x80 }
}

extension [UInt8] {
  func hasByteOrderMark(at position: Int = 0) -> Bool {
    position + 3 <= count && self[position] == 0xEF && self[position + 1] == 0xBB
      && self[position + 2] == 0xBF
  }

  /// The start of the text, after a byte-order mark if there is one.
  var startOfText: Int { hasByteOrderMark() ? 3 : 0 }

  /// The length of the line break (LF, CR LF or a lone CR) at a position; 0 if there is none.
  func lengthOfBreak(at position: Int) -> Int {
    guard position < count, self[position].isBreak else { return 0 }
    let isPair =
      self[position] == .carriageReturn && position + 1 < count && self[position + 1] == .lineFeed
    return isPair ? 2 : 1
  }

  /// The position after the line break at a position.
  func endOfBreak(from position: Int) -> Int { position + lengthOfBreak(at: position) }

  /// The start of the spaces and tabs before a position.
  func startOfBlanks(before position: Int) -> Int {
    var start = position
    while start > 0, self[start - 1].isBlank { start -= 1 }
    return start
  }

  func endOfBlanks(from position: Int) -> Int {
    var end = position
    while end < count, self[end].isBlank { end += 1 }
    return end
  }

  /// The end of the word at a position.
  func endOfWord(from position: Int) -> Int {
    var end = position
    while end < count, self[end].isWord { end += 1 }
    return end
  }

  /// The position of the line break that ends a position's line, or the end of the text.
  func endOfLine(from position: Int) -> Int {
    var end = position
    while end < count, !self[end].isBreak { end += 1 }
    return end
  }

  /// The range up to its first line break and the blanks before the break; the whole range if it
  /// has no line break.
  func firstLine(of range: Range<Int>) -> Range<Int> {
    guard let end = self[range].firstIndex(where: \.isBreak) else { return range }
    return range.lowerBound..<Swift.max(startOfBlanks(before: end), range.lowerBound)
  }

  /// The end of a position's line if the rest of the line has no content except a comment; nil
  /// otherwise.
  func endOfLine(ifBlankFrom position: Int) -> Int? {
    let start = endOfBlanks(from: position)
    return start == count || self[start].isBreak || self[start] == .hash
      ? endOfLine(from: start) : nil
  }

  /// The range of the character at a position.
  func character(at position: Int) -> Range<Int> {
    var end = Swift.min(position + 1, count)
    while end < count, !self[end].startsCharacter { end += 1 }
    return Swift.min(position, count)..<end
  }

  /// The number denoted by hexadecimal digits at a position; nil if there are fewer digits than
  /// required.
  func hexadecimal(at start: Int, digits: Int) -> UInt32? {
    guard start + digits <= count else { return nil }
    let digits = self[start..<start + digits]
    guard digits.allSatisfy(\.isHexadecimal) else { return nil }
    return digits.reduce(0) { $0 << 4 | UInt32($1.isDigit ? $1 - 48 : ($1 | 0x20) - 87) }
  }

  /// The character denoted by an escape at a position, such as `\u0041` or `\U0001F600`, and the
  /// length of the escape. Two escapes of four digits may denote one character, as in JSON. Nil if
  /// there is no such escape.
  func escapedCharacter(at slash: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard slash + 1 < count, self[slash] == .backslash else { return nil }
    if self[slash + 1] == UInt8(ascii: "U") {
      return hexadecimal(at: slash + 2, digits: 8).flatMap(Unicode.Scalar.init).map { ($0, 10) }
    }
    guard self[slash + 1] == UInt8(ascii: "u"), let value = hexadecimal(at: slash + 2, digits: 4)
    else { return nil }
    if let scalar = Unicode.Scalar(value) { return (scalar, 6) }
    guard value < 0xDC00, slash + 12 <= count, self[slash + 6] == .backslash,
      self[slash + 7] == UInt8(ascii: "u"), let low = hexadecimal(at: slash + 8, digits: 4),
      (0xDC00..<0xE000).contains(low)
    else { return nil }
    return Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)).map { ($0, 12) }
  }

  /// The positions of the backslashes in a range that begin an escape. A backslash that is itself
  /// escaped does not begin an escape.
  func escapes(in range: Range<Int>) -> [Int] {
    var offsets: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard let slash = self[index..<range.upperBound].firstIndex(of: .backslash) else { break }
      offsets.append(slash)
      index = slash + 2
    }
    return offsets
  }
}

extension String {
  /// Whether one of the string's bytes satisfies a condition. This is faster than searching `utf8`
  /// directly.
  func hasByte(where fulfils: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: fulfils) }
      ?? utf8.contains(where: fulfils)
  }
}
