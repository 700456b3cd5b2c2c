import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Inline groups, whose rows are among those of their siblings.
@Suite(.endingInTime) struct InlineTests {
  private func choices(heading: Bool) -> TestItem {
    var group = TestItem.category("sort", [.leaf("name"), .leaf("date")]).inlined(heading: heading)
    group.choice = .one
    return group
  }

  @Test func theItemsAreAmongTheSiblings() {
    let state = TestMenu(top: [
      .leaf("open"), choices(heading: false), .category("more", open: true, [.leaf("x")]),
    ]).state
    #expect(state.rows == ["open", "name", "date", "more", "x"])
    #expect(state.row(of: state["sort"]) == nil)
    #expect(!state.isVisible(state["sort"]))
    #expect(state.table.depth(of: state["date"]) == 0)
    #expect(state.table.depth(below: state["sort"]) == 0)
    #expect(state.table.parent(of: state["date"]) == state["sort"])
    #expect(state.table.depth(of: state["x"]) == 1)
  }

  @Test func aHeadingComesBeforeTheItems() {
    var state = TestMenu(top: [.leaf("open"), choices(heading: true)]).state
    #expect(state.rows == ["open", "sort", "name", "date"])
    #expect(state.glyph(of: state["sort"]) == nil)
    #expect(state.response(toTapOn: state["sort"]) == .nothing)
    #expect(state.toggle(state["sort"]).isEmpty)
    #expect(state.collapseAll().isEmpty)
  }

  @Test func aChoiceCountsWithinTheGroup() {
    var state = TestMenu(choice: .any, top: [.leaf("bold"), choices(heading: false)]).state
    state.check(state["bold"])
    state.check(state["name"])
    #expect(state.check(state["date"]).unchecked == [state["name"]])
    #expect(state.isChecked(state["bold"]))
    #expect(state.checked(in: state["sort"]) == [state["date"]])
    #expect(state.checked(in: nil) == [state["bold"]])
  }

  @Test func aGroupWithoutItemsShowsNothing() {
    var state = TestMenu(top: [.leaf("open")] + choices(heading: true).bordered() + [.leaf("quit")])
      .state
    #expect(state.rows == ["open", "-", "sort", "name", "date", "-", "quit"])
    let change = state.setHidden([state["name"], state["date"]], true)
    #expect(change.removed == [1..<6])
    #expect(state.rows == ["open", "quit"])
    #expect(state.isHidden(state["sort"]) && state.isEmpty(state["sort"]))
    #expect(state.setHidden([state["date"]], false).inserted == [1..<5])
    #expect(state.rows == ["open", "-", "sort", "date", "-", "quit"])
    #expect(state.setHidden([state["sort"]], true).removed == [1..<5])
    #expect(state.setHidden([state["quit"]], true).removed == [1..<2])
    #expect(state.setHidden([state["sort"]], false).inserted == [1..<4])
    #expect(state.rows == ["open", "-", "sort", "date"])
  }

  @Test func linesBetweenGroupsAreOne() {
    let first = TestItem.category("first", [.leaf("a")]).inlined()
    let second = TestItem.category("second", [.line, .leaf("b"), .line]).inlined()
    let state = TestMenu(top: first.bordered() + second.bordered()).state
    #expect(state.rows == ["a", "-", "b"])
  }

  @Test func aCategoryOfEmptyGroupsIsEmpty() {
    let inner = TestItem.category("inner", [.leaf("a", hidden: true)]).inlined(heading: true)
    let outer = TestItem.category("outer", [inner]).inlined()
    var state = TestMenu(top: [.category("all", open: true, [outer])]).state
    #expect(state.isEmpty(state["all"]))
    let change = state.setHidden([state["a"]], false)
    #expect(change.inserted == [1..<3])
    #expect(change.updated == [0])
    #expect(state.rows == ["all", "inner", "a"])
  }

  @Test func theRowsOfASlotAreAmongTheSiblings() {
    var state = TestMenu(top: [
      .leaf("open"), TestItem.slot("recent", loading: "…").inlined(), .leaf("quit"),
    ]).state
    let slot = state["recent"]
    #expect(state.rows == ["open", "quit"])
    #expect(state.setCount(2, in: slot).inserted == [1..<3])
    #expect(state.content(atRow: 1) == .slotRow(slot, index: 0))
    #expect(state.row(of: slot, index: 1) == 2)
    #expect(state.removeRows([0], in: slot).removed == [1..<2])
    #expect(state.setBusy(true, in: slot).inserted == [2..<3])
    #expect(state.updateRows([0], in: slot).updated == [1])
    #expect(state.setBusy(false, in: slot).removed == [2..<3])
    #expect(state.setCount(0, in: slot).removed == [1..<2])
  }

  @Test func theRulesOfTheGroupAboveDoNotCountTheItems() {
    let inner = TestItem.category(
      "inner", single: true,
      [.category("a", open: true, [.leaf("x")]), .category("b", [.leaf("y")])]
    ).inlined()
    var state = TestMenu(
      single: true, top: [.category("c", open: true, [.leaf("z")]), inner]
    ).state
    #expect(state.rows == ["c", "z", "a", "x", "b"])
    #expect(state.expand(state["b"]).toggled.closed == [state["a"]])
    #expect(state.isExpanded(state["c"]))
  }

  @Test func levelsOfInlineGroupsDoNotCount() {
    let inner = TestItem.category("inner", [.category("a", [.category("b", [.leaf("x")])])])
    var state = TestMenu(top: [inner.inlined()]).state
    state.expand(toDepth: 1)
    #expect(state.rows == ["a", "b"])
  }

  @Test func aFilterShowsTheHeadingOfItsMatches() {
    var state = TestMenu(top: [
      .leaf("open"), choices(heading: true), TestItem.category("none", [.leaf("z")]).inlined(),
    ]).state
    state.filter([state["date"], state["none"]])
    #expect(state.rows == ["sort", "date"])
    state.filter([state["z"]])
    #expect(state.rows == ["z"])
  }

  @Test func revealScrollsToAHeadingOnly() {
    var state = TestMenu(top: [
      .category("c", [choices(heading: true), TestItem.category("d", [.leaf("z")]).inlined()])
    ]).state
    #expect(state.reveal(state["d"]).scroll == nil)
    #expect(state.isExpanded(state["c"]))
    #expect(state.reveal(state["sort"]).scroll?.row == 1)
    #expect(state.setCurrent(state["d"]).isEmpty)
    #expect(state.setCurrent(state["sort"]).updated == [1])
  }
}
