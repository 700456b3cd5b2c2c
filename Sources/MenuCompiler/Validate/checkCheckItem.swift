extension DiagnosticName {
  /// See <doc:not-checkable>.
  package static let notCheckable = DiagnosticName("not-checkable")
}

/// Checks that `checked` is set only on items that can't be opened (ExpansionRules.md, section 14).
func checkCheckItem(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard item.checked != nil, item.isExpandable, !item.isSeparator else { return }
  diagnostics.report(
    .notCheckable,
    "'\(item.title)' can't be checked, because it \(item.isSlot ? "is a slot" : item.isCategory ? "has items" : "has a body")",
    at: context.key(.checked),
    help: item.isSlot
      ? "delete it"
      : item.isCategory
        ? "delete it; to let users choose among the items, set 'choice'" : "delete it, or the body",
    fix: .delete(ItemKey.checked.rawValue, context.value(.checked)))
}
