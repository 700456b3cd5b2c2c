/// How a text is written inside a string literal of a target's language.
struct TextEscaping: Sendable {
  /// What is written for a character, by the character.
  var escapes: [Unicode.Scalar: String] = [:]
  /// How any other character that needs it is escaped; see ``TextKey/unicode``. Nil: it is not.
  var unicode: String?
  /// Whether all but ASCII is escaped.
  var ascii = false
  /// What the language counts in a text.
  var units = TextUnits.utf8

  /// The text as it stands between the quotes. Control and direction characters are escaped, and a
  /// blank at the end, which editors like to cut off.
  func escape(_ text: String) -> String {
    var result = ""
    append(text, to: &result)
    return result
  }

  private func append(_ text: String, to result: inout String) {
    let scalars = text.unicodeScalars
    let last = scalars.indices.last
    for index in scalars.indices {
      let scalar = scalars[index]
      if let escape = escapes[scalar] {
        result += escape
      } else if mustEscape(scalar) || (index == last && scalar == " " && !escapes.isEmpty) {
        result += escaped(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// For each byte, whether a text that holds it must be looked at character by character.
  func suspectBytes() -> [Bool] {
    let escaped = Set(escapes.keys.filter(\.isASCII).map(\.value))
    let hasOthers = ascii || escapes.keys.contains { !$0.isASCII }
    return (0..<256).map { byte in
      switch byte {
      case 0..<0x20, 0x7F: true
      case 0x20..<0x80: escaped.contains(UInt32(byte))
      // The first bytes of the characters in `mustEscape`.
      case 0xC2, 0xD8, 0xE2, 0xEF: true
      default: hasOthers
      }
    }
  }

  private func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069,
      0xFEFF, 0x61C:
      true
    default: ascii && !scalar.isASCII
    }
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    guard let unicode else { return String(scalar) }
    if unicode.contains("%X") {
      return unicode.replacing("%X", with: String(scalar.value, radix: 16, uppercase: true))
    }
    if unicode.contains("%4") {
      return scalar.utf16.map {
        unicode.replacing("%4", with: Self.digits(UInt32($0), radix: 16, count: 4))
      }.joined()
    }
    let (mark, radix, count) = unicode.contains("%3") ? ("%3", 8, 3) : ("%2", 16, 2)
    return scalar.utf8.map {
      unicode.replacing(mark, with: Self.digits(UInt32($0), radix: radix, count: count))
    }.joined()
  }

  private static func digits(_ value: UInt32, radix: Int, count: Int) -> String {
    let digits = String(value, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// A text made fit for a comment to the end of the line, or inside `/* */`: one line, without
  /// what ends a comment, turns its direction or continues it on the next line.
  static func comment(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: result.append(" ")
      case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: break
      default:
        if scalar == "/" || scalar == "*", let last = result.last, last == "/" || last == "*",
          last != scalar
        {
          result.append(" ")
        }
        result.append(scalar)
      }
    }
    let line = String(result)
    return line.hasSuffix("\\") ? line + "." : line
  }
}

/// What a language counts in a text: the lengths and offsets of records.
enum TextUnits: String, Choice {
  case utf8
  case utf16

  func count(_ text: String) -> Int { self == .utf8 ? text.utf8.count : text.utf16.count }
}

/// A text of the menu in a template: printed, it is escaped for the target's string literals;
/// filters get it as it is.
struct TemplateText: CustomStringConvertible, Sendable {
  let raw: String
  let description: String

  init(_ raw: String, _ escaping: TextEscaping) {
    self.raw = raw
    description = escaping.escape(raw)
  }
}
