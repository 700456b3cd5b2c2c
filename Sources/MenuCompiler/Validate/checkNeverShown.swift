extension DiagnosticName {
  /// See <doc:never-shown>.
  package static let neverShown = DiagnosticName("never-shown")
  /// See <doc:redundant-when>.
  package static let redundantWhen = DiagnosticName("redundant-when")
}

/// Checks that the `when` of an item is compatible with the `when`s of the items above it. Items
/// below an item that can never be visible are not reported.
func checkNeverShown(_ menu: Menu, into diagnostics: inout Diagnostics) {
  let space = ConditionSpace(menu.conditions)
  visitRequirements(of: menu, in: space) { item, above in
    let all = above + Requirement.list(of: item, .when, in: space)
    guard all.count > above.count, !space.canHold(all.map(\.clause)) else { return true }
    let conflict = space.conflict(among: all.map(\.clause)).map { all[$0] }
    diagnostics.report(
      .neverShown, "'\(item.name)' can never be visible: \(Requirement.exclusion(conflict))",
      at: .entry(item.place, key: ItemKey.when.rawValue),
      related: conflict.first { $0.item.place != item.place }.map {
        .init(.entry($0.item.place, key: ItemKey.when.rawValue), "'\($0.item.title)' requires this")
      },
      help: "delete the item, or change one of the conditions")
    return false
  }
}

/// Checks that no requirement of a `when` already follows from the `when`s of the items above.
func checkRedundantWhen(_ menu: Menu, into diagnostics: inout Diagnostics) {
  let space = ConditionSpace(menu.conditions)
  visitRequirements(of: menu, in: space) { item, above in
    let own = Requirement.list(of: item, .when, in: space)
    let context = above.map(\.clause)
    guard space.canHold(context + own.map(\.clause)) else { return false }
    for requirement in own where !above.isEmpty {
      let opposite = context + ConditionSpace.negation(of: requirement.clause)
      guard !space.canHold(opposite) else { continue }
      let cause = space.conflict(among: opposite).first { $0 < above.count }.map { above[$0] }
      diagnostics.report(
        .redundantWhen, "\(requirement.text) already holds where '\(item.name)' can be visible",
        at: requirement.anchor,
        related: cause?.asCause, help: requirement.deletion)
    }
    return true
  }
}
