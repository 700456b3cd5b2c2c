extension Rule {
  static let syntax = Rule(
    .syntax, .error, "The text is not TOML, YAML or JSON.",
    reason: """
      A bracket, a quote or a comma is missing, or a line is indented wrongly. The message is the \
      parser's own. The place is the mistake where that can be told, with the place where the parser \
      noticed it, and else that place alone, which can be behind the mistake. What follows was not read, \
      so there may be more to mend.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = [
          "Apples"
          "Pears: ripe"
        ]
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Apples
          - title: Pears: ripe
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = [
          "Apples",
          "Pears: ripe",
        ]
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Apples
          - title: "Pears: ripe"
        """))
}

extension SourceFile {
  /// The character at an offset, where a parser gave up; nothing at the end of a line.
  func character(at offset: Int) -> Range<Int> {
    guard offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D else {
      return min(offset, bytes.count)..<min(offset, bytes.count)
    }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return offset..<end
  }
}
