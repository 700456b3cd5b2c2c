/// The escapes in `.properties` files.
enum PropertiesText {
  static func decoded(_ written: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var rest = String(decoding: written, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.popFirst() else {
        units += String(scalar).utf16
        continue
      }
      switch next {
      case "n": units.append(0x0A)
      case "r": units.append(0x0D)
      case "t": units.append(0x09)
      case "f": units.append(0x0C)
      case "u":
        let digits = rest.prefix(4)
        guard digits.count == 4, let code = UInt16(String(digits), radix: 16) else { fallthrough }
        units.append(code)
        rest = rest.dropFirst(4)
      case "\r", "\n":
        // The line continues without the leading blanks of the next line.
        if next == "\r", rest.first == "\n" { rest.removeFirst() }
        rest = rest.drop { " \t\u{C}".unicodeScalars.contains($0) }
      default: units += String(next).utf16
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  static func encoded(_ text: String, isKey: Bool = false) -> String {
    text.utf16.enumerated().map { index, unit in
      switch Unicode.Scalar(unit) {
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\r": return "\\r"
      case "\t": return "\\t"
      case " " where isKey || index == 0: return "\\ "
      case ":" where isKey, "=" where isKey, "#" where isKey && index == 0,
        "!" where isKey && index == 0:
        return "\\" + String(decoding: [unit], as: UTF16.self)
      case let scalar? where (0x20..<0x7F).contains(scalar.value): return String(scalar)
      default:
        let digits = String(unit, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }.joined()
  }
}
