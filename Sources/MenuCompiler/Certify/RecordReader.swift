/// Reads the packed lines of tables: numbers, and texts with their lengths, such as `7:Library`.
struct RecordReader {
  private let units: [UInt16]
  /// Whether lengths count UTF-8 bytes; if not, they count UTF-16 units.
  private let isUTF8: Bool
  private(set) var place = 0

  init(_ text: String, isUTF8: Bool) {
    units = isUTF8 ? text.utf8.map(UInt16.init) : Array(text.utf16)
    self.isUTF8 = isUTF8
  }

  var isAtEnd: Bool { place >= units.count }

  private func unit() -> Unicode.Scalar? {
    place < units.count ? Unicode.Scalar(units[place]) : nil
  }

  /// Skips a character. Returns false if the next character is a different one.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard unit() == character else { return false }
    place += 1
    return true
  }

  /// Reads the characters up to a space or the end of the line.
  mutating func word() -> String {
    let start = place
    while let next = unit(), next != " ", next != "\n" { place += 1 }
    return String(decoding: units[start..<place], as: UTF16.self)
  }

  mutating func number() -> Int? {
    let start = place
    if unit() == "-" { place += 1 }
    while let next = unit(), ("0"..."9").contains(next) { place += 1 }
    return Int(String(decoding: units[start..<place], as: UTF16.self))
  }

  /// Reads a text that is preceded by its length; nil if the length is malformed or too large.
  mutating func text() -> String? {
    guard let length = number(), length >= 0, skip(":"), length <= units.count - place else {
      return nil
    }
    defer { place += length }
    let part = units[place..<place + length]
    return isUTF8
      ? String(decoding: part.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
      : String(decoding: part, as: UTF16.self)
  }

  /// Reads keys with their texts, each preceded by a space, up to the end of the line. Returns
  /// false if one is malformed.
  ///
  /// - Parameter startsLine: Whether no space precedes the first key.
  mutating func fields(startsLine: Bool = false, _ use: (String, String) -> Void) -> Bool {
    var isFirst = startsLine
    while isFirst ? unit() != "\n" && !isAtEnd : skip(" ") {
      isFirst = false
      let key = word()
      guard skip(" "), let text = text() else { return false }
      use(key, text)
    }
    // If a line was too long for a literal, no line break separates it from the next line.
    _ = skip("\n")
    return true
  }
}
