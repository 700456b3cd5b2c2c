/// The tokens of a PO file, in order.
///
/// Any bytes are accepted, and the tokens together make up the whole file. As in gettext, a token
/// does not depend on the tokens before it, and only LF ends a line. Tokenizing takes time linear
/// in the length of the file.
struct POTokens: Sequence, IteratorProtocol {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> POToken? {
    guard position < bytes.count else { return nil }
    let start = position
    let kind = scan(bytes[start])
    return POToken(kind: kind, range: start..<position)
  }

  private mutating func scan(_ byte: UInt8) -> POToken.Kind {
    switch byte {
    case .lineFeed: return take(.lineBreak, 1)
    case .carriageReturn where self.byte(after: 1) == .lineFeed: return take(.lineBreak, 2)
    case .hash: return scanComment()
    case .quotationMark: return scanString()
    case .openingBracket: return take(.openingBracket, 1)
    case .closingBracket: return take(.closingBracket, 1)
    case 0xEF where position == 0 && bytes.hasByteOrderMark(): return take(.byteOrderMark, 3)
    case _ where byte.isPOWhitespace:
      while position < bytes.count, bytes[position].isPOWhitespace, !startsLineBreak {
        position += 1
      }
      return .whitespace
    case _ where byte.isDigit:
      while position < bytes.count, bytes[position].isDigit { position += 1 }
      return .number
    case _ where byte.isPOWord:
      while position < bytes.count, bytes[position].isPOWord { position += 1 }
      return .word
    default:
      position = bytes.character(at: position).upperBound
      return .unexpected
    }
  }

  private func byte(after count: Int) -> UInt8? {
    bytes.count - position > count ? bytes[position + count] : nil
  }

  private var startsLineBreak: Bool {
    bytes[position] == .carriageReturn && byte(after: 1) == .lineFeed
  }

  private mutating func take(_ kind: POToken.Kind, _ length: Int) -> POToken.Kind {
    position += length
    return kind
  }

  private mutating func scanComment() -> POToken.Kind {
    switch byte(after: 1) {
    case UInt8(ascii: "~"):
      let isPrevious = byte(after: 2) == UInt8(ascii: "|")
      return isPrevious ? take(.obsoletePreviousMark, 3) : take(.obsoleteMark, 2)
    case UInt8(ascii: "|"): return take(.previousMark, 2)
    case .dot: return takeComment(.extractedComment)
    case .colon: return takeComment(.reference)
    case .comma, .equals: return takeComment(.flags)
    default: return takeComment(.comment)
    }
  }

  private mutating func takeComment(_ kind: POToken.Kind) -> POToken.Kind {
    position = bytes.endOfPOLine(from: position)
    return kind
  }

  private mutating func scanString() -> POToken.Kind {
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case .quotationMark: return take(.string, 1)
      case .lineFeed: return .unclosedString
      case .backslash: position += byte(after: 1).map { $0 == .lineFeed ? 1 : 2 } ?? 1
      default: position += 1
      }
    }
    return .unclosedString
  }
}

extension UInt8 {
  fileprivate var isPOWhitespace: Bool {
    isBlank || self == .carriageReturn || self == 0x0B || self == 0x0C
  }

  /// Whether the byte can be part of a keyword; digits can't come first.
  fileprivate var isPOWord: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }
}

extension [UInt8] {
  /// The position of the LF or CR LF that ends the line at a position, or the end of the file.
  func endOfPOLine(from position: Int) -> Int {
    guard let end = self[position...].firstIndex(of: .lineFeed) else { return count }
    return end > position && self[end - 1] == .carriageReturn ? end - 1 : end
  }
}
