/// A position in the bytes of a TOML text, and what moves it over one token. Nothing here moves
/// beyond the end, and nothing looks at a byte more than a fixed number of times.
struct TOMLPositionsCursor {
  let bytes: [UInt8]
  /// At most 2 GiB: offsets are kept in 32 bits.
  let end: Int
  var position = 0
  /// See ``TOMLPositions/nulEscapes``.
  private(set) var nulEscapes: [Range<Int>] = []
  /// See ``TOMLPositions/parserTrap``.
  private(set) var trap: Range<Int>?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = min(bytes.count, Int(Int32.max))
    // menuc leaves out one byte-order mark, and toml++ another one.
    for _ in 0..<2 where bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
  }

  /// The byte at the position, or nil at the end.
  var current: UInt8? { position < end ? bytes[position] : nil }

  func byte(after count: Int) -> UInt8? {
    end - position > count ? bytes[position + count] : nil
  }

  mutating func advance(_ count: Int = 1) { position = min(position + count, end) }

  /// Moves over the byte if it stands here.
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  mutating func note(trap newTrap: Range<Int>?) { trap = trap ?? newTrap }

  mutating func skipSpaces() {
    while position < end, bytes[position] == .space || bytes[position] == .tab { position += 1 }
  }

  /// Moves over spaces and line breaks, and over comments and commas too: what stands between the
  /// parts of an array or an inline table, or in front of a line. Tells whether a comma was there.
  @discardableResult
  mutating func skipBlank(commas: Bool) -> Bool {
    var hadComma = false
    while position < end {
      switch bytes[position] {
      case .space, .tab, .lineFeed, .carriageReturn: position += 1
      case .comma where commas:
        hadComma = true
        position += 1
      case .hash: skipLine()
      default: return hadComma
      }
    }
    return hadComma
  }

  /// Moves to the end of the line.
  mutating func skipLine() {
    while position < end, bytes[position] != .lineFeed { position += 1 }
  }

  // MARK: Strings

  /// Moves over a string of any kind, or to where it breaks off.
  mutating func skipString() {
    guard let quote = current else { return }
    let isMultiLine = byte(after: 1) == quote && byte(after: 2) == quote
    advance(isMultiLine ? 3 : 1)
    while position < end {
      switch bytes[position] {
      case quote where isMultiLine:
        // Up to two quotes in front of the closing three belong to the text.
        let run = quoteRun(of: quote)
        advance(run)
        if run >= 3 { return }
      case quote: return advance()
      case .backslash where quote == .quotationMark: skipEscape()
      case .lineFeed, .carriageReturn:
        if !isMultiLine { return }
        position += 1
      default: position += 1
      }
    }
  }

  /// How many quotes stand here, of five that can end a multi-line string.
  private func quoteRun(of quote: UInt8) -> Int {
    var run = 1
    while run < 5, byte(after: run) == quote { run += 1 }
    return run
  }

  /// Moves over a backslash and the character behind it, but not over a line break, which would end
  /// a string of one line.
  private mutating func skipEscape() {
    let digits =
      switch byte(after: 1) {
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "U"): 8
      default: 0
      }
    if digits > 0, (2..<2 + digits).allSatisfy({ byte(after: $0) == UInt8(ascii: "0") }) {
      nulEscapes.append(position..<position + 2 + digits)
    }
    let isLineEnd = byte(after: 1) == .lineFeed || byte(after: 1) == .carriageReturn
    advance(isLineEnd ? 1 : 2)
  }

  // MARK: Other values

  /// Moves over a number, a truth value or a date.
  mutating func skipScalar() {
    let start = position
    skipWord()
    note(trap: dateTrap(word: start..<position))
    // The only value with a space in it: 1979-05-27 07:32:00.
    if position - start == 10, bytes[start + 4] == .minus, bytes[start + 7] == .minus,
      current == .space, isDigit(after: 1), isDigit(after: 2), byte(after: 3) == .colon
    {
      position += 1
      skipWord()
    }
  }

  /// - Parameter count: May be negative, but not lead in front of the text.
  func isDigit(after count: Int) -> Bool {
    byte(after: count).map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private mutating func skipWord() {
    while position < end {
      switch bytes[position] {
      case .space, .tab, .lineFeed, .carriageReturn, .comma, .hash, .closingBracket, .closingBrace:
        return
      default: position += 1
      }
    }
  }

  /// Moves over an array or inline table and all that is in it, without recursion.
  mutating func skipBracketed() {
    var depth = 0
    while let byte = current {
      switch byte {
      case .quotationMark, .apostrophe: skipString()
      case .hash: skipLine()
      case .openingBracket, .openingBrace:
        depth += 1
        position += 1
      case .closingBracket, .closingBrace:
        depth -= 1
        position += 1
        if depth == 0 { return }
      default: position += 1
      }
    }
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quotationMark = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let apostrophe = UInt8(ascii: "'")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let equals = UInt8(ascii: "=")
  static let openingBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let closingBracket = UInt8(ascii: "]")
  static let openingBrace = UInt8(ascii: "{")
  static let closingBrace = UInt8(ascii: "}")
}
