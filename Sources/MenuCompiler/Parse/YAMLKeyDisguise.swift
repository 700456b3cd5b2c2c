/// Gives the second and later uses of a key in one mapping names of their own, so that a document
/// with a key given twice can be read to its end.
///
/// A disguise has as many characters as the key, all from a private plane, so that no position
/// moves.
struct YAMLKeyDisguise {
  /// The text with the disguises in it.
  var text: String
  /// The keys by their disguises.
  private(set) var names: [String: String] = [:]

  private static let firstScalar: UInt32 = 0xF0000
  private static let limit = 60_000

  /// Whether no character of the text itself could be taken for a disguise.
  private let canDisguise: Bool

  init(_ text: String) {
    self.text = text
    // The first byte of all characters from U+C0000 up.
    canDisguise = !text.utf8.contains { $0 >= 0xF3 }
  }

  /// Disguises each later use of the key whose first use stands at a line and column (from 1, as
  /// libyaml counts). Answers false if none is found.
  mutating func hideRepetitions(of key: String, line: Int, column: Int) -> Bool {
    let bytes = Array(text.utf8)
    let index = LineIndex(bytes)
    let name = Array(key.utf8)
    guard !name.isEmpty, names.count < Self.limit, canDisguise else { return false }
    let start = index.offset(line: line, column: column)
    let places =
      blockRepetitions(of: name, after: start, column: column, in: bytes, lines: index)
      .nonEmpty
      ?? (isInFlow(start, in: bytes) ? flowRepetitions(of: name, after: start, in: bytes) : [])
    guard !places.isEmpty else { return false }
    var result: [UInt8] = []
    var end = 0
    for place in places {
      result += bytes[end..<place]
      result += disguise(for: key).utf8
      end = place + name.count
    }
    result += bytes[end...]
    text = String(decoding: result, as: UTF8.self)
    return true
  }

  /// Whether a key stands in a flow mapping: behind a brace, or behind a comma.
  private func isInFlow(_ start: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<min(start, bytes.count)].last { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }
    return before == UInt8(ascii: "{") || before == UInt8(ascii: ",") || before == UInt8(ascii: "?")
  }

  private mutating func disguise(for key: String) -> String {
    let number = Self.firstScalar + UInt32(names.count)
    let scalar = Unicode.Scalar(number) ?? "\u{F0000}"
    var disguise = String.UnicodeScalarView()
    for _ in key.unicodeScalars { disguise.append(scalar) }
    names[String(disguise)] = key
    return String(disguise)
  }

  /// In a block mapping, the uses stand in the same column, and no line between them starts left
  /// of it.
  private func blockRepetitions(
    of name: [UInt8], after start: Int, column: Int, in bytes: [UInt8], lines: LineIndex
  ) -> [Int] {
    var places: [Int] = []
    var line = lines.position(of: start).line + 1
    while line <= lines.count {
      let first = lines.start(ofLine: line)
      let end = lines.end(ofLine: line)
      let text = bytes[first..<end]
      let indent = text.prefix { $0 == UInt8(ascii: " ") }.count
      line += 1
      guard indent < text.count, text[first + indent] != UInt8(ascii: "#") else { continue }
      if indent < column - 1 { break }
      let isQuoted = isQuote(text[first + indent])
      let place = first + indent + (isQuoted ? 1 : 0)
      if indent == column - 1, isKey(name, at: place, in: bytes) { places.append(place) }
    }
    return places
  }

  /// In a flow mapping, the uses stand between its braces, and in no others.
  private func flowRepetitions(of name: [UInt8], after start: Int, in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var depth = 0
    var quote: UInt8?
    // A first use in quotes starts inside them.
    var index = min(start + name.count, bytes.count)
    if start < bytes.count, isQuote(bytes[start]) {
      index = min(start + name.count + 2, bytes.count)
    }
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { index += 1 }
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          if depth < 0 { return places }
        default: break
        }
        let place = isQuote(byte) ? index + 1 : index
        if depth == 0, isKey(name, at: place, in: bytes, isInFlow: true), index > 0,
          !isWord(bytes[index - 1])
        {
          places.append(place)
          index = place + name.count
          if isQuote(byte) { index += 1 }
          continue
        }
        if isQuote(byte) { quote = byte }
      }
      index += 1
    }
    return places
  }

  /// Whether a name stands at an offset with a colon behind it.
  private func isKey(
    _ name: [UInt8], at offset: Int, in bytes: [UInt8], isInFlow: Bool = false
  ) -> Bool {
    guard offset + name.count < bytes.count, bytes[offset..<offset + name.count].elementsEqual(name)
    else { return false }
    var index = offset + name.count
    if isQuote(bytes[index]) { index += 1 }
    while index < bytes.count, bytes[index] == .space || isInFlow && bytes[index].isBlankOrBreak {
      index += 1
    }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
