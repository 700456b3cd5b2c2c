extension DiagnosticName {
  /// See <doc:empty-category>.
  public static let emptyCategory = DiagnosticName("empty-category")
}

/// A category has items.
func checkEmptyCategory(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard item.isCategory, !item.isSlot, item.children.isEmpty, !item.childrenAreUnknown else {
    return
  }
  // The category may consist of an include that failed.
  let failures: Set<DiagnosticName> = [.includeMissing, .includeOutside, .includeCycle]
  guard !diagnostics.all.contains(where: { failures.contains($0.name) }) else { return }
  diagnostics.report(
    .emptyCategory, "'\(item.title)' is a category without items", at: context.key(.items),
    help: "add items, or delete 'items' to make it a plain item")
}
