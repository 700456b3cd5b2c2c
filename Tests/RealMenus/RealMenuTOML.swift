/// Writes a menu as TOML, by headers (`[[items.items]]`) or in one array of inline tables.
package struct RealMenuTOML {
  package private(set) var text = ""

  package init(_ menu: RealMenu) {
    for (key, value) in menu.entries { text += "\(key) = \(Self.scalar(value))\n" }
    if menu.writesInline {
      text += "items = "
      array(menu.items, indent: "")
      text += "\n"
    } else {
      tables(menu.items, path: "items")
    }
  }

  private mutating func tables(_ items: [RealMenuItem], path: String) {
    for item in items {
      text += "\n[[\(path)]]\n"
      for (key, value) in item.entries { text += "\(key) = \(Self.scalar(value))\n" }
      guard item.isCategory else { continue }
      if item.children.contains(where: \.isCategory) {
        tables(item.children, path: path + ".items")
      } else {
        text += "items = "
        array(item.children, indent: "")
        text += "\n"
      }
    }
  }

  private mutating func array(_ items: [RealMenuItem], indent: String) {
    if items.isEmpty {
      text += "[]"
      return
    }
    text += "[\n"
    for item in items {
      text += indent + "  "
      inline(item, indent: indent + "  ")
      text += ",\n"
    }
    text += indent + "]"
  }

  private mutating func inline(_ item: RealMenuItem, indent: String) {
    if item.isTitleOnly {
      text += Self.scalar(.text(item.title))
      return
    }
    let entries = item.entries.map { "\($0.key) = \(Self.scalar($0.value))" }
    text += "{ " + entries.joined(separator: ", ")
    if item.isCategory {
      text += ", items = "
      array(item.children, indent: indent)
    }
    text += " }"
  }

  private static func scalar(_ value: RealMenuItem.Value) -> String {
    switch value {
    case .flag(let flag): "\(flag)"
    case .text(let text): string(text)
    }
  }

  /// A literal string where that avoids escapes, else a basic string.
  private static func string(_ text: String) -> String {
    let controls = text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    let escapes = text.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }
    if !controls {
      if !escapes { return "\"\(text)\"" }
      if !text.utf8.contains(UInt8(ascii: "'")) { return "'\(text)'" }
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}": result += RealMenuEscape.code("\\u", scalar, digits: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

package enum RealMenuEscape {
  /// The escape sequence of a scalar, with a fixed number of hexadecimal digits.
  package static func code(_ start: String, _ scalar: Unicode.Scalar, digits: Int) -> String {
    let number = String(scalar.value, radix: 16, uppercase: true)
    return start + String(repeating: "0", count: digits - number.count) + number
  }

  /// Printable ASCII unchanged and everything else by number: strings that look alike differ, and
  /// none contains a line break.
  package static func visible(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.value >= 0x20, scalar.value < 0x7F, scalar != "\\" {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result
  }
}
