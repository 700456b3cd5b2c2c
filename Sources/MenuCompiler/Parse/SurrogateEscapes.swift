/// Pairs of escaped surrogates in double quotes, `\ud83d\ude00`, whose first digit `d` gives way to another, so that
/// libyaml reads two ordinary characters. The case of all digits is kept.
enum SurrogateEscapes {
  /// The digits that may stand in: what they make are private-use characters and Hangul syllables.
  private static let candidates = Array("eabc".utf8)

  /// Shifts every pair in double quotes. Answers with the digit that stands in, or nil if there is no
  /// pair.
  ///
  /// - Parameter escapes: The escapes of all double-quoted scalars.
  static func shift(in bytes: inout [UInt8], escapes: [Int]) -> UInt8? {
    let pairs = escapes.filter { isPair(bytes, $0, UInt8(ascii: "d")) }
    guard !pairs.isEmpty else { return nil }
    let digit = unused(in: bytes)
    for index in pairs {
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

  /// A digit whose characters the text has neither raw nor escaped.
  private static func unused(in bytes: [UInt8]) -> UInt8 {
    let text = String(decoding: bytes, as: UTF8.self)
    return candidates.first { digit in
      let base = UInt32(digit - UInt8(ascii: "a") + 10) << 12
      return !text.unicodeScalars.contains { (base + 0x800..<base + 0x1000).contains($0.value) }
        && !bytes.indices.contains { isPair(bytes, $0, digit) }
    } ?? candidates[0]
  }

  private static func isPair(_ bytes: [UInt8], _ index: Int, _ digit: UInt8) -> Bool {
    index + 12 <= bytes.count && isHalf(bytes, index, digit, "89ab")
      && isHalf(bytes, index + 6, digit, "cdef")
  }

  private static func isHalf(
    _ bytes: [UInt8], _ index: Int, _ digit: UInt8, _ second: StaticString
  ) -> Bool {
    guard bytes[index] == .backslash, bytes[index + 1] == UInt8(ascii: "u"),
      bytes[index + 2] | 0x20 == digit,
      second.withUTF8Buffer({ $0.contains(bytes[index + 3] | 0x20) })
    else { return false }
    return bytes[index + 4..<index + 6].allSatisfy {
      $0.isDigit || (97...102).contains($0 | 0x20)
    }
  }
}
