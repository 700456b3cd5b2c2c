import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Random menus and random events, compared with the oracle after every event.
@Suite struct PropertyTests {
  /// 3,600 small menus of 50 events. Set `only` to a seed that a failure has named.
  @Test(arguments: 0..<8) func smallMenus(part: Int) {
    let only: UInt64? = nil
    for seed in UInt64(part * 450)..<UInt64(part * 450 + 450) where only == nil || only == seed {
      var dice = Dice(seed: seed)
      let size = dice.chance(4) ? 300 : 4 + dice.below(50)
      if !play(&dice, seed, size: size, depth: 1 + dice.below(8), events: 50) { return }
    }
  }

  /// 40 menus of up to 2,000 items, 12 levels deep, of 500 events.
  @Test(arguments: 0..<8) func largeMenus(part: Int) {
    for seed in UInt64(100_000 + part * 5)..<UInt64(100_000 + part * 5 + 5) {
      var dice = Dice(seed: seed)
      let size = 300 + dice.below(1_700)
      if !play(&dice, seed, size: size, depth: 11, events: 500) { return }
    }
  }

  private func play(
    _ dice: inout Dice, _ seed: UInt64, size: Int, depth: Int, events: Int
  ) -> Bool {
    let course = Course.random(&dice, size: size, depth: depth, events: events)
    if course.failure() == nil { return true }
    let small = Shrinker { $0.failure() != nil }.shrink(course)
    Issue.record("seed \(seed): \(small.failure() ?? "")\n\(small.text)")
    return false
  }
}
