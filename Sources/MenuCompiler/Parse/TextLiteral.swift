/// A string literal of a document, split into characters, so that a part of it can be changed while
/// the rest stays untouched.
struct TextLiteral {
  enum Style {
    case tomlBasic
    case tomlLiteral
    /// Between three quotation marks or three apostrophes.
    case tomlLines(isLiteral: Bool)
    case yamlDouble
    case yamlSingle
    case yamlPlain(isInFlow: Bool)
  }

  /// One character of the string and its spelling. The character is nil for spellings that stand
  /// for none, such as a line continuation.
  struct Piece {
    let bytes: Range<Int>
    let scalar: Unicode.Scalar?
  }

  let style: Style
  /// The range of the literal, including its quotes.
  let range: Range<Int>
  let pieces: [Piece]

  /// The string that the literal stands for.
  var text: String {
    String(String.UnicodeScalarView(pieces.compactMap(\.scalar)))
  }
}
