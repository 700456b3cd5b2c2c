/// Characters that libyaml or Yams would spoil, shifted to others before they read a text and back in
/// the values that come out:
///
/// - JSON writes an emoji as two escapes, `\ud83d\ude00`, which libyaml refuses. Each half is shifted
///   into the private-use area, U+D800…DFFF to U+E000…E7FF.
/// - Yams takes U+FEFF at the start of a value for the byte-order mark of a file and drops it. It is
///   shifted to the noncharacter U+FDD0, raw or as an escape.
///
/// Nothing changes its length, so every position stays true.
struct CharacterShift {
  /// The text for libyaml.
  let text: String
  private let hasSurrogates: Bool
  private let hasMarks: Bool

  private static let mark: Unicode.Scalar = "\u{FEFF}"
  private static let shiftedMark: UInt32 = 0xFDD0

  init(in source: String) {
    guard source.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0xEF }) else {
      text = source
      hasSurrogates = false
      hasMarks = false
      return
    }
    var bytes = Array(source.utf8)
    hasSurrogates = Self.shiftSurrogates(in: &bytes)
    hasMarks = Self.shiftMarks(in: &bytes)
    text = hasSurrogates || hasMarks ? String(decoding: bytes, as: UTF8.self) : source
  }

  /// The text of a scalar as it was meant. In a double-quoted one the escapes have been read; in all
  /// others a backslash is a backslash, and they are still there as text.
  func restore(_ scalar: String, isDoubleQuoted: Bool) -> String {
    guard hasSurrogates || hasMarks else { return scalar }
    var restored = scalar
    if hasSurrogates {
      restored = isDoubleQuoted ? Self.joinHalves(of: restored) : Self.unshift(restored)
    }
    if hasMarks {
      let marks = restored.unicodeScalars.map { $0.value == Self.shiftedMark ? Self.mark : $0 }
      restored = String(String.UnicodeScalarView(marks))
      for (shifted, original) in Self.markEscapes { restored.replace(shifted, with: original) }
    }
    return restored
  }

  // MARK: The byte-order mark

  /// Escapes of U+FDD0 and of U+FEFF.
  private static let markEscapes = [
    (#"\uFDD0"#, #"\uFEFF"#), (#"\ufdd0"#, #"\ufeff"#), (#"\U0000FDD0"#, #"\U0000FEFF"#),
    (#"\U0000fdd0"#, #"\U0000feff"#),
  ]

  private static func shiftMarks(in bytes: inout [UInt8]) -> Bool {
    var isShifted = replace([0xEF, 0xBB, 0xBF], by: [0xEF, 0xB7, 0x90], in: &bytes)
    for (shifted, original) in markEscapes {
      if replace(Array(original.utf8), by: Array(shifted.utf8), in: &bytes) { isShifted = true }
    }
    return isShifted
  }

  private static func replace(
    _ old: [UInt8], by new: [UInt8], in bytes: inout [UInt8]
  ) -> Bool {
    var isReplaced = false
    var index = 0
    while index + old.count <= bytes.count {
      if bytes[index] == old[0], bytes[index..<index + old.count].elementsEqual(old) {
        bytes.replaceSubrange(index..<index + old.count, with: new)
        isReplaced = true
        index += old.count
      } else {
        index += 1
      }
    }
    return isReplaced
  }

  // MARK: Surrogates

  private static func shiftSurrogates(in bytes: inout [UInt8]) -> Bool {
    var isShifted = false
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      if let high = escape(at: index, in: bytes), (0xD800..<0xDC00).contains(high),
        let low = escape(at: index + 6, in: bytes), (0xDC00..<0xE000).contains(low)
      {
        shift(at: index, in: &bytes)
        shift(at: index + 6, in: &bytes)
        isShifted = true
        index += 12
      } else {
        index += 2
      }
    }
    return isShifted
  }

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
