/// The bits for the values of a menu's conditions, which engines keep in one integer.
///
/// A Boolean condition has one bit, which is set if the condition is true. A condition with choices
/// has one bit per choice, exactly one of which is set; none is set while a condition that follows a
/// choice has no value.
struct ConditionLayout {
  /// The first bit of each condition, in the order in which they are declared.
  private(set) var firstBits: [Int] = []
  private(set) var bitCount = 0
  /// The bits of the conditions' defaults.
  private(set) var initial: UInt64 = 0
  private let conditions: [Condition]
  private var numbers: [String: Int] = [:]

  init(_ conditions: [Condition]) {
    self.conditions = conditions
    for (number, condition) in conditions.enumerated() {
      numbers[condition.name] = number
      firstBits.append(bitCount)
      let value = UInt64(condition.defaultValue)
      if !condition.canBeNone {
        initial |= condition.choices == nil ? value << bitCount : 1 << (bitCount + Int(value))
      }
      bitCount += condition.choices?.count ?? 1
    }
  }

  /// The masks of a `when` entry. Terms with undeclared conditions are left out.
  func clause(_ entry: WhenEntry) -> WhenClause {
    var clause = WhenClause()
    for term in entry.terms {
      guard let number = numbers[term.condition] else { continue }
      let choices = conditions[number].choices
      let offset = term.choice.flatMap { choices?.firstIndex(of: $0) } ?? 0
      let mask: UInt64 = 1 << (firstBits[number] + offset)
      if term.isNegated { clause.not |= mask } else { clause.any |= mask }
    }
    return clause
  }
}

/// A `when` entry as masks of the bits of a ``ConditionLayout``. The entry holds if one of the bits
/// in `any` is set, or if one of the bits in `not` is not set.
package struct WhenClause: Sendable, Hashable {
  package var any: UInt64 = 0
  package var not: UInt64 = 0

  func holds(_ bits: UInt64) -> Bool { bits & any != 0 || ~bits & not != 0 }
}
