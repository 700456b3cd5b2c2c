extension DiagnosticName {
  /// See <doc:empty-title>.
  package static let emptyTitle = DiagnosticName("empty-title")
}

/// Checks that an item has a title, or at least an accessibility label.
func checkTitle(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  // An item that also lacks an id is reported by <doc:unaddressable-title>.
  guard item.title.isEmpty, item.idIsDeclared, !item.isInline, !item.isSeparator,
    !item.titleIsUnknown,
    (item.details?.fields.accessibilityLabel ?? "").isEmpty
  else { return }
  diagnostics.report(
    .emptyTitle,
    item.id.isEmpty ? "the item has an empty title" : "'\(item.id)' has an empty title",
    at: context.value(.title),
    help: "add a title, or an 'accessibility' label if the icon conveys the meaning; for a line"
      + " between items, use the key 'separator'")
}
