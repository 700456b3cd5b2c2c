import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Saved states, before and after rows come and go ("Expansion rules", sections 10 and 11).
@Suite(.endingInTime) struct RestoreTests {
  private func menu(
    single: Bool = false, keepOpen: Bool = false, open: String = "", hidden: String = ""
  ) -> TestMenu {
    let items = ["a", "b", "c"].map { id in
      TestItem.category(
        id, open: open.contains(id), hidden: hidden.contains(id), [.leaf(id + "1")])
    }
    return TestMenu(single: single, keepOpen: keepOpen, top: items)
  }

  @Test func restoreBeforeRowsAppearLosesNothing() {
    let menu = TestMenu(top: [
      .category("a", [.leaf("b", hidden: true)]),
      .category("c", hidden: true, [.leaf("d")]),
    ])
    var state = menu.state
    #expect(state.restore("v1 +a +c").unknown == [])
    #expect(state.rows == ["a"])
    #expect(state.savedState == "v1 +a +c")
    state.setHidden([state["b"], state["c"]], false)
    #expect(state.rows == ["a", "b", "c", "d"])
  }

  /// An output of which a condition is constant may lack all items of a category.
  @Test func aCategoryThatAnOutputLeavesWithoutItemsKeepsItsEntry() {
    func state(_ items: [TestItem]) -> MenuExpansion {
      TestMenu(top: [.category("tools", items), .category("view", open: true, items)]).state
    }
    var whole = state([.leaf("a")])
    whole.toggle(whole["tools"])
    whole.toggle(whole["view"])
    var emptied = state([])
    #expect(emptied.restore(whole.savedState).unknown == [])
    #expect(emptied.savedState == "v1 +tools -view")
    #expect(emptied.rows == ["tools", "view"])
    #expect(emptied.collapsedByID == ["tools": false, "view": true])
  }

  @Test func aTextThatIsNoSavedStateDoesNotEndTheHold() {
    var state = menu(keepOpen: true, hidden: "b").state
    state.restore("v1 +b -a")
    #expect(state.restore("v2 +c").unknown == ["v2 +c"])
    #expect(state.restore(" v1 +c").change.isEmpty)
    state.setHidden([state["b"]], false)
    #expect(state.rows == ["a", "b", "b1", "c"])
  }

  @Test func unknownIDsKeepTheirOrderAndRepeat() {
    var state = menu().state
    let unknown = state.restore("v1 +z +a  +gone *z\t+b -").unknown
    #expect(unknown == ["z", "gone", "z\t+b", "-"])
    #expect(state.rows == ["a", "a1", "b", "c"])
  }

  @Test func anEntryWinsOverTheInitialStateOfANewerMenu() {
    var state = menu(single: true, open: "a").state
    state.restore("v1 +c")
    #expect(state.rows == ["a", "b", "c", "c1"])
    state.restore("v1 +b +c")
    #expect(state.rows == ["a", "b", "b1", "c"])
    state.restore("v1 +a +c")
    #expect(state.rows == ["a", "a1", "b", "c"])
  }

  /// `keep-open` opens the first while the restored one has not come.
  @Test func whatTheRulesDidWhileRowsWereMissingIsTakenBack() {
    for single in [false, true] {
      var state = menu(single: single, keepOpen: true, hidden: "b").state
      state.restore("v1 +b -a")
      #expect(state.rows == ["a", "a1", "c"])
      state.setHidden([state["b"]], false)
      #expect(state.rows == ["a", "b", "b1", "c"])
      #expect(state.savedState == "v1 +b -a")
    }
  }

  /// One of two open items had been hidden.
  @Test func restoreBeforeHidingGivesTheRowsOfRestoreAfter() {
    var before = menu(single: true).state
    before.restore("v1 +a +b")
    #expect(before.rows == ["a", "a1", "b", "c"])
    before.setHidden([before["a"]], true)
    var after = menu(single: true).state
    after.setHidden([after["a"]], true)
    after.restore("v1 +a +b")
    #expect(before.rows == after.rows)
    #expect(before.rows == ["b", "b1", "c"])
    #expect(before.savedState == "v1 +a +b")
  }

  @Test func anEventThatOpensEndsTheHold() {
    var state = menu(keepOpen: true, hidden: "b").state
    state.restore("v1 +b -a")
    #expect(state.expand(state["a1"]).isEmpty)
    state.filter([])
    state.filter(nil)
    state.expand(state["c"])
    state.setHidden([state["b"]], false)
    #expect(state.rows == ["a", "a1", "b", "b1", "c", "c1"])
  }

  @Test func aCopyHoldsItsOwn() {
    var state = menu(keepOpen: true, hidden: "b").state
    state.restore("v1 +b -a")
    var copy = state
    state.expand(state["c"])
    copy.setHidden([copy["b"]], false)
    #expect(copy.rows == ["a", "b", "b1", "c"])
  }
}
