import Testing

@testable import MenuCompiler

/// The bits of conditions are consecutive. A condition with choices has one bit for each choice.
@Suite struct ConditionLayoutTests {
  private static func condition(
    _ name: String, _ choices: [String]? = nil, default value: Int = 0
  ) -> Condition {
    Condition(
      place: SourcePlace(file: 0, node: 0), name: name, choices: choices, defaultValue: value)
  }

  private static func clause(_ term: String) -> WhenEntry {
    WhenEntry(terms: [WhenTerm(term, at: SourcePlace(file: 0, node: 0))])
  }

  @Test func bitsFollowEachOther() {
    let layout = ConditionLayout([
      Self.condition("a", default: 1), Self.condition("b", ["x", "y", "z"], default: 2),
      Self.condition("c"),
    ])
    #expect(layout.firstBits == [0, 1, 4])
    #expect(layout.bitCount == 5)
    #expect(layout.initial == 0b01001)
    #expect(layout.clause(Self.clause("b=y")) == WhenClause(any: 0b00100))
    #expect(layout.clause(Self.clause("!c")) == WhenClause(not: 0b10000))
    #expect(layout.clause(Self.clause("d")) == WhenClause())
  }

  /// Bits beyond the size of a word are counted, so that they can be reported.
  @Test func whatDoesNotFitIsCounted() {
    let layout = ConditionLayout((0..<70).map { Self.condition("c\($0)", default: 1) })
    #expect(layout.bitCount == 70)
    #expect(layout.initial == .max)
    #expect(layout.clause(Self.clause("c69")) == WhenClause())
  }
}
