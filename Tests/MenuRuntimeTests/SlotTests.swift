import HeadlessTable
import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Slots, whose rows the program provides.
@Suite(.endingInTime) struct SlotTests {
  private func contents(_ state: MenuExpansion) -> [String] {
    EngineAnswer.joined((0..<state.rowCount).map { EngineAnswer.row(state, at: $0) })
  }

  @Test func thePlaceholderGivesWayToRows() {
    var state = TestMenu(top: [.slot("recent", open: true, placeholder: "none"), .leaf("end")])
      .state
    let slot = state["recent"]
    #expect(contents(state) == ["0", "0.placeholder", "1"])
    let change = state.setCount(3, in: slot)
    #expect(change.removed == [1..<2])
    #expect(change.inserted == [1..<4])
    #expect(change.updated == [])
    #expect(contents(state) == ["0", "0.0-2", "1"])
    #expect(state.content(atRow: 2) == .slotRow(slot, index: 1))
    #expect(state.node(atRow: 2) == slot)
    #expect(state.row(of: slot, index: 2) == 3)
    #expect(state.row(of: slot, index: 3) == nil)
    #expect(state.removeRows([0, 1, 2], in: slot).inserted == [1..<2])
  }

  @Test func theLoadingRowComesLast() {
    var state = TestMenu(top: [
      .slot("found", open: true, placeholder: "none", loading: "wait"), .leaf("end"),
    ]).state
    let slot = state["found"]
    let change = state.setBusy(true, in: slot)
    #expect(change.removed == [1..<2])
    #expect(change.inserted == [1..<2])
    #expect(contents(state) == ["0", "0.loading", "1"])
    #expect(state.setCount(2, in: slot).inserted == [1..<3])
    #expect(contents(state) == ["0", "0.0-1", "0.loading", "1"])
    #expect(state.setBusy(true, in: slot).isEmpty)
    #expect(state.setBusy(false, in: slot).removed == [3..<4])
  }

  @Test func insertedRowsHaveTheirIndicesAfterwards() {
    var state = TestMenu(top: [.slot("a", open: true)]).state
    let slot = state["a"]
    #expect(state.insertRows([2, 0, 1, 4, 0, -1], in: slot).inserted == [1..<4])
    #expect(state.insertRows([5, 0, 2], in: slot).inserted == [1..<2, 3..<4, 6..<7])
    #expect(state.count(in: slot) == 6)
    #expect(state.removeRows([5, 0, 2, 2, 6, -1], in: slot).removed == [1..<2, 3..<4, 6..<7])
    #expect(state.updateRows([2, 0, 0, 3, -1], in: slot).updated == [1, 3])
    #expect(state.setCount(-4, in: slot).removed == [1..<4])
  }

  @Test func aClosedSlotCountsOnly() {
    var state = TestMenu(top: [.slot("a", placeholder: "none"), .leaf("end")]).state
    let slot = state["a"]
    for change in [
      state.setCount(1_000_000, in: slot), state.removeRows([7], in: slot),
      state.insertRows([0], in: slot), state.updateRows([0], in: slot),
    ] {
      #expect(change.isEmpty)
    }
    #expect(state.row(of: slot, index: 0) == nil)
    #expect(state.expand(slot).inserted == [1..<1_000_001])
    #expect(state.row(of: MenuNode(1)) == 1_000_001)
    #expect(state.collapse(slot).removed == [1..<1_000_001])
  }

  @Test func anEmptySlotIsDormant() {
    var menu = TestMenu(top: [.slot("a"), .category("b", [.leaf("c")])])
    menu.keepOpen = true
    var state = menu.state
    #expect(state.isEmpty(state["a"]))
    #expect(state.rows == ["a", "b", "c"])
    #expect(state.tap(state["a"]).response == .nothing)
    #expect(state.setCount(1, in: state["a"]).updated == [0])
    state.expand(state["a"])
    state.collapse(state["b"])
    let emptied = state.setCount(0, in: state["a"])
    #expect(emptied.toggled.opened == [state["b"]])
    #expect(emptied.removed == [1..<2])
    #expect(emptied.inserted == [2..<3])
    #expect(state.isExpanded(state["a"]))
  }

  @Test func allSlotsTogetherHaveALimit() {
    var state = TestMenu(top: [.slot("a"), .slot("b")]).state
    let limit = 1_048_575 - 2 - 2
    state.setCount(.max, in: state["a"])
    #expect(state.count(in: state["a"]) == limit)
    #expect(state.insertRows([0], in: state["b"]).isEmpty)
    state.removeRows([0, 1], in: state["a"])
    state.insertRows([0, 1, 2], in: state["b"])
    #expect(state.count(in: state["b"]) == 2)
    #expect(state.count(in: state["a"]) == limit - 2)
  }

  @Test func eventsOnOtherNodesChangeNothing() {
    var state = TestMenu(top: [.category("a", open: true, [.leaf("b")]), .line, .leaf("c")]).state
    let before = EngineAnswer.lines(state)
    for number in -1...4 {
      let node = MenuNode(number)
      #expect(state.setCount(3, in: node).isEmpty)
      #expect(state.insertRows([0], in: node).isEmpty)
      #expect(state.removeRows([0], in: node).isEmpty)
      #expect(state.updateRows([0], in: node).isEmpty)
      #expect(state.setBusy(true, in: node).isEmpty)
      #expect(state.count(in: node) == 0)
      #expect(!state.isBusy(node))
    }
    #expect(EngineAnswer.lines(state) == before)
  }

  @Test func updateNamesTheRowsOfTheseNodes() {
    var state = TestMenu(top: [
      .category("a", [.leaf("b")]), .line, .slot("c", open: true, placeholder: "none"),
    ]).state
    let change = state.update([2, 3, 0, 1, 0, -1, 9].map { MenuNode($0) })
    #expect(change.updated == [0, 2])
    #expect(change.removed.isEmpty && change.inserted.isEmpty)
  }

  /// A table view keeps the cells of rows that stay, in each layout.
  @Test(arguments: [MenuLayout.rows, .sectionRows, .sectionHeaders])
  func rowsThatStayKeepTheirCells(layout: MenuLayout) {
    let menu = TestMenu(
      layout: layout,
      top: [.leaf("first"), .slot("a", open: true, placeholder: "none", loading: "wait")])
    let lines = [
      "insert 1 0 1 2 3", "busy 1 true", "remove 1 1 3", "insert 1 0 3", "busy 1 false",
      "count 1 1",
      "count 1 6", "updateRows 1 0 5", "toggle 1", "insert 1 0", "toggle 1", "hide 1", "count 1 0",
      "show 1", "update 0 1",
    ]
    let course = Course(menu: menu, events: lines.compactMap { MenuEvent($0) })
    #expect(course.events.count == lines.count)
    #expect(course.failure() == nil)
  }
}
