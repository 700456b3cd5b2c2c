import Stencil

/// The tokens of a template that Stencil's lexer produces.
///
/// The lexer searches its input from the start for every line and every token, so its running time
/// grows with the square of the length. Therefore, it receives the template in pieces of whole
/// lines.
///
/// - Parameters:
///   - name: The template's name in errors.
///   - pieceSize: The minimum number of bytes in a piece.
func templateTokens(of text: String, as name: String, pieceSize: Int = 1_024) -> [Token] {
  let environment = Environment()
  var tokens: [Token] = []
  for piece in templatePieces(of: keepingLineBreaks(in: text), atLeast: pieceSize) {
    // Line feeds replace the lines above, because a token records the number of its line.
    let template = Template(
      templateString: String(repeating: "\n", count: piece.linesAbove) + piece.text,
      environment: environment, name: name)
    var own = template.tokens[...]
    if piece.linesAbove > 0, let first = own.popFirst() {
      // The piece follows these line feeds, which form a text token.
      let last = tokens.popLast()
      let text = String(first.contents.unicodeScalars.dropFirst(piece.linesAbove))
      tokens.append(
        .text(value: (last?.contents ?? "") + text, at: last?.sourceMap ?? first.sourceMap))
    }
    tokens += own
  }
  return tokens
}

/// Divides a template at line breaks that are not inside a tag.
private func templatePieces(
  of text: String, atLeast size: Int
) -> [(text: String, linesAbove: Int)] {
  let bytes = Array(text.utf8)
  var pieces: [(text: String, linesAbove: Int)] = []
  var start = 0
  var linesAbove = 0
  var lines = 0
  var index = 0
  while index < bytes.count {
    if bytes[index] == 0x0A {
      lines += 1
      if index + 1 - start >= size, index + 1 < bytes.count {
        pieces.append((String(decoding: bytes[start...index], as: UTF8.self), linesAbove))
        start = index + 1
        linesAbove = lines
      }
    } else if bytes[index] == UInt8(ascii: "{"), index + 1 < bytes.count,
      let closer = tagClosers[bytes[index + 1]]
    {
      let end = bytes[(index + 1)...].firstRange(of: [closer, UInt8(ascii: "}")])
      guard let close = end?.lowerBound else { break }
      lines += bytes[index..<close].count { $0 == 0x0A }
      index = close + 1
    }
    index += 1
  }
  pieces.append((String(decoding: bytes[start...], as: UTF8.self), linesAbove))
  return pieces
}

/// The contents of a template's tags and of its names in double braces, without comments.
func templateTags(of text: String, as name: String) -> [String] {
  templateTokens(of: text, as: name).filter { $0.kind == .variable || $0.kind == .block }
    .map(\.contents)
}
