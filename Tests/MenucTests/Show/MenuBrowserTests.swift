import Foundation
import MenuCompiler
import TestSupport
import Testing

@testable import menuc

/// A menu that is tried out, without a terminal.
@Suite struct MenuBrowserTests {
  private static func browser(_ path: String) throws -> MenuBrowser {
    let file = try Disk.document(Repository.root.appending(path: path).path, format: nil)
    let confinement = Confinement(file, project: nil, allowed: [])
    let compiled = try compileMenu(file, goal: .table, input: Disk().input(confinement))
    let menu = try RunTimeMenu(#require(compiled.menu))
    return MenuBrowser(menu, try menu.state(), MenuLines.Options())
  }

  private static let keys: [TerminalKey] = [
    .up, .down, .down, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape,
    .backspace, .character(" "), .character("/"), .character("a"), .character("o"),
  ]

  /// Whatever is pressed, the screen has all its lines, none of them too long, and one is selected.
  @Test(arguments: [
    "Samples/tour/menu.toml", "Samples/settings/menu.toml", "Samples/site-sidebar/menu.yaml",
    "Samples/file-menu/menu.toml", "Tests/Fixtures/Show/menu.yaml", "Tests/Browser/opens.yaml",
  ])
  func theSelectedRowIsOnTheScreen(menu: String) throws {
    var browser = try Self.browser(menu)
    var generator = LinearGenerator(state: UInt64(menu.utf8.count))
    for _ in 0..<Rounds.atLeast(400) {
      #expect(browser.press(try #require(Self.keys.randomElement(using: &generator))))
      let (columns, rows) = (
        Int.random(in: 1...60, using: &generator), Int.random(in: 1...20, using: &generator)
      )
      let screen = browser.screen(columns: columns, rows: rows, isColored: false)
      #expect(screen.count == rows)
      for line in screen {
        let text = line.replacing("\u{1B}[7m", with: "").replacing("\u{1B}[0m", with: "")
        #expect(!text.contains("\u{1B}"))
        #expect(CharacterWidth.of(text) <= columns, "\(line)")
      }
      let selected = screen.count { $0.hasPrefix("\u{1B}[7m") }
      #expect(selected == (browser.state.rowCount > 0 ? 1 : 0))
    }
  }

  private static func browser(items: String) throws -> MenuBrowser {
    let file = SourceFile(name: "menu.yaml", format: .yaml, text: "menu: M\nitems: [\(items)]")
    let compiled = try compileMenu(file, goal: .table, input: .none)
    let menu = try RunTimeMenu(#require(compiled.menu))
    return MenuBrowser(menu, try menu.state(), MenuLines.Options())
  }

  /// A terminal that grows shows more rows above the last one, as long as there are any.
  @Test func noRoomIsLeftBelowTheLastRow() throws {
    let titles = (1...8).map { "Item \($0)" }
    var browser = try Self.browser(items: titles.joined(separator: ", "))
    _ = browser.press(.end)
    for rows in 4...12 {
      let screen = browser.screen(columns: 30, rows: rows, isColored: false)
      let shown = titles.filter { title in screen.contains { $0.contains(title) } }
      // The first line and the last are no rows.
      #expect(shown == titles.suffix(rows - 2))
    }
  }

  /// However deep an item is, there is room for its title.
  @Test func aDeepItemIsReadInANarrowTerminal() throws {
    var text = "item"
    for level in (0..<40).reversed() {
      text = "{title: Level \(level), id: l\(level), items: [\(text)]}"
    }
    var browser = try Self.browser(items: text)
    _ = browser.press(.end)
    let screen = browser.screen(columns: 30, rows: 6, isColored: false)
    #expect(screen[3].contains("▾ Level 39") && screen[4].contains("item"))
  }

  private static func press(_ keys: [TerminalKey], _ browser: inout MenuBrowser) -> [String] {
    for key in keys { _ = browser.press(key) }
    return browser.screen(columns: 60, rows: 12, isColored: false)
  }

  @Test func aDisabledItemSaysWhy() throws {
    var browser = try Self.browser("Tests/Fixtures/Show/menu.yaml")
    let search = "/loud".map { TerminalKey.character($0) }
    let screen = Self.press(search + [.enter, .enter], &browser)
    #expect(screen.last?.hasPrefix("disabled: Turn Quiet off first.") == true)
  }

  @Test func theCheckedItemOfAChoiceStaysChecked() throws {
    var browser = try Self.browser("Tests/Fixtures/Show/menu.yaml")
    let search = "/dark".map { TerminalKey.character($0) }
    let screen = Self.press(search + [.enter, .enter], &browser)
    #expect(screen.contains { $0.contains("(•) Dark") })
    #expect(screen.last?.hasPrefix("is checked") == true)
  }

  @Test func theSearchEndsWithoutWords() throws {
    var browser = try Self.browser("Samples/settings/menu.toml")
    let all = Self.press([], &browser)
    _ = Self.press("/zzz".map { .character($0) }, &browser)
    #expect(browser.state.rowCount == 0)
    let screen = Self.press([.backspace, .backspace, .backspace, .enter, .home], &browser)
    #expect(screen == all)
  }

  private struct LinearGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
