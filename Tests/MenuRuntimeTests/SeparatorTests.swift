import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Separators tidy themselves.
@Suite(.endingInTime) struct SeparatorTests {
  @Test func onlyOneShowsBetweenTwoItems() {
    let menu = TestMenu(top: [
      .line, .leaf("a"), .line, .line, .leaf("b", hidden: true), .line, .leaf("c"), .line,
    ])
    var state = menu.state
    #expect(state.rows == ["a", "-", "c"])
    #expect(state.row(of: MenuNode(2)) == 1)
    #expect(state.setHidden([state["b"]], false).inserted == [2..<4])
    #expect(state.rows == ["a", "-", "b", "-", "c"])
    #expect(state.setHidden([state["a"]], true).removed == [0..<2])
    #expect(state.setHidden([state["c"]], true).removed == [1..<3])
    #expect(state.rows == ["b"])
    #expect(state.setHidden([state["a"], state["b"], state["c"]], true).removed == [0..<1])
    #expect(state.setHidden([state["a"], state["c"]], false).inserted == [0..<3])
    #expect(state.row(of: MenuNode(2)) == 1)
  }

  @Test func aCategoryWithSeparatorsOnlyIsEmpty() {
    var state = TestMenu(top: [.category("a", open: true, [.line, .leaf("b"), .line])]).state
    #expect(state.rows == ["a", "b"])
    let change = state.setHidden([state["b"]], true)
    #expect(change.removed == [1..<2])
    #expect(change.updated == [0])
    #expect(state.isEmpty(state["a"]))
  }

  @Test func anEmptyCategoryIsARowLikeAnyOther() {
    let menu = TestMenu(top: [.category("a", []), .line, .category("b", [.line])])
    #expect(menu.state.rows == ["a", "-", "b"])
  }

  @Test func aFooterShowsBelowTheRowsOfItsGroup() {
    let inner = TestItem.category("c", open: true, [.leaf("d"), .line]).inlined().footed("of c")
    var state = TestMenu(top: [
      .category("a", open: true, [.leaf("b"), .line, inner, .line]).footed("of a"), .leaf("e"),
    ]).state
    #expect(state.rows == ["a", "b", "-", "d", "-", "-", "e"])
    let footer = state.node(atRow: 5)
    #expect(footer.map(state.table.isFooter) == true)
    #expect(footer.flatMap { state.table.parent(of: $0) } == state["a"])
    #expect(state.table.footer(of: state["a"]) == "of a")
    #expect(state.setHidden([state["d"]], true).removed == [2..<5])
    #expect(state.rows == ["a", "b", "-", "e"])
    #expect(state.setHidden([state["b"]], true).removed == [1..<3])
    #expect(state.isEmpty(state["a"]))
    state.setHidden([state["d"]], false)
    state.filter([state["d"]])
    #expect(state.rows == ["a", "d"])
  }

  /// The rule as section 19 states it, for each separator after each of many events.
  @Test(arguments: 0..<2) func separatorsShowWhereTheRuleSays(part: Int) {
    let count = Rounds.atLeast(30)
    for seed in part * count..<(part + 1) * count {
      var dice = Dice(seed: UInt64(400_000 + seed))
      var menu = TestMenu.random(&dice, size: 3 + dice.below(30), depth: 3, hiding: 30)
      menu.widen(to: 1 + dice.below(5))
      menu.addSeparators(&dice, share: 30)
      menu.addFooters(&dice, share: 40)
      if dice.chance(50) { menu.addConditions(&dice, count: 3, share: 50) }
      var state = menu.state
      for event in Course.random(&dice, on: menu, events: 30) {
        _ = event.apply(to: &state)
        let isFiltered = state.isFiltered
        for node in state.table.nodes where state.table.isSeparator(node) {
          let shows = !isFiltered && showsByTheRule(node, state)
          #expect(state.isVisible(node) == shows, "seed \(seed), \(event.line), \(node.number)")
        }
      }
    }
  }

  private func showsByTheRule(_ separator: MenuNode, _ state: MenuExpansion) -> Bool {
    let table = state.table
    let parent = table.parent(of: separator)
    if let parent, !state.isVisible(parent) || !state.isExpanded(parent) { return false }
    let siblings = parent.map { table.children(of: $0) } ?? table.topLevel
    let items = siblings.filter { !table.isSeparator($0) && !state.isHidden($0) }
    if table.isFooter(separator) { return !items.isEmpty }
    let before = items.last { $0.number < separator.number }
    let after = items.first { $0.number > separator.number }
    guard let before, after != nil else { return false }
    return !siblings.contains { other in
      table.isSeparator(other) && other.number > before.number && other.number < separator.number
    }
  }
}
