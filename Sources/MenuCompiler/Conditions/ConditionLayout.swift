/// The bits that the values of a menu's conditions take, which engines keep in one integer.
///
/// A boolean condition has one bit, which is set if it is true. One with choices has a bit for each
/// of them, of which one is set.
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
      initial |= condition.choices == nil ? value << bitCount : 1 << (bitCount + Int(value))
      bitCount += condition.choices?.count ?? 1
    }
  }

  /// The masks of an entry of a `when`. Terms about undeclared conditions are left out.
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

/// An entry of a `when` as masks of the bits of a ``ConditionLayout``: it holds if one of the bits
/// `any` is set, or one of the bits `not` is not.
package struct WhenClause: Sendable, Hashable {
  package var any: UInt64 = 0
  package var not: UInt64 = 0

  func holds(_ bits: UInt64) -> Bool { bits & any != 0 || ~bits & not != 0 }
}
