import HeadlessTable
import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// The engine's changes as a table view takes them.
@Suite(.endingInTime) struct HeadlessMenuTests {
  static let groceries = [
    TestItem.category("fruits", [.leaf("apples"), .leaf("pears")]),
    .category(
      "vegetables", open: true,
      [.leaf("cucumbers"), .leaf("tomatoes"), .category("roots", [.leaf("carrots")])]),
    .category("sweets", body: "Sugar", []),
    .category("nuts", [.leaf("hazelnuts", hidden: true)]),
  ]

  @Test(arguments: [MenuLayout.rows, .sectionRows, .sectionHeaders], [false, true])
  func everyEventIsTaken(layout: MenuLayout, single: Bool) throws {
    var menu = TestMenu(layout: layout, top: HeadlessMenuTests.groceries)
    menu.single = single
    menu.scroll = MenuScroll(to: .reveal, rows: 2)
    var state = menu.state
    var table = HeadlessTable(from: state)
    func draw(_ change: MenuChange) throws {
      try table.draw(change, from: state)
      #expect(table == HeadlessTable(from: state))
    }
    for id in ["fruits", "vegetables", "sweets", "nuts", "roots", "vegetables", "fruits"] {
      try draw(state.toggle(state[id]))
      try draw(state.toggle(state[id]))
    }
    try draw(state.expandAll())
    try draw(state.setHidden([state["fruits"], state["cucumbers"]], true))
    try draw(state.setHidden([state["hazelnuts"]], false))
    try draw(state.reveal(state["hazelnuts"]))
    try draw(state.filter([state["carrots"]]))
    try draw(state.collapseAll())
    try draw(state.filter(nil))
    try draw(state.setHidden([state["fruits"], state["cucumbers"]], false))
    try draw(state.restore("v1 +fruits").change)
  }
}
