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
    let all = above + Requirement.list(of: item, in: space)
    guard all.count > above.count, !space.canHold(all.map(\.clause)) else { return true }
    let conflict = space.conflict(among: all.map(\.clause)).map { all[$0] }
    diagnostics.report(
      .neverShown, "'\(item.title)' can never be visible: \(Requirement.exclusion(conflict))",
      at: .entry(item.place, key: ItemKey.when.rawValue),
      related: conflict.first { $0.item.place != item.place }.map {
        .init(.entry($0.item.place, key: ItemKey.when.rawValue), "'\($0.item.title)' requires this")
      },
      help: "delete the item, or change one of the conditions")
    return false
  }
}

/// Checks that a `when` does not repeat a requirement of an item above.
func checkRedundantWhen(_ menu: Menu, into diagnostics: inout Diagnostics) {
  let space = ConditionSpace(menu.conditions)
  visitRequirements(of: menu, in: space) { item, above in
    let own = Requirement.list(of: item, in: space)
    let context = above.map(\.clause)
    guard space.canHold(context + own.map(\.clause)) else { return false }
    for requirement in own where !above.isEmpty {
      let opposite = context + ConditionSpace.negation(of: requirement.clause)
      guard !space.canHold(opposite) else { continue }
      let cause = space.conflict(among: opposite).first { $0 < above.count }.map { above[$0] }
      diagnostics.report(
        .redundantWhen, "\(requirement.text) already holds where '\(item.title)' can be visible",
        at: requirement.anchor,
        related: cause.map { .init($0.anchor, "'\($0.item.title)' requires this") },
        help: "delete it")
    }
    return true
  }
}

/// A `when` entry, with its item.
private struct Requirement {
  let item: Item
  let entry: WhenEntry
  let clause: ConditionSpace.Clause

  /// The requirements of an item itself. Requirements that name an undeclared condition or choice
  /// are left out.
  static func list(of item: Item, in space: ConditionSpace) -> [Requirement] {
    (item.details?.fields.when ?? []).compactMap { entry in
      space.clause(entry).map { Requirement(item: item, entry: entry, clause: $0) }
    }
  }

  var anchor: SourceAnchor {
    entry.terms.first.map { .value($0.place) } ?? .entry(item.place, key: ItemKey.when.rawValue)
  }

  /// The entry in the form used in messages.
  var text: String { entry.terms.map { "'\($0.text)'" }.joined(separator: " or ") }

  /// The reason why requirements can't all be met.
  static func exclusion(_ conflict: [Requirement]) -> String {
    guard let last = conflict.last, conflict.count > 1 else { return "nothing meets its 'when'" }
    let others = conflict.dropLast().map(\.text).joined(separator: ", ")
    return "\(others) and \(last.text) exclude each other"
  }
}

/// Calls a function for each item with the requirements of the items above it. If it returns false,
/// the items below are skipped.
private func visitRequirements(
  of menu: Menu, in space: ConditionSpace, _ visit: (Item, [Requirement]) -> Bool
) {
  guard !menu.conditions.isEmpty else { return }
  func descend(_ items: [Item], _ above: [Requirement]) {
    for item in items where visit(item, above) {
      guard !item.children.isEmpty else { continue }
      descend(item.children, above + Requirement.list(of: item, in: space))
    }
  }
  descend(menu.items, [])
}
