/// A lexical element of a TOML text. The tokens of a text follow one another without gaps.
struct TOMLToken: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case byteOrderMark
    case whitespace
    /// LF, CR LF, or a lone CR.
    case lineBreak
    /// A comment without the line break after it.
    case comment
    /// `[` or `[[` at the start of a line.
    case headerOpen
    /// `]` or `]]`.
    case headerClose
    case bareKey
    case dot
    case equals
    /// A key or a value in any kind of quotes.
    case string
    /// A string that is not closed before the end of its line or of the text.
    case unclosedString
    /// A number, boolean or date, or any other word.
    case scalar
    case comma
    case openingBracket
    case closingBracket
    case openingBrace
    case closingBrace
    /// A character that is not allowed at its position. Outside brackets, the token includes the
    /// rest of the line.
    case unexpected

    /// Whether a parser ignores the token.
    var isTrivia: Bool { rawValue <= Kind.comment.rawValue }
  }

  let kind: Kind
  let range: Range<Int>
}
