import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Rows by section, hostile calls, and the texts of a table.
@Suite(.endingInTime) struct LayoutTests {
  func menu(_ layout: MenuLayout) -> TestMenu {
    TestMenu(
      layout: layout,
      top: [
        .category("a", open: true, [.leaf("a1"), .leaf("a2")]),
        .category("b", [.leaf("b1"), .leaf("b2")]), .leaf("c"),
      ])
  }

  @Test func sectionRowsCountTheirOwnItem() {
    var state = menu(.sectionRows).state
    #expect(state.sectionCount == 3)
    #expect((0..<3).map { state.rowCount(inSection: $0) } == [3, 1, 1])
    #expect(state.indexPath(of: state["a2"]) == MenuIndexPath(section: 0, row: 2))
    let change = state.toggle(state["b"])
    #expect(change.inserted == [4..<6])
    #expect(change.insertedInSections.map(\.section) == [1])
    #expect(change.insertedInSections.map(\.rows) == [1..<3])
    #expect(change.updatedInSections == [MenuIndexPath(section: 1, row: 0)])
  }

  @Test func headersAreNoRows() {
    var state = menu(.sectionHeaders).state
    #expect((0..<3).map { state.rowCount(inSection: $0) } == [2, 0, 0])
    #expect(state.indexPath(of: state["a"]) == nil)
    #expect(state.section(of: state["a"]) == 0)
    let change = state.toggle(state["b"])
    #expect(change.insertedInSections.map(\.rows) == [0..<2])
    #expect(change.updatedHeaders == [1])
    #expect(change.updatedInSections == [])
    #expect(state.node(at: MenuIndexPath(section: 1, row: 1)) == state["b2"])
  }

  @Test func hidingATopLevelItemTakesItsSection() {
    var state = menu(.sectionRows).state
    let change = state.setHidden([state["a"]], true)
    #expect(change.removedSections == [0])
    #expect(change.removedInSections.isEmpty)
    #expect(change.removed == [0..<3])
    #expect(state.node(ofSection: 0) == state["b"])
    #expect(state.section(of: state["a1"]) == nil)
    #expect(state.filter([state["a1"], state["c"]]).removedSections == [0])
  }

  @Test func layoutRowsIsOneSection() {
    let state = menu(.rows).state
    #expect(state.sectionCount == 1)
    #expect(state.rowCount(inSection: 0) == 5)
    #expect(state.node(ofSection: 0) == nil)
    #expect(state.node(at: MenuIndexPath(section: 0, row: 3)) == state["b"])
  }

  @Test(arguments: [Int.min, -1, 3, 99, Int.max]) func numbersOutsideTheMenuAreHarmless(number: Int)
  {
    for top in [[], [TestItem.leaf("a"), .line, .category("b", [])]] {
      for layout in [MenuLayout.rows, .sectionRows, .sectionHeaders] {
        let menu = TestMenu(layout: layout, top: top)
        var state = menu.state
        let node = MenuNode(number)
        #expect(state.node(atRow: number) == nil)
        #expect(state.node(at: MenuIndexPath(section: number, row: number)) == nil)
        #expect(state.rowCount(inSection: number) == 0)
        #expect(state.node(ofSection: number) == nil)
        #expect(state.row(of: node) == nil && state.indexPath(of: node) == nil)
        #expect(state.section(of: node) == nil && state.glyph(of: node) == nil)
        #expect(state.toggle(node).isEmpty && state.reveal(node).isEmpty)
        #expect(state.expand(under: node).isEmpty && state.collapse(under: node).isEmpty)
        #expect(state.setHidden([node], true).isEmpty)
        // The category is open then, even though it is empty.
        #expect(state.expand(toDepth: number).isEmpty == (number < 1 || top.isEmpty))
        state.filter([node])
        #expect(state.rowCount == 0)
        let table = menu.table
        #expect(table.id(of: node) == nil && table.title(of: node) == "")
        #expect(table.parent(of: node) == nil && table.children(of: node).isEmpty)
        #expect(table.detail(of: node) == nil && table.integer("x", of: node) == nil)
        #expect(!table.isCategory(node) && table.depth(of: node) == 0)
      }
    }
  }

  @Test func fieldsAreReadInPlace() throws {
    let item = TestItem(
      id: "tomato", body: "line 1\nline 2 detail 3:abc", enabled: false, title: "Tomaten 🍅",
      fields: [
        ("detail", "3 kinds"), ("accessory", "checkmark"), ("tag", "-12"), ("height", "44.5"),
        ("label", ""), ("@calories", "52"), ("@vegan", "1"), ("@ratio", "-0.25"), ("@cal", "9"),
      ])
    let table = TestMenu(top: [.category("a", [item, .line, .leaf("b")])]).table
    let node = try #require(table.node(withID: "tomato"))
    #expect(node.number == 1)
    #expect(table.title(of: node) == "Tomaten 🍅")
    #expect(table.body(of: node) == "line 1\nline 2 detail 3:abc")
    #expect(table.detail(of: node) == "3 kinds")
    #expect(table.accessory(of: node) == .checkmark)
    #expect(table.tag(of: node) == -12)
    #expect(table.height(of: node) == 44.5)
    #expect(table.accessibilityLabel(of: node) == "")
    #expect(table.accessibilityHint(of: node) == nil)
    #expect(table.integer("calories", of: node) == 52)
    #expect(table.integer("cal", of: node) == 9)
    #expect(table.boolean("vegan", of: node) == true)
    #expect(table.number("ratio", of: node) == -0.25)
    #expect(table.string("detail", of: node) == nil)
    #expect(table.integer("", of: node) == nil)
    #expect(!table.isInitiallyEnabled(node) && table.isExpandable(node) && !table.isCategory(node))
    #expect(table.parent(of: node)?.number == 0 && table.depth(of: node) == 1)
    #expect(table.nodes.map(\.number) == [0, 1, 2, 3])
    #expect(table.id(of: MenuNode(2)) == nil)
    #expect(table.node(withID: "") == nil && table.node(withID: "tomat") == nil)
    for id in ["a", "b", "tomato"] {
      #expect(table.node(withID: id).flatMap { table.id(of: $0) } == id)
    }
  }

  @Test func ownIndicatorsStandOverTheDocuments() {
    let item = TestItem(
      id: "a", items: [],
      fields: [
        ("indicator.collapsed", ""), ("indicator.collapsed.image", "carat"),
        ("indicator.color", "#ff0000ff"), ("indicator.expanded", ""),
      ])
    let table = TestMenu(top: [item, .leaf("b")]).table
    let own = table.indicator(of: MenuNode(0))
    #expect(own.collapsed?.text == nil && own.collapsed?.image == "carat")
    #expect(
      own.expanded == nil && own.color == .rgba(light: 0xff00_00ff, dark: 0xff00_00ff)
        && own.hideWhenEmpty)
    #expect(table.indicator(of: MenuNode(1)) === table.settings.indicator)
  }

  @Test(arguments: ["accent", "danger", "#00000000", "light-dark(#ffffffff, #0102037f)"])
  func aColorHasOneText(text: String) { #expect(MenuColor(text)?.text == text) }

  @Test(arguments: ["", "grey", "#zz", "ab"])
  func anyOtherTextIsNoColor(text: String) { #expect(MenuColor(text) == nil) }
}
