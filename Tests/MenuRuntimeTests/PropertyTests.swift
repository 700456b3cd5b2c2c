import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Random menus and random events, compared with the oracle after every event.
@Suite(.endingInTime) struct PropertyTests {
  /// 360 small menus with 50 events each; 3,600 in CI. Set `only` to a seed that a failure has named.
  @Test(arguments: 0..<8) func smallMenus(part: Int) {
    let only: UInt64? = nil
    for seed in Self.seeds(part, count: 45) where only == nil || only == seed {
      var dice = Dice(seed: seed)
      let size = dice.chance(4) ? 300 : 4 + dice.below(50)
      if !play(&dice, seed, size: size, depth: 1 + dice.below(8), events: 50) { return }
    }
  }

  /// 4 menus of up to 2,000 items and 12 levels with 200 events each; in CI 40 with 500 events.
  @Test(arguments: 0..<4) func largeMenus(part: Int) {
    for seed in Self.seeds(part, count: 1) {
      var dice = Dice(seed: 100_000 + seed)
      let size = 300 + dice.below(1_700)
      if !play(&dice, seed, size: size, depth: 11, events: Rounds.factor == 1 ? 200 : 500) {
        return
      }
    }
  }

  /// 80 small menus of which items depend on the language, 50 events each.
  @Test(arguments: 0..<2) func menusInSeveralLanguages(part: Int) {
    for seed in Self.seeds(part, count: 40) {
      var dice = Dice(seed: 700_000 + seed)
      var menu = TestMenu.random(&dice, size: 3 + dice.below(30), depth: 1 + dice.below(4))
      menu.addConditions(&dice, count: dice.below(4), share: 0)
      menu.conditions.append(
        TestCondition(name: "language", choices: ["en", "de", "pt-BR"], followsLanguage: true))
      menu.addWhens(&dice, share: 50)
      menu.addEnabled(&dice, share: 30)
      let hasChecks = dice.chance(50)
      if hasChecks { menu.addChecks(&dice, summaries: 20) }
      if hasChecks { menu.addFollowers(&dice, share: 50) }
      if dice.chance(30) { menu.addPages(&dice, share: 50) }
      if dice.chance(40) { menu.addInlines(&dice, share: 50) }
      if dice.chance(40) { menu.addFooters(&dice, share: 50) }
      let events = Course.random(&dice, on: menu, events: 50, hasChecks: hasChecks)
      if !play(Course(menu: menu, events: events), seed) { return }
    }
  }

  /// 200 small menus with conditions and slots, 50 events each; 2,000, with 100,000 events, in CI.
  @Test(arguments: 0..<4) func menusOfPrograms(part: Int) {
    for seed in Self.seeds(part, count: 50) {
      var dice = Dice(seed: 200_000 + seed)
      var menu = TestMenu.random(&dice, size: 3 + dice.below(30), depth: 1 + dice.below(4))
      menu.widen(to: 1 + dice.below(6))
      menu.addConditions(&dice, count: 1 + dice.below(5), share: 40)
      menu.addSlots(&dice, share: 60)
      menu.addCounts(&dice, share: 50)
      menu.addSeparators(&dice, share: 8)
      if dice.chance(40) { menu.addFooters(&dice, share: 50) }
      let hasChecks = dice.chance(30)
      if hasChecks { menu.addChecks(&dice) }
      let events = Course.random(&dice, on: menu, events: 50, hasChecks: hasChecks)
      if !play(Course(menu: menu, events: events), seed) { return }
    }
  }

  /// The seeds of one of the parts that run at the same time.
  private static func seeds(_ part: Int, count: Int) -> Range<UInt64> {
    let count = Rounds.atLeast(count)
    return UInt64(part * count)..<UInt64((part + 1) * count)
  }

  private func play(
    _ dice: inout Dice, _ seed: UInt64, size: Int, depth: Int, events: Int
  ) -> Bool {
    play(Course.random(&dice, size: size, depth: depth, events: events), seed)
  }

  private func play(_ course: Course, _ seed: UInt64) -> Bool {
    if course.failure() == nil { return true }
    let small = Shrinker { $0.failure() != nil }.shrink(course)
    Issue.record("seed \(seed): \(small.failure() ?? "")\n\(small.text)")
    return false
  }
}
