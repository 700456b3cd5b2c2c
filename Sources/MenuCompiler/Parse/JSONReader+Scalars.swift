extension JSONReader {
  /// Reads a string, which may be a key.
  mutating func readString() throws(JSONFailure) -> String {
    let start = position
    position += 1
    var run = position
    var text = ""
    while let byte, byte >= .space {
      guard byte == .quotationMark || byte == .backslash else {
        position += 1
        continue
      }
      text += String(decoding: bytes[run..<position], as: UTF8.self)
      if byte == .quotationMark {
        position += 1
        return text
      }
      text.unicodeScalars.append(try readEscape())
      run = position
    }
    guard byte == nil || byte?.isBreak == true else { throw rawControl }
    throw JSONFailure(
      message: "a string must end on the line on which it starts", range: start..<start + 1,
      label: "not closed on this line", help: "close the quote, and write a line break as \\n",
      noticed: nil)
  }

  private mutating func readEscape() throws(JSONFailure) -> Unicode.Scalar {
    let start = position
    if let (scalar, length) = bytes.escapedCharacter(at: start) {
      position += length
      return scalar
    }
    let next = start + 1 < bytes.count ? bytes[start + 1] : .space
    if let scalar = Self.escapes[next] {
      position += 2
      return scalar
    }
    guard next == UInt8(ascii: "u") else {
      throw JSONFailure(
        message: "JSON has no such escape",
        range: start..<bytes.character(at: start + 1).upperBound,
        help: #"a backslash is written \\"#)
    }
    let digits = bytes[min(start + 2, bytes.count)...].prefix(4).prefix(while: \.isHexadecimal)
    let range = start..<start + 2 + digits.count
    guard digits.count == 4 else {
      throw JSONFailure(
        message: "the escape needs four digits", range: range, help: #"write \u0041 for 'A'"#)
    }
    throw JSONFailure(
      message: "this is one half of a character", range: range,
      help: #"a character beyond U+FFFF is written as two escapes: \ud83d\ude00"#)
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    .quotationMark: "\"", .backslash: "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "t"): "\t",
  ]

  /// Reads a number or one of JSON's three literals.
  mutating func readWord() throws(JSONFailure) -> SourceNode.Value {
    let start = position
    while let byte, byte.isWord || byte == .dot || byte == UInt8(ascii: "+") { position += 1 }
    let word = bytes[start..<position]
    let text = String(decoding: word, as: UTF8.self)
    switch text {
    case "null": return .nothing
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    if Self.isNumber(word) {
      if let integer = Int64(text) { return .integer(integer) }
      if let number = Double(text) { return .number(number) }
    }
    position = start
    guard let first = word.first, first.isDigit || first == .minus, word.count > 1 else {
      throw unexpected(Self.value)
    }
    throw JSONFailure(
      message: "'\(text)' is not a JSON number", range: word.indices,
      help: "write digits, such as -12.5, or put strings in quotes, \"…\"")
  }

  /// Whether a word is a number such as `-12.5e+3`. Only the `12` is required.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func takeDigits() -> Int {
      let digits = rest.prefix(while: \.isDigit)
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    if rest.first == .minus { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let count = takeDigits()
    guard count == 1 || count > 1 && !startsWithZero else { return false }
    if rest.first == .dot {
      rest = rest.dropFirst()
      guard takeDigits() > 0 else { return false }
    }
    if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == .minus || sign == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

// MARK: Mistakes

extension JSONReader {
  /// The error for an unescaped control character at the position.
  private var rawControl: JSONFailure {
    JSONFailure(
      message: "control characters are not allowed (\(Self.code(UInt32(byte ?? 0))))",
      range: position..<position + 1,
      help: byte == .tab ? #"write a tab in a string as \t"# : "delete it, or write it as an escape"
    )
  }

  private static func code(_ character: UInt32) -> String {
    "U+" + String(character, radix: 16, uppercase: true)
  }

  private static let value = "a value"

  /// The error for an unexpected character at the position; at the end of the text, the error for
  /// an unclosed bracket.
  func unexpected(_ expected: String) -> JSONFailure {
    guard let byte else { return unclosed }
    let range = bytes.character(at: position)
    let character = String(decoding: bytes[range], as: UTF8.self)
    let scalar = character.unicodeScalars.first ?? " "
    if byte == UInt8(ascii: "/") || byte == .hash {
      return JSONFailure(
        message: "JSON has no comments", range: range,
        help: "delete the comment, or write the menu in TOML or YAML")
    }
    let isNoncharacter = scalar.properties.isNoncharacterCodePoint
    if scalar.properties.generalCategory == .control || isNoncharacter {
      return JSONFailure(
        message: "control characters are not allowed (\(Self.code(scalar.value)))", range: range,
        help: "delete it")
    }
    let isVisible = scalar.properties.generalCategory != .spaceSeparator
    let found = isVisible ? "'\(character)'" : Self.code(scalar.value)
    return JSONFailure(
      message: "expected \(expected), but found \(found)", range: range,
      help: SyntaxHint.json(
        at: position, in: bytes, isValue: isVisible && expected == Self.value || byte == .apostrophe
      ))
  }

  var unexpectedKey: JSONFailure {
    guard byte != nil else { return unclosed }
    var failure = unexpected("a key in double quotes")
    if byte?.isWord == true { failure.help = "put the key in quotes, \"…\"" }
    return failure
  }

  func missingColon(behind key: Range<Int>) -> JSONFailure {
    guard byte != nil else { return unclosed }
    guard !isWithinString else { return unexpected("':'") }
    return JSONFailure(
      message: "a key needs ':' and a value", range: key.upperBound..<key.upperBound,
      label: "a colon is missing here", help: "write \"key\": value", noticed: position)
  }

  /// The error for a missing comma before the value at the position.
  func missingComma(behind end: Int) -> JSONFailure {
    guard let byte, let bracket = open.last else { return unclosed }
    let isTable = bytes[bracket] == .openingBrace
    let expected = isTable ? "',' or '}'" : "',' or ']'"
    if byte == .closingBrace || byte == .closingBracket {
      var failure = unclosed
      failure.noticed = position
      return failure
    }
    let startsValue =
      byte.isQuote || byte.isWord || byte == .openingBrace || byte == .openingBracket
    guard startsValue, !isWithinString else { return unexpected(expected) }
    let culprit = SyntaxCulprit.missingComma(at: end)
    return JSONFailure(
      message: "expected \(expected) after a value", range: culprit.range, label: culprit.label,
      help: culprit.help, noticed: position)
  }

  func trailingComma(at comma: Int) -> JSONFailure {
    JSONFailure(
      message: "nothing follows this comma", range: comma..<comma + 1,
      help: "delete the comma: JSON allows commas only between values")
  }

  /// The error for the innermost bracket that is still open at the end of the text or at a closing
  /// bracket of the other kind. If no bracket is open, the error for a missing value.
  var unclosed: JSONFailure {
    guard let bracket = open.last else {
      return JSONFailure(message: "expected a value", range: position..<position)
    }
    let culprit = SyntaxCulprit.unclosed(bracket, in: bytes)
    return JSONFailure(
      message: "'\(Character(Unicode.Scalar(bytes[bracket])))' is not closed", range: culprit.range,
      label: culprit.label, help: culprit.help)
  }

  /// Whether the quote directly before the position seems to be part of a string.
  private var isWithinString: Bool {
    position > 0 && bytes[position - 1] == .quotationMark && byte?.isWord == true
  }
}
