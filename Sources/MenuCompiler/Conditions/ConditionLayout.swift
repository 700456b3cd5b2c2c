/// The bits for the values of a menu's conditions, which engines store in 64-bit words.
///
/// A Boolean condition has one bit, which is set if the condition is true. A condition with choices
/// has one bit per choice, of which exactly one is set, or none while a condition that follows a
/// choice has no value.
struct ConditionLayout {
  /// The first bit of each condition, in the order in which they are declared.
  private(set) var firstBits: [Int] = []
  private(set) var bitCount = 0
  private let conditions: [Condition]
  private var numbers: [String: Int] = [:]

  init(_ conditions: [Condition]) {
    self.conditions = conditions
    for (number, condition) in conditions.enumerated() {
      numbers[condition.name] = number
      firstBits.append(bitCount)
      bitCount += condition.choices?.count ?? 1
    }
  }

  /// The number of 64-bit words.
  var wordCount: Int { max((bitCount + 63) / 64, 1) }

  /// The bits of the conditions' default values, in 64-bit words.
  var initial: [UInt64] {
    var words: [UInt64] = Array(repeating: 0, count: wordCount)
    for (condition, firstBit) in zip(conditions, firstBits) where !condition.canBeNone {
      if condition.choices == nil, condition.defaultValue == 0 { continue }
      let bit = firstBit + (condition.choices == nil ? 0 : condition.defaultValue)
      words[bit / 64] |= 1 << UInt64(bit % 64)
    }
    return words
  }

  /// The masks of a `when` entry, one for each word. Terms with undeclared conditions are omitted.
  func clauses(_ entry: WhenEntry) -> [WhenClause] {
    var words = Array(repeating: WhenClause(), count: wordCount)
    for term in entry.terms {
      guard let number = numbers[term.condition] else { continue }
      let choices = conditions[number].choices
      let bit = firstBits[number] + (term.choice.flatMap { choices?.firstIndex(of: $0) } ?? 0)
      let mask: UInt64 = 1 << UInt64(bit % 64)
      if term.isNegated { words[bit / 64].not |= mask } else { words[bit / 64].any |= mask }
    }
    return words
  }

  /// Whether all entries hold for the given words. Each entry has one mask per word.
  func holds(_ clauses: [WhenClause], _ words: [UInt64]) -> Bool {
    stride(from: 0, to: clauses.count, by: wordCount).allSatisfy { start in
      words.indices.contains { clauses[start + $0].holds(words[$0]) }
    }
  }
}

/// The masks of a `when` entry for one word of a ``ConditionLayout``. The entry holds if, in any of
/// the words, a bit in `any` is set or a bit in `not` is clear.
package struct WhenClause: Sendable, Hashable {
  package var any: UInt64 = 0
  package var not: UInt64 = 0

  fileprivate func holds(_ bits: UInt64) -> Bool { bits & any != 0 || ~bits & not != 0 }
}
