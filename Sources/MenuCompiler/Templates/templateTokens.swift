import Stencil

/// The tokens of a template, as Stencil's lexer makes them.
///
/// The lexer looks for every line and every token from the start of its text, so its time grows with
/// the square of the length. Here it reads pieces of whole lines.
///
/// - Parameters:
///   - name: What errors call the template.
///   - pieceSize: How many bytes a piece has at least.
func templateTokens(of text: String, as name: String, pieceSize: Int = 1_024) -> [Token] {
  let environment = Environment()
  var tokens: [Token] = []
  for piece in templatePieces(of: text, atLeast: pieceSize) {
    // Line feeds take the place of the lines above, because a token knows the number of its line.
    let template = Template(
      templateString: String(repeating: "\n", count: piece.linesAbove) + piece.text,
      environment: environment, name: name)
    var own = template.tokens[...]
    if piece.linesAbove > 0, let first = own.popFirst() {
      // A piece follows a line feed, which is text.
      let last = tokens.popLast()
      let text = String(first.contents.unicodeScalars.dropFirst(piece.linesAbove))
      tokens.append(
        .text(value: (last?.contents ?? "") + text, at: last?.sourceMap ?? first.sourceMap))
    }
    tokens += own
  }
  return tokens
}

/// Divides a text at line breaks that are not inside a tag.
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

/// The character before the last of a tag, by its second.
private let tagClosers: [UInt8: UInt8] = [
  UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "%"): UInt8(ascii: "%"),
  UInt8(ascii: "#"): UInt8(ascii: "#"),
]
