/// The rules for writing a string literal in a target's language.
struct TextEscaping: Sendable {
  /// The replacements for single characters.
  var escapes: [Unicode.Scalar: String] = [:]
  /// The replacements for character sequences, the longest first.
  private(set) var sequences: [(scalars: [Unicode.Scalar], text: String)] = []
  /// The replacements for characters at the start of a string.
  var leading: [Unicode.Scalar: String] = [:]
  /// The form in which any other character is escaped if necessary (see ``TextKey/unicode``); nil
  /// if such characters are not escaped.
  var unicode: String?
  /// Whether non-ASCII characters are escaped.
  var ascii = false
  /// The units in which the language measures the length of a string.
  var units = TextUnits.utf8
  /// The maximum number of bytes between two joints, after escaping; nil for no joints.
  var piece: Int?
  var joint = ""

  /// The rules for text and attributes in HTML and XML. They apply to targets that write HTML or
  /// XML files and do not describe or inherit other rules.
  static let markup = TextEscaping(
    escapes: ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\r": "&#13;"])

  /// Adds a replacement for a character or for a sequence of characters.
  mutating func add(_ text: String?, for sequence: String) {
    guard let text, let first = sequence.unicodeScalars.first else { return }
    if sequence.unicodeScalars.count == 1 {
      escapes[first] = text
    } else {
      sequences.append((Array(sequence.unicodeScalars), text))
      sequences.sort { $0.scalars.count > $1.scalars.count }
    }
  }

  /// Whether a byte may be part of a character that ``comment(_:)`` changes.
  private static func mayChangeInComment(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "?"), .backslash: true
    // The first bytes of the characters that are removed.
    case 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }

  /// The escaped string, to be placed between quotes. Control and direction characters are escaped.
  /// A space at the end is also escaped, because editors tend to remove it.
  func escape(_ text: String) -> String {
    let scalars = text.unicodeScalars
    var result = ""
    var size = 0
    var index = scalars.startIndex
    while index < scalars.endIndex {
      var end = scalars.index(after: index)
      let written: String
      if index == scalars.startIndex, let escape = leading[scalars[index]] {
        written = escape
      } else if let sequence = sequence(at: scalars[index...]) {
        written = sequence.text
        end = scalars.index(index, offsetBy: sequence.scalars.count)
      } else {
        written = self.written(scalars[index], isLast: end == scalars.endIndex)
      }
      if let piece, size + written.utf8.count > piece, size > 0 {
        result += joint
        size = 0
      }
      result += written
      size += written.utf8.count
      index = end
    }
    return result
  }

  private func sequence(
    at rest: Substring.UnicodeScalarView
  ) -> (scalars: [Unicode.Scalar], text: String)? {
    sequences.first { rest.starts(with: $0.scalars) }
  }

  private func written(_ scalar: Unicode.Scalar, isLast: Bool) -> String {
    if let escape = escapes[scalar] { return escape }
    let isCut = isLast && scalar == " " && !escapes.isEmpty
    return mustEscape(scalar) || isCut ? escaped(scalar) : String(scalar)
  }

  /// Whether a string needs no escaping. Strings without bytes from ``suspectBytes()`` need
  /// escaping only because of their length or a space at the end.
  func leaves(_ text: String, suspects: [Bool]) -> Bool {
    guard text.utf8.last != 0x20, text.utf8.count <= piece ?? .max else { return false }
    if !text.hasByte(where: { suspects[Int($0)] }) { return true }
    // In Arabic, for example, most characters start with a suspect byte.
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        ? !suspects[Int(scalar.value)] : !suspects[Self.firstOfLetters] && !mustEscape(scalar)
    }
  }

  /// A first byte that is suspect only if the first bytes of all non-ASCII characters are.
  private static let firstOfLetters = 0xC3

  /// For each byte, whether a string that contains it must be checked character by character.
  func suspectBytes() -> [Bool] {
    let starts = Set(escapes.keys).union(leading.keys)
      .union(sequences.compactMap(\.scalars.first))
    let escaped = Set(starts.filter(\.isASCII).map(\.value))
    let hasOthers = ascii || starts.contains { !$0.isASCII }
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

  /// A string that is safe in a line comment or inside `/* */`. It is a single line, and does not
  /// end the comment, change its direction or continue it on the next line.
  static func comment(_ text: String) -> String {
    if !text.hasByte(where: mayChangeInComment) { return text }
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
    // C compilers join a line that ends in `\` or its trigraph with the next line, even if spaces
    // follow.
    let line = String(result).replacing("??/", with: "?? /")
    return line.last { $0 != " " } == "\\" ? line + "." : line
  }
}

/// The units in which lengths and offsets of records are measured.
enum TextUnits: String, Choice {
  case utf8
  case utf16

  func count(_ text: String) -> Int { self == .utf8 ? text.utf8.count : text.utf16.count }
}

/// A menu text in a template. It is escaped for the target's string literals when it is printed.
/// Filters receive the unescaped text.
struct TemplateText: CustomStringConvertible, Sendable {
  let raw: String
  let description: String

  init(_ raw: String, _ escaping: TextEscaping) {
    self.raw = raw
    description = escaping.escape(raw)
  }
}
