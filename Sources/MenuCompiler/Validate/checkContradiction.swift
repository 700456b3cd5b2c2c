extension Rule {
  static let contradiction = Rule(
    .contradiction, .error, "Two keys of one table contradict each other.",
    reason: """
      What can't be collapsed is always open, so it can't start collapsed; and an entry of `generate` \
      names a `target` or a `template`, not both. An item's `collapsible = false` may well stand against \
      the document's `collapsed`: then the item wins.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"

        [[items]]
        title = "Fruits"
        collapsed = true
        collapsible = false
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Fruits
            collapsed: true
            collapsible: false
            items: [Apples]
        """),
    good: Example(
      toml: """
        menu = "Groceries"

        [[items]]
        title = "Fruits"
        collapsible = false
        items = ["Apples"]
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Fruits
            collapsible: false
            items: [Apples]
        """))
}

/// What can't be collapsed can't start collapsed: both on one item, or both on the document.
func checkContradiction(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard context.item.collapsed == true, context.item.collapsible == false else { return }
  diagnostics.report(
    .contradiction, "'\(context.item.title)' starts collapsed but can't be collapsed",
    at: context.value(.collapsed), label: "starts collapsed",
    related: .init(context.value(.collapsible), "can't be collapsed, so it is always open"),
    help: "delete one of the two")
}

/// See ``checkContradiction(_:into:)``.
func checkDocumentContradiction(_ menu: Menu, into diagnostics: inout Diagnostics) {
  guard menu.collapsed, !menu.collapsible else { return }
  diagnostics.report(
    .contradiction, "categories start collapsed but can't be collapsed",
    at: .entry(menu.place, key: DocumentKey.collapsed.rawValue), label: "all start collapsed",
    related: .init(
      .entry(menu.place, key: DocumentKey.collapsible.rawValue),
      "none can be collapsed, so all are always open"),
    help: "delete one of the two")
}
