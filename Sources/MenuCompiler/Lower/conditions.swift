/// A `when` that one or more nodes have, as masks of the bits of all conditions.
///
/// A boolean condition has one bit, which is set if it is true. One with choices has a bit for each
/// of them, of which one is set.
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

extension Condition {
  /// The bits that the condition takes.
  var bitCount: Int { choices?.count ?? 1 }
}

extension [Condition] {
  /// The bits that all of them take; a menu with more than ``Limits/conditionBits`` is invalid.
  var bitCount: Int { map(\.bitCount).reduce(0, +) }
}

/// Finds the different `when`s, and the nodes that they hide while conditions have their defaults.
func resolveConditions(of menu: inout LoweredMenu) {
  guard !menu.conditions.isEmpty else { return }
  let bits = ConditionBits(menu.conditions)
  var numbers: [[WhenClause]: Int] = [:]
  for node in 0..<menu.count {
    guard let when = menu.details[node]?.fields.when, !when.isEmpty else { continue }
    let clauses = when.map(bits.clause)
    let number = numbers[clauses] ?? menu.whens.count
    if number == menu.whens.count {
      numbers[clauses] = number
      menu.whens.append(LoweredWhen(clauses: clauses, nodes: []))
    }
    menu.whens[number].nodes.append(Int32(node))
    if !clauses.allSatisfy({ $0.holds(bits.initial) }) { menu.isAbsentAtFirst[node] = true }
  }
}

/// The bits of a menu's conditions, see ``LoweredWhen``.
private struct ConditionBits {
  private var first: [String: (bit: UInt64, condition: Condition)] = [:]
  /// The bits of the conditions' defaults.
  private(set) var initial: UInt64 = 0

  init(_ conditions: [Condition]) {
    var bit: UInt64 = 0
    for condition in conditions {
      first[condition.name] = (bit, condition)
      let value = UInt64(condition.defaultValue)
      initial |= condition.choices == nil ? value << bit : 1 << (bit + value)
      bit += UInt64(condition.bitCount)
    }
  }

  func clause(_ entry: WhenEntry) -> WhenClause {
    var clause = WhenClause()
    for term in entry.terms {
      guard let (bit, condition) = first[term.condition] else { continue }
      let offset = term.choice.flatMap { condition.choices?.firstIndex(of: $0) } ?? 0
      let mask: UInt64 = 1 << (bit + UInt64(offset))
      if term.isNegated { clause.not |= mask } else { clause.any |= mask }
    }
    return clause
  }
}
