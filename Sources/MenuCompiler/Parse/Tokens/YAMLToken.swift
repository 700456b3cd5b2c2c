/// A lexical element of a YAML text. The tokens of a text follow one another without gaps.
struct YAMLToken: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    case byteOrderMark
    case whitespace
    /// LF, CR LF, or a lone CR.
    case lineBreak
    /// A comment without the line break after it.
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
    /// A scalar without quotes, including the line breaks and blanks within it.
    case plain
    case singleQuoted
    case doubleQuoted
    /// A quote that is never closed, with the rest of the text.
    case unclosedQuote
    /// `|` or `>`, with its indicators.
    case blockHeader
    /// The lines of a block scalar, including its trailing line breaks.
    case blockText
    /// A character that can't start a token.
    case unexpected

    /// Whether a parser ignores the token.
    var isTrivia: Bool { rawValue <= Kind.comment.rawValue }
    var isQuoted: Bool { self == .singleQuoted || self == .doubleQuoted }
  }

  let kind: Kind
  let range: Range<Int>
}

/// An element of a YAML sequence.
struct YAMLElement {
  /// The position of the element's dash; within brackets, the position of its value.
  let start: Int
  /// The position after the element's dash; within brackets, the same as `start`.
  let behind: Int
  /// Where the sequence starts. It identifies the sequence.
  let array: Int
}

/// A key of a YAML mapping.
struct YAMLKey {
  /// Where the key starts, including its anchor or tag.
  let start: Int
  /// The scalar as written; nil if the key is not a scalar.
  var scalar: Range<Int>?
  /// The colon after the key, if there is one.
  var colon: Int?
  /// Where the mapping starts. It identifies the mapping.
  let mapping: Int
  /// Whether the key is between braces and has no `?` before it.
  let isUnmarkedInBraces: Bool
}
