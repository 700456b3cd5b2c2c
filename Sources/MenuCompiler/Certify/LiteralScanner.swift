/// A token of generated code. Comments are omitted.
enum LiteralToken: Equatable {
  case text(String)
  case number(String)
  case word(String)
  case mark(UInt8)
}

/// The form of literals in a language.
struct LiteralStyle {
  /// The meaning of triple quotes.
  enum Block { case none, indented, raw }

  var block = Block.none
  /// Whether backticks delimit strings; if not, they delimit words.
  var hasBackticks = false
  /// Whether `\303` denotes a byte, and parentheses before a value denote a cast.
  var isC = false
  /// Whether `"a" + String() + "b"` is one string, which is how long strings are written.
  var hasSums = false

  static let swift = LiteralStyle(block: .indented)
  static let script = LiteralStyle(hasBackticks: true)
  static let kotlin = LiteralStyle(block: .raw, hasSums: true)
  static let c = LiteralStyle(isC: true)
  static let json = LiteralStyle()
}

/// Reads the tokens of generated code. It knows only the literals of a language, and shares no code
/// with the filters that escape texts.
struct LiteralScanner {
  private let bytes: [UInt8]
  private let style: LiteralStyle
  private var place = 0

  /// The tokens of a file; nil if a literal is not terminated.
  static func tokens(of text: String, _ style: LiteralStyle) -> [LiteralToken]? {
    var scanner = LiteralScanner(bytes: Array(text.utf8), style: style)
    var tokens: [LiteralToken] = []
    while let byte = scanner.byteAfterSpace() {
      guard let token = scanner.token(byte) else { return nil }
      tokens.append(token)
    }
    return tokens
  }

  private init(bytes: [UInt8], style: LiteralStyle) {
    self.bytes = bytes
    self.style = style
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  private func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private mutating func byteAfterSpace() -> UInt8? {
    while let byte = byte() {
      if byte <= 0x20 {
        place += 1
      } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "/") && follows("//") {
        while let next = self.byte(), next != 0x0a { place += 1 }
      } else if byte == UInt8(ascii: "/"), follows("/*") {
        place += 2
        while place < bytes.count, !follows("*/") { place += 1 }
        place = min(place + 2, bytes.count)
      } else {
        return byte
      }
    }
    return nil
  }

  private mutating func token(_ first: UInt8) -> LiteralToken? {
    switch first {
    case UInt8(ascii: "\""):
      return (follows("\"\"\"") && style.block != .none ? block() : line(first)).map { .text($0) }
    case UInt8(ascii: "'"): return line(first).map { .text($0) }
    case UInt8(ascii: "`"):
      return line(first).map { style.hasBackticks ? .text($0) : .word($0) }
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(number())
    case _ where isWordByte(first): return .word(run(while: isWordByte))
    default:
      place += 1
      return .mark(first)
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func run(while holds: (UInt8) -> Bool) -> String {
    let start = place
    while let byte = byte(), holds(byte) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Reads a number without the letters after it, which only give its type.
  private mutating func number() -> String {
    var text = run {
      $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    if text == "0", byte() == UInt8(ascii: "x") { return text + run(while: isWordByte) }
    if let exponent = byte(), exponent | 0x20 == UInt8(ascii: "e") {
      place += 1
      text += "e"
      if let sign = byte(), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        place += 1
        if sign == UInt8(ascii: "-") { text += "-" }
      }
      text += run { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    _ = run(while: isWordByte)
    return text
  }

  /// Reads a string up to the next quote of the same kind.
  private mutating func line(_ quote: UInt8) -> String? {
    place += 1
    let start = place
    while let byte = byte(), byte != quote { place += byte == UInt8(ascii: "\\") ? 2 : 1 }
    guard byte() == quote else { return nil }
    let text = LiteralEscapes.decoded(bytes[start..<place], octal: style.isC)
    place += 1
    return text
  }

  /// Reads a string between triple quotes.
  private mutating func block() -> String? {
    place += 3
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") || !follows("\"\"\"") {
      place += bytes[place] == UInt8(ascii: "\\") && style.block == .indented ? 2 : 1
    }
    guard place < bytes.count else { return nil }
    var inner = bytes[start..<place]
    place += 3
    // Kotlin's tables decode the escapes in raw strings themselves, and remove the line breaks at
    // both ends.
    guard style.block == .indented else {
      return LiteralEscapes.decoded(inner.dropFirst().dropLast(), octal: false)
    }
    guard let last = inner.lastIndex(of: 0x0a), inner.first == 0x0a else { return nil }
    let indent = inner.endIndex - last - 1
    inner = inner[..<last].dropFirst()
    let lines = inner.split(separator: 0x0a, omittingEmptySubsequences: false)
    return LiteralEscapes.decoded(
      ArraySlice(lines.map { $0.dropFirst(min(indent, $0.count)) }.joined(separator: [0x0a])),
      octal: false)
  }
}
