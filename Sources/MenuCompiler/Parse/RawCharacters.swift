/// Characters that YAML 1.2 and JSON allow in quoted texts, and only there, and that libyaml refuses
/// everywhere: U+007F to U+009F, U+FFFE and U+FFFF. Others, from a plane that the text does not use,
/// stand in for them.
struct RawCharacters {
  /// The first character of the plane.
  private let base: UInt32

  private static let planes: ClosedRange<UInt32> = 4...11

  /// Nil if the text has no such character.
  init?(in text: String) {
    guard text.unicodeScalars.contains(where: Self.isRaw) else { return nil }
    let used = Set(text.unicodeScalars.lazy.map { $0.value >> 16 })
    let bytes = Array(text.utf8)
    let plane = Self.planes.first { plane in
      let digit = String(plane, radix: 16)
      let escapes = [#"\U000\#(digit)"#, #"\U000\#(digit.uppercased())"#]
      return !used.contains(plane)
        && escapes.allSatisfy { ByteSearch.first(Array($0.utf8), in: bytes) == nil }
    }
    guard let plane else { return nil }
    base = plane << 16
  }

  static func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x84, 0x86...0x9F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The text with the stand-ins, of as many characters.
  func shift(_ text: String) -> String {
    map(text) { Self.isRaw($0) ? Unicode.Scalar(base | $0.value & 0xFF) ?? $0 : $0 }
  }

  func restore(_ text: String) -> String {
    guard contains(text) else { return text }
    return map(text) { scalar in
      guard isStandIn(scalar) else { return scalar }
      let low = scalar.value & 0xFF
      return Unicode.Scalar(low >= 0xFE ? 0xFF00 | low : low) ?? scalar
    }
  }

  private func isStandIn(_ scalar: Unicode.Scalar) -> Bool { scalar.value & ~0xFF == base }

  private func contains(_ text: String) -> Bool { text.unicodeScalars.contains(where: isStandIn) }

  private func map(_ text: String, _ change: (Unicode.Scalar) -> Unicode.Scalar) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(change(scalar)) }
    return String(result)
  }

  /// The first such character of a file that stands in no quotes.
  static func firstOutsideQuotes(in bytes: [UInt8]) -> Int? {
    var tokens = YAMLTokens(bytes)
    while let token = tokens.next() {
      guard !token.kind.isQuoted else { continue }
      if let index = token.range.first(where: { isRaw(at: $0, in: bytes) }) { return index }
    }
    return nil
  }

  /// Whether such a character starts at an offset.
  private static func isRaw(at index: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case 0x7F: true
    case 0xC2 where index + 1 < bytes.count: bytes[index + 1] < 0xA0 && bytes[index + 1] != 0x85
    case 0xEF where index + 2 < bytes.count: bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
    default: false
    }
  }
}
