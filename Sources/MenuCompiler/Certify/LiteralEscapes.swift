/// The escapes in literals: the escapes that Swift, Kotlin, JavaScript, C and JSON have in common,
/// Swift's `\u{…}`, the other languages' `\u0041` with surrogates, and C's octal bytes.
enum LiteralEscapes {
  static func decoded(_ bytes: ArraySlice<UInt8>, octal: Bool) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var units: [UInt16] = []
    var place = bytes.startIndex
    func flush() {
      if !units.isEmpty { result += String(decoding: units, as: UTF16.self).utf8 }
      units = []
    }
    while place < bytes.endIndex {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.endIndex else {
        flush()
        result.append(bytes[place])
        place += 1
        continue
      }
      let letter = bytes[place + 1]
      place += 2
      if letter == UInt8(ascii: "u") {
        let rest = bytes[place...]
        if rest.first == UInt8(ascii: "{") {
          let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
          flush()
          result += String(scalar(digits)).utf8
          place += digits.count + 2
        } else {
          units.append(UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0xfffd)
          place += min(4, rest.count)
        }
        continue
      }
      flush()
      if octal, let digit = value(letter) {
        let more = bytes[place...].prefix(2).prefix { value($0) != nil }
        result.append(UInt8(truncatingIfNeeded: more.reduce(digit) { $0 * 8 + (value($1) ?? 0) }))
        place += more.count
        continue
      }
      switch letter {
      case UInt8(ascii: "n"): result.append(0x0a)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0d)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0c)
      case UInt8(ascii: "0"): result.append(0)
      // An escaped line break.
      case 0x0a: break
      default: result.append(letter)
      }
    }
    flush()
    return String(decoding: result, as: UTF8.self)
  }

  private static func scalar(_ digits: ArraySlice<UInt8>) -> Character {
    let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    return Character(number.flatMap(Unicode.Scalar.init) ?? "\u{fffd}")
  }

  private static func value(_ digit: UInt8) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) ? Int(digit) - 48 : nil
  }
}
