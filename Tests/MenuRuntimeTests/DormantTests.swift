import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Items that are hidden, or are categories with nothing to show: they keep their state, and the
/// rules of groups do not count them ("Expansion rules", sections 2 to 5).
@Suite(.endingInTime) struct DormantTests {
  /// Three categories of one leaf each.
  private func menu(
    single: Bool = false, keepOpen: Bool = false, open: String = "", hidden: String = ""
  ) -> TestMenu {
    let items = ["a", "b", "c"].map { id in
      TestItem.category(
        id, open: open.contains(id), hidden: hidden.contains(id), [.leaf(id + "1")])
    }
    return TestMenu(single: single, keepOpen: keepOpen, top: items)
  }

  private func open(_ state: MenuExpansion) -> String {
    state.table.topLevel.filter(state.isExpanded).compactMap(state.table.id).joined()
  }

  @Test func anEmptiedCategoryFillsAgainAsItStood() {
    let menu = TestMenu(top: [
      .category("a", open: true, [.leaf("b")]), .category("f", fixed: true, [.leaf("g")]),
      .category("c", [.leaf("d")]),
    ])
    var state = menu.state
    let all = [state["b"], state["g"], state["d"]]
    let gone = state.setHidden(all, true)
    #expect(gone.toggled.closed == [] && gone.toggled.opened == [])
    #expect(gone.removed == [1..<2, 3..<4])
    #expect(gone.updated == [0, 1, 2])
    #expect(open(state) == "af")
    #expect(state.glyph(of: state["a"]) == nil)
    let back = state.setHidden(all, false)
    #expect(back.inserted == [1..<2, 3..<4])
    #expect(back.updated == [0, 2, 4])
    #expect(state.rows == ["a", "b", "f", "g", "c"])
  }

  @Test func nestedCategoriesFillAgainAsTheyStood() {
    let menu = TestMenu(top: [
      .category("a", open: true, [.category("b", open: true, [.leaf("c")]), .leaf("d")])
    ])
    var state = menu.state
    state.setHidden([state["c"]], true)
    state.setHidden([state["b"], state["d"]], true)
    state.setHidden([state["c"]], false)
    #expect(state.rows == ["a"])
    state.setHidden([state["b"]], false)
    #expect(state.rows == ["a", "b", "c"])
  }

  @Test func eventsSetTheStateOfADormantItem() {
    var state = TestMenu(top: [.category("a", [.leaf("b", hidden: true)]), .leaf("x")]).state
    let change = state.toggle(state["a"])
    #expect(change.toggled.opened == [state["a"]])
    #expect(change.updated == [] && change.inserted == [] && change.scroll == nil)
    #expect(state.savedState == "v1 +a")
    #expect(state.setHidden([state["b"]], false).inserted == [1..<2])
    #expect(state.collapseAll().toggled.closed == [state["a"]])
  }

  @Test func aDormantItemThatCodeOpensClosesNoSibling() {
    var state = menu(single: true, open: "a", hidden: "b").state
    #expect(state.expand(state["b"]).toggled.closed == [])
    #expect(open(state) == "ab")
    #expect(state.setHidden([state["b"]], false).toggled.closed == [state["b"]])
    #expect(state.rows == ["a", "a1", "b", "c"])
  }

  @Test func hiddenSiblingsDoNotHoldTheOpenPlace() {
    var state = menu(single: true, open: "ac", hidden: "a").state
    #expect(open(state) == "ac")
    #expect(state.rows == ["b", "c", "c1"])
    #expect(state.toggle(state["b"]).toggled.closed == [state["c"]])
    #expect(open(state) == "ab")
  }

  @Test func theWakingOneCloses() {
    var state = menu(single: true, open: "a").state
    state.setHidden([state["a"]], true)
    state.expand(state["b"])
    let change = state.setHidden([state["a"]], false)
    #expect(change.toggled.closed == [state["a"]])
    #expect(change.updated == [])
    #expect(state.rows == ["a", "b", "b1", "c"])
  }

