/// A token of an XML text. The tokens of a text follow one another without gaps.
struct XMLToken: Equatable, Sendable {
  enum Kind: Sendable {
    case byteOrderMark
    /// Characters, references and line breaks.
    case text
    case startTag
    case endTag
    /// `<x/>`
    case emptyTag
    case comment
    case cdata
    /// A processing instruction, or the XML declaration `<?xml … ?>`.
    case instruction
    /// `<!DOCTYPE …` up to the next `>`.
    case declaration
    /// Markup that is not closed: a tag up to the next `<`, anything else up to the end of the
    /// text.
    case unclosed
  }

  let kind: Kind
  let range: Range<Int>
}

/// The tokens of an XML text, in order. Any bytes are accepted. Tokenizing takes time linear in the
/// length of the text.
struct XMLTokens: Sequence, IteratorProtocol {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> XMLToken? {
    guard position < bytes.count else { return nil }
    let start = position
    let kind = scan()
    return XMLToken(kind: kind, range: start..<position)
  }

  private mutating func scan() -> XMLToken.Kind {
    if position == 0, bytes.hasByteOrderMark() {
      position = 3
      return .byteOrderMark
    }
    guard bytes[position] == .lessThan else {
      while position < bytes.count, bytes[position] != .lessThan { position += 1 }
      return .text
    }
    if isNext("<!--") { return skip(4, to: "-->", .comment) }
    if isNext("<![CDATA[") { return skip(9, to: "]]>", .cdata) }
    if isNext("<!") { return skip(2, to: ">", .declaration) }
    if isNext("<?") { return skip(2, to: "?>", .instruction) }
    return scanTag(isEnd: isNext("</"))
  }

  private func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position..<position + count].elementsEqual($0) }
  }

  private mutating func skip(
    _ length: Int, to end: StaticString, _ kind: XMLToken.Kind
  ) -> XMLToken.Kind {
    position += length
    while position < bytes.count, !isNext(end) { position += 1 }
    guard position < bytes.count else { return .unclosed }
    position += end.utf8CodeUnitCount
    return kind
  }

  private mutating func scanTag(isEnd: Bool) -> XMLToken.Kind {
    position += 1
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte.isQuote {
        quote = byte
      } else if byte == .greaterThan {
        return isEnd ? .endTag : bytes[position - 2] == .slash ? .emptyTag : .startTag
      } else if byte == .lessThan {
        // The tag is not closed, because the next tag starts here.
        position -= 1
        return .unclosed
      }
    }
    return .unclosed
  }
}

extension UInt8 {
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let semicolon = UInt8(ascii: ";")

  /// Whether the byte separates attributes in XML.
  var isXMLSpace: Bool { isBlankOrBreak }
}
