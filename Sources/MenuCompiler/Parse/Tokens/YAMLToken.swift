/// A stretch of a YAML text that has a meaning of its own. The tokens of a text follow one
/// another without gaps.
struct YAMLToken: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case byteOrderMark
    case whitespace
    /// LF, CR LF, or a lone CR.
    case lineBreak
    /// Without the line break behind it.
    case comment
    /// `%YAML 1.2`
    case directive
    /// `---`
    case documentStart
    /// `...`
    case documentEnd
    case dash
    case question
    case colon
    case comma
    case openingBracket
    case closingBracket
    case openingBrace
    case closingBrace
    case anchor
    case alias
    case tag
    /// A scalar without quotes, with the line breaks and blanks within it.
    case plain
    case singleQuoted
    case doubleQuoted
    /// A quote that is never closed, and the rest of the text.
    case unclosedQuote
    /// `|` or `>`, with its indicators.
    case blockHeader
    /// The lines of a block scalar, with the line breaks behind them.
    case blockText
    /// What can't start a token.
    case unexpected

    /// Whether the token means nothing to a parser.
    var isTrivia: Bool { rawValue <= Kind.comment.rawValue }
    var isQuoted: Bool { self == .singleQuoted || self == .doubleQuoted }
  }

  let kind: Kind
  let range: Range<Int>
}

/// An element of a sequence of a YAML text.
struct YAMLElement {
  /// Its dash, or the value itself within brackets.
  let start: Int
  /// Where its value starts or what stands in front of it.
  let behind: Int
  /// Where the sequence starts: the same for all of its elements, and for no others.
  let array: Int
}

/// A key of a mapping of a YAML text.
struct YAMLKey {
  /// Where it starts, at its anchor or tag if it has one.
  let start: Int
  /// The scalar as written; nil if the key is none.
  var scalar: Range<Int>?
  /// The colon behind it, if there is one.
  var colon: Int?
  /// Where the mapping starts: the same for all of its keys, and for no others.
  let mapping: Int
  /// Whether it stands between braces, without a `?` in front of it.
  let isUnmarkedInBraces: Bool
}
