extension TOMLPositions {
  /// Where toml++ would end the whole program instead of reporting an error, because it asserts, in
  /// release builds too, what a text need not hold. Nil if the text is safe to parse. No valid text
  /// has such a place. They are:
  /// - a header whose key does not start like one: `[ü]`, `[.a]`, `[[[`;
  /// - a date with something else than two digits behind it: `1979-05-27T:`, `1979-05-27 1`;
  /// - a `}` or a Unicode line separator in place of an array's element: `[1, }`.
  ///
  /// Scans the text only if a quick look at its bytes finds something that may be one of them, so
  /// that a common valid menu hardly pays for it.
  static func parserTrap(in bytes: [UInt8]) -> Range<Int>? {
    mayHaveTrap(bytes) ? TOMLPositions(bytes).parserTrap : nil
  }

  /// Does not know strings and comments apart, so it can be wrong, but only by saying yes.
  private static func mayHaveTrap(_ bytes: [UInt8]) -> Bool {
    var cursor = TOMLPositionsCursor(bytes)
    var isLineStart = true
    // Behind `[` or `,`, with nothing but spaces, line breaks and comments between.
    var isElementStart = true
    var isElementComment = false
    var minusesInWord = 0
    while let byte = cursor.current {
      switch byte {
      case .lineFeed:
        isElementStart = isElementStart || isElementComment
        isElementComment = false
        minusesInWord = 0
      case .space:
        if minusesInWord > 1, cursor.isDigit(after: 1) { return true }
        minusesInWord = 0
      case .tab, .carriageReturn: minusesInWord = 0
      case .openingBracket where isLineStart && cursor.headerTrap != nil: return true
      case .openingBracket, .comma:
        isElementStart = true
        minusesInWord = 0
      case .hash:
        isElementComment = isElementComment || isElementStart
        isElementStart = false
      case .closingBrace, 0xC2, 0xE2:
        if isElementStart, cursor.elementTrap != nil { return true }
        isElementStart = false
      default:
        isElementStart = false
        if byte == .equals { minusesInWord = 0 }
        if byte == .minus { minusesInWord += 1 }
        if minusesInWord > 1, byte | 0x20 == UInt8(ascii: "t") { return true }
      }
      isLineStart = byte == .lineFeed || isLineStart && (byte == .space || byte == .tab)
      cursor.advance()
    }
    return false
  }
}

extension TOMLPositionsCursor {
  /// The character behind the brackets of the header that starts here, if toml++ can't take it
  /// there. It reports an end of the text and a `]` in good order.
  var headerTrap: Range<Int>? {
    var cursor = self
    cursor.advance()
    _ = cursor.take(.openingBracket)
    cursor.skipSpaces()
    guard let byte = cursor.current else { return nil }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), .minus, .quotationMark, .apostrophe,
      .closingBracket:
      return nil
    default: return cursor.character
    }
  }

  /// What stands here, if toml++ can't take it where an array's element starts: `}`, U+0085, U+2028
  /// and U+2029, which end a value.
  var elementTrap: Range<Int>? {
    switch (current, byte(after: 1), byte(after: 2)) {
    case (.closingBrace, _, _), (0xC2, 0x85, _), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9): character
    default: nil
    }
  }

  /// The date that starts with the word that ends here, if toml++ can't take what is behind it.
  func dateTrap(word: Range<Int>) -> Range<Int>? {
    guard word.count >= 10, isDigit(after: word.lowerBound - position) else { return nil }
    let start = word.lowerBound
    if word.count > 10, bytes[start + 4] == .minus, bytes[start + 7] == .minus,
      bytes[start + 10] | 0x20 == UInt8(ascii: "t"), start + 11 < end,
      !isDigit(after: start + 11 - position)
    {
      return word
    }
    // toml++ leaves out underscores to tell what a value is.
    guard current == .space, isDigit(after: 1) else { return nil }
    let characters = bytes[word].filter { $0 != UInt8(ascii: "_") && $0 & 0xC0 != 0x80 }
    guard characters.count == 10, characters[4] == .minus, characters[7] == .minus else {
      return nil
    }
    let isTime = byte(after: 2) == nil || isDigit(after: 2)
    return isTime && word.count == 10 ? nil : word.lowerBound..<position + 2
  }

  /// The bytes of the character that stands here.
  private var character: Range<Int> {
    var length = 1
    while let next = byte(after: length), next & 0xC0 == 0x80, length < 4 { length += 1 }
    return position..<position + length
  }
}
