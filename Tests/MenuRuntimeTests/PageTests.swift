import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Categories whose rows are on a page of their own.
@Suite(.endingInTime) struct PageTests {
  private let menu = TestMenu(
    layout: .sectionRows,
    top: [
      .category("general", open: true, [.leaf("name")]),
      .page(
        "theme",
        [
          .leaf("system"), .page("colors", [.leaf("red"), .leaf("blue")]),
          .category("more", [.leaf("contrast")]),
        ]),
    ])

  @Test func aPageShowsItsItemsInPlaceOfTheOthers() {
    var state = menu.state
    #expect(state.rows == ["general", "name", "theme"])
    let (change, response) = state.tap(state["theme"])
    #expect(response == .open)
    #expect(change.removed == [0..<3] && change.inserted == [0..<3])
    #expect(change.removedSections == [0, 1] && change.insertedSections == [0])
    #expect(state.rows == ["system", "colors", "more"])
    #expect(state.page == state["theme"] && state.layout == .rows)
    #expect(state.row(of: state["name"]) == nil)
  }

  @Test func pagesAreInPages() {
    var state = menu.state
    state.openPage(state["colors"])
    #expect(state.rows == ["red", "blue"])
    #expect(state.table.path(to: state["red"]) == [state["theme"], state["colors"]])
    state.closePage()
    #expect(state.rows == ["system", "colors", "more"])
    state.closePage()
    #expect(state.page == nil && state.rows == ["general", "name", "theme"])
    #expect(state.closePage().isEmpty)
  }

  @Test func aPageIsNeitherOpenNorClosed() {
    var state = menu.state
    #expect(state.toggle(state["theme"]).isEmpty)
    #expect(state.expandAll().toggled.opened == [state["more"]])
    #expect(!state.isExpanded(state["theme"]) && !state.table.isExpandable(state["theme"]))
    #expect(state.openPage(state["general"]).isEmpty)
    #expect(state.rows == ["general", "name", "theme"])
  }

  @Test func eventsChangeItemsOnAllPages() {
    var state = menu.state
    #expect(state.expand(state["more"]).inserted.isEmpty)
    #expect(state.setHidden([state["red"]], true).removed.isEmpty)
    state.openPage(state["theme"])
    #expect(state.rows == ["system", "colors", "more", "contrast"])
    #expect(state.setHidden([state["general"]], true).isEmpty)
    #expect(state.collapse(state["more"]).removed == [3..<4])
    state.openPage(state["colors"])
    #expect(state.rows == ["blue"])
    state.openPage(nil)
    #expect(state.rows == ["theme"])
  }

  @Test func revealOpensThePage() {
    var state = menu.state
    let change = state.reveal(state["contrast"])
    #expect(state.page == state["theme"])
    #expect(change.toggled.opened == [state["more"]])
    #expect(change.inserted == [0..<4] && change.scroll?.row == 3)
  }

  @Test func aFilterFindsItemsOfAllPages() {
    var state = menu.state
    state.filter([state["blue"], state["name"]])
    #expect(state.rows == ["general", "name", "theme", "colors", "blue"])
    state.openPage(state["colors"])
    #expect(state.rows == ["blue"])
    state.filter(nil)
    #expect(state.rows == ["red", "blue"])
  }

  @Test func savedStatesAreOfAllPages() {
    var state = menu.state
    state.openPage(state["theme"])
    state.expand(state["more"])
    var other = menu.state
    other.restore(state.savedState)
    #expect(state.savedState == "v1 +more")
    #expect(other.page == nil && other.isExpanded(other["more"]))
  }
}
