import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// The events of the article "Expansion rules", one by one, on menus small enough to follow by eye.
@Suite(.endingInTime) struct EventTests {
  /// Fruits, Vegetables (four below), Sweets, Nuts: the accordion of the samples.
  func accordion(single: Bool = true, keepOpen: Bool = false, open: Bool = true) -> TestMenu {
    TestMenu(
      single: single, keepOpen: keepOpen,
      top: [
        .category("fruits", [.leaf("apple"), .leaf("pear")]),
        .category(
          "vegetables", open: open,
          [.leaf("cucumber"), .leaf("tomato"), .leaf("carrot"), .leaf("goatsbeard")]),
        .category("sweets", [.leaf("toffee")]),
        .category("nuts", [.leaf("hazel"), .leaf("walnut")]),
      ])
  }

  @Test func openingASiblingClosesTheOpenOneInOneChange() {
    var state = accordion().state
    #expect(state.row(of: state["sweets"]) == 6)
    let change = state.toggle(state["sweets"])
    #expect(change.removed == [2..<6])
    #expect(change.inserted == [3..<4])
    #expect(change.updated == [1, 2])
    #expect(change.toggled.closed == [state["vegetables"]])
    #expect(change.toggled.opened == [state["sweets"]])
    #expect(state.rows == ["fruits", "vegetables", "sweets", "toffee", "nuts"])
  }

  @Test func openingAboveTheOpenOneMovesItDown() {
    var state = accordion().state
    let change = state.expand(state["fruits"])
    #expect(change.removed == [2..<6])
    #expect(change.inserted == [1..<3])
    #expect(change.updated == [0, 3])
  }

  @Test func tappingTheOpenOneClosesIt() {
    var state = accordion().state
    let change = state.toggle(state["vegetables"])
    #expect(change.removed == [2..<6])
    #expect(change.inserted == [])
    #expect(change.scroll == nil)
  }

  @Test func keepOpenRefusesTheLastAndOnlyTheLast() {
    var state = accordion(single: false, keepOpen: true).state
    #expect(state.collapse(state["vegetables"]).isEmpty)
    state.expand(state["nuts"])
    #expect(!state.collapse(state["vegetables"]).isEmpty)
    #expect(state.toggle(state["nuts"]).isEmpty)
    #expect(state.isExpanded(state["nuts"]))
  }

  @Test func keepOpenOpensTheFirstAtFirst() {
    let state = accordion(keepOpen: true, open: false).state
    #expect(state.rows == ["fruits", "apple", "pear", "vegetables", "sweets", "nuts"])
  }

  @Test func aNodeThatCannotCloseStaysOpenAndDoesNotCount() {
    let menu = TestMenu(
      single: true, keepOpen: true,
      top: [
        .category("fixed", fixed: true, [.leaf("a")]), .category("b", [.leaf("c")]),
        .category("d", [.leaf("e")]),
      ])
    var state = menu.state
    #expect(state.rows == ["fixed", "a", "b", "c", "d"])
    #expect(state.collapse(state["fixed"]).isEmpty)
    state.expand(state["d"])
    #expect(state.rows == ["fixed", "a", "b", "d", "e"])
    state.collapseAll()
    #expect(state.rows == ["fixed", "a", "b", "d", "e"])
  }

  @Test func openingShowsTheChildrenAsTheyWereLeft() {
    let menu = TestMenu(top: [
      .category("a", [.category("b", open: true, [.leaf("c")]), .leaf("d")])
    ])
    var state = menu.state
    #expect(state.expand(state["a"]).inserted == [1..<4])
    #expect(state.collapse(state["a"]).removed == [1..<4])
    let hidden = state.collapse(state["b"])
    #expect(hidden.removed == [] && hidden.updated == [])
    #expect(hidden.toggled.closed == [state["b"]])
    #expect(state.expand(state["a"]).inserted == [1..<3])
  }

  @Test func aBodyOpensWithoutRows() {
    var state = TestMenu(top: [.leaf("a"), TestItem(id: "b", body: "long")]).state
    let change = state.toggle(state["b"])
    #expect(change.updated == [1])
    #expect(change.inserted == [] && change.removed == [])
    #expect(change.toggled.opened == [state["b"]])
  }

