extension Rule {
  static let invalidColor = Rule(
    .invalidColor, .error, "A colour is not written as `#rgb`, `#rrggbb` or `#rrggbbaa`.",
    reason: """
      The digits are hexadecimal: red, green, blue and, if there are eight, opacity. Names such as \
      `grey` mean different colours on different platforms, so there are none.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        indicator = { color = "grey" }
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        indicator: { color: grey }
        items: [Apples]
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        indicator = { color = "#808080" }
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        indicator: { color: "#808080" }
        items: [Apples]
        """))
}
