import Foundation
import TestSupport
import Testing

/// The five articles and their readers, as taps on the samples: the articles' statements about
/// rows, glyphs, batches, animations, scrolling and notifications hold in the output of the
/// generated Swift.
@Suite struct ScenarioTests {
  static let program = Result {
    let menus = try Scenario.names.flatMap { try Scenario(named: $0).menus }
    return try ScenarioProgram(menus: Set(menus).sorted())
  }

  @Test func everyArticleHasScenarios() {
    for article in ["s0-", "s1-", "s2-", "s3-", "s4-"] {
      #expect(Scenario.names.contains { $0.hasPrefix(article) })
    }
  }

  @Test(arguments: Scenario.names) func answersAreThoseOfTheScenario(_ name: String) throws {
    let scenario = try Scenario(named: name)
    let text = try Self.program.get().replay(scenario)
    try Repository.record(text, to: Scenario.directory.appending(path: name))
    // Steps are compared one by one, so that a difference is reported as one step and not as two
    // files.
    let steps = Scenario(text).steps
    #expect(steps.count == scenario.steps.count)
    for (now, then) in zip(steps, scenario.steps) {
      #expect(now.answer == then.answer, "\(name):\(then.line): \(then.command)")
    }
    let isSame = text == scenario.text
    #expect(isSame, "\(name) differs")
  }

  /// Facts concern the program's answers, so a recording can't remove one.
  @Test(arguments: Scenario.names) func factsHold(_ name: String) throws {
    let text = try Self.program.get().replay(try Scenario(named: name))
    for step in Scenario(text).steps {
      let place = "\(name):\(step.line): \(step.command)"
      #expect(step.brokenFacts == [], "\(place)")
      #expect(!step.must.isEmpty || !step.never.isEmpty, "\(place) states no fact")
      // The problems that the program itself reports, unless they are the scenario's subject.
      let alarms = step.answer.filter { line in
        ["WRONG", "EXCEPTION", "NO SUCH"].contains { line.hasPrefix($0) }
      }
      let isExpected = step.must.contains { $0.hasPrefix("EXCEPTION") }
      #expect(alarms == [] || isExpected, "\(place)")
    }
  }

  @Test func factsCanFail() throws {
    let scenario = Scenario(
      """
      must inserts rows 3-4, fade
      must 2 ▾ Sweets
      must removes rows 2-5, fade
      never will expand
      never did
      > tap row 6
        will expand sweets: is expanded, 8 rows drawn
        removes rows 2-5, fade
        inserts rows 3-4, fade
        2    ▾   Sweets
      must something
      """)
    #expect(
      scenario.steps.map(\.brokenFacts) == [
        ["must removes rows 2-5, fade", "never will expand"], ["must something"],
      ])
  }
}
