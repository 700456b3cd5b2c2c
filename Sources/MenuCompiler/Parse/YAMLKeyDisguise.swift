/// Renames the second and later uses of a key in one mapping, so that a document with duplicate
/// keys can be read to its end.
///
/// A disguise has as many characters as the key, all from a private-use plane, so that no position
/// moves.
struct YAMLKeyDisguise {
  /// The text with disguised keys.
  var text: String
  /// The original key for each disguise.
  private(set) var names: [String: String] = [:]

  private static let firstScalar: UInt32 = 0xF0000
  private static let limit = 60_000

  /// Whether the original text contains no character that could be mistaken for a disguise.
  private let canDisguise: Bool

  init(_ text: String) {
    self.text = text
    // In UTF-8, every character from U+C0000 on starts with a byte of at least 0xF3.
    canDisguise = !text.utf8.contains { $0 >= 0xF3 }
  }

  /// Disguises every use of a key after the first, which is at `line` and `column`, both counted
  /// from 1. Returns false if there is no later use.
  mutating func hideRepetitions(of key: String, line: Int, column: Int) -> Bool {
    guard !key.isEmpty, names.count < Self.limit, canDisguise else { return false }
    let bytes = Array(text.utf8)
    let start = LineIndex(bytes).offset(line: line, column: column)
    var tokens = YAMLTokens(bytes)
    while tokens.next() != nil {}
    // A mapping after a `?` begins at the same position as its first key, which has a name.
    let first = tokens.keys.first { $0.start == start && $0.scalar != nil }
    guard let mapping = first?.mapping else {
      return false
    }
    let places = tokens.keys.filter { $0.mapping == mapping && $0.start > start }
      .compactMap { Self.name($0, in: bytes) }.filter { bytes[$0].elementsEqual(key.utf8) }
    guard !places.isEmpty else { return false }
    var result: [UInt8] = []
    var end = 0
    for place in places {
      result += bytes[end..<place.lowerBound]
      result += disguise(for: key).utf8
      end = place.upperBound
    }
    result += bytes[end...]
    text = String(decoding: result, as: UTF8.self)
    return true
  }

  /// The range of a key without its quotes.
  private static func name(_ key: YAMLKey, in bytes: [UInt8]) -> Range<Int>? {
    guard let scalar = key.scalar, bytes[scalar.lowerBound].isQuote else { return key.scalar }
    return scalar.lowerBound + 1..<scalar.upperBound - 1
  }

  private mutating func disguise(for key: String) -> String {
    let number = Self.firstScalar + UInt32(names.count)
    let scalar = Unicode.Scalar(number) ?? "\u{F0000}"
    var disguise = String.UnicodeScalarView()
    for _ in key.unicodeScalars { disguise.append(scalar) }
    names[String(disguise)] = key
    return String(disguise)
  }
}
