import MenuCompiler
import TestSupport
import Testing

@testable import MenuOracle

/// A random change of a random menu is reported with its name and the item's id.
@Suite struct DiffMutationTests {
  @Test(arguments: MenuMutation.allCases)
  func theChangeIsReported(mutation: MenuMutation) throws {
    var reported = 0
    let rounds = Rounds.atLeast(12)
    for seed in 0..<rounds {
      var dice = Dice(seed: UInt64(seed))
      let old = TestMenu.random(&dice, size: 2 + dice.below(50), depth: 4)
      var new = old
      let expected = mutation.apply(to: &new, &dice)
      let changes = try DiffSavedStateTests.changes(old, new)
      guard let ids = expected?.split(separator: " ").map(String.init) else { continue }
      reported += 1
      let isReported = changes.contains { change in
        mutation.kinds.contains(change.kind)
          && ids.contains { change.id == $0 || change.alsoIDs.contains($0) }
      }
      #expect(isReported, "seed \(seed): \(ids): \(changes.map { ($0.kind, $0.id) })")
    }
    #expect(reported * 6 > rounds || mutation == .flipCollapsed)
  }

  @Test func nothingIsReportedOfTheSame() throws {
    for seed in 0..<Rounds.atLeast(6) {
      var dice = Dice(seed: UInt64(seed))
      let menu = TestMenu.random(&dice, size: 80, depth: 5)
      #expect(try DiffSavedStateTests.changes(menu, menu).isEmpty, "seed \(seed)")
    }
  }

  /// The reverse of a change undoes it: added items are removed, and so on.
  @Test func theReverseIsTheReverse() throws {
    for seed in 0..<Rounds.atLeast(12) {
      var dice = Dice(seed: UInt64(seed))
      let old = TestMenu.random(&dice, size: 40, depth: 4)
      var new = old
      for _ in 0...dice.below(3) { MenuMutation.random(&dice).apply(to: &new, &dice) }
      let forth = try DiffSavedStateTests.changes(old, new)
      let back = try DiffSavedStateTests.changes(new, old)
      func ids(_ changes: [DocumentChange], _ kinds: Set<ChangeKind>) -> Set<String> {
        Set(changes.filter { kinds.contains($0.kind) }.flatMap { [$0.id] + $0.alsoIDs })
      }
      #expect(
        ids(forth, [.itemAdded]) == ids(back, [.itemRemoved, .leafRemoved]), "seed \(seed)")
      #expect(forth.isEmpty == back.isEmpty, "seed \(seed)")
    }
  }
}
