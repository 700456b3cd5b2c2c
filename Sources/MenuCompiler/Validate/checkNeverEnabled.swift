extension DiagnosticName {
  /// See <doc:never-enabled>.
  package static let neverEnabled = DiagnosticName("never-enabled")
  /// See <doc:redundant-enabled>.
  package static let redundantEnabled = DiagnosticName("redundant-enabled")
}

/// Checks that the conditions of an item's `enabled` can hold while the item is visible.
func checkNeverEnabled(_ menu: Menu, into diagnostics: inout Diagnostics) {
  visitEnabled(of: menu) { item, shown, own, space in
    let all = shown + own
    guard !space.canHold(all.map(\.clause)) else { return }
    let conflict = space.conflict(among: all.map(\.clause)).map { all[$0] }
    diagnostics.report(
      .neverEnabled, "'\(item.title)' can never be enabled: \(Requirement.exclusion(conflict))",
      at: .entry(item.place, key: ItemKey.enabled.rawValue),
      related: conflict.first { $0.key == .when }?.asCause,
      help: "set 'enabled' to false, or change one of the conditions")
  }
}

/// Checks that no requirement of `enabled` always holds, in general or while the item is visible.
func checkRedundantEnabled(_ menu: Menu, into diagnostics: inout Diagnostics) {
  visitEnabled(of: menu) { item, shown, own, space in
    let context = shown.map(\.clause)
    guard space.canHold(context + own.map(\.clause)) else { return }
    for requirement in own {
      let opposite = context + ConditionSpace.negation(of: requirement.clause)
      guard !space.canHold(opposite) else { continue }
      let cause = space.conflict(among: opposite).first { $0 < shown.count }.map { shown[$0] }
      diagnostics.report(
        .redundantEnabled,
        cause == nil
          ? "\(requirement.text) always holds"
          : "\(requirement.text) already holds where '\(item.title)' can be visible",
        at: requirement.anchor, related: cause?.asCause, help: requirement.deletion)
    }
  }
}

/// Calls a function for each item that can be visible and whose `enabled` has conditions. The
/// function receives the requirements for the item to be visible (its own and those of the items
/// above it) and the requirements of its `enabled`.
private func visitEnabled(
  of menu: Menu, _ visit: (Item, [Requirement], [Requirement], ConditionSpace) -> Void
) {
  let space = ConditionSpace(menu.conditions)
  visitRequirements(of: menu, in: space) { item, above in
    let own = Requirement.list(of: item, .enabled, in: space)
    if own.isEmpty { return true }
    let shown = above + Requirement.list(of: item, .when, in: space)
    guard space.canHold(shown.map(\.clause)) else { return false }
    visit(item, shown, own, space)
    return true
  }
}
