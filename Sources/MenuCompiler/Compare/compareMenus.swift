/// The changes between two menus, from the point of view of existing users of the old one.
package struct MenuDifference: Sendable {
  package let newSources: Sources
  package let oldSources: Sources
  /// All changes, in no particular order; see ``ChangeSettings/applied(to:)``.
  package let changes: [DocumentChange]

  /// Whether the new menu exists.
  var hasNew: Bool { !newSources.files.isEmpty }
}

/// Compares two menus that were compiled to their tables; nil means that a menu does not exist.
/// Returns nil if a menu has errors or if neither menu exists.
///
/// - Parameter comparesTranslations: Whether the texts in other languages are compared as well.
package func compareMenus(
  _ old: CompiledMenu?, _ new: CompiledMenu?, comparesTranslations: Bool = false
) -> MenuDifference? {
  guard let old else { return new.flatMap { differenceOfOne($0, isNew: true) } }
  guard let new else { return differenceOfOne(old, isNew: false) }
  guard let oldSide = MenuSide(old), let newSide = MenuSide(new) else { return nil }
  var changes = changes(from: oldSide, to: newSide)
  if comparesTranslations { changes += findTranslationChanges(oldSide, newSide) }
  var ofOutputs = ChangesOfOutputs(besides: changes)
  let variants = variants(of: old, new)
  for defines in variants {
    guard let oldSide = MenuSide(old, variant: defines),
      let newSide = MenuSide(new, variant: defines)
    else { continue }
    ofOutputs.add(MenuCompiler.changes(from: oldSide, to: newSide), of: defines)
  }
  let areAll = new.plan?.jobs.allSatisfy { variants.contains($0.defines) } ?? false
  return MenuDifference(
    newSources: new.sources, oldSources: old.sources,
    changes: changes + ofOutputs.changes(ofAll: areAll ? variants.count : nil))
}

private func changes(from old: MenuSide, to new: MenuSide) -> [DocumentChange] {
  var comparison = MenuComparison(old, new)
  for check in changeChecks { check(&comparison) }
  return comparison.changes
}

/// The sets of condition values that outputs of both menus fix, except the set that the caller
/// fixes.
private func variants(of old: CompiledMenu, _ new: CompiledMenu) -> [[Define]] {
  var variants: [[Define]] = []
  let earlier = (old.plan?.jobs ?? []).map(\.defines)
  for defines in (new.plan?.jobs ?? []).map(\.defines)
  where defines != new.plan?.requestedDefines && earlier.contains(defines)
    && !variants.contains(defines)
  {
    variants.append(defines)
  }
  return variants
}

/// The difference for a menu that was added or removed.
private func differenceOfOne(_ menu: CompiledMenu, isNew: Bool) -> MenuDifference? {
  guard let side = MenuSide(menu) else { return nil }
  let name = side.declared.name
  let place = side.anchor(.menu)
  guard isNew else {
    let change = DocumentChange(
      .menuRemoved, name,
      "the menu '\(name)' is gone; what users opened, closed and checked there is lost",
      at: .file(0), old: place,
      help: "if a different menu replaces it, give that menu the name '\(name)'")
    return MenuDifference(newSources: Sources(), oldSources: menu.sources, changes: [change])
  }
  let change = DocumentChange(.menuAdded, name, "the menu '\(name)' is new", at: place)
  return MenuDifference(newSources: menu.sources, oldSources: Sources(), changes: [change])
}

/// The checks that find changes between two menus.
private let changeChecks: [@Sendable (inout MenuComparison) -> Void] = [
  findRemovedItems,
  findChangedIDs,
  findRemovedFormerIDs,
  findAddedItems,
  findMovedItems,
  findOrderChanges,
  findStateChanges,
  findGroupRules,
  findItemChanges,
  findRemovedTaps,
  findSettingChanges,
  findColumnChanges,
  findTargetChanges,
  findRemovedLanguages,
  findRemovedConstants,
  findCaseChanges,
  findArgumentChanges,
  findConditionChanges,
]
