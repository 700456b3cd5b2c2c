/// Makes text of unknown origin safe for XML 1.0.
enum XMLText {
  /// A start tag's attributes, each preceded by a space. Attributes without a value are omitted.
  static func attributes(_ pairs: [(String, String?)]) -> String {
    pairs.map { name, value in value.map { " \(name)=\"\(escape($0))\"" } ?? "" }.joined()
  }

  /// The text for an attribute or an element. Control characters are shown in the same way as on a
  /// terminal. In attributes, line breaks and tabs are escaped so that they are not read as spaces.
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
      case "#": result += result.utf8.last == UInt8(ascii: "#") ? "&#35;" : "#"
      default: result.unicodeScalars.append(PrintableText.picture(of: scalar))
      }
    }
    return result
  }
}
