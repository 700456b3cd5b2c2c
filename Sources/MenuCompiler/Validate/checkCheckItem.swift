extension DiagnosticName {
  /// See <doc:not-checkable>.
  package static let notCheckable = DiagnosticName("not-checkable")
  /// See <doc:empty-summary>.
  package static let emptySummary = DiagnosticName("empty-summary")
}

/// Checks that `checked` is set only on items that can't be opened (ExpansionRules.md, section 14).
func checkCheckItem(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  // For an inline group, <doc:inline-keys> reports the key.
  guard item.checked != nil, item.isExpandable, !item.isSeparator, !item.isInline else { return }
  diagnostics.report(
    .notCheckable,
    "'\(item.title)' can't be checked, because it \(item.isSlot ? "is a slot" : item.isCategory ? "has items" : "has a body")",
    at: context.key(.checked),
    help: item.isSlot
      ? "delete it"
      : item.isCategory
        ? "delete it; to let users choose among the items, set 'choice'; to show whether they are checked, set 'checked' to \"items\""
        : "delete it, or the body",
    fix: .delete(ItemKey.checked.rawValue, context.value(.checked)))
}

/// Checks that an item with a summary check is a category, but not a slot (ExpansionRules.md,
/// section 14).
func checkSummaryCheck(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard item.isSummaryCheck, !item.isCategory || item.isSlot, !item.isSeparator, !item.isInline
  else { return }
  diagnostics.report(
    .notCheckable,
    "the check of '\(item.title)' can't follow its items, because it \(item.isSlot ? "is a slot" : "has no items")",
    at: context.value(.checked),
    help: item.isExpandable ? "delete it" : "delete it, or set it to true or false",
    fix: .delete(ItemKey.checked.rawValue, context.value(.checked)))
}

/// Checks that at least one item counts toward a summary check.
func checkEmptySummary(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard item.isSummaryCheck, item.isCategory, !item.isSlot, !item.isInline,
    !item.childrenAreUnknown, !item.hasSummaryItem
  else { return }
  diagnostics.report(
    .emptySummary, "no check item below '\(item.title)' counts toward its 'checked'",
    at: context.value(.checked),
    help:
      "set 'checked' in the items, or 'choice' to 'any' in a category; items of a choice of one do not count"
  )
}

extension Item {
  /// Whether the item contains, or may contain, a check item that does not belong to a choice of
  /// one.
  fileprivate var hasSummaryItem: Bool {
    children.contains { child in
      child.isCategory
        ? child.childrenAreUnknown || child.hasSummaryItem
        : choice != .one && child.isCheckItem(in: choice)
    }
  }
}
