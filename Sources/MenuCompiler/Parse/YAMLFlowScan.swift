/// What is open at a place of a YAML text: brackets, and quotes that run over the ends of lines. A
/// quote or bracket means one only where a value can start.
struct YAMLFlowScan {
  struct Quote {
    let opening: Int
    /// Where it is closed, or the end of the text.
    let end: Int
  }

  /// The brackets that are not closed, from the outermost.
  private(set) var open: [Int] = []
  /// A quote whose text has lines that look like keys and items: it lacks its other end.
  private(set) var runawayQuote: Quote?
  /// Such a quote with `#` right after its end, which libyaml takes for a comment: it is in front of
  /// another text, and what stands between is lost without a word.
  private(set) var swallowingQuote: Quote?

  private let bytes: [UInt8]
  private var index = 0
  /// How far a line is indented whose deeper lines are a text.
  private var blockIndent: Int?

  init(_ bytes: [UInt8], to end: Int) {
    self.bytes = bytes
    while index < min(end, bytes.count) { scanLine(to: min(end, bytes.count)) }
  }

  private mutating func scanLine(to end: Int) {
    let start = index
    while index < bytes.count, bytes[index] == .space { index += 1 }
    let indent = index - start
    if let block = blockIndent, open.isEmpty, index < bytes.count, !isLineEnd(bytes[index]) {
      if indent > block {
        skipLine()
        return
      }
      blockIndent = nil
    }
    var isValueStart = true
    var last = start
    while index < end, !isLineEnd(bytes[index]) {
      let byte = bytes[index]
      switch byte {
      case .space, .tab: break
      case .hash where index == start || bytes[index - 1] == .space:
        skipLine()
        return
      case .quotationMark, .apostrophe:
        if isValueStart {
          skipQuoted(byte)
          isValueStart = false
          continue
        }
      case UInt8(ascii: "&") where isValueStart, UInt8(ascii: "!") where isValueStart:
        // Behind an anchor or a tag, the value is still to come.
        while index < end, bytes[index] != .space, !isLineEnd(bytes[index]) { index += 1 }
        continue
      case .openingBracket, .openingBrace:
        if isValueStart || !open.isEmpty { open.append(index) }
        isValueStart = true
      case .closingBracket, .closingBrace:
        _ = open.popLast()
        isValueStart = false
      case .comma where !open.isEmpty: isValueStart = true
      case .colon, .minus:
        let isMark =
          index + 1 >= bytes.count || bytes[index + 1] == .space || isLineEnd(bytes[index + 1])
        isValueStart = isMark && (byte == .colon || isValueStart)
      default:
        isValueStart = false
      }
      if byte != .space { last = index }
      index += 1
    }
    if last > start,
      bytes[last] == UInt8(ascii: "|") || bytes[last] == UInt8(ascii: ">")
        || bytes[last] == .minus
          && (bytes[last - 1] == UInt8(ascii: "|") || bytes[last - 1] == UInt8(ascii: ">"))
    {
      blockIndent = indent
    }
    if index < bytes.count, index < end { skipLine() }
  }

  private mutating func skipLine() {
    while index < bytes.count, !isLineEnd(bytes[index]) { index += 1 }
    while index < bytes.count, isLineEnd(bytes[index]) {
      index += 1
      if bytes[index - 1] == .lineFeed { break }
    }
  }

  /// Moves behind a quoted text.
  private mutating func skipQuoted(_ quote: UInt8) {
    let opening = index
    var looksLikeLines = false
    var isClosed = false
    index += 1
    while index < bytes.count, !isClosed {
      let byte = bytes[index]
      if byte == .backslash, quote == .quotationMark {
        index += 1
      } else if byte == quote {
        if quote == .apostrophe, index + 1 < bytes.count, bytes[index + 1] == quote {
          index += 1
        } else {
          isClosed = true
        }
      } else if byte == .lineFeed {
        looksLikeLines = looksLikeLines || isLine(at: index + 1)
      }
      index += 1
    }
    index = min(index, bytes.count)
    let spansLines = bytes[opening..<index].contains(.lineFeed)
    let isGlued = index < bytes.count && isWord(bytes[index])
    if swallowingQuote == nil, looksLikeLines, index < bytes.count, bytes[index] == .hash {
      swallowingQuote = Quote(opening: opening, end: index)
    }
    if runawayQuote == nil, spansLines, looksLikeLines || isGlued || !isClosed {
      runawayQuote = Quote(opening: opening, end: isClosed ? index : bytes.count)
    }
  }

  /// Whether `- ` or `key:` stands at the start of a line.
  private func isLine(at start: Int) -> Bool {
    var place = start
    while place < bytes.count, bytes[place] == .space { place += 1 }
    if bytes[place...].starts(with: Array("- ".utf8)) { return true }
    let word = place
    while place < bytes.count, isWord(bytes[place]) { place += 1 }
    return place > word && bytes[place...].first == .colon
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == .minus || byte == UInt8(ascii: "_") || (48...57).contains(byte)
      || (97...122).contains(byte | 0x20)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == .lineFeed || byte == .carriageReturn }
}
