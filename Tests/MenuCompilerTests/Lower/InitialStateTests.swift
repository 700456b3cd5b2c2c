import TestSupport
import Testing

@testable import MenuCompiler

/// The initial state in a table (ExpansionRules.md, section 3), and its glyphs (LanguageRules.md,
/// section 7).
@Suite(.endingInTime) struct InitialStateTests {
  private func compile(_ text: String) throws -> CompiledMenu {
    try compileMenu(
      SourceFile(name: "menu.yaml", format: .yaml, text: text), goal: .table, input: .none)
  }

  /// The ids of the nodes that start open.
  private func open(_ text: String) throws -> [String] {
    let menu = try #require(compile(text).menu)
    return (0..<menu.count).filter { menu.flags[$0].contains(.open) }.map { menu.ids[$0] }
  }

  @Test func dormantItemsStartAsTheyDeclareAndDoNotCount() throws {
    let menu = """
      menu: A
      expansion: single
      keep-open: true
      collapsed: true
      items:
        - { title: Hidden, hidden: true, collapsed: false, items: [One] }
        - { title: Emptied, collapsed: false, items: [{ title: Two, hidden: true }] }
        - { title: Nothing, collapsed: false, items: [] }
        - { title: Closed, items: [Three] }
        - { title: Open, collapsed: false, items: [Four] }
        - { title: Surplus, collapsed: false, items: [Five] }
      """
    #expect(try open(menu) == ["hidden", "emptied", "nothing", "open"])
    #expect(
      try open(menu.replacing("collapsed: false", with: "collapsed: true")) == ["closed"])
  }

  @Test func aHiddenItemThatStartsOpenIsNoSurplus() throws {
    let text = """
      menu: A
      expansion: single
      items:
        - { title: One, collapsed: false, items: [X] }
        - { title: Two, collapsed: false, hidden: true, items: [Y] }
      """
    #expect(try compile(text).diagnostics.map(\.name.rawValue) == [])
    let both = text.replacing("hidden: true, ", with: "")
    #expect(try compile(both).diagnostics.map(\.name.rawValue) == ["single-open"])
  }

  /// A summary check starts checked if all check items below it do; those of a choice of one do not count.
  @Test func summaryChecksStartLikeTheItemsBelowThem() throws {
    let text = """
      menu: A
      choice: one
      items:
        - title: Checked
          checked: items
          items: [{ title: X, checked: true }, { title: Y, checked: true }]
        - { title: Empty, checked: items, items: [] }
        - { title: Item, checked: false }
        - title: One
          checked: items
          choice: one
          items: [{ title: V, checked: true }, { title: W, checked: false }]
        - title: Mixed
          checked: items
          items: [{ title: T, checked: true }, { title: U, checked: false }]
        - title: Unchecked
          checked: items
          items: [{ title: S, checked: false }]
      """
    let menu = try #require(compile(text).menu)
    let summaries = menu.summaryChecks().map { (menu.ids[$0], $1) }
    #expect(summaries.map(\.0).sorted() == ["checked", "empty", "mixed", "one", "unchecked"])
    #expect(summaries.filter(\.1.isChecked).map(\.0) == ["checked"])
    #expect(summaries.filter(\.1.isMixed).map(\.0) == ["mixed"])
  }

  /// The rows of a slot can be checked if the slot has a choice.
  @Test func theChoiceOfASlotIsThatOfItsRows() throws {
    let menu = try #require(
      compile(
        """
        menu: A
        items:
          - { title: Any, slot: true, choice: any }
          - { title: One, slot: true, choice: one }
          - { title: None, slot: true }
          - { title: Group, choice: any, items: [{ title: Item, checked: true }] }
        """
      ).menu)
    func ids(_ flag: NodeFlags) -> [String] {
      (0..<menu.count).filter { menu.flags[$0].contains(flag) }.map { menu.ids[$0] }
    }
    #expect(ids(.choosesAny) == ["any"])
    #expect(ids(.choosesOne) == ["one"])
  }

  @Test func anItemsPresetClearsAllFourGlyphs() throws {
    let menu = try #require(
      compile(
        """
        menu: A
        indicator: { preset: triangle, empty: "∅", leaf: "·", color: "#ff0000" }
        items:
          - { title: B, indicator: chevron }
          - { title: C, indicator: { expanded: "!" } }
        """
      ).menu)
    func indicator(_ node: Int) throws -> Indicator {
      let own = try #require(menu.details[node]?.fields.indicator)
      return menu.settings.indicator.merged(with: own)
    }
    let preset = try indicator(0)
    #expect(preset.collapsed == Glyph(text: "›") && preset.expanded == Glyph(text: "⌄"))
    #expect(preset.empty == nil && preset.leaf == nil)
    #expect(preset.color == menu.settings.indicator.color)
    let table = try indicator(1)
    #expect(table.collapsed == Glyph(text: "▸") && table.expanded == Glyph(text: "!"))
    #expect(table.empty == Glyph(text: "∅") && table.leaf == Glyph(text: "·"))
  }
}
