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
  /// LF or CR: LF, CR LF and a lone CR break a line.
  var isBreak: Bool { self == .lineFeed || self == .carriageReturn }
  var isBlankOrBreak: Bool { isBlank || isBreak }
  var isDigit: Bool { (48...57).contains(self) }
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

  /// The start of the text, after a byte-order mark.
  var startOfText: Int { hasByteOrderMark() ? 3 : 0 }

  /// The length of the line break at a position, LF, CR LF or a lone CR; 0 if there is none.
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

  /// The line break that ends the line of a position, or the end of the text.
  func endOfLine(from position: Int) -> Int {
    var end = position
    while end < count, !self[end].isBreak { end += 1 }
    return end
  }

  /// The end of a position's line if at most a comment follows on it; nil if anything else follows.
  func endOfLine(ifBlankFrom position: Int) -> Int? {
    let start = endOfBlanks(from: position)
    return start == count || self[start].isBreak || self[start] == .hash
      ? endOfLine(from: start) : nil
  }

  /// The bytes of the character at a position.
  func character(at position: Int) -> Range<Int> {
    var end = Swift.min(position + 1, count)
    while end < count, !self[end].startsCharacter { end += 1 }
    return Swift.min(position, count)..<end
  }

  /// The backslashes in a range that begin an escape sequence. The character after such a backslash
  /// begins no other escape.
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
  /// Whether one of the string's bytes satisfies a condition; faster than searching a view of its
  /// bytes.
  func hasByte(where fulfils: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: fulfils) }
      ?? utf8.contains(where: fulfils)
  }
}
