extension DiagnosticName {
  /// See <doc:several-checked>.
  package static let severalChecked = DiagnosticName("several-checked")
  /// See <doc:single-option>.
  package static let singleOption = DiagnosticName("single-option")
  /// See <doc:nothing-checked>.
  package static let nothingChecked = DiagnosticName("nothing-checked")
}

/// Checks that at most one item of a choice of one starts checked (ExpansionRules.md, section 14).
func checkSeveralChecked(_ group: ItemGroup, into diagnostics: inout Diagnostics) {
  guard group.choice == .one else { return }
  let checked = group.checkItems.filter { $0.checked == true }
  guard let first = checked.first else { return }
  func anchor(_ item: Item) -> SourceAnchor {
    .entry(item.place, key: ItemKey.checked.rawValue)
  }
  for item in checked.dropFirst() {
    diagnostics.report(
      .severalChecked, "'\(item.title)' starts checked, but so does '\(first.title)'",
      at: anchor(item), label: "second", related: .init(anchor(first), "first"),
      help: "let only one of them start checked, or allow several: set 'choice' to 'any'",
      fix: .delete(ItemKey.checked.rawValue, anchor(item)))
  }
}

/// Checks that a choice of one offers at least two items, and a choice of any at least one.
func checkSingleOption(_ group: ItemGroup, into diagnostics: inout Diagnostics) {
  guard let choice = group.choice, group.owner?.childrenAreUnknown != true,
    group.owner?.isSlot != true
  else { return }
  let count = group.checkItems.count
  guard choice == .one ? count < 2 : count == 0 else { return }
  diagnostics.report(
    .singleOption,
    "the choice in \(group.name) has \(count == 0 ? "no items" : "only one item")",
    at: group.choiceAnchor,
    help: "add items without 'items' or 'body', or delete 'choice'")
}

/// Checks that an item of a choice of one starts checked.
func checkNothingChecked(_ group: ItemGroup, into diagnostics: inout Diagnostics) {
  guard group.choice == .one, let first = group.checkItems.first,
    !group.checkItems.contains(where: { $0.checked == true })
  else { return }
  diagnostics.report(
    .nothingChecked, "no item is initially checked in \(group.name)", at: group.choiceAnchor,
    help: "set 'checked' to true in one of the items, such as '\(first.title)'")
}

extension ItemGroup {
  fileprivate var checkItems: [Item] { items.filter { $0.isCheckItem(in: choice) } }

  fileprivate var choiceAnchor: SourceAnchor {
    .entry(owner?.place ?? menu.place, key: ItemKey.choice.rawValue)
  }
}
