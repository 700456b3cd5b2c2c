/// The escapes in Android's strings.
enum AndroidText {
  /// The text that a string shows. Escapes are resolved; outside quotes, white space is collapsed
  /// to one blank, and removed at both ends.
  static func decoded(_ written: String) -> String {
    var text = ""
    var scalars = written.unicodeScalars[...]
    var isQuoted = false
    var hasSpace = false
    func flush() {
      if hasSpace, !text.isEmpty { text.unicodeScalars.append(" ") }
      hasSpace = false
    }
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        flush()
        isQuoted.toggle()
      case " ", "\n", "\t", "\r":
        if isQuoted { text.unicodeScalars.append(scalar) } else { hasSpace = true }
      case "\\":
        flush()
        guard let next = scalars.popFirst() else { break }
        text.unicodeScalars.append(escape(next, &scalars) ?? next)
      default:
        flush()
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func escape(
    _ scalar: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar? {
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      let digits = rest.prefix(4)
      guard digits.count == 4, let code = UInt32(String(digits), radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return nil }
      rest = rest.dropFirst(4)
      return scalar
    default: return nil
    }
  }

  /// A text as an Android string, not yet escaped for XML.
  static func encoded(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return scalars.enumerated().map { index, scalar in
      switch scalar {
      case "\\", "'", "\"": "\\\(scalar)"
      case "@" where index == 0, "?" where index == 0: "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      case " " where index == 0 || index + 1 == scalars.count || scalars[index - 1] == " ":
        "\\u0020"
      case _ where scalar.value < 0x20:
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }.joined()
  }
}
