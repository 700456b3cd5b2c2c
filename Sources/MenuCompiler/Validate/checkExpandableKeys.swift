extension DiagnosticName {
  /// See <doc:not-a-category>.
  public static let notACategory = DiagnosticName("not-a-category")
}

/// Keys about opening make sense for what can be opened: categories and items with a `body`; those
/// about the group of children for categories only.
func checkExpandableKeys(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard !item.isSeparator, !item.isCategory else { return }
  let given: [(key: ItemKey, isGiven: Bool)] = [
    (.collapsed, item.collapsed != nil), (.collapsible, item.collapsible != nil),
    (.expansion, item.expansion != nil), (.keepOpen, item.keepOpen != nil),
    (.choice, item.choice != nil),
  ]
  for (key, isGiven) in given where isGiven {
    if ItemKey.expandableOnly.contains(key), item.isExpandable { continue }
    diagnostics.report(
      .notACategory, "'\(key.rawValue)' applies to categories, but '\(item.title)' has no items",
      at: context.key(key),
      help: ItemKey.expandableOnly.contains(key)
        ? "delete it, or add `items` or a `body`" : "delete it, or add `items`",
      fix: .delete(key.rawValue, context.value(key)))
  }
}
