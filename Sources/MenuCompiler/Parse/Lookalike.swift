/// A character that looks like a space or a colon, but is neither to a parser. Text from web pages
/// and word processors contains such characters, and Japanese and Chinese keyboards type them.
struct Lookalike {
  let range: Range<Int>
  private let scalar: Unicode.Scalar

  /// The look-alike that starts at a position; nil if a different character starts there.
  init?(at start: Int, in bytes: [UInt8]) {
    guard start + 1 < bytes.count, bytes[start] >= 0xC2,
      Self.starts.contains(where: { $0 == (bytes[start], bytes[start + 1]) })
    else { return nil }
    let text = String(decoding: bytes[start...].prefix(3), as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, Self.includes(scalar) else { return nil }
    self.scalar = scalar
    range = start..<start + UTF8.width(scalar)
  }

  /// Whether a character is a space or a colon other than the ordinary space and colon.
  static func includes(_ scalar: Unicode.Scalar) -> Bool {
    scalar == colon || scalar != " " && scalar.properties.generalCategory == .spaceSeparator
  }

  private static let colon: Unicode.Scalar = "\u{FF1A}"
  /// The first two bytes of all look-alikes, so that most other characters need not be decoded.
  private static let starts: [(UInt8, UInt8)] = [
    (0xC2, 0xA0), (0xE1, 0x9A), (0xE2, 0x80), (0xE2, 0x81), (0xE3, 0x80), (0xEF, 0xBC),
  ]

  var isColon: Bool { scalar == Self.colon }

  /// The character's code point and name, such as `U+00A0 (no-break space)`.
  var name: String {
    scalar.codePoint + (scalar.properties.name.map { " (\($0.lowercased()))" } ?? "")
  }

  /// The character that the author meant.
  var meant: String { isColon ? "colon" : "space" }

  /// Advice on how to correct the mistake.
  var help: String {
    isColon ? "write a colon and a space instead" : "write an ordinary space instead"
  }
}
