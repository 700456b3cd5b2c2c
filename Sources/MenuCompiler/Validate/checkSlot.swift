extension DiagnosticName {
  /// See <doc:not-a-slot>.
  package static let notASlot = DiagnosticName("not-a-slot")
}

/// Checks that `placeholder` and `loading` are set only on slots.
func checkSlotKeys(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard !item.isSlot, !item.isSeparator, let fields = item.details?.fields else { return }
  for field in [ItemField.placeholder, .loading] where fields[field] != nil {
    let key = ItemKey.field(field)
    diagnostics.report(
      .notASlot, "'\(field.key)' applies to slots, but '\(item.name)' is not a slot",
      at: context.key(key),
      help: item.isCategory ? "delete it" : "delete it, or set 'slot' to true",
      fix: .delete(field.key, context.value(key)))
  }
}

/// Checks that a slot does not declare items.
func checkSlotItems(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard item.isSlot, item.hasItems else { return }
  diagnostics.report(
    .contradiction, "'\(item.name)' is a slot but has items", at: context.value(.slot),
    label: "the program provides its rows",
    related: .init(context.key(.items), "the menu provides its rows"),
    help: "delete one of them, or put the slot beside the items")
}
