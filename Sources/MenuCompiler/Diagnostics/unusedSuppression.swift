extension Rule {
  static let unusedSuppression = Rule(
    .unusedSuppression, .warning, "A comment `menuc:allow` silences nothing.",
    reason: """
      What it allowed is gone, or stands on another line, or the name is misspelt; it would hide the next \
      such problem. A comment speaks of its own line, or, alone on a line, of the next. Errors can't be \
      allowed.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        # menuc:allow wide-group
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        # menuc:allow wide-group
        items: [Apples]
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        # menuc:allow empty-category
        items = [{ title = "Apples", items = [] }]
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Apples
            items: []  # menuc:allow empty-category
        """))
}
