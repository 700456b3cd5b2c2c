extension SyntaxCulprit {
  /// - Parameter offset: Where toml++ noticed the mistake.
  static func toml(_ words: String, at offset: Int, in bytes: [UInt8]) -> SyntaxCulprit? {
    let scan = TOMLBracketScan(bytes)
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
      help: "put the keys of each element of the array in braces")
  }
}

/// Finds a bracket that is not closed before the next header or key, or three quotes that are never
/// closed.
private struct TOMLBracketScan {
  private let bytes: [UInt8]
  /// The innermost bracket that should have been closed, or the quotes that are still open at the
  /// end of the file.
  private(set) var unclosed: Range<Int>?
  /// The position at which it becomes clear that the bracket or quote is not closed.
  private(set) var end = 0
  /// Whether a key with a value starts at `end`.
  private(set) var endsAtPair = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var tokens = TOMLTokens(bytes)
    var isLineStart = true
    var open: Int?
    while let token = tokens.next() {
      defer { open = tokens.open.last }
      end = token.range.lowerBound
      if isLineStart, token.kind != .whitespace, let last = open {
        let isHeader = isHeader(at: end)
        if isHeader || isPair(at: end) {
          unclosed = last..<last + 1
          endsAtPair = !isHeader
          return
        }
      }
      isLineStart = token.kind == .lineBreak || isLineStart && token.kind == .whitespace
      end = token.range.upperBound
      if token.kind == .unclosedString, end == bytes.count, token.range.count >= 3,
        bytes[token.range].prefix(3).allSatisfy({ $0 == bytes[token.range.lowerBound] })
      {
        unclosed = token.range.lowerBound..<token.range.lowerBound + 3
        return
      }
    }
    unclosed = tokens.open.last.map { $0..<$0 + 1 }
  }

  /// Whether the line consists of `[key]` or `[[key]]`.
  private func isHeader(at start: Int) -> Bool {
    var tokens = TOMLTokens(bytes, from: start)
    guard let opening = tokens.next(), opening.kind == .headerOpen,
      let closing = skipKey(&tokens), closing.kind == .headerClose,
      closing.range.count == opening.range.count,
      !isValue(opening.range.upperBound..<closing.range.lowerBound)
    else { return false }
    return bytes.endOfLine(ifBlankFrom: closing.range.upperBound) != nil
  }

  private func isPair(at start: Int) -> Bool {
    var tokens = TOMLTokens(bytes, from: start)
    return skipKey(&tokens)?.kind == .equals
  }

  /// Skips a key without quotes, and returns the token after it; nil if there is no such key.
  private func skipKey(_ tokens: inout TOMLTokens) -> TOMLToken? {
    var previous = TOMLToken.Kind.dot
    while let token = tokens.next() {
      switch (previous, token.kind) {
      case (_, .whitespace): continue
      case (.dot, .bareKey), (.bareKey, .dot): previous = token.kind
      default: return previous == .bareKey ? token : nil
      }
    }
    return nil
  }

  /// Whether the bracketed words are numbers or booleans, as in an array of arrays.
  private func isValue(_ range: Range<Int>) -> Bool {
    let words = String(decoding: bytes[range], as: UTF8.self)
    return ["true", "false", "inf", "nan"].contains(words)
      || words.utf8.allSatisfy { $0.isDigit || ".-_ ".utf8.contains($0) }
  }
}
