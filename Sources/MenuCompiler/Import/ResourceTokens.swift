/// The words and strings of a resource script, without comments and directives. Only the first
/// branch of a condition is read.
struct ResourceTokens {
  struct Token {
    let text: String
    let isString: Bool
    let range: Range<Int>

    var opens: Bool { !isString && (text == "{" || text.uppercased() == "BEGIN") }
    var closes: Bool { !isString && (text == "}" || text.uppercased() == "END") }
  }

  private let bytes: [UInt8]
  private var position: Int
  private var peeked: Token?
  /// For each condition around the position, whether the current branch is left out.
  private var conditions: [Bool] = []
  private(set) var leftOut: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.startOfText
  }

  /// The end of the text.
  var end: Range<Int> { bytes.count..<bytes.count }

  mutating func peek() -> Token? {
    if peeked == nil { peeked = scan() }
    return peeked
  }

  mutating func next() -> Token? {
    defer { peeked = nil }
    return peeked ?? scan()
  }

  private mutating func scan() -> Token? {
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isBlankOrBreak {
        position += 1
      } else if byte == .hash, bytes.isFirstOnLine(position) {
        readDirective()
      } else if conditions.contains(true) {
        position = bytes.endOfLine(from: position)
      } else if starts("//") {
        position = bytes.endOfLine(from: position)
      } else if starts("/*") {
        position += 2
        while position < bytes.count, !starts("*/") { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return byte == .quotationMark ? string() : word()
      }
    }
    return nil
  }

  private func starts(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func readDirective() {
    let start = position
    position = bytes.endOfLine(from: position)
    let words = bytes[start + 1..<position].split(whereSeparator: { !$0.isLetter })
    switch words.first.map({ String(decoding: $0, as: UTF8.self) }) {
    case "if", "ifdef", "ifndef": conditions.append(false)
    case "else", "elif":
      guard !conditions.isEmpty else { return }
      if !conditions[conditions.count - 1] { leftOut.append(start..<position) }
      conditions[conditions.count - 1] = true
    case "endif": _ = conditions.popLast()
    default: break
    }
  }

  /// A string in quotation marks, which are doubled within it.
  private mutating func string() -> Token {
    let start = position
    var text: [UInt8] = []
    position += 1
    while position < bytes.count, !bytes[position].isBreak {
      let byte = bytes[position]
      let following = position + 1 < bytes.count ? bytes[position + 1] : .space
      if byte == .quotationMark, following != .quotationMark { break }
      if byte == .quotationMark {
        text.append(byte)
        position += 2
      } else if byte == .backslash {
        switch following {
        case UInt8(ascii: "t"), UInt8(ascii: "a"): text.append(.tab)
        case UInt8(ascii: "n"), UInt8(ascii: "r"): text.append(.space)
        default: text.append(following)
        }
        position += 2
      } else {
        text.append(byte)
        position += 1
      }
    }
    position = min(position + 1, bytes.count)
    return Token(
      text: String(decoding: text, as: UTF8.self), isString: true, range: start..<position)
  }

  private mutating func word() -> Token {
    let start = position
    position = bytes.endOfWord(from: position)
    if position == start { position = bytes.character(at: start).upperBound }
    // `L` is the prefix of a wide string.
    if position < bytes.count, bytes[position] == .quotationMark, position == start + 1,
      bytes[start] == UInt8(ascii: "L")
    {
      return string()
    }
    return Token(
      text: String(decoding: bytes[start..<position], as: UTF8.self), isString: false,
      range: start..<position)
  }
}
