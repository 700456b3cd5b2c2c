extension Rule {
  static let invalidValue = Rule(
    .invalidValue, .error, "A value is of the right type, but not one that its key takes.",
    reason: """
      Some keys take a few words only, and some numbers have bounds: heights are more than 0, and \
      integers lie within ±(2^53 − 1), which every target can hold.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        layout = "sections"
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        layout: sections
        items: [Apples]
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        layout = "section-rows"
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        layout: section-rows
        items: [Apples]
        """))
}
