/// The lines of a document that is laid out anew.
struct LayoutLines {
  /// The longest line that values share.
  static let width = 100

  private var lines: [String] = []
  private var current = ""
  private var isStarted = false

  /// Adds to the current line. The text may end on a later line.
  mutating func write(_ text: String) {
    current += text
    isStarted = true
  }

  /// Begins a line with some spaces.
  mutating func breakLine(_ indent: Int, hasBlankBefore: Bool = false) {
    if isStarted {
      lines.append(current)
      if hasBlankBefore, !current.isEmpty { lines.append("") }
    }
    current = String(repeating: " ", count: indent)
    isStarted = true
  }

  /// Writes comments on lines of their own.
  ///
  /// - Parameter isFirst: Whether they begin a collection, where blank lines are left out.
  mutating func write(_ comments: [LayoutComment], indent: Int, isFirst: Bool = false) {
    for (index, comment) in comments.enumerated() {
      breakLine(indent, hasBlankBefore: comment.hasBlankBefore && !(isFirst && index == 0))
      write(comment.text)
    }
  }

  mutating func writeTrailing(_ comment: String?) {
    if let comment { write("  " + comment) }
  }

  /// Whether a text of one line, and some more columns, fit on the current line.
  func fits(_ text: String, suffix: Int) -> Bool {
    let start = current.utf8.lastIndex(of: .lineFeed).map(current.utf8.index(after:))
    let line = Substring(current.utf8[(start ?? current.startIndex)...])
    return CharacterWidth.of(line) + CharacterWidth.of(text) + suffix <= Self.width
  }

  /// The text, with one line break at its end.
  func text(lineBreak: String) -> String {
    let all = isStarted ? lines + [current] : lines
    return all.isEmpty ? "" : all.joined(separator: lineBreak) + lineBreak
  }
}
