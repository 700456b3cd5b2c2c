extension Rule {
  static let includeMissing = Rule(
    .includeMissing, .error, "An included file can't be read.",
    reason: """
      The path of an include is relative to the document that names it, and its case counts. The file \
      must be a menu document: `.toml`, `.yaml`, `.yml` or `.json`.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = [{ include = "fruit.toml" }]
        """,
      yaml: """
        menu: Groceries
        items:
          - include: fruit.yaml
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
