/// A line of a file as shown under a diagnostic, and the space for its mark.
struct SourceSnippet {
  /// The line without control characters, shortened around the mark if it is long.
  let text: String
  /// The text before the mark: spaces as wide as the source text above, and the tabs of that text.
  let padding: String
  /// The number of terminal columns of the mark.
  let markWidth: Int

  /// The maximum numbers of characters that are shown before and after the start of the mark in a
  /// long line.
  private static let before = 60
  private static let behind = 100

  /// The number of columns for the line, with limits for very narrow and very wide terminals.
  private static func shown(_ columns: Int) -> Int { max(20, min(columns, before + behind)) }

  /// - Parameter room: The number of columns available for the line; nil for output that does not
  ///   depend on a terminal.
  init(line: ArraySlice<UInt8>, marked: Range<Int>, room columns: Int? = nil) {
    // A line can be the whole file, so only the part near the mark is read.
    let room = 4 * (Self.before + Self.behind + 1)
    let start = Self.characterStart(max(line.startIndex, marked.lowerBound - room), in: line)
    let inEnd = Self.characterStart(min(marked.upperBound, marked.lowerBound + room), in: line)
    let end = Self.characterStart(min(line.endIndex, marked.upperBound + room), in: line)
    let before = Self.scalars(line[min(start, marked.lowerBound)..<marked.lowerBound])
    let inside = Self.scalars(line[marked.lowerBound..<min(inEnd, marked.upperBound)])
    let after = Self.scalars(line[marked.upperBound..<max(end, marked.upperBound)])
    let window =
      columns.map { Window(before, inside, after, columns: Self.shown($0)) }
      ?? Window(before, inside, after, Self.before, Self.behind)
    let (shownBefore, shownInside) = (before.suffix(window.before), inside.prefix(window.inside))
    let shownAfter = after.prefix(window.after)
    let isCutBefore = shownBefore.count < before.count
    let isCutAfter = shownInside.count < inside.count || shownAfter.count < after.count
    let shown = PrintableText.visible([shownBefore, shownInside, shownAfter].joined())
    text = (isCutBefore ? "…" : "") + shown + (isCutAfter ? "…" : "")
    padding =
      (isCutBefore ? " " : "")
      + shownBefore.map {
        $0 == "\t" ? "\t" : String(repeating: " ", count: PrintableText.width(of: $0))
      }.joined()
    markWidth = shownInside.reduce(0) { $0 + PrintableText.width(of: $1) }
  }

  /// The first offset, at or after a given offset, at which a character starts.
  private static func characterStart(_ offset: Int, in line: ArraySlice<UInt8>) -> Int {
    var offset = offset
    while offset < line.endIndex, line[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }
}
