/// The lines of a document in its new layout.
struct LayoutLines {
  /// The maximum width of a line with several values.
  static let width = 100

  private var lines: [String] = []
  private var current = ""
  private var isStarted = false

  /// Adds text to the current line. The text may contain line breaks.
  mutating func write(_ text: String) {
    current += text
    isStarted = true
  }

  /// Begins a line with an indentation.
  mutating func breakLine(_ indent: Int, hasBlankBefore: Bool = false) {
    if isStarted {
      lines.append(current)
      if hasBlankBefore, !current.isEmpty { lines.append("") }
    }
    current = String(repeating: " ", count: indent)
    isStarted = true
  }

  /// Writes comments on separate lines.
  ///
  /// - Parameter isFirst: Whether the comments begin a collection, in which case no blank line
  ///   precedes them.
  mutating func write(_ comments: [LayoutComment], indent: Int, isFirst: Bool = false) {
    for (index, comment) in comments.enumerated() {
      breakLine(indent, hasBlankBefore: comment.hasBlankBefore && !(isFirst && index == 0))
      write(comment.text)
    }
  }

  mutating func writeTrailing(_ comment: String?) {
    if let comment { write("  " + comment) }
  }

  /// Whether a one-line text, followed by a suffix of the given width, fits on the current line.
  func fits(_ text: String, suffix: Int) -> Bool {
    let start = current.utf8.lastIndex(of: .lineFeed).map(current.utf8.index(after:))
    let line = Substring(current.utf8[(start ?? current.startIndex)...])
    return CharacterWidth.of(line) + CharacterWidth.of(text) + suffix <= Self.width
  }

  /// The text, with one line break at its end; empty if nothing was written.
  func text(lineBreak: String) -> String {
    let all = isStarted ? lines + [current] : lines
    return all.isEmpty ? "" : all.joined(separator: lineBreak) + lineBreak
  }
}
