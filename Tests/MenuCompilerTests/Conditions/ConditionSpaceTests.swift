import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// The analysis of conditions is exact: it agrees with trying every assignment of values.
@Suite(.endingInTime) struct ConditionSpaceTests {
  private static let names = ["a", "b", "c", "d"]

  /// Three booleans, and a condition with three choices.
  private static let conditions: [Condition] = names.map { name in
    Condition(
      place: SourcePlace(file: 0, node: 0), name: name,
      choices: name == "d" ? ["x", "y", "z"] : nil, defaultValue: 0)
  }

  private static func term(_ generator: inout Dice) -> WhenTerm {
    let name = names.randomElement(using: &generator) ?? "a"
    let choice = name == "d" ? "=" + (["x", "y", "z"].randomElement(using: &generator) ?? "x") : ""
    let sign = Bool.random(using: &generator) ? "!" : ""
    return WhenTerm(sign + name + choice, at: SourcePlace(file: 0, node: 0))
  }

  private static func entries(_ generator: inout Dice) -> [WhenEntry] {
    (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      WhenEntry(terms: (0..<Int.random(in: 1...3, using: &generator)).map { _ in term(&generator) })
    }
  }

  /// Whether entries hold with the given values.
  private static func hold(_ entries: [WhenEntry], _ values: [String: String]) -> Bool {
    entries.allSatisfy { entry in
      entry.terms.contains { term in
        let isTrue = values[term.condition] == term.choice ?? "true"
        return isTrue != term.isNegated
      }
    }
  }

  static let assignments: [[String: String]] = (0..<24).map { number in
    [
      "a": number & 1 == 0 ? "false" : "true", "b": number & 2 == 0 ? "false" : "true",
      "c": number & 4 == 0 ? "false" : "true", "d": ["x", "y", "z"][number / 8],
    ]
  }

  @Test(arguments: 0..<40) func whatCanHoldIsWhatSomeValuesMeet(seed: Int) {
    var generator = Dice(seed: UInt64(seed))
    let space = ConditionSpace(Self.conditions)
    for _ in 0..<50 {
      let entries = Self.entries(&generator)
      let clauses = entries.compactMap(space.clause)
      #expect(clauses.count == entries.count)
      let expected = Self.assignments.contains { Self.hold(entries, $0) }
      #expect(space.canHold(clauses) == expected, "\(entries.words)")
      guard !expected else { continue }
      let conflict = space.conflict(among: clauses)
      #expect(!space.canHold(conflict.map { clauses[$0] }))
      for index in conflict {
        let fewer = conflict.filter { $0 != index }.map { clauses[$0] }
        #expect(space.canHold(fewer), "\(entries.words): \(conflict) could be smaller")
      }
    }
  }

  @Test(arguments: 0..<20) func anEntryIsImpliedIfItsOppositeIsExcluded(seed: Int) {
    var generator = Dice(seed: UInt64(seed))
    let space = ConditionSpace(Self.conditions)
    for _ in 0..<50 {
      let entries = Self.entries(&generator)
      let entry = WhenEntry(terms: [Self.term(&generator), Self.term(&generator)])
      guard let clause = space.clause(entry) else { continue }
      let context = entries.compactMap(space.clause)
      let isImplied = !space.canHold(context + ConditionSpace.negation(of: clause))
      let expected = Self.assignments.allSatisfy {
        !Self.hold(entries, $0) || Self.hold([entry], $0)
      }
      #expect(isImplied == expected)
    }
  }

  /// The bits of all conditions, and the clauses that engines test with them.
  @Test(arguments: 0..<20) func loweredClausesHoldWithTheSameValues(seed: Int) throws {
    var generator = Dice(seed: UInt64(seed))
    for _ in 0..<20 {
      let entries = Self.entries(&generator)
      for values in Self.assignments {
        var conditions = Self.conditions
        for index in conditions.indices {
          conditions[index].defaultValue =
            conditions[index].values.firstIndex(of: values[conditions[index].name] ?? "") ?? 0
        }
        var item = Item(place: SourcePlace(file: 0, node: 0))
        item.id = "item"
        var fields = ItemDetails.Fields()
        fields.when = entries
        item.details = ItemDetails(fields)
        var menu = Menu.empty(at: item.place)
        menu.conditions = conditions
        menu.items = [item]
        #expect(lower(menu).isAbsentAtFirst == [!Self.hold(entries, values)])
      }
    }
  }

  /// Once the work permitted for a menu is used up, everything is assumed to hold.
  @Test func workForAMenuIsBounded() {
    let place = SourcePlace(file: 0, node: 0)
    let opposites = ["a", "!a"].map { WhenEntry(terms: [WhenTerm($0, at: place)]) }
    let space = ConditionSpace(Self.conditions, work: 1_000)
    let clauses = opposites.compactMap(space.clause)
    var answers: [Bool] = []
    for _ in 0..<2_000 { answers.append(space.canHold(clauses)) }
    #expect(answers.first == false && answers.last == true)
  }

  /// Formulas that a search without learning can't decide quickly. The search gives up in time.
  @Test func aHopelessSearchIsGivenUp() throws {
    let count = 63
    let conditions = (0..<count).map { number in
      Condition(
        place: SourcePlace(file: 0, node: 0), name: "c\(number)", choices: nil, defaultValue: 0)
    }
    let space = ConditionSpace(conditions)
    var generator = Dice(seed: 7)
    let entries = (0..<260).map { _ in
      WhenEntry(
        terms: (0..<3).map { _ in
          let sign = Bool.random(using: &generator) ? "!" : ""
          let number = Int.random(in: 0..<count, using: &generator)
          return WhenTerm("\(sign)c\(number)", at: SourcePlace(file: 0, node: 0))
        })
    }
    // The result is unknown. The test is that there is one.
    try Deadline.run { _ = space.canHold(entries.compactMap(space.clause)) }
  }
}
