import Foundation
import MenuRuntime
import TestSupport
import Testing

@testable import menuc

/// The drawings of the README and of the article "What a menu looks like" show the rows of the
/// engine.
@Suite struct MenuDrawingTests {
  private static let resources = Repository.root.appending(
    path: "Sources/MenuCompiler/MenuCompiler.docc/Resources")

  /// The README's menu as programs read it, with another layout if one is given.
  private func state(layout: String? = nil) throws -> MenuExpansion {
    let readme = try Article(of: Repository.root.appending(path: "README.md"))
    let directory = try TemporaryDirectory()
    let setting = layout.map { "layout: \($0)\n" } ?? ""
    try directory.write(setting + (try readme.block("yaml")), to: "mail.yaml")
    let table = try Command.menuc("dump", "mail.yaml", in: directory.url)
    try #require(table.status == 0, "\(table.errors)")
    return MenuExpansion(
      try JSONDecoder().decode(MenuTable.self, from: Data(table.output.utf8)))
  }

  private func check(_ svg: String, _ name: String) throws {
    let file = Self.resources.appending(path: name)
    try Repository.record(svg, to: file)
    #expect(try Repository.text(file) == svg, "\(name): MENUC_RECORD=1 draws it anew")
  }

  @Test(arguments: ["rows", "section-rows", "section-headers"])
  func tablesHaveTheRowsOfTheLayout(layout: String) throws {
    let state = try state(layout: layout)
    let svg = MenuDrawing.phone(state)
    for row in 0..<state.rowCount {
      let node = try #require(state.node(atRow: row))
      #expect(svg.contains(">\(state.table.title(of: node))</text>"))
    }
    try check(svg, "table-\(layout).svg")
  }

  @Test func theOutlineHasTheRows() throws {
    try check(MenuDrawing.outline(try state()), "outline.svg")
  }

  @Test func theMenuBarHasTheMenus() throws {
    let svg = MenuDrawing.menuBar(try state(), open: "View", submenu: "Sort by")
    for text in ["Mailboxes", "✓", "⌘P", "Date"] { #expect(svg.contains(">\(text)</text>")) }
    try check(svg, "menu-bar.svg")
  }

  /// The terminal is no drawing: it has the lines that `menuc show` prints on one of 46 columns.
  @Test func theTerminalShowsWhatIsPrinted() throws {
    let state = try state()
    let lines = MenuLines(state.table, MenuLines.Options(), width: 46)
    let rows = (0..<state.rowCount).flatMap { lines.lines(ofRow: $0, in: state) }
    let printed = (["$ menuc show mail.yaml"] + rows.map { $0.printed(isColored: true) })
      .map { $0 + "\n" }.joined()
    try check(TerminalPicture(printed).svg, "terminal.svg")
  }
}