  @Test func ofSeveralThatWakeTheFirstStays() {
    var state = menu(single: true, open: "abc", hidden: "abc").state
    #expect(open(state) == "abc")
    state.setHidden([state["c"], state["b"]], false)
    #expect(state.rows == ["b", "b1", "c"])
    #expect(open(state) == "ab")
    state.setHidden([state["a"]], false)
    #expect(open(state) == "b")
  }

  @Test func keepOpenOpensItsFirstWhenItsLastFallsDormant() {
    for single in [false, true] {
      var state = menu(single: single, keepOpen: true, open: "b").state
      let hidden = state.setHidden([state["b"]], true)
      #expect(hidden.toggled.opened == [state["a"]] && hidden.toggled.closed == [])
      #expect(state.rows == ["a", "a1", "c"])
      #expect(state.collapse(state["a"]).isEmpty)
      let emptied = state.setHidden([state["a1"]], true)
      #expect(emptied.toggled.opened == [state["c"]])
      state.setHidden([state["b"]], false)
      #expect(state.rows == (single ? ["a", "b", "c", "c1"] : ["a", "b", "b1", "c", "c1"]))
    }
  }

  @Test func keepOpenCountsAwakeItemsAtFirst() {
    let state = menu(keepOpen: true, open: "a", hidden: "a").state
    #expect(open(state) == "ab")
  }

  @Test func bulkEventsSetDormantItemsBesideTheRules() {
    var state = menu(single: true, keepOpen: true, open: "b", hidden: "c").state
    state.expandAll()
    #expect(open(state) == "bc")
    state.collapseAll()
    #expect(open(state) == "b")
    state.setHidden([state["b"]], true)
    #expect(open(state) == "ab")
    state.collapseAll()
    #expect(open(state) == "a")
  }

  @Test func hidingMovesRowsUnderAFilter() {
    var state = TestMenu(top: [.category("a", [.leaf("b"), .leaf("c")])]).state
    state.filter([state["b"], state["c"]])
    #expect(!state.isEmpty(state["a"]))
    #expect(state.setHidden([state["b"]], true).removed == [1..<2])
    #expect(state.rows == ["a", "c"])
    #expect(state.setHidden([state["b"]], false).inserted == [1..<2])
  }

  @Test func updatedNamesRowsThatWereThere() {
    var state = TestMenu(top: [.category("a", [.category("b", [.leaf("c")])])]).state
    let change = state.expandAll()
    #expect(change.inserted == [1..<3])
    #expect(change.updated == [0])
  }

  @Test func theNearestClosedSiblingDecidesTheDirection() {
    var menu = TestMenu(
      single: true, top: ["a", "b", "c", "d"].map { .category($0, [.leaf($0 + "1")]) })
    menu.animation = MenuAnimation(insert: .directional, delete: .directional)
    menu.single = false
    var state = menu.state
    func presets(_ change: MenuChange) -> [MenuAnimationPreset] {
      [change.animation.insert, change.animation.delete]
    }
    state.restore("v1 +a +d")
    #expect(presets(state.restore("v1 +c").change) == [.top, .bottom])
    state.restore("v1 +a +d")
    #expect(presets(state.restore("v1 +b").change) == [.bottom, .top])
    state.restore("v1 +a +c")
    #expect(presets(state.restore("v1 +b").change) == [.bottom, .top])
  }

  @Test func expandUnderScrollsAsExpandDoes() {
    var menu = TestMenu(top: [
      .category("a", [.category("b", [.leaf("c"), .leaf("d")]), .leaf("e")]), .leaf("z"),
    ])
    menu.scroll = MenuScroll(to: .reveal, rows: 3)
    var state = menu.state
    #expect(state.expand(under: state["a"]).scroll?.row == 3)
    #expect(state.expand(under: state["a"]).scroll == nil)
    menu.top = [TestItem(id: "a", body: "text")]
    state = menu.state
    #expect(state.expand(under: state["a"]).scroll?.row == 0)
  }
}
