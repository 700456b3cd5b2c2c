/// A stretch of a TOML text that has a meaning of its own. The tokens of a text follow one another
/// without gaps.
struct TOMLToken: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case byteOrderMark
    case whitespace
    /// LF, CR LF, or a lone CR.
    case lineBreak
    /// Without the line break behind it.
    case comment
    /// `[` or `[[` at the start of a line.
    case headerOpen
    /// `]` or `]]`.
    case headerClose
    case bareKey
    case dot
    case equals
    /// A key or a value in quotes of any kind.
    case string
    /// One that breaks off at the end of its line or of the text.
    case unclosedString
    /// A number, a truth value, a date, or a word that is none of them.
    case scalar
    case comma
    case openingBracket
    case closingBracket
    case openingBrace
    case closingBrace
    /// What can't stand where it does: outside brackets, up to the end of its line.
    case unexpected

    /// Whether the token means nothing to a parser.
    var isTrivia: Bool { rawValue <= Kind.comment.rawValue }
  }

  let kind: Kind
  let range: Range<Int>
}
