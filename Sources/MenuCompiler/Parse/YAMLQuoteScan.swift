/// What is open at a place of a YAML text: brackets, and quotes that run over the ends of lines.
struct YAMLQuoteScan {
  struct Quote {
    let opening: Int
    /// Where it is closed, or the end of the text.
    let end: Int
  }

  /// The brackets that are not closed, from the outermost.
  let open: [Int]
  /// A quote whose text has lines that look like keys and items: it lacks its other end.
  private(set) var runawayQuote: Quote?
  /// Such a quote with `#` right after its end, which libyaml takes for a comment: it is in front of
  /// another text, and what stands between is lost without a word.
  private(set) var swallowingQuote: Quote?

  init(_ bytes: [UInt8], to end: Int) {
    var tokens = YAMLTokens(bytes)
    while tokens.position < end, let token = tokens.next() {
      guard token.kind.isQuoted || token.kind == .unclosedQuote,
        bytes[token.range].contains(where: \.isBreak)
      else { continue }
      let quote = Quote(opening: token.range.lowerBound, end: token.range.upperBound)
      let looksLikeLines = Self.looksLikeLines(bytes[token.range])
      let next = quote.end < bytes.count ? bytes[quote.end] : .space
      if swallowingQuote == nil, looksLikeLines, next == .hash { swallowingQuote = quote }
      if runawayQuote == nil, looksLikeLines || next.isWord || token.kind == .unclosedQuote {
        runawayQuote = quote
      }
    }
    open = tokens.open
  }

  /// Whether `- ` or `key:` stands at the start of a line of a text, but the first.
  private static func looksLikeLines(_ text: ArraySlice<UInt8>) -> Bool {
    text.split(whereSeparator: \.isBreak).dropFirst().contains { line in
      let content = line.drop { $0 == .space }
      let rest = content.drop(while: \.isWord)
      return content.starts(with: [.minus, .space])
        || rest.count < content.count && rest.first == .colon
    }
  }
}
