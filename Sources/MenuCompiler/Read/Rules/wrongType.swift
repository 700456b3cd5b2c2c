extension Rule {
  static let wrongType = Rule(
    .wrongType, .error, "A value is of another type than its key takes.",
    reason: """
      menuc guesses nothing: the text `"true"` is not the boolean `true`, and `5` is not the text `"5"`. \
      In YAML only `true` and `false` are booleans, and a plain word is whatever its key takes.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        collapsed = "true"
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        collapsed: "true"
        items: [Apples]
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        collapsed = true
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        collapsed: true
        items: [Apples]
        """))
}
