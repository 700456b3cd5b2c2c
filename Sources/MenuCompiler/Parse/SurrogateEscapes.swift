/// JSON writes an emoji as two escapes, `\ud83d\ude00`, which libyaml refuses. Each half is
/// shifted into the private-use area, U+D800…DFFF to U+E000…E7FF, before libyaml reads it, and
/// back in the texts that come out. Nothing changes its length, so every position stays true.
struct SurrogateEscapes {
  /// The text for libyaml.
  let text: String
  private let isShifted: Bool

  init(in source: String) {
    var bytes = Array(source.utf8)
    var shifted = false
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      if let high = Self.escape(at: index, in: bytes), (0xD800..<0xDC00).contains(high),
        let low = Self.escape(at: index + 6, in: bytes), (0xDC00..<0xE000).contains(low)
      {
        Self.shift(at: index, in: &bytes)
        Self.shift(at: index + 6, in: &bytes)
        shifted = true
        index += 12
      } else {
        index += 2
      }
    }
    isShifted = shifted
    text = shifted ? String(decoding: bytes, as: UTF8.self) : source
  }

  /// The text of a scalar as it was meant.
  func restore(_ scalar: String, isDoubleQuoted: Bool) -> String {
    guard isShifted else { return scalar }
    return isDoubleQuoted ? Self.joinHalves(of: scalar) : Self.unshift(scalar)
  }

  /// In a double-quoted scalar libyaml has read the two escapes as two private-use characters.
  private static func joinHalves(of scalar: String) -> String {
    let scalars = Array(scalar.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let high = scalars[index].value
      if (0xE000..<0xE400).contains(high), index + 1 < scalars.count,
        (0xE400..<0xE800).contains(scalars[index + 1].value),
        let joined = Unicode.Scalar(
          0x10000 + (high - 0xE000) << 10 + scalars[index + 1].value - 0xE400)
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

  /// Elsewhere a backslash is a backslash: the escapes are still there, as text.
  private static func unshift(_ scalar: String) -> String {
    var bytes = Array(scalar.utf8)
    for index in bytes.indices {
      guard let high = escape(at: index, in: bytes), (0xE000..<0xE400).contains(high),
        let low = escape(at: index + 6, in: bytes), (0xE400..<0xE800).contains(low)
      else { continue }
      for digit in [index + 3, index + 9] {
        bytes[digit - 1] = UInt8(ascii: "d")
        bytes[digit] = Self.unshifted[Int(bytes[digit] - UInt8(ascii: "0"))]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `8`…`b` becomes `0`…`3`, `c`…`f` becomes `4`…`7`.
  private static func shift(at index: Int, in bytes: inout [UInt8]) {
    bytes[index + 2] = UInt8(ascii: "e")
    switch bytes[index + 3] | 0x20 {
    case let letter where letter >= UInt8(ascii: "a"):
      bytes[index + 3] = letter - UInt8(ascii: "a") + UInt8(ascii: "2")
    default:
      bytes[index + 3] -= 8
    }
  }

  /// The second digit of a surrogate by the second digit of its private-use character, 0 to 7.
  private static let unshifted = Array("89abcdef".utf8)

  /// The code unit of a `\uXXXX` at an index.
  private static func escape(at index: Int, in bytes: [UInt8]) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for byte in bytes[(index + 2)..<(index + 6)] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - 87)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - 55)
      default: return nil
      }
    }
    return value
  }
}
