/// Finds the brackets and multi-line quotes that are open at an offset in a YAML text.
struct YAMLQuoteScan {
  struct Quote {
    let opening: Int
    /// Where the quote is closed, or the end of the text.
    let end: Int
  }

  /// The unclosed brackets, outermost first.
  let open: [Int]
  /// A multi-line quote whose closing quote is probably missing: it spans lines that look like keys
  /// or items, is directly followed by a word, or is never closed.
  private(set) var runawayQuote: Quote?
  /// A runaway quote with `#` directly after its end, where libyaml reads a comment. The end is
  /// really the opening quote of another string, and the lines between the two quotes are silently
  /// lost.
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

  /// Whether a line of a string other than the first starts with `- ` or `key:`.
  private static func looksLikeLines(_ text: ArraySlice<UInt8>) -> Bool {
    text.split(whereSeparator: \.isBreak).dropFirst().contains { line in
      let content = line.drop { $0 == .space }
      let rest = content.drop(while: \.isWord)
      return content.starts(with: [.minus, .space])
        || rest.count < content.count && rest.first == .colon
    }
  }
}
