extension DiagnosticName {
  /// See <doc:not-a-choice>.
  package static let notAChoice = DiagnosticName("not-a-choice")
}

/// Checks that an item whose detail is its checked item is a choice of one with check items
/// (ExpansionRules.md, section 27).
func checkCheckedDetail(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  // For an inline group, <doc:inline-keys> reports the key.
  guard item.showsChecked, !item.isInline else { return }
  guard item.isSlot || item.choice != .one || !item.hasCheckItem else { return }
  diagnostics.report(
    .notAChoice,
    "'\(item.title)' can't show its checked item, because it \(item.missingChoice)",
    at: context.value(.field(.detail)),
    help: item.isSlot
      ? "delete 'detail', and let the program give the row a detail"
      : item.choice == .one
        ? "add an item that has neither items nor a body, or delete 'detail'"
        : "set 'choice' to 'one', or write the detail with a capital letter if it is a text")
}

extension Item {
  /// Whether a child is, or may be, a check item.
  fileprivate var hasCheckItem: Bool {
    childrenAreUnknown || children.contains { $0.isCheckItem(in: choice) }
  }

  /// The reason why no child can be the only checked child.
  fileprivate var missingChoice: String {
    if isSlot { return "is a slot" }
    return choice == .one ? "has no check item" : "is not a choice of one"
  }
}
