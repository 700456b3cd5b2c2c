extension DiagnosticName {
  /// See <doc:misplaced-role>.
  package static let misplacedRole = DiagnosticName("misplaced-role")
}

extension Item {
  /// The role of the item.
  var role: ItemRole { details?.fields.text(.role).flatMap(ItemRole.init) ?? .normal }
}

/// Checks that menu roles are set on categories, and other standard roles on items that can only be
/// chosen.
func checkRole(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard item.role.isStandard, !item.isSeparator, !item.isInline else { return }
  let problem: String? =
    if item.role.isMenu {
      if item.isSlot {
        "is a menu that the system extends, but '\(item.name)' is a slot"
      } else {
        item.isCategory ? nil : "is a menu, but '\(item.name)' has no 'items'"
      }
    } else if item.isExpandable {
      "is for items that can only be chosen, but '\(item.name)' opens"
    } else {
      item.isCheckItem(in: context.choice)
        ? "is for items that can only be chosen, but '\(item.name)' is checked" : nil
    }
  guard let problem else { return }
  diagnostics.report(
    .misplacedRole, "the role '\(item.role.rawValue)' \(problem)", at: context.value(.field(.role)),
    help: item.role.isMenu && !item.isSlot
      ? "add `items`, or delete the role" : "delete the role")
}

/// Checks that at most one category has each menu role, since the system extends only one menu of
/// each kind.
func checkMenuRoles(_ menu: Menu, into diagnostics: inout Diagnostics) {
  var first: [ItemRole: Item] = [:]
  visitItems(menu.items) { item in
    guard item.role.isMenu, item.isCategory else { return }
    guard let earlier = first.updateValue(first[item.role] ?? item, forKey: item.role) else {
      return
    }
    let key = ItemField.role.key
    diagnostics.report(
      .misplacedRole, "'\(earlier.name)' already has the role '\(item.role.rawValue)'",
      at: .entry(item.place, key: key), label: "second use",
      related: .init(.entry(earlier.place, key: key), "first used here"),
      help: "delete one of them: the system extends only one menu")
  }
}
