/// Text that toml++ would crash on or misread.
struct TOMLHazards {
  /// The first place at which toml++ would abort the program instead of reporting an error, because
  /// an assertion fails. toml++'s assertions are active even in release builds. No valid text has
  /// such a place. The places are:
  /// - a header whose key has an invalid first character: `[ü]`, `[.a]`, `[[[`;
  /// - a date without two digits after its separator: `1979-05-27T:`, `1979-05-27 1`;
  /// - a `}` or a Unicode line separator in place of an array element: `[1, }`.
  private(set) var trap: Range<Int>?
  /// The dots of the first key with too many parts. toml++ would create one nested table for each
  /// part and overflow the stack.
  private(set) var longKey: Range<Int>?
  /// The places of `\u0000` and `\U00000000` in strings and keys, in the order of the file. TOMLKit
  /// passes strings as C strings, so it would silently cut them off there.
  private(set) var nulEscapes: [Range<Int>] = []

  static let maximalKeyParts = 1000

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var tokens = TOMLTokens(bytes)
    // Whether the token follows the `[` or a `,` of an array.
    var isElementStart = false
    var dots = (first: 0, count: 0)
    while let token = tokens.next() {
      let start = token.range.lowerBound
      switch token.kind {
      case .whitespace, .comment: continue
      case .lineBreak:
        dots.count = 0
        continue
      case .dot:
        if dots.count == 0 { dots.first = start }
        dots.count += 1
        if dots.count == Self.maximalKeyParts { longKey = longKey ?? dots.first..<start }
      case .headerOpen: note(trap: headerTrap(at: bytes.endOfBlanks(from: token.range.upperBound)))
      case .scalar:
        if isElementStart { note(trap: separatorTrap(at: start)) }
        note(trap: dateTrap(token.range))
      case .unexpected:
        if isElementStart, bytes[start] == .closingBrace { note(trap: token.range) }
      case .string, .unclosedString:
        if tokens.hasEscape { noteNulEscapes(in: token.range) }
      case .equals, .comma, .openingBracket: dots.count = 0
      default: break
      }
      isElementStart =
        tokens.isInArray && (token.kind == .openingBracket || token.kind == .comma)
    }
  }

  private mutating func note(trap newTrap: Range<Int>?) { trap = trap ?? newTrap }

  /// The character after the opening brackets of a header, if toml++ can't handle it. toml++
  /// reports an error for the end of the text and for a `]`, so these are not traps.
  private func headerTrap(at start: Int) -> Range<Int>? {
    guard start < bytes.count else { return nil }
    let byte = bytes[start]
    return byte.isWord || byte.isQuote || byte == .closingBracket
      ? nil : bytes.character(at: start)
  }

  /// The line separator (U+0085, U+2028 or U+2029) at a position where a value should start.
  private func separatorTrap(at start: Int) -> Range<Int>? {
    let separators: [[UInt8]] = [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]
    guard bytes[start] >= 0xC2, separators.contains(where: bytes[start...].starts) else {
      return nil
    }
    return bytes.character(at: start)
  }

  /// The date at the start of a scalar, if toml++ can't handle the text after it.
  private func dateTrap(_ range: Range<Int>) -> Range<Int>? {
    let start = range.lowerBound
    guard range.count >= 10, bytes[start].isDigit else { return nil }
    let word = start..<(bytes[range].firstIndex(of: .space) ?? range.upperBound)
    let end = word.upperBound
    func isDigit(_ index: Int) -> Bool { index < bytes.count && bytes[index].isDigit }
    if word.count > 10, bytes[start + 4] == .minus, bytes[start + 7] == .minus,
      bytes[start + 10] | 0x20 == UInt8(ascii: "t"), start + 11 < bytes.count,
      !isDigit(start + 11)
    {
      return word
    }
    // toml++ ignores underscores when it determines the type of a value.
    guard end < bytes.count, bytes[end] == .space, isDigit(end + 1) else { return nil }
    let characters = bytes[word].filter { $0 != UInt8(ascii: "_") && $0.startsCharacter }
    guard characters.count == 10, characters[4] == .minus, characters[7] == .minus else {
      return nil
    }
    let isTime = end + 2 >= bytes.count || isDigit(end + 2)
    return isTime && word.count == 10 ? nil : start..<end + 2
  }

  private mutating func noteNulEscapes(in range: Range<Int>) {
    for slash in bytes.escapes(in: range) {
      let rest = bytes[(slash + 1)..<range.upperBound]
      let escape = [Array("u0000".utf8), Array("U00000000".utf8)].first(where: rest.starts)
      if let escape { nulEscapes.append(slash..<slash + 1 + escape.count) }
    }
  }
}
