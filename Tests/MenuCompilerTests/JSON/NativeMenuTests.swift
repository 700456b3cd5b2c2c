import Foundation
import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuRuntime

/// Menus of other systems, written with inline groups, have the rows that these systems show.
@Suite struct NativeMenuTests {
  private static func state(_ name: String) throws -> MenuExpansion {
    let path = "Tests/Conformance/\(name).json"
    let file = SourceFile(
      name: path, format: .json, text: try Repository.text(Repository.root.appending(path: path)))
    let menu = try #require(try compileMenu(file, goal: .table, input: .none).menu)
    return MenuExpansion(
      try JSONDecoder().decode(MenuTable.self, from: Data(tableJSON(menu).utf8)))
  }

  /// The titles of the rows, two spaces further right for each level.
  private static func rows(_ state: MenuExpansion) -> [String] {
    (0..<state.rowCount).compactMap { row in
      state.content(atRow: row).map { content in
        let isItem = content == .item(content.node)
        let depth =
          isItem
          ? state.table.depth(of: content.node) : state.table.depth(below: content.node)
        let isLine = state.table.isSeparator(content.node)
        let text = isLine ? "---" : isItem ? state.table.title(of: content.node) : "row"
        return String(repeating: "  ", count: depth) + text
      }
    }
  }

  private static func node(_ id: String, _ state: MenuExpansion) throws -> MenuNode {
    try #require(state.table.node(withID: id))
  }

  @Test func sectionsAreSetOffByLines() throws {
    var state = try Self.state("native-sections")
    let view = ["View", "Side panel", "Line numbers", "Highlighting", "---"]
    let end = ["Preferences", "About"]
    #expect(Self.rows(state) == ["New window", "Open…", "---"] + view + end)
    state.setCount(2, in: try Self.node("extensions", state))
    state.setCount(1, in: try Self.node("documents.recent", state))
    state.set([MenuConditionValue(condition: 1, value: 1)])
    #expect(
      Self.rows(state) == ["New window", "Open…", "row", "---", "Save", "Save as…", "---"] + view
        + ["row", "row", "---"] + end)
    state.expand(try Self.node("view.highlighting", state))
    #expect(
      Self.rows(state)[11...17] == [
        "  Plain text", "  By file name", "  ---", "  Scripts", "  Shell", "  Make", "---",
      ])
  }

  @Test func groupsAreShownAndCheckedAsOne() throws {
    var state = try Self.state("native-groups")
    let start = ["Search", "Sort by", "Show"]
    #expect(Self.rows(state) == start + ["Check for mail", "Settings"])
    // Conditions are numbered by their names.
    state.set([
      MenuConditionValue(condition: 0, value: 1), MenuConditionValue(condition: 1, value: 0),
    ])
    #expect(
      Self.rows(state) == [
        "Search", "Archive", "Move to…", "Delete", "Sort by", "Show", "Settings",
      ])
    let order = try Self.node("order", state)
    let sender = try Self.node("order.sender", state)
    #expect(state.check(sender).unchecked.count == 1)
    #expect(state.checked(in: order) == [sender])
    #expect(state.checked(in: try Self.node("order-flags", state)).count == 1)
  }

  @Test func eachRunOfRadioItemsIsAChoice() throws {
    var state = try Self.state("native-radios")
    let view = [
      "View", "  Reload", "  ---", "  Half size", "  Actual size", "  Double size", "  ---",
      "  Like the system", "  Light", "  Dark", "  ---", "  Full screen",
    ]
    #expect(Self.rows(state) == view + ["Output", "Window"])
    for id in ["size.half-size", "theme.dark"] { state.check(try Self.node(id, state)) }
    for id in ["size", "theme"] {
      #expect(state.checked(in: try Self.node(id, state)).count == 1)
    }
    state.expand(try Self.node("output", state))
    #expect(
      Self.rows(state)[12...21] == [
        "Output", "  Speakers", "  Built in", "  Headphones", "  More", "  ---", "  In the network",
        "  row", "  ---", "  Mute",
      ])
  }
}
