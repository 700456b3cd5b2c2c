/// The mistake that caused an error that a parser reported further down. A parser notices an
/// unclosed bracket, for example, at the first character that can't be inside it. The diagnostic
/// keeps the parser's message but points at the mistake.
struct SyntaxCulprit {
  let range: Range<Int>
  /// The label of the mistake, which states what is wrong.
  let label: String
  /// Advice on how to correct the mistake. It replaces the usual hint for the parser's message,
  /// because that hint would be misleading.
  let help: String

  /// - Parameters:
  ///   - words: The parser's message.
  ///   - offset: Where the parser noticed the mistake.
  ///   - ending: The end of the help of every syntax error.
  func report(
    _ words: String, noticedAt offset: Int, in file: SourceFile, as number: Int32, ending: String,
    into diagnostics: inout Diagnostics
  ) {
    // At the end of the text there is nothing to mark.
    let isAtEnd = file.bytes[min(offset, file.bytes.count)...].allSatisfy(\.isBlankOrBreak)
    let noticed = SourceAnchor.bytes(file: number, file.character(at: offset))
    diagnostics.report(
      .syntax, words, at: .bytes(file: number, range), label: label,
      related: isAtEnd ? nil : .init(noticed, "noticed here"), help: "\(help); \(ending)")
  }

  static func unclosed(_ bracket: Int, in bytes: [UInt8]) -> SyntaxCulprit {
    let closing = bytes[bracket] == .openingBracket ? "]" : "}"
    return SyntaxCulprit(
      range: bracket..<bracket + 1, label: "never closed", help: "close it with '\(closing)'")
  }

  static func unclosedQuote(_ quote: Range<Int>) -> SyntaxCulprit {
    SyntaxCulprit(range: quote, label: "not closed on this line", help: "close the quote")
  }

  static func missingComma(at end: Int) -> SyntaxCulprit {
    SyntaxCulprit(range: end..<end, label: "a comma is missing here", help: "add the comma")
  }
}

/// The lines of a text as an author sees them, as byte offsets.
struct SourceLines {
  let bytes: [UInt8]
  private let index: LineIndex

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = LineIndex(bytes)
  }

  func line(of offset: Int) -> Int { index.line(of: offset) }

  /// The range from the first non-blank character to the end of a line; empty for an empty line.
  func content(ofLine line: Int) -> Range<Int> {
    let end = index.end(ofLine: line)
    return min(bytes.endOfBlanks(from: index.start(ofLine: line)), end)..<end
  }

  /// The content of a line without its trailing comment. A `#` within quotes is treated as the
  /// start of a comment.
  func text(ofLine line: Int) -> Range<Int> {
    let content = content(ofLine: line)
    var end = content.upperBound
    for offset in content where bytes[offset] == .hash {
      if offset == content.lowerBound || bytes[offset - 1] == .space {
        end = offset
        break
      }
    }
    while end > content.lowerBound, bytes[end - 1] == .space { end -= 1 }
    return content.lowerBound..<end
  }

  /// The number of characters before a line's content.
  func indent(ofLine line: Int) -> Int {
    content(ofLine: line).lowerBound - index.start(ofLine: line)
  }

  func isBlank(_ line: Int) -> Bool { text(ofLine: line).isEmpty }

  /// The nearest line above that has content other than a comment.
  func lineAbove(_ line: Int) -> Int? {
    var above = line - 1
    while above > 0, isBlank(above) { above -= 1 }
    return above > 0 ? above : nil
  }

  /// The nearest line below that has content other than a comment.
  func lineBelow(_ line: Int) -> Int? {
    var below = line + 1
    while below <= index.count, isBlank(below) { below += 1 }
    return below <= index.count ? below : nil
  }
}
