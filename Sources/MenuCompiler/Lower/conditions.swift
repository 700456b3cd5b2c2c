/// A `when` that one or more nodes have, as masks of the bits of all conditions, which `ConditionLayout`
/// describes.
public struct LoweredWhen: Sendable {
  /// All of them must hold.
  public var clauses: [WhenClause]
  /// The nodes, ascending.
  public var nodes: [Int32]
}

/// An entry of a `when`: it holds if one of the bits `any` is set, or one of the bits `not` is not.
public struct WhenClause: Sendable, Hashable {
  public var any: UInt64 = 0
  public var not: UInt64 = 0

  func holds(_ bits: UInt64) -> Bool { bits & any != 0 || ~bits & not != 0 }
}

/// Finds the different `when`s, and the nodes that they hide while conditions have their defaults.
func resolveConditions(of menu: inout LoweredMenu) {
  guard !menu.conditions.isEmpty else { return }
  let layout = ConditionLayout(menu.conditions)
  let initial = layout.initial
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
    if !clauses.allSatisfy({ $0.holds(initial) }) { menu.isAbsentAtFirst[node] = true }
  }
}

extension ConditionLayout {
  fileprivate func clause(_ entry: WhenEntry) -> WhenClause {
    var clause = WhenClause()
    for term in entry.terms {
      guard let mask = field(of: term.condition)?.mask(of: term.choice) else { continue }
      if term.isNegated { clause.not |= mask } else { clause.any |= mask }
    }
    return clause
  }
}
