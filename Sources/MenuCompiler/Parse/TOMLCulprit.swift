extension SyntaxCulprit {
  /// - Parameter offset: Where toml++ noticed that something is wrong.
  static func toml(_ words: String, at offset: Int, in bytes: [UInt8]) -> SyntaxCulprit? {
    var scan = TOMLBracketScan(bytes)
    scan.run()
    let lines = SourceLines(bytes)
    let line = lines.line(of: offset)
    if let open = scan.unclosed, lines.line(of: open.lowerBound) < line,
      lines.line(of: scan.end) <= line
    {
      if open.count > 1 {
        return SyntaxCulprit(range: open, label: "never closed", help: "close the quotes")
      }
      let isDeeper =
        lines.indent(ofLine: line) > lines.indent(ofLine: lines.line(of: open.lowerBound))
      return scan.endsAtPair && isDeeper
        ? .withoutBraces(lines.content(ofLine: line)) : .unclosed(open.lowerBound, in: bytes)
    }
    guard words.contains("expected comma or closing ']'"),
      lines.content(ofLine: line).lowerBound == offset, let above = lines.lineAbove(line),
      bytes[offset] != .closingBrace
    else { return nil }
    return .missingComma(at: lines.text(ofLine: above).upperBound)
  }

  private static func withoutBraces(_ range: Range<Int>) -> SyntaxCulprit {
    SyntaxCulprit(
      range: range, label: "a key in an array needs a table around it",
      help: "put what belongs together in braces: { … }")
  }
}

/// Looks for a bracket or quote that is not closed before the next header or key.
private struct TOMLBracketScan {
  private var cursor: TOMLPositionsCursor
  private var open: [Int] = []
  /// The innermost bracket that is open where it can't be, or the quotes that the file ends in.
  private(set) var unclosed: Range<Int>?
  /// Where that shows.
  var end: Int { cursor.position }
  /// Whether it shows by a pair.
  private(set) var endsAtPair = false

  init(_ bytes: [UInt8]) { cursor = TOMLPositionsCursor(bytes) }

  mutating func run() {
    var isLineStart = true
    while unclosed == nil, let byte = cursor.current {
      if isLineStart, byte != .space, byte != .tab, startsLine() { continue }
      isLineStart = byte == .lineFeed || isLineStart && (byte == .space || byte == .tab)
      switch byte {
      case .hash: cursor.skipLine()
      case .quotationMark, .apostrophe: skipString(byte)
      case .openingBracket, .openingBrace:
        open.append(cursor.position)
        cursor.advance()
      case .closingBracket, .closingBrace:
        _ = open.popLast()
        cursor.advance()
      case .lineFeed:
        // Tables in braces end on their line: what is left of one is toml++'s to tell.
        while let last = open.last, cursor.bytes[last] == .openingBrace { open.removeLast() }
        cursor.advance()
      default: cursor.advance()
      }
    }
    if unclosed == nil, let last = open.last { unclosed = last..<last + 1 }
  }

  /// Takes a header, or the key of a pair; both are out of place in an array.
  private mutating func startsLine() -> Bool {
    guard isHeader || isPair else { return false }
    if let last = open.last {
      unclosed = last..<last + 1
      endsAtPair = !isHeader
      return true
    }
    guard isHeader else { return false }
    cursor.skipLine()
    return true
  }

  /// Whether `[key]` or `[[key]]` stands here, and nothing behind it.
  private var isHeader: Bool {
    var cursor = cursor
    guard cursor.take(.openingBracket) else { return false }
    let isArray = cursor.take(.openingBracket)
    let start = cursor.position
    guard skipKey(&cursor), !isValue(start..<cursor.position), cursor.take(.closingBracket),
      !isArray || cursor.take(.closingBracket)
    else { return false }
    cursor.skipSpaces()
    return [nil, .lineFeed, .carriageReturn, .hash].contains(cursor.current)
  }

  private var isPair: Bool {
    var cursor = cursor
    return skipKey(&cursor) && cursor.current == .equals
  }

  private func skipKey(_ cursor: inout TOMLPositionsCursor) -> Bool {
    repeat {
      cursor.skipSpaces()
      guard let byte = cursor.current, byte != .quotationMark, byte != .apostrophe,
        cursor.readKeyPart() != nil
      else { return false }
      cursor.skipSpaces()
    } while cursor.take(.dot)
    return true
  }

  /// Whether a word is a number or a truth value, as in an array of arrays.
  private func isValue(_ range: Range<Int>) -> Bool {
    let word = String(decoding: cursor.bytes[range], as: UTF8.self)
    return ["true", "false", "inf", "nan"].contains(word)
      || word.utf8.allSatisfy { (48...57).contains($0) || ".-_ ".utf8.contains($0) }
  }

  private mutating func skipString(_ quote: UInt8) {
    let start = cursor.position
    let isMultiLine = cursor.byte(after: 1) == quote && cursor.byte(after: 2) == quote
    cursor.skipString()
    guard isMultiLine, cursor.current == nil else { return }
    let isClosed =
      cursor.position - start >= 6
      && cursor.bytes[cursor.position - 3..<cursor.position].allSatisfy { $0 == quote }
    if !isClosed { unclosed = start..<start + 3 }
  }
}
