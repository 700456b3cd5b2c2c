extension Rule {
  static let duplicateKey = Rule(
    .duplicateKey, .error, "A table gives a key twice.",
    reason: """
      Only one of the two can count, and formats do not agree on which. Often the second belongs to the \
      next item, whose beginning is missing.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"

        [[items]]
        title = "Apples"
        icon = "apple"
        icon = "pear"
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Apples
            icon: apple
            icon: pear
        """),
    good: Example(
      toml: """
        menu = "Groceries"

        [[items]]
        title = "Apples"
        icon = "apple"
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Apples
            icon: apple
        """))
}
