/// Text of unknown origin, made safe to stand in XML 1.0.
enum XMLText {
  /// A start tag's attributes, with a blank before each; those without a value are left out.
  static func attributes(_ pairs: [(String, String?)]) -> String {
    pairs.map { name, value in value.map { " \(name)=\"\(escape($0))\"" } ?? "" }.joined()
  }

  /// The text as it stands in an attribute or an element. What XML can't hold is shown as `menuc`
  /// shows it on a terminal; a line break is kept from being read as a blank.
  static func escape(_ text: String, isAttribute: Bool = true) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += isAttribute ? "&quot;" : "\""
      case "\n": result += isAttribute ? "&#10;" : "\n"
      case "\t": result += isAttribute ? "&#9;" : "\t"
      case "\r": result += "&#13;"
      case "\u{0}"..<"\u{20}": result += PrintableText.visible(scalar)
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
