/// Pairs of escaped surrogates, `\ud83d\ude00`, whose first digit `d` gives way to another, so that
/// libyaml reads two ordinary characters. The case of all digits is kept.
enum SurrogateEscapes {
  /// The digits that may stand in: what they make are private-use characters and Hangul syllables.
  private static let candidates = Array("eabc".utf8)

  /// Shifts every pair. Answers with the digit that stands in, or nil if there is no pair.
  static func shift(in bytes: inout [UInt8]) -> UInt8? {
    guard let digit = pairs(in: bytes, digit: UInt8(ascii: "d")).isEmpty ? nil : unused(in: bytes)
    else { return nil }
    for index in pairs(in: bytes, digit: UInt8(ascii: "d")) {
      for place in [index + 2, index + 8] { bytes[place] = bytes[place] & 0x20 | digit & 0xDF }
    }
    return digit
  }

  /// In a double-quoted scalar the halves have been read as characters.
  static func join(_ text: String, _ digit: UInt8) -> String {
    let base = UInt32(digit - UInt8(ascii: "a") + 10) << 12
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let high = scalars[index].value
      if (base + 0x800..<base + 0xC00).contains(high), index + 1 < scalars.count,
        (base + 0xC00..<base + 0x1000).contains(scalars[index + 1].value),
        let joined = Unicode.Scalar(
          0x10000 + (high - base - 0x800) << 10 + scalars[index + 1].value - base - 0xC00)
      {
        result.append(joined)
        index += 2
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  /// Elsewhere they are still escapes.
  static func unshift(_ text: String, _ digit: UInt8) -> String {
    var bytes = Array(text.utf8)
    for index in pairs(in: bytes, digit: digit, skipsEscapes: false) {
      for place in [index + 2, index + 8] {
        bytes[place] = bytes[place] & 0x20 | UInt8(ascii: "D")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A digit whose characters the text has neither raw nor escaped.
  private static func unused(in bytes: [UInt8]) -> UInt8 {
    let text = String(decoding: bytes, as: UTF8.self)
    return candidates.first { digit in
      let base = UInt32(digit - UInt8(ascii: "a") + 10) << 12
      return !text.unicodeScalars.contains { (base + 0x800..<base + 0x1000).contains($0.value) }
        && pairs(in: bytes, digit: digit, skipsEscapes: false).isEmpty
    } ?? candidates[0]
  }

  /// The offsets of pairs whose first digits are the one given. A backslash behind a backslash
  /// begins no escape.
  private static func pairs(
    in bytes: [UInt8], digit: UInt8, skipsEscapes: Bool = true
  ) -> [Int] {
    var offsets: [Int] = []
    var index = 0
    while index + 12 <= bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      if isHalf(bytes, index, digit, "89ab"), isHalf(bytes, index + 6, digit, "cdef") {
        offsets.append(index)
        index += 12
      } else {
        index += skipsEscapes ? 2 : 1
      }
    }
    return offsets
  }

  private static func isHalf(
    _ bytes: [UInt8], _ index: Int, _ digit: UInt8, _ second: StaticString
  ) -> Bool {
    guard bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u"),
      bytes[index + 2] | 0x20 == digit,
      second.withUTF8Buffer({ $0.contains(bytes[index + 3] | 0x20) })
    else { return false }
    return bytes[index + 4..<index + 6].allSatisfy {
      (48...57).contains($0) || (97...102).contains($0 | 0x20)
    }
  }
}
