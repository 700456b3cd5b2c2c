extension Rule {
  static let includeCycle = Rule(
    .includeCycle, .error, "A document includes itself, or a document that includes it.",
    reason: """
      The items would stand in each other without end. Put what both need into a third document, and let \
      both include that.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = [{ include = "fruits.toml" }]
        """,
      yaml: """
        menu: Groceries
        items:
          - include: fruits.yaml
        """,
      files: [
        "fruits.toml": """
          menu = "Fruits"
          items = ["Apples", { include = "menu.toml" }]
          """,
        "fruits.yaml": """
          menu: Fruits
          items:
            - Apples
            - include: menu.yaml
          """,
      ]),
    good: Example(
      toml: """
        menu = "Groceries"
        items = [{ include = "fruits.toml" }]
        """,
      yaml: """
        menu: Groceries
        items:
          - include: fruits.yaml
        """,
      files: [
        "fruits.toml": """
          menu = "Fruits"
          items = ["Apples"]
          """,
        "fruits.yaml": """
          menu: Fruits
          items: [Apples]
          """,
      ]))
}
