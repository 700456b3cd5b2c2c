/// Where the mistake is that a parser noticed further down: a bracket that is never closed is noticed
/// where something comes that can't stand in it. The parser's words stay, and its place is the other
/// one.
struct SyntaxCulprit {
  let range: Range<Int>
  /// What is wrong there.
  let label: String
  /// What to do about it; the parser's words suggest something else.
  let help: String

  /// - Parameters:
  ///   - words: The parser's.
  ///   - offset: Where it noticed that something is wrong.
  ///   - ending: What every syntax error says.
  func report(
    _ words: String, noticedAt offset: Int, in file: SourceFile, as number: Int32, ending: String,
    into diagnostics: inout Diagnostics
  ) {
    // The end of a text has nothing to show.
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

/// The lines of a text as an author sees them, by offsets in its bytes.
struct SourceLines {
  let bytes: [UInt8]
  private let index: LineIndex

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = LineIndex(bytes)
  }

  func line(of offset: Int) -> Int { index.line(of: offset) }

  /// From the first character that is no blank to the end of a line; empty for an empty line.
  func content(ofLine line: Int) -> Range<Int> {
    let end = index.end(ofLine: line)
    return min(bytes.endOfBlanks(from: index.start(ofLine: line)), end)..<end
  }

  /// The content of a line without the comment behind it, as long as no quote hides its `#`.
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

  /// How many characters stand before a line's content.
  func indent(ofLine line: Int) -> Int {
    content(ofLine: line).lowerBound - index.start(ofLine: line)
  }

  func isBlank(_ line: Int) -> Bool { text(ofLine: line).isEmpty }

  /// The nearest line above that has more than a comment.
  func lineAbove(_ line: Int) -> Int? {
    var above = line - 1
    while above > 0, isBlank(above) { above -= 1 }
    return above > 0 ? above : nil
  }

  /// The nearest line below that has more than a comment.
  func lineBelow(_ line: Int) -> Int? {
    var below = line + 1
    while below <= index.count, isBlank(below) { below += 1 }
    return below <= index.count ? below : nil
  }
}
