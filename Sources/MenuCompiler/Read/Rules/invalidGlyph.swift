extension Rule {
  static let invalidGlyph = Rule(
    .invalidGlyph, .error, "A glyph is empty, or longer than 16 characters.",
    reason: """
      A glyph stands at the edge of a row and has little room. It is a short text, an image, or an image \
      with a text for where it can't be shown; for no glyphs at all the indicator is `none`.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        indicator = { collapsed = "show what is inside", expanded = "–" }
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        indicator: { collapsed: show what is inside, expanded: "–" }
        items: [Apples]
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        indicator = { collapsed = "+", expanded = "–" }
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        indicator: { collapsed: "+", expanded: "–" }
        items: [Apples]
        """))
}
