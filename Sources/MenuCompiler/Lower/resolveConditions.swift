/// The conditions of one or more nodes, as masks of the bits of a ``ConditionLayout``.
package struct LoweredWhen: Sendable {
  /// The clauses, all of which must hold.
  package var clauses: [WhenClause]
  /// The nodes that have the `when`, in ascending order.
  package var nodes: [Int32] = []
  /// The nodes that have the same conditions as their `enabled`, in ascending order.
  package var enabledNodes: [Int32] = []
}

/// Finds the distinct `when`s and conditions of `enabled`, and the nodes that they hide or disable
/// while conditions have their defaults.
func resolveConditions(of menu: inout LoweredMenu) {
  guard !menu.conditions.isEmpty else { return }
  let layout = ConditionLayout(menu.conditions)
  var numbers: [[WhenClause]: Int] = [:]
  func number(of entries: [WhenEntry]) -> Int {
    let clauses = entries.map(layout.clause)
    if let number = numbers[clauses] { return number }
    numbers[clauses] = menu.whens.count
    menu.whens.append(LoweredWhen(clauses: clauses))
    return menu.whens.count - 1
  }
  func holdsAtFirst(_ number: Int) -> Bool {
    menu.whens[number].clauses.allSatisfy { $0.holds(layout.initial) }
  }
  for node in 0..<menu.count {
    guard let fields = menu.details[node]?.fields else { continue }
    if !fields.when.isEmpty {
      let number = number(of: fields.when)
      menu.whens[number].nodes.append(Int32(node))
      if !holdsAtFirst(number) { menu.isAbsentAtFirst[node] = true }
    }
    if !fields.enabledWhen.isEmpty {
      let number = number(of: fields.enabledWhen)
      menu.whens[number].enabledNodes.append(Int32(node))
      if !holdsAtFirst(number) { menu.flags[node].insert(.disabled) }
    }
  }
}
