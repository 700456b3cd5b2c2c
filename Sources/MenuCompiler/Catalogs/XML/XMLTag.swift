/// An XML tag, with its attributes.
struct XMLTag {
  struct Attribute {
    let name: Range<Int>
    /// The range between the quotes.
    let value: Range<Int>
    /// The range of the attribute, including the blanks before it.
    let range: Range<Int>
  }

  let name: Range<Int>
  let attributes: [Attribute]

  /// Reads a start tag, an end tag or an empty-element tag.
  init(_ token: XMLToken, in bytes: [UInt8]) throws(XMLProblem) {
    let isEnd = token.kind == .endTag
    var reader = XMLTagReader(
      bytes: bytes, position: token.range.lowerBound + (isEnd ? 2 : 1),
      end: token.range.upperBound - (token.kind == .emptyTag ? 2 : 1))
    name = try reader.name()
    var attributes: [Attribute] = []
    var known: Set<ArraySlice<UInt8>> = []
    while let attribute = try reader.attribute() {
      guard !isEnd else { throw XMLProblem("an end tag has no attributes", attribute.name) }
      guard known.insert(bytes[attribute.name]).inserted else {
        throw XMLProblem("an attribute appears twice", attribute.name)
      }
      attributes.append(attribute)
    }
    self.attributes = attributes
  }
}

/// The reason why a text is not well-formed XML.
struct XMLProblem: Error {
  let message: String
  let range: Range<Int>

  init(_ message: String, _ range: Range<Int>) {
    self.message = message
    self.range = range
  }
}

struct XMLTagReader {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  mutating func name() throws(XMLProblem) -> Range<Int> {
    let start = position
    while position < end, !bytes[position].isXMLSpace, bytes[position] != .equals,
      !bytes[position].isQuote, bytes[position] != .slash
    {
      position += 1
    }
    guard XMLCharacters.isName(bytes[start..<position]) else {
      throw XMLProblem("a name is expected here", start..<max(start, min(position, end)))
    }
    return start..<position
  }

  /// The next attribute; nil at the end of the tag.
  mutating func attribute() throws(XMLProblem) -> XMLTag.Attribute? {
    let start = position
    skipSpace()
    guard position < end else { return nil }
    guard position > start else {
      throw XMLProblem("a space is missing between attributes", position..<position + 1)
    }
    let name = try name()
    skipSpace()
    guard position < end, bytes[position] == .equals else {
      throw XMLProblem("an attribute has no value", name)
    }
    position += 1
    skipSpace()
    guard position < end, bytes[position].isQuote else {
      throw XMLProblem("the value of an attribute must be quoted", name)
    }
    let quote = bytes[position]
    let value = position + 1
    position = value
    while position < end, bytes[position] != quote { position += 1 }
    guard position < end else { throw XMLProblem("a quote is not closed", value - 1..<value) }
    position += 1
    let range = value..<position - 1
    if let less = bytes[range].firstIndex(of: .lessThan) {
      throw XMLProblem("'<' must be written '&lt;'", less..<less + 1)
    }
    try XMLCharacters.check(range, in: bytes)
    return .init(name: name, value: range, range: start..<position)
  }

  private mutating func skipSpace() {
    while position < end, bytes[position].isXMLSpace { position += 1 }
  }
}
