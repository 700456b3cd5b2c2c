import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Choices that always have a checked item, and checks that count those below them.
@Suite(.endingInTime) struct CheckTests {
  private func leaf(_ id: String, _ isChecked: Bool) -> TestItem {
    var item = TestItem.leaf(id)
    item.checked = isChecked
    return item
  }

  private func summary(_ id: String, _ items: [TestItem]) -> TestItem {
    var item = TestItem.category(id, open: true, items)
    item.isSummaryCheck = true
    return item
  }

  private func choice(_ id: String, _ items: [TestItem]) -> TestItem {
    var item = TestItem.category(id, open: true, items)
    item.choice = .one
    return item
  }

  @Test func aChoiceInWhichAnItemStartsCheckedAlwaysHasOne() {
    var state = TestMenu(top: [choice("theme", [.leaf("light"), leaf("system", true)])]).state
    let (light, system) = (state["light"], state["system"])
    #expect(state.uncheck(system).isEmpty && state.isChecked(system))
    state.check(light)
    #expect(state.uncheck(light).isEmpty && state.isChecked(light))
    #expect(state.savedState == "v1 *light /system")
    // A later menu has no such item: the one that starts checked is checked.
    let change = state.restore("v1 *gone /system").change
    #expect(change.checked == [system] && change.unchecked == [light])
    #expect(state.checked(in: state["theme"]) == [system])
  }

  @Test func aChoiceInWhichNoneStartsCheckedMayHaveNone() {
    var state = TestMenu(top: [choice("sort", [.leaf("name"), .leaf("date")])]).state
    state.check(state["name"])
    #expect(state.uncheck(state["name"]).unchecked == [state["name"]])
    #expect(state.checked(in: state["sort"]).isEmpty)
  }

  @Test func aChoiceShowsItsCheckedItem() {
    var theme = choice("theme", [.leaf("light"), leaf("system", true)])
    theme.showsChecked = true
    var sort = choice("sort", [.leaf("name"), .leaf("date")])
    sort.showsChecked = true
    sort.page = true
    var plain = TestItem.leaf("plain")
    plain.fields = [("detail", "As written")]
    var state = TestMenu(top: [theme, sort, plain]).state
    let (themeNode, sortNode) = (state["theme"], state["sort"])
    #expect(state.table.showsChecked(themeNode) && !state.table.showsChecked(state["plain"]))
    #expect(state.shownDetail(of: themeNode) == "SYSTEM")
    #expect(state.shownDetail(of: sortNode) == nil)
    #expect(state.shownDetail(of: state["plain"]) == "As written")
    #expect(state.check(state["light"]).updated == [0, 1, 2])
    #expect(state.shownDetail(of: themeNode) == "LIGHT")
    // The page's row is on the page above, so only the items below it are drawn again there.
    #expect(state.check(state["name"]).updated == [3])
    #expect(state.shownDetail(of: sortNode) == "NAME")
    state.openPage(sortNode)
    #expect(state.check(state["date"]).updated == [0, 1])
    #expect(state.restore("v1").change.updated == [1])
    #expect(state.shownDetail(of: sortNode) == nil && state.shownDetail(of: MenuNode(-1)) == nil)
  }

  @Test func aSummaryCheckCountsTheItemsBelowIt() {
    var hidden = leaf("c", false)
    hidden.hidden = true
    var menu = TestMenu(top: [
      summary(
        "all",
        [
          leaf("a", true), summary("some", [leaf("b", true), hidden]),
          choice("one", [leaf("d", false), leaf("e", true)]),
        ])
    ])
    menu.layout = .sectionHeaders
    var state = menu.state
    let (all, some) = (state["all"], state["some"])
    #expect(state.table.isSummaryCheck(all) && !state.table.isCheckItem(all))
    #expect(state.checkState(of: all) == .mixed && state.checkState(of: some) == .mixed)
    #expect(!state.isChecked(all))

    let change = state.check(state["c"])
    #expect(change.checked == [state["c"]])
    #expect(change.updatedHeaders == [0] && change.updated == [0, 2])
    #expect(state.isChecked(all) && state.checkState(of: some) == .checked)

    // The choice of one does not count, and stays as it is.
    let unchecked = state.toggleCheck(all)
    #expect(unchecked.unchecked.map(\.number).count == 3 && unchecked.checked.isEmpty)
    #expect(state.checkState(of: all) == .unchecked && state.isChecked(state["e"]))
    #expect(state.toggleCheck(some).checked == [state["b"], state["c"]])
    #expect(state.checkState(of: all) == .mixed)
    #expect(state.savedState == "v1 *c /a")
    state.toggleCheck(all)
    #expect(state.isChecked(all) && state.isChecked(state["a"]))
  }

  /// The state of a summary check is not saved, and entries for it are skipped.
  @Test func aSummaryCheckIsNotRestored() {
    var state = TestMenu(top: [summary("all", [leaf("a", true), leaf("b", false)])]).state
    let restored = state.restore("v1 *all *b")
    #expect(restored.unknown.isEmpty && restored.change.checked == [state["b"]])
    #expect(restored.change.updated == [0, 2])
    #expect(state.restore("v1 /all").change.unchecked == [state["b"]])
    #expect(state.checkState(of: state["all"]) == .mixed)
  }

  @Test func aSummaryCheckWithoutItemsIsNeverChecked() {
    var state = TestMenu(top: [summary("all", [choice("one", [leaf("a", true), .leaf("b")])])])
      .state
    #expect(state.checkState(of: state["all"]) == .unchecked)
    #expect(state.toggleCheck(state["all"]).isEmpty && state.check(state["all"]).isEmpty)
    #expect(state.checkState(of: MenuNode(-1)) == .unchecked)
    #expect(state.checkState(of: MenuNode(99)) == .unchecked)
  }

  /// Where only the indicator opens a category, a tap on its row checks all items.
  @Test func aTapChecksAll() {
    var menu = TestMenu(top: [summary("all", [leaf("a", true), leaf("b", false)])])
    menu.hitArea = .indicator
    var state = menu.state
    let copy = state
    let tap = state.tap(state["all"])
    #expect(tap.response == .choose && tap.change.checked == [state["b"]])
    #expect(state.tap(state["all"]).change.unchecked.count == 2)
    #expect(copy.checkState(of: copy["all"]) == .mixed)
    #expect(state.tap(state["all"], at: .indicator).response == .toggle)
  }
}
