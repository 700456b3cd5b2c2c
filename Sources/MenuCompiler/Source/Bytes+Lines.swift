/// Finds lines without an index.
extension [UInt8] {
  func text(in range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  func startOfLine(at position: Int) -> Int {
    var start = position
    while start > startOfText, !self[start - 1].isBreak { start -= 1 }
    return start
  }

  /// Whether the line above the line of a position is blank.
  func hasBlankLine(above position: Int) -> Bool {
    var index = startOfLine(at: position)
    guard index > startOfText else { return false }
    index -= lengthOfBreak(at: Swift.max(index - 2, 0)) == 2 ? 2 : 1
    return isFirstOnLine(index)
  }

  /// Whether only blanks precede a position on its line.
  func isFirstOnLine(_ position: Int) -> Bool {
    let start = startOfBlanks(before: position)
    return start == startOfText || self[start - 1].isBreak
  }
}
