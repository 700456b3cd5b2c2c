extension SourceNode {
  /// Whether the value can be read as a text.
  var isText: Bool {
    switch value {
    case .text, .plain: true
    case .nothing, .boolean, .integer, .number, .unsupported, .array, .table: false
    }
  }

  var isArray: Bool {
    guard case .array = value else { return false }
    return true
  }

  /// The number of elements of an array; -1 for every other value.
  var elementCount: Int {
    guard case .array(let elements) = value else { return -1 }
    return elements.count
  }

  /// What the value is, for messages: `an integer`.
  var kind: String {
    switch value {
    case .nothing: "nothing"
    case .text: "a text"
    case .plain(let text):
      if text == "true" || text == "false" {
        "a boolean"
      } else if PlainInteger.looksLikeOne(text) {
        "an integer"
      } else {
        plainNumber(text) == nil ? "a text" : "a number"
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

extension ValueReader {
  static func helpForNothing(_ key: String, _ expected: String) -> String {
    switch expected {
    case "a text" where key == IncludeKey.include.rawValue: "write the path of a menu document"
    case "a text": "write `\"\"` for an empty text, or delete the key"
    case "an array": "write `[]` for none"
    default: "write \(expected), or delete the key"
    }
  }

  /// What the author most likely meant by a value of another type.
  static func help(for node: SourceNode, _ expected: String) -> String? {
    switch (node.value, expected) {
    case (.integer(let value), "a text"): "write \"\(value)\""
    case (.boolean(let value), "a text"): "write \"\(value)\""
    case (.unsupported, "a text"): "put it in quotes"
    case (.text(let text), "true or false") where ["true", "false"].contains(text.lowercased()):
      "write \(text.lowercased()), without quotes"
    case (.plain(let text), "true or false") where ["true", "false"].contains(text.lowercased()):
      "write \(text.lowercased())"
    case (.text(let text), "true or false") where ["yes", "on", "1"].contains(text.lowercased()),
      (.plain(let text), "true or false") where ["yes", "on", "1"].contains(text.lowercased()):
      "write true"
    case (.text(let text), "true or false") where ["no", "off", "0"].contains(text.lowercased()),
      (.plain(let text), "true or false") where ["no", "off", "0"].contains(text.lowercased()):
      "write false"
    case (.integer(1), "true or false"): "write true"
    case (.integer(0), "true or false"): "write false"
    case (.text(let text), "an integer") where PlainInteger.looksLikeOne(text),
      (.text(let text), "a number") where plainNumber(text) != nil:
      "write \(text), without quotes"
    case (.table, "an array"):
      "in TOML, each element has its own `[[…]]`; in YAML, it begins with `- `"
    case (.plain("null"), "an array"), (.plain("~"), "an array"): "write `[]` for none"
    case (.text, "an array"), (.plain, "an array"): "put it in brackets: `[ … ]`"
    case (.array, "a text"): "give one text"
    default: nil
    }
  }
}

/// Integers as YAML 1.2 writes them: decimal, `0o` octal or `0x` hexadecimal.
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

  /// Nil for what is not an integer, and for one that 64 bits can't hold.
  static func value(of text: String) -> Int64? {
    guard looksLikeOne(text) else { return nil }
    if text.hasPrefix("0x") { return Int64(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return Int64(text.dropFirst(2), radix: 8) }
    return Int64(text)
  }
}
