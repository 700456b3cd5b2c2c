import Stencil

/// The tags of a template with their places, in the order of its tokens, without comments. Stencil
/// itself finds the place of a token by the contents of its line, which may occur twice.
struct TemplateTags {
  /// A place in a template.
  struct Place {
    let line: Int
    let column: Int
    var length = 1
  }

  /// The range of each tag's contents, from the first character other than a blank, `-` or `+`.
  private var contents: [Range<Int>] = []
  /// The start of a tag that is never closed; nil if there is none.
  private(set) var unclosed: Int?
  private let bytes: [UInt8]
  private let lines: LineIndex

  init(of text: String) {
    bytes = Array(text.utf8)
    lines = LineIndex(bytes)
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), let closer = tagClosers[bytes[index + 1]] else {
        index += 1
        continue
      }
      guard let close = bytes[(index + 2)...].firstRange(of: [closer, UInt8(ascii: "}")]) else {
        unclosed = index
        return
      }
      let padding: Set<UInt8> = [
        0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "-"), UInt8(ascii: "+"),
      ]
      let start = bytes[(index + 2)..<close.lowerBound].firstIndex { !padding.contains($0) }
      if closer != UInt8(ascii: "#") {
        contents.append((start ?? close.lowerBound)..<close.lowerBound)
      }
      index = close.upperBound
    }
  }

  /// The opening braces at an offset.
  func opener(at offset: Int) -> String {
    String(decoding: bytes[offset..<min(offset + 2, bytes.count)], as: UTF8.self)
  }

  func place(at offset: Int, length: Int) -> Place {
    let position = lines.position(of: offset)
    return Place(line: position.line, column: position.column, length: length)
  }

  /// The place of a word in a tag, or of the tag's start if the tag lacks the word; nil if the
  /// template has fewer tags.
  ///
  /// - Parameter word: An empty string means the start of the tag.
  func place(of word: String, inTag number: Int) -> Place? {
    guard contents.indices.contains(number) else { return nil }
    let range = contents[number]
    let wanted = Array(word.utf8)
    var rest = bytes[range]
    while !wanted.isEmpty, let found = rest.firstRange(of: wanted) {
      let isWhole =
        found.lowerBound == range.lowerBound || !Self.isName(bytes[found.lowerBound - 1])
        || !Self.isName(wanted[0])
      let isEnded = found.upperBound == range.upperBound || !Self.isName(bytes[found.upperBound])
      if isWhole, isEnded {
        return place(at: found.lowerBound, length: word.unicodeScalars.count)
      }
      rest = rest[(found.lowerBound + 1)...]
    }
    return place(at: range.lowerBound, length: 1)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
  }
}

/// The byte before the closing `}` of a tag, by the byte after its opening `{`.
let tagClosers: [UInt8: UInt8] = [
  UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "%"): UInt8(ascii: "%"),
  UInt8(ascii: "#"): UInt8(ascii: "#"),
]
