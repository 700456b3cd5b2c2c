/// The rule for menu names; see ``DocumentKey/menuPattern``.
enum MenuName {
  static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    var wasSeparator = false
    for byte in name.utf8 {
      let isSeparator = byte == 0x20 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      guard isSeparator ? !wasSeparator : isLetter(byte) || isDigit(byte) else { return false }
      wasSeparator = isSeparator
    }
    return !wasSeparator
  }

  /// A valid name similar to a string, or a default if no part of the string is usable.
  static func proposal(for name: String, orElse other: String) -> String {
    let plain = name.replacing("ß", with: "ss").decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { $0.isASCII || !$0.properties.isAlphabetic && !$0.properties.isDiacritic }
      .filter { $0.properties.generalCategory != .nonspacingMark }
    let words = String(String.UnicodeScalarView(plain)).utf8
      .split { !isLetter($0) && !isDigit($0) }
      .compactMap { String($0) }.drop { $0.utf8.first.map(isDigit) ?? true }
    var joined = ""
    for word in words where joined.utf8.count + word.utf8.count < Limits.menuNameBytes {
      joined += (joined.isEmpty ? "" : " ") + word
    }
    return joined.isEmpty || !isValid(joined) ? other : joined
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
