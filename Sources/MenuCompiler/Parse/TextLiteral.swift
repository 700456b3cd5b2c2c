/// A text as it is written in a document, character by character, so that a part of it can be
/// changed and the rest stays as it is.
struct TextLiteral {
  enum Style {
    case tomlBasic
    case tomlLiteral
    /// Between three quotation marks or apostrophes.
    case tomlLines(isLiteral: Bool)
    case yamlDouble
    case yamlSingle
    case yamlPlain(isInFlow: Bool)
  }

  /// One character of the text and how it is written; no character for what stands for none.
  struct Piece {
    let bytes: Range<Int>
    let scalar: Unicode.Scalar?
  }

  let style: Style
  /// With the quotes.
  let range: Range<Int>
  let pieces: [Piece]

  /// What is written, as the language reads it.
  var text: String {
    String(String.UnicodeScalarView(pieces.compactMap(\.scalar)))
  }
}
