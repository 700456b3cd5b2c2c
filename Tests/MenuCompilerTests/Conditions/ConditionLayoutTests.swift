import TestSupport
import Testing

@testable import MenuCompiler

/// The bits of conditions are consecutive. A condition with choices has one bit for each choice.
@Suite(.endingInTime) struct ConditionLayoutTests {
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
    #expect(layout.initial == [0b01001])
    #expect(layout.clauses(Self.clause("b=y")) == [WhenClause(any: 0b00100)])
    #expect(layout.clauses(Self.clause("!c")) == [WhenClause(not: 0b10000)])
    #expect(layout.clauses(Self.clause("d")) == [WhenClause()])
  }

  /// A condition may have its bits in two words, and a term is a clause with a mask for each word.
  @Test func moreBitsAreInFurtherWords() {
    let layout = ConditionLayout(
      (0..<60).map { Self.condition("c\($0)", default: 1) }
        + [Self.condition("d", (0..<10).map { "x\($0)" }, default: 9)])
    #expect(layout.bitCount == 70)
    #expect(layout.wordCount == 2)
    #expect(layout.initial == [(1 << 60) - 1, 1 << 5])
    #expect(layout.clauses(Self.clause("d=x3")) == [WhenClause(any: 1 << 63), WhenClause()])
    #expect(layout.clauses(Self.clause("!d=x4")) == [WhenClause(), WhenClause(not: 1)])
    let clauses = layout.clauses(Self.clause("c5")) + layout.clauses(Self.clause("d=x9"))
    #expect(layout.holds(clauses, layout.initial))
    #expect(!layout.holds(clauses + layout.clauses(Self.clause("!d=x9")), layout.initial))
  }
}