  @Test(arguments: [0, -1, 2]) func eventsOnWhatCannotOpenChangeNothing(number: Int) {
    var state = TestMenu(top: [.leaf("a"), .line]).state
    let node = MenuNode(number)
    #expect(state.toggle(node).isEmpty)
    #expect(state.expand(node).isEmpty)
    #expect(state.collapse(node).isEmpty)
    #expect(state.expand(under: node).isEmpty)
    #expect(state.collapse(under: node).isEmpty)
    #expect(state.reveal(node).isEmpty)
    #expect(state.savedState == "v1")
  }

  @Test func bulkEventsFollowTheGroups() {
    var state = accordion(open: false).state
    #expect(state.expandAll().toggled.opened == [state["fruits"]])
    state.expand(state["nuts"])
    #expect(state.expandAll().isEmpty)
    state.collapseAll()
    #expect(state.rowCount == 4)
  }

  @Test func expandToDepthOpensAboveAndClosesBelow() {
    let menu = TestMenu(top: [
      .category("a", [.category("b", open: true, [.category("c", open: true, [.leaf("d")])])])
    ])
    var state = menu.state
    let change = state.expand(toDepth: 2)
    #expect(state.rows == ["a", "b", "c"])
    #expect(change.inserted == [1..<3])
    #expect(change.toggled.closed == [state["c"]])
    state.expand(toDepth: -1)
    #expect(state.rows == ["a"])
  }

  @Test func underTakesTheNodeAndAllBelow() {
    let menu = TestMenu(top: [
      .category("a", [.category("b", [.leaf("c")])]), .category("x", [.leaf("y")]),
    ])
    var state = menu.state
    state.expand(under: state["a"])
    #expect(state.rows == ["a", "b", "c", "x"])
    state.collapse(under: state["a"])
    #expect(!state.isExpanded(state["b"]))
  }

  @Test func revealOpensAncestorsAndScrolls() {
    let menu = TestMenu(top: [.leaf("z"), .category("a", [.category("b", [.leaf("c")])])])
    var state = menu.state
    let change = state.reveal(state["c"])
    #expect(change.inserted == [2..<4])
    #expect(change.scroll?.row == 3)
    let again = state.reveal(state["c"])
    #expect(again.isEmpty)
    #expect(again.scroll?.row == 3)
  }

  @Test func scrollFollowsThePolicy() {
    var menu = accordion()
    menu.scroll = MenuScroll(to: .top)
    var state = menu.state
    #expect(state.toggle(state["nuts"]).scroll?.row == 3)
    menu.scroll = MenuScroll(to: .reveal, rows: 5)
    state = menu.state
    #expect(state.toggle(state["nuts"]).scroll?.row == 5)
    menu.scroll = MenuScroll(to: .reveal, rows: 1)
    state = menu.state
    #expect(state.toggle(state["nuts"]).scroll?.row == 4)
  }

  @Test func directionalAnimationFollowsTheOpenedNode() {
    var menu = accordion(open: false)
    menu.animation = MenuAnimation(insert: .directional, delete: .directional)
    var state = menu.state
    func presets(_ change: MenuChange) -> [MenuAnimationPreset] {
      [change.animation.insert, change.animation.delete]
    }
    #expect(presets(state.toggle(state["sweets"])) == [.top, .top])
    #expect(presets(state.toggle(state["fruits"])) == [.top, .bottom])
    #expect(presets(state.toggle(state["nuts"])) == [.bottom, .top])
    #expect(presets(state.toggle(state["nuts"])) == [.top, .top])
    let own = MenuAnimation(insert: .fade, delete: .left)
    #expect(presets(state.toggle(state["nuts"], animation: own)) == [.fade, .left])
  }

  @Test func listenersHearTheirOrder() {
    var state = accordion().state
    var heard: [String] = []
    state.toggle(state["fruits"]).perform(
      will: { heard.append("will \($0.number) \($1)") },
      moveRows: { heard.append("rows \($0.removed.count)") },
      did: { heard.append("did \($0.number) \($1)") })
    #expect(heard == ["will 1 false", "will 0 true", "rows 1", "did 1 false", "did 0 true"])
  }

  @Test func aCopyIsAStateOfItsOwn() {
    var state = accordion().state
    let copy = state
    state.collapseAll()
    #expect(copy.rowCount == 8)
    #expect(state.rowCount == 4)
  }
}
