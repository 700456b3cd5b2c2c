extension DiagnosticName {
  /// See <doc:empty-category>.
  package static let emptyCategory = DiagnosticName("empty-category")
}

/// Checks that each category has items.
func checkEmptyCategory(_ menu: Menu, into diagnostics: inout Diagnostics) {
  // A category may be empty because an include in it failed.
  let failures: Set<DiagnosticName> = [.includeMissing, .includeOutside, .includeCycle]
  guard !diagnostics.all.contains(where: { failures.contains($0.name) }) else { return }
  visitItems(menu.items) { item in
    guard item.isCategory, !item.isSlot, item.children.isEmpty, !item.childrenAreUnknown,
      !item.role.isMenu
    else { return }
    diagnostics.report(
      .emptyCategory, "'\(item.name)' is a category without items",
      at: .entryKey(item.place, key: ItemKey.items.rawValue),
      help:
        "add items, write 'slot' instead of 'items' if the program adds them, or delete 'items' to make it a plain item"
    )
  }
}
