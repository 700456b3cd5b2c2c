extension Rule {
  static let notACategory = Rule(
    .notACategory, .error, "A key about opening stands on an item that can't be opened.",
    reason: """
      `collapsed` and `collapsible` are for items with `items` or a `body`; `expansion` and `keep-open`, \
      which speak of the children, for those with `items`. On another item they would have no effect.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "Fruits", collapsed = true }]
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Fruits
            collapsed: true
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "Fruits", collapsed = true, items = ["Apples"] }]
        """,
      yaml: """
        menu: Groceries
        items:
          - title: Fruits
            collapsed: true
            items: [Apples]
        """))
}

/// Keys about opening make sense for what can be opened: categories and items with a `body`; those
/// about the group of children for categories only.
func checkExpandableKeys(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard !item.isSeparator, !item.isCategory else { return }
  let given: [(key: ItemKey, isGiven: Bool)] = [
    (.collapsed, item.collapsed != nil), (.collapsible, item.collapsible != nil),
    (.expansion, item.expansion != nil), (.keepOpen, item.keepOpen != nil),
  ]
  for (key, isGiven) in given where isGiven {
    if ItemKey.expandableOnly.contains(key), item.isExpandable { continue }
    diagnostics.report(
      .notACategory, "'\(key.rawValue)' is for categories, and '\(item.title)' has no items",
      at: context.key(key),
      help: ItemKey.expandableOnly.contains(key)
        ? "delete it, or give the item `items` or a `body`" : "delete it, or give the item `items`",
      fix: .delete(key.rawValue, context.value(key)))
  }
}
