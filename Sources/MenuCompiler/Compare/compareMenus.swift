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
  var changes = changes(from: oldSide, to: newSide)
  var known = Set(changes.map(ChangeKey.init))
  for defines in variants(of: old, new) {
    guard let oldSide = MenuSide(old, variant: defines),
      let newSide = MenuSide(new, variant: defines)
    else { continue }
    for change in MenuCompiler.changes(from: oldSide, to: newSide)
    where known.insert(ChangeKey(change)).inserted {
      changes.append(change.in(defines))
    }
  }
  return MenuDifference(newSources: new.sources, oldSources: old.sources, changes: changes)
}

private func changes(from old: MenuSide, to new: MenuSide) -> [DocumentChange] {
  var comparison = MenuComparison(old, new)
  for check in changeChecks { check(&comparison) }
  return comparison.changes
}

/// The values that outputs of both menus fix, beyond those that the caller fixes.
private func variants(of old: CompiledMenu, _ new: CompiledMenu) -> [[Define]] {
  var variants: [[Define]] = []
  for job in new.plan?.jobs ?? []
  where job.defines != new.plan?.requestedDefines && !variants.contains(job.defines) {
    if old.plan?.jobs.contains(where: { $0.defines == job.defines }) ?? false {
      variants.append(job.defines)
    }
  }
  return variants
}

/// What is reported once, for the menu as a whole or else for the first output that has it.
private struct ChangeKey: Hashable {
  let kind: ChangeKind
  let id: String
  let message: String

  init(_ change: DocumentChange) {
    kind = change.kind
    id = change.id
    message = change.message
  }
}

extension DocumentChange {
  /// The change, said of one output.
  fileprivate func `in`(_ defines: [Define]) -> DocumentChange {
    DocumentChange(
      kind, id, "\(message) (in the output with \(defines.words))", at: anchor, label: label,
      old: oldAnchor, oldLabel: oldLabel, before: before, after: after, also: alsoIDs, help: help)
  }
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
  findRemovedLanguages,
  findRemovedConstants,
  findCaseChanges,
  findConditionChanges,
]
