import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Separators tidy themselves.
@Suite struct SeparatorTests {
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

  /// The rule as section 19 states it, for each separator after each of many events.
  @Test(arguments: 0..<2) func separatorsShowWhereTheRuleSays(part: Int) {
    let count = Rounds.atLeast(30)
    for seed in part * count..<(part + 1) * count {
      var dice = Dice(seed: UInt64(400_000 + seed))
      var menu = TestMenu.random(&dice, size: 3 + dice.below(30), depth: 3, hiding: 30)
      menu.widen(to: 1 + dice.below(5))
      menu.addSeparators(&dice, share: 30)
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
    let before = items.last { $0.number < separator.number }
    let after = items.first { $0.number > separator.number }
    guard let before, after != nil else { return false }
    return !siblings.contains { other in
      table.isSeparator(other) && other.number > before.number && other.number < separator.number
    }
  }
}
