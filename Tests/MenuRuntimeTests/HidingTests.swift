import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Hiding, filters, glyphs and saved states.
@Suite(.endingInTime) struct HidingTests {
  @Test func hidingTakesTheRowsBelowAndKeepsTheState() {
    let menu = TestMenu(top: [.leaf("x"), .category("a", open: true, [.leaf("b"), .leaf("c")])])
    var state = menu.state
    #expect(state.setHidden([state["a"]], true).removed == [1..<4])
    #expect(state.isExpanded(state["a"]))
    #expect(state.setHidden([state["a"]], true).isEmpty)
    #expect(state.setHidden([state["a"]], false).inserted == [1..<4])
  }

  @Test func separatorsCannotBeHidden() {
    var state = TestMenu(top: [.leaf("a"), .line, .leaf("b")]).state
    #expect(state.rows == ["a", "-", "b"])
    #expect(state.setHidden([MenuNode(1)], true).isEmpty)
    #expect(state.filter([MenuNode(1)]).removed == [0..<3])
  }

  @Test func aFilterShowsMatchesAndAncestorsOnly() {
    let menu = TestMenu(top: [
      .category("a", [.category("b", [.leaf("c"), .leaf("d")]), .line, .leaf("e")]), .leaf("f"),
    ])
    var state = menu.state
    let change = state.filter([state["d"]])
    #expect(state.rows == ["a", "b", "d"])
    #expect(change.removed == [1..<2])
    #expect(change.inserted == [1..<3])
    let opened = state.expand(state["a"])
    #expect(opened.inserted == [])
    #expect(opened.updated == [0])
    #expect(state.filter([]).removed == [0..<3])
    state.filter(nil)
    #expect(state.rows == ["a", "b", "-", "e", "f"])
    #expect(state.filter(nil).isEmpty)
  }

  @Test func glyphsFollowTheState() {
    var menu = TestMenu(top: [
      .category("a", [.leaf("b")]), .category("empty", []),
      TestItem(
        id: "own", items: [],
        fields: [("indicator.hide-when-empty", "0"), ("indicator.empty", "∅")]),
      TestItem(id: "plain", items: [], fields: [("indicator.hide-when-empty", "0")]),
      TestItem(id: "leaf", fields: [("indicator.leaf", "·"), ("indicator.leaf.image", "dot")]),
    ])
    menu.indicator = TestMenu.plusMinus
    var state = menu.state
    #expect(state.glyph(of: state["a"])?.text == "+")
    state.toggle(state["a"])
    #expect(state.glyph(of: state["a"])?.text == "–")
    #expect(state.glyph(of: state["empty"]) == nil)
    #expect(state.glyph(of: state["own"])?.text == "∅")
    #expect(state.glyph(of: state["plain"])?.text == "+")
    #expect(state.glyph(of: state["b"]) == nil)
    #expect(state.glyph(of: state["leaf"])?.image == "dot")
    state.setHidden([state["b"]], true)
    #expect(state.glyph(of: state["a"]) == nil)
  }

  @Test func savedStateIsSortedByBytes() {
    let menu = TestMenu(top: [
      .category("b", [.leaf("1")]), .category("é", open: true, [.leaf("2")]),
      .category("a", [.leaf("3")]), .category("z", open: true, [.leaf("4")]),
    ])
    var state = menu.state
    #expect(state.savedState == "v1")
    for node in state.table.topLevel { state.toggle(node) }
    #expect(state.savedState == "v1 +a +b -z -é")
    var fresh = menu.state
    let restored = fresh.restore(state.savedState)
    #expect(restored.unknown == [])
    #expect(fresh.rows == state.rows)
    #expect(fresh.collapsedByID == ["a": false, "b": false, "z": true, "é": true])
  }

  @Test func restoreAppliesTheRulesAndNamesWhatItDoesNotKnow() {
    let menu = TestMenu(
      single: true, top: [.category("a", [.leaf("1")]), .category("b", [.leaf("2")])])
    var state = menu.state
    let (change, unknown) = state.restore("v1 +a +b +gone -old +1")
    #expect(unknown == ["gone", "old"])
    #expect(change.toggled.opened == [state["a"]])
    #expect(state.rows == ["a", "1", "b"])
  }

  @Test(arguments: ["", "v2 +a", "v1+a", "x"]) func restoreOfAnotherVersionChangesNothing(
    text: String
  ) {
    var state = TestMenu(top: [.category("a", open: true, [.leaf("1")])]).state
    state.toggle(state["a"])
    let (change, unknown) = state.restore(text)
    #expect(change.isEmpty)
    #expect(unknown == (text.isEmpty ? [] : [text]))
    #expect(state.rows == ["a"])
  }
}
