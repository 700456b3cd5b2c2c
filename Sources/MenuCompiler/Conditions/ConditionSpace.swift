/// The values that the conditions of a menu can have, and the consequences for `when`s.
///
/// Conditions are variables. A condition without choices has the values 0 and 1. Conditions that
/// follow items of the same choice share a variable. Its values are the items of the choice and, if
/// no item starts checked, a further value for no checked item. Conditions that follow the same
/// item also share a variable. Sets of values are masks.
struct ConditionSpace {
  /// The variables of the conditions, by name.
  private var variables: [String: Int] = [:]
  private var declared: [String: Condition] = [:]
  /// The possible values of each variable.
  private var domains: [UInt64] = []
  private let work: Work

  /// The remaining work for one menu, as the number of literals to examine. Without a limit, a
  /// hostile menu could keep the compiler busy for hours.
  private final class Work {
    var left: Int

    init(_ left: Int) { self.left = left }
  }

  /// - Parameters:
  ///   - defines: The fixed values. Values of unknown conditions are ignored.
  ///   - work: The number of literals that all searches together may examine.
  init(
    _ conditions: [Condition], defines: [Define] = [], work: Int = Limits.conditionWork
  ) {
    // Too many conditions are reported as a separate problem. Searching through them could take
    // hours.
    self.work = Work(work)
    guard ConditionLayout(conditions).bitCount <= Limits.conditionBits,
      conditions.allSatisfy({ $0.stateCount <= Limits.conditionValues })
    else { return }
    var known: [String: Int] = [:]
    for condition in conditions {
      declared[condition.name] = condition
      let shared = condition.followed.map { $0.sharedChoice?.id ?? "=" + $0.id }
      if let variable = shared.flatMap({ known[$0] }) {
        variables[condition.name] = variable
        continue
      }
      if let shared { known[shared] = domains.count }
      variables[condition.name] = domains.count
      let count = condition.stateCount
      domains.append(count == 64 ? .max : (1 << UInt64(count)) - 1)
    }
    for define in defines {
      guard let variable = variables[define.condition],
        let value = declared[define.condition]?.values.firstIndex(of: define.value)
      else { continue }
      domains[variable] = 1 << UInt64(value)
    }
  }

  /// Whether there are no conditions, or too many to search.
  var isEmpty: Bool { domains.isEmpty }

  func condition(_ name: String) -> Condition? { declared[name] }

  /// A requirement: one of the literals must hold. A literal is the variable of a condition, and
  /// the values for which it holds.
  typealias Clause = [(condition: Int, values: UInt64)]

  /// A `when` entry as a requirement; nil if it names an undeclared condition or choice.
  func clause(_ entry: WhenEntry) -> Clause? {
    var clause: Clause = []
    for term in entry.terms {
      guard let number = variables[term.condition], let values = values(of: term) else {
        return nil
      }
      clause.append((number, values))
    }
    return clause
  }

  /// The values for which a term holds; nil if the term does not fit its condition.
  private func values(of term: WhenTerm) -> UInt64? {
    guard let condition = condition(term.condition) else { return nil }
    let value: Int?
    switch (term.choice, condition.choices) {
    case (nil, nil):
      // An item of a choice is checked in one of the choice's states.
      value =
        condition.followed.flatMap {
          $0.sharedChoice?.names.firstIndex(of: followedName(of: $0.id))
        } ?? 1
    case (let choice?, let choices?):
      guard let index = choices.firstIndex(of: choice) else { return nil }
      // An output may leave out items of a choice.
      value = condition.followed.map { $0.choice?.names.firstIndex(of: choice) } ?? index
    case (nil, .some), (.some, nil): return nil
    }
    let mask: UInt64 = value.map { $0 < Limits.conditionValues ? 1 << UInt64($0) : 0 } ?? 0
    return term.isNegated ? ~mask : mask
  }

  /// The negation of a clause, as requirements that must all hold.
  static func negation(of clause: Clause) -> [Clause] {
    clause.map { [($0.condition, ~$0.values)] }
  }

  /// Whether a clause holds for all possible values (true) or for none (false); nil if it depends
  /// on the values.
  func truth(of clause: Clause) -> Bool? {
    if clause.contains(where: { domains[$0.condition] & ~$0.values == 0 }) { return true }
    return clause.allSatisfy { domains[$0.condition] & $0.values == 0 } ? false : nil
  }

  /// Whether some values meet all requirements. The search gives up and returns true after
  /// ``Limits/conditionSteps`` steps, or once all searches have examined ``Limits/conditionWork``
  /// literals.
  func canHold(_ clauses: [Clause]) -> Bool {
    var steps = 0
    return canHold(clauses, domains, &steps)
  }

  /// While a clause has only one open literal left, narrows the domain of its condition. Then tries
  /// both outcomes of an open literal.
  private func canHold(_ clauses: [Clause], _ domains: [UInt64], _ steps: inout Int) -> Bool {
    steps += 1
    guard steps < Limits.conditionSteps, work.left > 0 else { return true }
    var domains = domains
    var open = clauses
    var isNarrowed = true
    while isNarrowed {
      isNarrowed = false
      var rest: [Clause] = []
      for clause in open {
        work.left -= clause.count
        if clause.contains(where: { domains[$0.condition] & ~$0.values == 0 }) { continue }
        let possible = clause.filter { domains[$0.condition] & $0.values != 0 }
        guard let first = possible.first else { return false }
        if possible.count == 1 {
          domains[first.condition] &= first.values
          isNarrowed = true
        } else {
          rest.append(possible)
        }
      }
      open = rest
    }
    guard let literal = open.first?.first else { return true }
    for values in [literal.values, ~literal.values] {
      var narrowed = domains
      narrowed[literal.condition] &= values
      if canHold(open, narrowed, &steps) { return true }
    }
    return false
  }

  /// The requirements of an item's `when` or `enabled`, except entries that name undeclared
  /// conditions or choices.
  func clauses(of item: Item, _ key: ItemKey = .when) -> [Clause] {
    item.conditions(of: key).compactMap(clause)
  }

  /// Whether two items of a group can be visible at the same time.
  func canShowTogether(_ first: Item, _ second: Item) -> Bool {
    isEmpty || canHold(clauses(of: first) + clauses(of: second))
  }

  /// The indices of a minimal set of requirements that can't all be met.
  ///
  /// The search omits runs of requirements, from half of them down to single requirements.
  func conflict(among clauses: [Clause]) -> [Int] {
    var kept = Array(clauses.indices)
    var length = max(kept.count / 2, 1)
    while true {
      var start = 0
      while start < kept.count {
        let fewer = Array(kept[..<start] + kept[min(start + length, kept.count)...])
        if canHold(fewer.map { clauses[$0] }) { start += length } else { kept = fewer }
      }
      if length == 1 { return kept }
      length /= 2
    }
  }
}

extension Condition {
  /// The number of values of the condition's variable.
  fileprivate var stateCount: Int {
    guard let followed else { return values.count }
    return followed.sharedChoice?.stateCount
      ?? (choices == nil ? 2 : followed.choice?.stateCount ?? 1)
  }
}

extension FollowedItem {
  /// The choice whose states decide the condition; nil if the item is in no choice, or in one that
  /// is too large to be searched. The condition then does not share the choice's variable.
  fileprivate var sharedChoice: FollowedChoice? {
    choice.flatMap { $0.stateCount <= Limits.conditionValues ? $0 : nil }
  }
}
