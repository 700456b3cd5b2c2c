/// The escapes in `.strings` files.
enum AppleStringsText {
  /// The text that a string or a word denotes.
  static func decoded(_ written: ArraySlice<UInt8>) -> String {
    guard written.first?.isQuote == true else { return String(decoding: written, as: UTF8.self) }
    var units: [UInt16] = []
    var rest = Array(String(decoding: written.dropFirst().dropLast(), as: UTF8.self).utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let next = rest.first else {
        units.append(unit)
        continue
      }
      if let code = rest.number(digits: 3, radix: 8) {
        units.append(code)
        continue
      }
      rest.removeFirst()
      switch Unicode.Scalar(next) {
      case "n": units.append(0x0A)
      case "r": units.append(0x0D)
      case "t": units.append(0x09)
      case "a": units.append(0x07)
      case "b": units.append(0x08)
      case "f": units.append(0x0C)
      case "v": units.append(0x0B)
      // A character beyond U+FFFF is written as two surrogates.
      case "U", "u": units.append(rest.number(digits: 4, radix: 16) ?? next)
      default: units.append(next)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  static func encoded(_ text: String) -> String {
    let inner = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where scalar.value < 0x20:
        "\\U00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(inner.joined())\""
  }
}

extension ArraySlice<UInt16> {
  /// Removes up to `digits` digits from the start, and returns the number that they denote; nil if
  /// there are none.
  fileprivate mutating func number(digits: Int, radix: Int) -> UInt16? {
    let text = prefix(digits).prefix { unit in
      Unicode.Scalar(unit).flatMap { Character($0).hexDigitValue }.map { $0 < radix } ?? false
    }
    guard let number = UInt16(String(decoding: text, as: UTF16.self), radix: radix) else {
      return nil
    }
    removeFirst(text.count)
    return number
  }
}
