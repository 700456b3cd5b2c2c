/// The tokens of a `.strings` file.
struct AppleStringsTokens {
  let bytes: [UInt8]
  private(set) var position: Int
  /// After ``nextText()``, the text of the last `/* … */` comment before the string or word.
  private(set) var comment: Range<Int>?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.startOfText
  }

  /// Whether the next byte ends an entry.
  var isAtEnd: Bool { position < bytes.count && bytes[position] == .semicolon }

  /// The next string or word; nil at the end of the file.
  mutating func nextText() throws(UnitProblem) -> Range<Int>? {
    comment = nil
    try skipSpace()
    let comment = comment
    defer { self.comment = comment }
    return position < bytes.count ? try text() : nil
  }

  mutating func text() throws(UnitProblem) -> Range<Int> {
    try skipSpace()
    let start = position
    guard start < bytes.count else { throw UnitProblem("a text is missing", start..<start) }
    guard bytes[start].isQuote else {
      while position < bytes.count, bytes[position].isAppleWord { position += 1 }
      guard position > start else {
        throw UnitProblem("a text in quotes is expected here", bytes.character(at: start))
      }
      return start..<position
    }
    position += 1
    while position < bytes.count, bytes[position] != bytes[start] {
      position += bytes[position] == .backslash ? 2 : 1
    }
    guard position < bytes.count else {
      throw UnitProblem("a quote is not closed", start..<start + 1)
    }
    position += 1
    return start..<position
  }

  mutating func expect(_ byte: UInt8, orEnd: Bool = false) throws(UnitProblem) {
    try skipSpace()
    if orEnd, isAtEnd { return }
    guard position < bytes.count, bytes[position] == byte else {
      let mark = Character(Unicode.Scalar(byte))
      throw UnitProblem("'\(mark)' is expected here", bytes.character(at: position))
    }
    position += 1
  }

  /// Skips blanks, line breaks and comments, and remembers the last `/* … */` comment.
  private mutating func skipSpace() throws(UnitProblem) {
    while position < bytes.count {
      if bytes[position].isBlankOrBreak {
        position += 1
      } else if bytes[position...].starts(with: "//".utf8) {
        position = bytes.endOfLine(from: position)
      } else if bytes[position...].starts(with: "/*".utf8) {
        let start = position + 2
        guard let end = bytes[start...].firstRange(of: Array("*/".utf8)) else {
          throw UnitProblem("a comment is not closed", position..<start)
        }
        comment = start..<end.lowerBound
        position = end.upperBound
      } else {
        return
      }
    }
  }
}

extension UInt8 {
  /// Whether an unquoted word can contain the byte.
  fileprivate var isAppleWord: Bool {
    isLetter || isDigit || "_$/:.-".utf8.contains(self)
  }
}
