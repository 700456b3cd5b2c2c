import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Conditions enable and disable.
@Suite(.endingInTime) struct EnabledTests {
  private static let isSignedIn = ConditionTests.isSignedIn
  private static let isSignedOut = ConditionTests.isSignedOut
  private static let isPhone = ConditionTests.isPhone
  private static let isTablet = ConditionTests.isTablet

  private func value(_ condition: Int, _ value: Int) -> MenuConditionValue {
    MenuConditionValue(condition: condition, value: value)
  }

  @Test func anItemDimsAndAnswersNothing() {
    var state = ConditionTests.menu(
      .leaf("open"), .leaf("save").enabled([Self.isSignedIn]),
      .leaf("print").enabled([Self.isSignedOut, Self.isTablet])
    ).state
    let (save, print) = (state["save"], state["print"])
    #expect(!state.isEnabled(save) && !state.table.isInitiallyEnabled(save))
    #expect(state.isEnabled(print) && state.table.isInitiallyEnabled(print))
    #expect(state.tap(save).response == .nothing)
    let change = state.set([value(1, 1)])
    #expect(change.updated == [1, 2] && change.removed.isEmpty && change.inserted.isEmpty)
    #expect(state.isEnabled(save) && !state.isEnabled(print))
    #expect(state.response(toTapOn: save) == .choose)
    #expect(state.response(toTapOn: print) == .nothing)
    #expect(!state.table.isInitiallyEnabled(save))
    #expect(state.set([value(0, 1)]).updated == [2])
    #expect(state.set([value(0, 1)]).isEmpty)
    #expect(!state.isEnabled(MenuNode(-1)) && !state.isEnabled(MenuNode(3)))
  }

  /// Rows that come, go or are not there are not updated, and copies are independent.
  @Test func oneChangeHasRowsThatComeAndRowsThatDim() {
    var menu = ConditionTests.menu(
      .leaf("a").when([Self.isSignedIn]).enabled([Self.isSignedOut]),
      .category("b", [.leaf("c").enabled([Self.isSignedIn])]).enabled([Self.isSignedIn]),
      .leaf("d").enabled([Self.isSignedIn]))
    for layout in [MenuLayout.rows, .sectionRows, .sectionHeaders] {
      menu.layout = layout
      var state = menu.state
      let start = state
      let change = state.set([value(1, 1)])
      #expect(change.inserted == [0..<1] && change.updated == [1, 2])
      #expect(change.updatedHeaders == (layout == .sectionHeaders ? [1, 2] : []))
      #expect(state.isEnabled(state["c"]) && !start.isEnabled(start["c"]))
      #expect(state.set([value(1, 0)]).updated == [0, 1])
    }
  }

  /// Under a filter, and while a restored state is held, the same rows are updated.
  @Test func filtersAndRestoredStatesMakeNoDifference() {
    let menu = ConditionTests.menu(
      .category("b", [.leaf("c").enabled([Self.isSignedIn]), .leaf("d").when([Self.isSignedIn])]))
    var state = menu.state
    state.filter([state["c"], state["d"]])
    #expect(state.set([value(1, 1)]).updated == [1])
    #expect(state.set([value(0, 1), value(1, 0)]).removed == [2..<3])
    state = menu.state
    state.restore("v1 +b")
    let change = state.set([value(1, 1)])
    #expect(change.updated == [1] && change.inserted == [2..<3])
  }

  /// Whether an item is enabled depends on nothing but the conditions, whatever they were before.
  @Test func itDependsOnValuesOnly() {
    for seed in 0..<Rounds.atLeast(6) {
      var dice = Dice(seed: UInt64(650_000 + seed))
      var menu = TestMenu.random(&dice, size: 4 + dice.below(20), depth: 3)
      menu.addConditions(&dice, count: 1 + dice.below(4), share: 20)
      menu.addEnabled(&dice, share: 70)
      var state = menu.state
      for setting in menu.settings().shuffled(using: &dice) {
        state.set(setting.enumerated().map { value($0, $1) })
        for (number, node) in menu.numbered().enumerated() {
          let holds = node.item.enabledWhen.allSatisfy { $0.contains { $0.holds(setting) } }
          #expect(state.isEnabled(MenuNode(number)) == (node.item.enabled && holds), "seed \(seed)")
        }
      }
    }
  }
}
