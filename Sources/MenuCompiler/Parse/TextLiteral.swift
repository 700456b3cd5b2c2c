/// A string literal of a document, split into characters, so that a part of it can be changed while
/// the rest stays untouched.
struct TextLiteral {
  enum Style {
    case tomlBasic
    case tomlLiteral
    /// A string between three quotation marks or three apostrophes.
    case tomlLines(isLiteral: Bool)
    case yamlDouble
    case yamlSingle
    case yamlPlain(isInFlow: Bool)
  }

  /// A character of the string with its spelling. The character is nil if the spelling represents
  /// none, as in a line continuation.
  struct Piece {
    let bytes: Range<Int>
    let scalar: Unicode.Scalar?
  }

  let style: Style
  /// The range of the literal, including its quotes.
  let range: Range<Int>
  let pieces: [Piece]

  /// The string that the literal represents.
  var text: String {
    String(String.UnicodeScalarView(pieces.compactMap(\.scalar)))
  }
}
