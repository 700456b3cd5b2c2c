import Stencil

/// The tokens that Stencil's lexer makes of a template, but all with the same place: finding places
/// takes the lexer longer than all else takes it, and only errors need them. Nil for what is unusual,
/// such as tags that trim whitespace.
func tokensWithoutPlaces(of source: String) -> [Token]? {
  let bytes = Array(source.utf8)
  // A CR and an LF after it are one character for Stencil.
  guard let place = Template(templateString: "x").tokens.first?.sourceMap,
    !bytes.contains(.carriageReturn)
  else { return nil }
  var tokens: [Token] = []
  func addText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    tokens.append(.text(value: String(decoding: bytes[range], as: UTF8.self), at: place))
  }
  var done = 0
  var index = 0
  while index + 1 < bytes.count {
    guard bytes[index] == .openingBrace, let end = TagEnd(bytes[index + 1]) else {
      index += 1
      continue
    }
    addText(done..<index)
    guard let tag = end.tag(at: index, of: bytes), let contents = contents(ofTag: bytes[tag])
    else { return nil }
    switch end {
    case .brace: tokens.append(.variable(value: contents, at: place))
    case .percent: tokens.append(.block(value: contents, at: place))
    case .hash: tokens.append(.comment(value: contents, at: place))
    }
    done = tag.upperBound
    index = done
  }
  addText(done..<bytes.count)
  return tokens
}

/// The byte behind the first one of a tag, and before the last one.
private enum TagEnd {
  case brace
  case percent
  case hash

  init?(_ second: UInt8) {
    switch second {
    case .openingBrace: self = .brace
    case .percent: self = .percent
    case .hash: self = .hash
    default: return nil
    }
  }

  private var byte: UInt8 {
    switch self {
    case .brace: .closingBrace
    case .percent: .percent
    case .hash: .hash
    }
  }

  /// The bytes of a tag; nil if it has no end, or if its ends overlap.
  func tag(at start: Int, of bytes: [UInt8]) -> Range<Int>? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == byte, bytes[index + 1] == .closingBrace {
        return index < start + 2 ? nil : start..<index + 2
      }
      index += 1
    }
    return nil
  }
}

/// What stands in a tag: its lines without the spaces around them. Nil for what is unusual.
private func contents(ofTag tag: ArraySlice<UInt8>) -> String? {
  let inside = tag.dropFirst(2).dropLast(2)
  let marks: [UInt8] = [.plus, .minus]
  guard let first = inside.first, let last = inside.last, !marks.contains(first),
    !marks.contains(last), inside.allSatisfy({ $0 < 0x80 })
  else { return nil }
  var lines: [String] = []
  for line in inside.split(separator: .lineFeed) {
    let start = line.firstIndex { $0 != .space }
    let end = line.lastIndex { $0 != .space }
    // Stencil leaves spaces behind a letter that starts a line.
    guard let start, let end, start > line.startIndex || end == line.endIndex - 1 else {
      return nil
    }
    lines.append(String(decoding: line[start...end], as: UTF8.self))
  }
  return lines.joined(separator: " ")
}

extension UInt8 {
  fileprivate static let percent = UInt8(ascii: "%")
  fileprivate static let plus = UInt8(ascii: "+")
}
