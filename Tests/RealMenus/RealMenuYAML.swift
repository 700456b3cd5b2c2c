/// Writes a menu as YAML in block style, with plain scalars wherever YAML allows them.
package struct RealMenuYAML {
  package private(set) var text = ""

  package init(_ menu: RealMenu) {
    for (key, value) in menu.entries { text += "\(key): \(Self.scalar(value))\n" }
    items(menu.items, indent: "")
  }

  private mutating func items(_ items: [RealMenuItem], indent: String) {
    if items.isEmpty {
      text += indent + "items: []\n"
      return
    }
    text += indent + "items:\n"
    let inner = indent + "  "
    for item in items {
      text += inner + "- "
      if item.isTitleOnly {
        text += Self.scalar(.text(item.title)) + "\n"
        continue
      }
      let entries = item.entries.map { "\($0.key): \(Self.scalar($0.value))\n" }
      text += entries.joined(separator: inner + "  ")
      if item.isCategory { self.items(item.children, indent: inner + "  ") }
    }
  }

  private static func scalar(_ value: RealMenuItem.Value) -> String {
    switch value {
    case .flag(let flag): "\(flag)"
    case .text(let text):
      if isPlain(text) { text } else if isSingleQuoted(text) { "'\(text)'" } else { quoted(text) }
    }
  }

  /// Whether a string needs no quotes. Some are quoted although they need none.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    let isWord = first >= 0x80 || isWordByte(first)
    if !isWord || last == UInt8(ascii: " ") || last == UInt8(ascii: ":") { return false }
    if ["null", "Null", "NULL"].contains(text) { return false }
    var previous: UInt8 = 0
    for byte in text.utf8 {
      let endsText =
        byte == UInt8(ascii: " ") && previous == UInt8(ascii: ":")
        || byte == UInt8(ascii: "#") && previous == UInt8(ascii: " ")
      if endsText { return false }
      previous = byte
    }
    return text.unicodeScalars.allSatisfy(isPrintable)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private static func isSingleQuoted(_ text: String) -> Bool {
    !text.utf8.contains(UInt8(ascii: "'")) && text.unicodeScalars.allSatisfy(isPrintable)
  }

  /// Whether a scalar can be part of a line of YAML without changing its meaning.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x2028, 0x202A..<0xD800, 0xE000..<0xFEFF, 0xFF00..<0xFFFE,
      0x1_0000..<0x11_0000:
      true
    default: false
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isPrintable(scalar): result.unicodeScalars.append(scalar)
      default: result += RealMenuEscape.code("\\u", scalar, digits: 4)
      }
    }
    return result + "\""
  }
}
