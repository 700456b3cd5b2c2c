extension SourceNode {
  /// A description of the value for messages, such as `the string 'many'`; for a long string, an
  /// array, a table, or a value of another kind without a short text, only the kind.
  var written: String {
    switch value {
    case .text(let text) where text.count <= 40: "the string '\(text)'"
    case .plain(let text) where text.count <= 40:
      if text == "true" || text == "false" {
        "the boolean \(text)"
      } else if PlainInteger.looksLikeOne(text) {
        "the integer \(PlainInteger.value(of: text).map { "\($0)" } ?? text)"
      } else {
        plainNumber(text).map { "the number \(NumberText.of($0))" } ?? "the string '\(text)'"
      }
    case .boolean(let value): "the boolean \(value)"
    case .integer(let value): "the integer \(value)"
    case .number(let value): "the number \(NumberText.of(value))"
    case .nothing, .text, .plain, .unsupported, .array, .table: kind
    }
  }

  var isNothing: Bool {
    guard case .nothing = value else { return false }
    return true
  }

  var isArray: Bool {
    guard case .array = value else { return false }
    return true
  }

  var isTable: Bool {
    guard case .table = value else { return false }
    return true
  }

  /// The number of elements of an array; -1 for every other value.
  var elementCount: Int {
    guard case .array(let elements) = value else { return -1 }
    return elements.count
  }

  /// The kind of the value in messages: `an integer`.
  var kind: String {
    switch value {
    case .nothing: "nothing"
    case .text: "a string"
    case .plain(let text):
      if text == "true" || text == "false" {
        "a boolean"
      } else if PlainInteger.looksLikeOne(text) {
        "an integer"
      } else {
        plainNumber(text) == nil ? "a string" : "a number"
      }
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .unsupported(let type): type
    case .array: "an array"
    case .table: "a table"
    }
  }
}

/// Integers in the notation of YAML 1.2: decimal, `0o` octal or `0x` hexadecimal.
enum PlainInteger {
  static func looksLikeOne(_ text: String) -> Bool {
    var digits = text.utf8[...]
    if text.hasPrefix("0x") || text.hasPrefix("0o") {
      return digits.count > 2
        && digits.dropFirst(2).allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
    if let sign = digits.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      digits = digits.dropFirst()
    }
    return !digits.isEmpty && digits.allSatisfy { (48...57).contains($0) }
  }

  /// Returns the value; nil if the string is not an integer or the integer does not fit into 64
  /// bits.
  static func value(of text: String) -> Int64? {
    guard looksLikeOne(text) else { return nil }
    if text.hasPrefix("0x") { return Int64(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return Int64(text.dropFirst(2), radix: 8) }
    return Int64(text)
  }
}

extension SourcePlace {
  /// The words in advice that specify where to declare a name, since only the items of an included
  /// document are read; empty in the menu's own document.
  var menuOwner: String { file > 0 ? " of the menu's own document" : "" }
}
