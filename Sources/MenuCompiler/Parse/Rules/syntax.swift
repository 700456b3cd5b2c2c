extension Rule {
  static let syntax = Rule(
    .syntax, .error, "The text is not TOML, YAML or JSON.",
    reason: """
      A bracket, a quote or a comma is missing, or a line is indented wrongly. The message is the \
      parser's own, and the place is where it gave up, which can be behind the mistake. What follows was \
      not read, so there may be more to mend.
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
