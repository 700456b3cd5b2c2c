extension ValueReader {
  /// Reads a color, or a table with colors for light and dark appearances.
  mutating func color(_ name: String, _ node: SourceNode) -> ColorValue? {
    guard case .table = node.value else {
      guard let text = text(name, node) else { return nil }
      if let named = ColorName(rawValue: text) { return .named(named) }
      return hexColor(text, node).map { .hex(light: $0, dark: $0) }
    }
    var colors: [ColorKey: String] = [:]
    // A misspelled key was already reported.
    let meant = KeyHelp.meant(in: node, as: ColorKey.self)
    var isKnown = meant.isEmpty
    for (key, value) in entries(of: node, as: ColorKey.self) {
      colors[key] = text(key.rawValue, value).flatMap { hexColor($0, value) }
      if colors[key] == nil { isKnown = false }
    }
    guard let light = colors[.light], let dark = colors[.dark] else {
      if isKnown { incompleteColor(colors, node) }
      return nil
    }
    return .hex(light: light, dark: dark)
  }

  /// Returns a color as `#rrggbbaa` in lower case. Reports any other string, and returns nil.
  private mutating func hexColor(_ text: String, _ node: SourceNode) -> String? {
    let digits = text.utf8.dropFirst().map { $0 }
    let isHex = digits.allSatisfy {
      (48...57).contains($0) || (97...102).contains($0 | 0x20)
    }
    guard text.utf8.first == UInt8(ascii: "#"), isHex, [3, 6, 8].contains(digits.count) else {
      invalidColor(text, node)
      return nil
    }
    let full = digits.count == 3 ? digits.flatMap { [$0, $0] } : digits
    let opaque = full.count == 6 ? full + Array("ff".utf8) : full
    return "#" + String(decoding: opaque, as: UTF8.self).lowercased()
  }
}
