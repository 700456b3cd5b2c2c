extension Rule {
  static let nulCharacter = Rule(
    .nulCharacter, .error, "The file, or a text in it, holds the character U+0000.",
    reason: """
      In C and in many system calls that character ends a text, so what follows would be lost without a \
      word. It comes from binary data, or from a file in UTF-16.
      """,
    bad: Example(
      toml: #"""
        menu = "Groceries"
        items = ["Apples\u0000"]
        """#,
      yaml: #"""
        menu: Groceries
        items:
          - "Apples\0"
        """#),
    good: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        items:
          - Apples
        """))
}

extension ValueReader {
  mutating func nulCharacter(_ node: SourceNode) {
    diagnostics.report(
      .nulCharacter, "the character U+0000 can't stand in a menu", at: .value(node.place),
      help: "delete the escape")
  }
}
