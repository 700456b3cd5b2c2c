/// A `when` of one or more nodes, as masks of the bits of a ``ConditionLayout``.
package struct LoweredWhen: Sendable {
  /// The clauses, all of which must hold.
  package var clauses: [WhenClause]
  /// The nodes that have the `when`, in ascending order.
  package var nodes: [Int32]
}

/// Finds the distinct `when`s, and the nodes that they hide while conditions have their defaults.
func resolveConditions(of menu: inout LoweredMenu) {
  guard !menu.conditions.isEmpty else { return }
  let layout = ConditionLayout(menu.conditions)
  var numbers: [[WhenClause]: Int] = [:]
  for node in 0..<menu.count {
    guard let when = menu.details[node]?.fields.when, !when.isEmpty else { continue }
    let clauses = when.map(layout.clause)
    let number = numbers[clauses] ?? menu.whens.count
    if number == menu.whens.count {
      numbers[clauses] = number
      menu.whens.append(LoweredWhen(clauses: clauses, nodes: []))
    }
    menu.whens[number].nodes.append(Int32(node))
    if !clauses.allSatisfy({ $0.holds(layout.initial) }) { menu.isAbsentAtFirst[node] = true }
  }
}
