extension Rule {
  static let missingKey = Rule(
    .missingKey, .error, "A table lacks a key that it needs.",
    reason: """
      A menu needs `menu` and `items`, an item a `title` (which may be empty), a column a `type`, and an \
      entry of `generate` a `target` or a `template`. What an include brings in needs `items`.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = [{ id = "fruits", items = ["Apples"] }]
        """,
      yaml: """
        menu: Groceries
        items:
          - id: fruits
            items: [Apples]
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "Fruits", id = "fruits", items = ["Apples"] }]
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Fruits
            id: fruits
            items: [Apples]
        """))
}

extension Diagnostics {
  /// A document without a key or value; there is nothing in it to point at.
  mutating func emptyDocument(_ file: Int32) {
    report(
      .missingKey, "the document is empty", at: .bytes(file: file, 0..<0),
      help: "a menu needs at least `menu` and `items`")
  }
}
