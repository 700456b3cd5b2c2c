/// The tokens of a TOML text, in order. This is the only reader of TOML apart from toml++, which
/// gives positions for syntax errors only.
///
/// It accepts any bytes and skips none: concatenated, the tokens yield the text. It is not a
/// parser. It is exact for every text that toml++ accepts, and up to the first error in a text that
/// toml++ refuses. After an error it continues on the next line. Its running time is linear in the
/// length of the text.
struct TOMLTokens: Sequence, IteratorProtocol {
  /// The kind of text that can follow at the position.
  enum Context {
    /// A header, or the key of a pair.
    case statement
    case header
    /// A key, or the rest of one.
    case key
    case value
    /// The end of the line.
    case rest
  }

  let bytes: [UInt8]
  private(set) var position: Int
  /// The positions of the open brackets and braces, outermost first.
  private(set) var open: [Int] = []
  /// Whether the last string in quotation marks contains a backslash.
  private(set) var hasEscape = false
  private var context: Context
  /// Whether the header being read began with two brackets.
  private var isArrayHeader = false

  /// - Parameters:
  ///   - start: The offset of the first token.
  ///   - context: The kind of text that can follow at that offset.
  init(_ bytes: [UInt8], from start: Int = 0, in context: Context = .statement) {
    self.bytes = bytes
    self.context = context
    position = start
  }

  /// Whether the innermost open bracket belongs to an array.
  var isInArray: Bool { open.last.map { bytes[$0] == .openingBracket } ?? false }

  mutating func next() -> TOMLToken? {
    guard position < bytes.count else { return nil }
    let start = position
    let kind = scan(bytes[start])
    return TOMLToken(kind: kind, range: start..<position)
  }

  private mutating func scan(_ byte: UInt8) -> TOMLToken.Kind {
    switch byte {
    case .space, .tab:
      position = bytes.endOfBlanks(from: position)
      return .whitespace
    case .lineFeed, .carriageReturn:
      position = bytes.endOfBreak(from: position)
      // An inline table ends on its line.
      while !open.isEmpty, !isInArray { open.removeLast() }
      context = open.isEmpty ? .statement : .value
      return .lineBreak
    case .hash:
      position = bytes.endOfLine(from: position)
      return .comment
    case 0xEF where isByteOrderMark: return take(.byteOrderMark, 3)
    case .openingBracket where context == .statement:
      context = .header
      isArrayHeader = self.byte(after: 1) == .openingBracket
      return take(.headerOpen, isArrayHeader ? 2 : 1)
    default: break
    }
    switch context {
    case .statement, .header, .key: return scanKey(byte)
    case .value: return scanValue(byte)
    case .rest: return takeUnexpected()
    }
  }

  /// menuc and toml++ each skip one byte-order mark.
  private var isByteOrderMark: Bool {
    bytes.hasByteOrderMark(at: position)
      && (position == 0 || position == 3 && bytes.hasByteOrderMark())
  }

  private func byte(after count: Int) -> UInt8? {
    bytes.count - position > count ? bytes[position + count] : nil
  }

  private mutating func take(_ kind: TOMLToken.Kind, _ length: Int = 1) -> TOMLToken.Kind {
    position += length
    return kind
  }

  private mutating func takeUnexpected() -> TOMLToken.Kind {
    position = open.isEmpty ? bytes.endOfLine(from: position) : position + 1
    return .unexpected
  }

  // MARK: Keys

  private mutating func scanKey(_ byte: UInt8) -> TOMLToken.Kind {
    if context == .statement { context = .key }
    switch byte {
    case .quotationMark, .apostrophe: return scanString(byte)
    case .dot: return take(.dot)
    case .equals where context == .key:
      context = .value
      return take(.equals)
    case .closingBracket where context == .header:
      context = .rest
      let hasTwo = isArrayHeader && self.byte(after: 1) == .closingBracket
      return take(.headerClose, hasTwo ? 2 : 1)
    case .comma where !open.isEmpty: return take(.comma)
    case .closingBrace where !open.isEmpty: return close(.closingBrace)
    case .comma, .equals, .openingBracket, .closingBracket, .openingBrace, .closingBrace:
      return takeUnexpected()
    default:
      skipBareKey()
      return .bareKey
    }
  }

  /// Skips all characters up to a delimiter, even characters that TOML 1.0 does not allow in bare
  /// keys, such as `é` and `+`: toml++ decides which keys are valid.
  private mutating func skipBareKey() {
    while position < bytes.count {
      switch bytes[position] {
      case .space, .tab, .lineFeed, .carriageReturn, .quotationMark, .apostrophe, .hash, .comma,
        .dot, .equals, .openingBracket, .closingBracket, .openingBrace, .closingBrace:
        return
      default: position += 1
      }
    }
  }

  // MARK: Values

  private mutating func scanValue(_ byte: UInt8) -> TOMLToken.Kind {
    switch byte {
    case .quotationMark, .apostrophe:
      let kind = scanString(byte)
      endValue()
      return kind
    case .openingBracket:
      open.append(position)
      return take(.openingBracket)
    case .openingBrace:
      open.append(position)
      context = .key
      return take(.openingBrace)
    case .closingBracket where isInArray: return close(.closingBracket)
    case .closingBrace where !open.isEmpty && !isInArray: return close(.closingBrace)
    case .comma where !open.isEmpty:
      context = isInArray ? .value : .key
      return take(.comma)
    case .comma, .closingBracket, .closingBrace: return takeUnexpected()
    default:
      skipScalar()
      endValue()
      return .scalar
    }
  }

  private mutating func endValue() {
    context = open.isEmpty ? .rest : isInArray ? .value : .key
  }

  private mutating func close(_ kind: TOMLToken.Kind) -> TOMLToken.Kind {
    open.removeLast()
    endValue()
    return take(kind)
  }

  private mutating func skipScalar() {
    let start = position
    skipScalarWord()
    // A date with a time is the only value with a space in it: 1979-05-27 07:32:00.
    if position - start == 10, bytes[start + 4] == .minus, bytes[start + 7] == .minus,
      byte(after: 0) == .space, byte(after: 1)?.isDigit == true, byte(after: 2)?.isDigit == true,
      byte(after: 3) == .colon
    {
      position += 1
      skipScalarWord()
    }
  }

  private mutating func skipScalarWord() {
    while position < bytes.count {
      switch bytes[position] {
      case .space, .tab, .lineFeed, .carriageReturn, .comma, .hash, .closingBracket, .closingBrace:
        return
      default: position += 1
      }
    }
  }

  // MARK: Strings

  private mutating func scanString(_ quote: UInt8) -> TOMLToken.Kind {
    let isMultiLine = byte(after: 1) == quote && byte(after: 2) == quote
    hasEscape = false
    position += isMultiLine ? 3 : 1
    while position < bytes.count {
      switch bytes[position] {
      case quote where isMultiLine:
        // Up to two quotes before the closing three belong to the string.
        var run = 1
        while run < 5, byte(after: run) == quote { run += 1 }
        position += run
        if run >= 3 { return .string }
      case quote: return take(.string)
      case .backslash where quote == .quotationMark:
        hasEscape = true
        position += byte(after: 1).map { $0.isBreak ? 1 : 2 } ?? 1
      case .lineFeed, .carriageReturn:
        if !isMultiLine { return .unclosedString }
        position += 1
      default: position += 1
      }
    }
    return .unclosedString
  }
}
