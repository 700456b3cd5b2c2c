extension Rule {
  static let footerNotTopLevel = Rule(
    .footerNotTopLevel, .error, "An item below the top level has a footer.",
    reason: """
      A footer stands under a section of the table, and only top-level items are sections. A text at the \
      right of an item's title is its `detail`.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "Fruits", items = [{ title = "Apples", footer = "From the garden" }] }]
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Fruits
            items:
              - title: Apples
                footer: From the garden
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "Fruits", footer = "From the garden", items = [{ title = "Apples" }] }]
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Fruits
            footer: From the garden
            items:
              - title: Apples
        """))
}

/// A footer stands under a section, and only top-level items are sections.
func checkFooter(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard context.level > 1, context.item.details?.fields[.footer] != nil else { return }
  diagnostics.report(
    .footerNotTopLevel, "'\(context.item.title)' has a footer but is not at top level",
    at: context.key(.field(.footer)), help: "move the footer to the top-level item, or use 'detail'"
  )
}
