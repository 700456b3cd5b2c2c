/// What changed between two menus, from the point of view of existing users of the old one.
public struct MenuDifference: Sendable {
  public let newSources: Sources
  public let oldSources: Sources
  /// All changes, in no particular order; see ``ChangeSettings/applied(to:)``.
  public let changes: [DocumentChange]
}

/// Compares two menus that were compiled to their tables. Returns nil if one of them has errors.
public func compareMenus(_ old: CompiledMenu, _ new: CompiledMenu) -> MenuDifference? {
  guard let oldSide = MenuSide(old), let newSide = MenuSide(new) else { return nil }
  var comparison = MenuComparison(oldSide, newSide)
  for check in changeChecks { check(&comparison) }
  return MenuDifference(
    newSources: new.sources, oldSources: old.sources, changes: comparison.changes)
}

/// The changes to a menu that did not exist before.
public func compareWithNothing(_ new: CompiledMenu) -> MenuDifference? {
  guard let side = MenuSide(new) else { return nil }
  let change = DocumentChange(
    .menuAdded, side.declared.name, "the menu '\(side.declared.name)' is new",
    at: side.anchor(.menu))
  return MenuDifference(newSources: new.sources, oldSources: Sources(), changes: [change])
}

/// Every kind of change is found by one of these.
private let changeChecks: [@Sendable (inout MenuComparison) -> Void] = [
  findRemovedItems,
  findChangedIDs,
  findAddedItems,
  findMovedItems,
  findOrderChanges,
  findStateChanges,
  findGroupRules,
  findItemChanges,
  findSettingChanges,
  findColumnChanges,
  findTargetChanges,
  findRemovedConstants,
  findRemovedCases,
]
