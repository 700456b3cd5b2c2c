/// The bytes that the strings of a field denote, each with the range of bytes in the file that
/// denotes it.
struct POCharacters: Sequence, IteratorProtocol {
  let bytes: [UInt8]
  private let strings: ArraySlice<Range<Int>>
  /// The index of the string that is being read.
  private var index: Int
  private var position = 0
  private var end = 0

  /// - Parameter strings: Closed strings, with their quotation marks.
  init(_ strings: ArraySlice<Range<Int>>, of bytes: [UInt8]) {
    self.bytes = bytes
    self.strings = strings
    index = strings.startIndex
  }

  mutating func next() -> (byte: UInt8, place: Range<Int>)? {
    while position == end {
      guard index < strings.endIndex else { return nil }
      position = strings[index].lowerBound + 1
      end = strings[index].upperBound - 1
      index += 1
    }
    let start = position
    guard bytes[start] == .backslash, let escape = bytes.poEscape(at: start, before: end) else {
      position += 1
      return (bytes[start], start..<position)
    }
    position = escape.end
    return (escape.byte, start..<position)
  }
}

extension [UInt8] {
  /// The byte that an escape sequence denotes, and the end of the sequence; nil if gettext has no
  /// such escape.
  func poEscape(at backslash: Int, before end: Int) -> (byte: UInt8, end: Int)? {
    let position = backslash + 1
    guard position < end else { return nil }
    switch self[position] {
    case .quotationMark, .backslash: return (self[position], position + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return number(from: position, before: Swift.min(position + 3, end), bits: 3)
    case UInt8(ascii: "x"): return number(from: position + 1, before: end, bits: 4)
    case let letter:
      guard let control = POEscape.controls.first(where: { $0.letter == letter }) else {
        return nil
      }
      return (control.byte, position + 1)
    }
  }

  /// Reads a number in octal or hexadecimal digits; nil if there are none. As in C and gettext,
  /// only the lowest eight bits are used.
  private func number(from start: Int, before end: Int, bits: Int) -> (byte: UInt8, end: Int)? {
    var value: UInt8 = 0
    var position = start
    while position < end, let digit = self[position].hexadecimalDigit, digit < 1 << bits {
      value = value << UInt8(bits) | digit
      position += 1
    }
    return position > start ? (value, position) : nil
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }
}

enum POEscape {
  /// Characters that are written as a backslash and a letter.
  static let controls: [(letter: UInt8, byte: UInt8)] = [
    (UInt8(ascii: "n"), 0x0A), (UInt8(ascii: "t"), 0x09), (UInt8(ascii: "r"), 0x0D),
    (UInt8(ascii: "a"), 0x07), (UInt8(ascii: "b"), 0x08), (UInt8(ascii: "f"), 0x0C),
    (UInt8(ascii: "v"), 0x0B),
  ]

  /// A text as the strings that msgcat writes: one string or, if the text contains line breaks
  /// before its end, an empty string and a string for each line.
  static func strings(of text: String) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = [.quotationMark]
    var isEmpty = true
    func closed(_ line: [UInt8]) -> [UInt8] { line + [.quotationMark] }
    for byte in text.utf8 {
      isEmpty = false
      if let control = controls.first(where: { $0.byte == byte }) {
        line += [.backslash, control.letter]
      } else {
        if byte == .quotationMark || byte == .backslash { line.append(.backslash) }
        line.append(byte)
      }
      guard byte == .lineFeed else { continue }
      lines.append(closed(line))
      line = [.quotationMark]
      isEmpty = true
    }
    if !isEmpty || lines.isEmpty { lines.append(closed(line)) }
    return lines.count == 1 ? lines : [closed([.quotationMark])] + lines
  }
}
