extension TOMLPositionsCursor {
  /// Reads one part of a key, unescaped and as written, and moves behind it. Nil, without moving,
  /// if there is none here.
  mutating func readKeyPart() -> (name: String, range: Range<Int>)? {
    let start = position
    switch current {
    case .quotationMark, .apostrophe: skipKeyString()
    default: skipBareKey()
    }
    guard position > start else { return nil }
    return (keyName(start..<position), start..<position)
  }

  /// Moves over a quoted key. Three quotes open no multi-line string here: that would not be a key.
  private mutating func skipKeyString() {
    if let quote = current, byte(after: 1) == quote { return advance(2) }
    skipString()
  }

  /// Takes more than TOML allows, `é` and `+` for instance: newer versions have them, and what is
  /// wrong with them is toml++'s to say.
  private mutating func skipBareKey() {
    while position < end {
      switch bytes[position] {
      case .space, .tab, .lineFeed, .carriageReturn, .quotationMark, .apostrophe, .hash, .comma,
        .dot,
        .equals, .openingBracket, .closingBracket, .openingBrace, .closingBrace:
        return
      default: position += 1
      }
    }
  }

  /// The key as TOMLKit returns it: without quotes, escapes replaced.
  private func keyName(_ range: Range<Int>) -> String {
    let quote = bytes[range.lowerBound]
    guard quote == .quotationMark || quote == .apostrophe else { return text(range) }
    let isClosed = range.count > 1 && bytes[range.upperBound - 1] == quote
    let content = range.lowerBound + 1..<range.upperBound - (isClosed ? 1 : 0)
    guard quote == .quotationMark, bytes[content].contains(.backslash) else { return text(content) }
    return unescaped(content)
  }

  private func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  private func unescaped(_ range: Range<Int>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == .backslash, index + 1 < range.upperBound else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let letter = bytes[index + 1]
      index += 2
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "t"): result.append(.tab)
      case UInt8(ascii: "n"): result.append(.lineFeed)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "r"): result.append(.carriageReturn)
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        let digits = index..<min(index + (letter == UInt8(ascii: "u") ? 4 : 8), range.upperBound)
        result.append(contentsOf: String(scalar(digits)).utf8)
        index = digits.upperBound
      default: result.append(letter)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character of a hexadecimal number; U+FFFD if it is none.
  private func scalar(_ digits: Range<Int>) -> Unicode.Scalar {
    UInt32(text(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }
}
