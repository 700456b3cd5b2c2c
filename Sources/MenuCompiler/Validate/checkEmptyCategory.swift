extension Rule {
  static let emptyCategory = Rule(
    .emptyCategory, .warning, "A category has no items.",
    reason: """
      It can't be opened, and shows no glyph unless its indicator says so. If a program fills it in, allow \
      it there; if not, it is a plain item without `items`.
      """,
    bad: Example(
      toml: """
        menu = "Files"
        items = [{ title = "Recent", items = [] }]
        """,
      yaml: """
        menu: Files
        items:
          - title: Recent
            items: []
        """),
    good: Example(
      toml: """
        menu = "Files"
        items = [{ title = "Recent", items = ["Letter"] }]
        """,
      yaml: """
        menu: Files
        items:
          - title: Recent
            items: [Letter]
        """))
}

/// A category has items.
func checkEmptyCategory(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard item.isCategory, item.children.isEmpty, !item.childrenAreUnknown else { return }
  // An include that failed may have been all that the category has.
  let failures: Set<DiagnosticName> = [.includeMissing, .includeOutside, .includeCycle]
  guard !diagnostics.all.contains(where: { failures.contains($0.name) }) else { return }
  diagnostics.report(
    .emptyCategory, "'\(item.title)' is a category without items", at: context.key(.items),
    help: "give it items, or delete 'items' to make it a plain item")
}
