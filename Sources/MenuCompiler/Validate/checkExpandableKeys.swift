extension DiagnosticName {
  /// See <doc:not-a-category>.
  package static let notACategory = DiagnosticName("not-a-category")
}

/// Checks that keys about opening are set only on categories and items with a `body`, and keys
/// about the group of children only on categories.
func checkExpandableKeys(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard !item.isSeparator, !item.isCategory || item.isSlot else { return }
  let given: [(key: ItemKey, isGiven: Bool)] = [
    (.collapsed, item.collapsed != nil), (.collapsible, item.collapsible != nil),
    (.expansion, item.expansion != nil), (.keepOpen, item.keepOpen != nil),
    (.choice, item.choice != nil && !item.isSlot), (.inline, item.isInline && !item.isSlot),
  ]
  for (key, isGiven) in given where isGiven {
    if ItemKey.expandableOnly.contains(key), item.isExpandable { continue }
    diagnostics.report(
      .notACategory,
      "'\(key.rawValue)' applies to categories, but '\(item.name)' \(item.isSlot ? "is a slot" : "has no items")",
      at: context.key(key),
      help: item.isSlot
        ? "delete it: the rows of a slot can't be opened"
        : ItemKey.expandableOnly.contains(key)
          ? "delete it, or add `items` or a `body`" : "delete it, or add `items`",
      fix: .delete(key.rawValue, context.value(key)))
  }
}
