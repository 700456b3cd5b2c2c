/// Checks that only categories open as pages, and that pages have no keys about opening in place
/// (ExpansionRules.md, section 23).
func checkPageKeys(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard item.opens != nil, !item.isSeparator else { return }
  guard item.isPage else {
    diagnostics.report(
      .notACategory,
      "'opens' applies to categories, but '\(item.name)' \(item.isSlot ? "is a slot" : "has no items")",
      at: context.key(.opens),
      help: item.isSlot
        ? "delete it, or put the slot into a category that is a page"
        : item.details?.fields[.body] != nil ? "delete it" : "delete it, or add `items`",
      fix: .delete(ItemKey.opens.rawValue, context.value(.opens)))
    return
  }
  let given: [(key: ItemKey, isGiven: Bool)] = [
    (.collapsed, item.collapsed != nil), (.collapsible, item.collapsible != nil),
  ]
  for (key, isGiven) in given where isGiven {
    diagnostics.report(
      .notACategory,
      "'\(key.rawValue)' applies to categories that open in place, but '\(item.name)' is a page",
      at: context.key(key), help: "delete it: a page is neither open nor closed",
      fix: .delete(key.rawValue, context.value(key)))
  }
}

/// Checks that a page has no body. A body is shown by a row while the row is open.
func checkPageBody(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard item.isPage, item.details?.fields[.body] != nil else { return }
  diagnostics.report(
    .contradiction, "'\(item.name)' is a page but has a body", at: context.value(.opens),
    label: "opens a page",
    related: .init(context.key(.field(.body)), "is shown in the row while the row is open"),
    help: "delete one of them, or move the body to an item of the page")
}
