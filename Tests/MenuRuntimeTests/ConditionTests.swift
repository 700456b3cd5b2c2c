import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Conditions hide and show.
@Suite(.endingInTime) struct ConditionTests {
  static let device = TestCondition(name: "device", choices: ["phone", "tablet", "desktop"])
  static let signedIn = TestCondition(name: "signed-in")
  static let isPhone = TestTerm(condition: 0, value: 0)
  static let isTablet = TestTerm(condition: 0, value: 1)
  static let isSignedIn = TestTerm(condition: 1)
  static let isSignedOut = TestTerm(condition: 1, isNegated: true)

  static func menu(_ top: TestItem...) -> TestMenu {
    TestMenu(conditions: [device, signedIn], top: top)
  }

  private func value(_ condition: Int, _ value: Int) -> MenuConditionValue {
    MenuConditionValue(condition: condition, value: value)
  }

  @Test func itemsComeAndGoInOneChange() {
    let menu = Self.menu(
      .leaf("log in").when([Self.isSignedOut]), .leaf("log out").when([Self.isSignedIn]),
      .leaf("mobile").when([Self.isPhone, Self.isTablet]),
      .leaf("tilt").when([Self.isTablet], [Self.isSignedIn]))
    var state = menu.state
    #expect(state.rows == ["log in", "mobile"])
    let change = state.set([value(1, 1), value(0, 1)])
    #expect(state.rows == ["log out", "mobile", "tilt"])
    #expect(change.removed == [0..<1])
    #expect(change.inserted == [0..<1, 2..<3])
    #expect(state.set([value(1, 1)]).isEmpty)
    #expect(state.value(ofCondition: 0) == 1)
    #expect(state.value(ofCondition: 1) == 1)
    #expect(state.value(ofCondition: 2) == nil)
  }

  @Test func theLastOfSeveralValuesCounts() {
    var state = Self.menu(.leaf("a").when([Self.isSignedIn])).state
    #expect(state.set([value(1, 1), value(1, 0)]).isEmpty)
    #expect(state.set([value(1, 0), value(1, 1), value(1, 2), value(1, -1)]).inserted == [0..<1])
    #expect(state.set([value(2, 0), value(-1, 0)]).isEmpty)
  }

  @Test func bothTheProgramAndTheConditionMustAllowIt() {
    var state = Self.menu(.leaf("a").when([Self.isSignedIn])).state
    #expect(state.setHidden([state["a"]], true).isEmpty)
    #expect(state.set([value(1, 1)]).isEmpty)
    #expect(state.isHidden(state["a"]))
    #expect(state.setHidden([state["a"]], false).inserted == [0..<1])
    #expect(state.set([value(1, 0)]).removed == [0..<1])
    #expect(state.setHidden([state["a"]], false).isEmpty)
    #expect(state.isHidden(state["a"]))
  }

  @Test func anItemThatComesBackIsAsItWas() {
    var menu = Self.menu(
      .category("a", open: true, [.leaf("b")]).when([Self.isSignedOut]),
      .category("c", [.leaf("d")]))
    menu.keepOpen = true
    var state = menu.state
    let gone = state.set([value(1, 1)])
    #expect(gone.toggled.opened == [state["c"]])
    #expect(state.rows == ["c", "d"])
    #expect(state.set([value(1, 0)]).inserted == [0..<2])
    #expect(state.rows == ["a", "b", "c", "d"])
  }

  /// Setting conditions leads where a menu starts whose conditions have these defaults: the same
  /// events then have the same answers. Group rules remember what was open, so there are none here.
  @Test(arguments: 0..<4) func setIsPathIndependent(part: Int) {
    for seed in 0..<Rounds.atLeast(4) {
      var dice = Dice(seed: UInt64(500_000 + part * 10_000 + seed))
      var menu = TestMenu.random(&dice, size: 4 + dice.below(12), depth: 3)
      menu.widen(to: 1 + dice.below(5))
      menu.removeGroupRules()
      menu.addConditions(&dice, count: 1 + dice.below(4), share: 70)
      if part % 2 == 1 { menu.addSlots(&dice, share: 40) }
      let events = Course.random(&dice, on: menu, events: 12)
      for setting in menu.settings() {
        var fresh = menu
        for (condition, value) in setting.enumerated() {
          fresh.conditions[condition].initial = value
        }
        var (expected, state) = (fresh.state, menu.state)
        for (condition, value) in setting.enumerated().shuffled(using: &dice) {
          state.set([self.value(condition, value)])
        }
        #expect(EngineAnswer.lines(state) == EngineAnswer.lines(expected), "seed \(seed)")
        for event in events {
          let (got, wanted) = (event.apply(to: &state), event.apply(to: &expected))
          #expect(
            EngineAnswer.lines(got) == EngineAnswer.lines(wanted), "seed \(seed), \(event.line)")
        }
        #expect(EngineAnswer.lines(state) == EngineAnswer.lines(expected), "seed \(seed)")
      }
    }
  }

  /// Whether an item is hidden depends on nothing but the conditions, whatever they were before.
  @Test func hidingDependsOnValuesOnly() {
    for seed in 0..<Rounds.atLeast(6) {
      var dice = Dice(seed: UInt64(600_000 + seed))
      var menu = TestMenu.random(&dice, size: 4 + dice.below(20), depth: 3)
      menu.widen(to: 1 + dice.below(5))
      menu.addConditions(&dice, count: 1 + dice.below(4), share: 70)
      var state = menu.state
      for setting in menu.settings().shuffled(using: &dice) {
        state.set(setting.enumerated().map { value($0, $1) })
        for (number, node) in menu.numbered().enumerated() {
          let holds = node.item.when.allSatisfy { entry in entry.contains { $0.holds(setting) } }
          #expect(state.isHidden(MenuNode(number)) == (node.item.hidden || !holds), "seed \(seed)")
        }
      }
    }
  }
}

extension TestMenu {
  fileprivate mutating func removeGroupRules() {
    func remove(from items: inout [TestItem]) {
      for index in items.indices {
        items[index].single = false
        items[index].keepOpen = false
        if var below = items[index].items {
          remove(from: &below)
          items[index].items = below
        }
      }
    }
    single = false
    keepOpen = false
    remove(from: &top)
  }
}
