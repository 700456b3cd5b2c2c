import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Conditions that follow check items.
@Suite(.endingInTime) struct FollowingTests {
  static let isAllowed = TestTerm(condition: 0)
  static let isDark = TestTerm(condition: 1, value: 1)
  static let isNotLight = TestTerm(condition: 1, value: 0, isNegated: true)

  /// `allow` follows a switch, `theme` a choice of one.
  static func menu(dark: Bool? = true) -> TestMenu {
    TestMenu(
      conditions: [
        TestCondition(name: "allow", follows: "allow"),
        TestCondition(name: "theme", choices: ["light", "dark"], follows: "theme"),
      ],
      top: [
        TestItem(id: "allow", checked: false), .leaf("vibration").when([isAllowed]),
        TestItem(
          id: "theme",
          items: [TestItem(id: "theme.light"), TestItem(id: "theme.dark", checked: dark)],
          choice: .one),
        .leaf("stars").when([isDark]), .leaf("contrast").enabled([isNotLight]),
      ])
  }

  @Test func oneChangeHoldsTheCheckAndWhatFollows() {
    var state = Self.menu().state
    #expect(state.rows == ["allow", "theme", "stars", "contrast"])
    let change = state.check(state["allow"])
    #expect(state.rows == ["allow", "vibration", "theme", "stars", "contrast"])
    #expect(change.inserted == [1..<2])
    #expect(change.updated == [0])
    #expect(change.checked == [state["allow"]])
    #expect(state.value(ofCondition: 0) == 1)
    #expect(state.uncheck(state["allow"]).removed == [1..<2])
  }

  @Test func aRivalThatIsUncheckedCounts() {
    var state = Self.menu().state
    let change = state.tap(state["theme.light"]).change
    #expect(change.unchecked == [state["theme.dark"]])
    #expect(change.checked == [state["theme.light"]])
    #expect(change.removed == [2..<3])
    #expect(change.updated == [2])
    #expect(!state.isEnabled(state["contrast"]))
    #expect(state.value(ofCondition: 1) == 0)
  }

  /// The first item of a menu whose top level is a choice of one.
  @Test func theFirstItemCanBeTheRival() {
    var menu = TestMenu(
      conditions: [TestCondition(name: "dark", follows: "dark")],
      top: [
        TestItem(id: "light", checked: true), TestItem(id: "dark", checked: false),
        .leaf("stars").when([Self.isAllowed]),
      ])
    menu.choice = .one
    var state = menu.state
    let change = state.check(state["dark"])
    #expect(change.unchecked == [state["light"]])
    #expect(change.checked == [state["dark"]])
    #expect(change.updated == [0, 1])
    #expect(state.rows == ["light", "dark", "stars"])
  }

  @Test func aChoiceWithoutACheckedItemHasNoValue() {
    var state = Self.menu(dark: nil).state
    #expect(state.value(ofCondition: 1) == -1)
    #expect(state.isEnabled(state["contrast"]))
    #expect(!state.rows.contains("stars"))
    state.check(state["theme.light"])
    #expect(!state.isEnabled(state["contrast"]))
  }

  @Test func restoringShowsWhatFollowsTheChecks() {
    var saved = Self.menu().state
    saved.check(saved["allow"])
    saved.check(saved["theme.light"])
    var state = Self.menu().state
    let change = state.restore(saved.savedState).change
    #expect(state.rows == saved.rows)
    #expect(change.inserted == [1..<2])
    #expect(change.removed == [2..<3])
    state.restore("v1")
    #expect(state.rows == Self.menu().state.rows)
  }

  @Test func programsDoNotSetThem() {
    var state = Self.menu().state
    let values = [
      MenuConditionValue(condition: 0, value: 1), MenuConditionValue(condition: 1, value: 0),
    ]
    #expect(state.set(values).isEmpty)
    #expect(state.value(ofCondition: 0) == 0)
    #expect(state.value(ofCondition: 1) == 1)
  }

  @Test func aFilterShowsWhatFollows() {
    var state = Self.menu().state
    state.filter([state["allow"], state["vibration"]])
    #expect(state.rows == ["allow"])
    let change = state.check(state["allow"])
    #expect(state.rows == ["allow", "vibration"])
    #expect(change.checked == [state["allow"]])
    #expect(change.updated == [0])
  }

  @Test func anItemMayHideItself() {
    let menu = TestMenu(
      conditions: [TestCondition(name: "done", follows: "hint")],
      top: [
        TestItem(id: "hint", checked: false, when: [[TestTerm(condition: 0, isNegated: true)]]),
        .leaf("end"),
      ])
    var state = menu.state
    let change = state.tap(state["hint"]).change
    #expect(state.rows == ["end"])
    #expect(change.removed == [0..<1])
    #expect(change.updated == [])
    #expect(change.checked == [state["hint"]])
  }
}
