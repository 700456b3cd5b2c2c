extension Rule {
  static let emptyTitle = Rule(
    .emptyTitle, .warning, "An item has an empty title.",
    reason: """
      A row without a text looks like a mistake, and a screen reader has nothing to say. Give the item a \
      title, or, if its icon is to speak for it, an accessibility label.
      """,
    bad: Example(
      toml: """
        menu = "Bar"
        items = [{ title = "", id = "share", icon = "square.and.arrow.up" }]
        """,
      yaml: """
        menu: Bar
        items:
          - title: ""
            id: share
            icon: square.and.arrow.up
        """),
    good: Example(
      toml: """
        menu = "Bar"
        items = [
          { title = "", id = "share", icon = "square.and.arrow.up", accessibility = { label = "Share" } },
        ]
        """,
      yaml: """
        menu: Bar
        items:
          - title: ""
            id: share
            icon: square.and.arrow.up
            accessibility: { label: Share }
        """))
}

/// An item says something: by its title, or at least to those who listen.
func checkTitle(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  // Without an id too it is an error of its own.
  guard item.title.isEmpty, item.idIsDeclared, !item.isSeparator, !item.titleIsUnknown,
    (item.details?.fields.accessibilityLabel ?? "").isEmpty
  else { return }
  diagnostics.report(
    .emptyTitle,
    item.id.isEmpty ? "the item has an empty title" : "'\(item.id)' has an empty title",
    at: context.value(.title),
    help: "give it a title, or an 'accessibility' label if its icon speaks for it; a line between"
      + " items is `separator = true`")
}
