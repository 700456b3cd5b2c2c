import Foundation
import TestSupport
import Testing

/// `menuView.ts`, the view model of target `typescript`, in node.
@Suite(.enabled(if: TypeScript.canTest, "needs tsc and node"))
struct TypeScriptViewTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Builds menus with the view, and the programs of Conformance/Drivers/view for them.
  private func build(_ menus: [(name: String, type: String, path: String)]) throws {
    let built = try Command.run(
      Repository.menuc.path,
      ["build", "--target", "typescript", "--param", "view=true", "--quiet"]
        + ["--output", directory.url.path] + menus.map(\.path))
    try #require(built.status == 0, "\(built.errors.prefix(4_000))")
    let drivers = ConformanceCorpus.directory.appending(path: "Drivers/view")
    for name in try FileManager.default.contentsOfDirectory(atPath: drivers.path) {
      try FileManager.default.copyItem(
        at: drivers.appending(path: name), to: directory.url.appending(path: name))
    }
    let imports = menus.map { "import { \($0.type) } from \"./\($0.type).js\";\n" }
    let entries = menus.map { "  [\"\($0.name)\", \($0.type).table],\n" }
    try directory.write(
      "\(imports.joined())export const menus = new Map([\n\(entries.joined())]);\n",
      to: "menus.ts")
    let compiled = try TypeScript.compile(directory.url)
    try #require(compiled.status == 0, "\(compiled.output.prefix(4_000))")
  }

  private func expectNoProblems(_ arguments: String...) throws {
    let run = try Command.run("node", ["main.js"] + arguments, in: directory.url)
    #expect(run.status == 0 && run.output == "", "\(run.output + run.errors)")
  }

  /// The article's menu, program and output.
  @Test func theArticleIsTrue() throws {
    let article = try Article("AHeadlessView")
    try directory.write(try article.block("yaml"), to: "menu.yaml")
    let built = try Command.menuc(
      "build", directory.url.appending(path: "menu.yaml").path, "--target", "typescript",
      "--param", "view=true", "--output", directory.url.path)
    try #require(built.status == 0)
    try directory.write(
      "declare const console: { log(...values: unknown[]): void };\n", to: "console.d.ts")
    // The second block replaces a text of the row that the last line prints.
    let rest = article.blocks("ts").dropFirst().joined()
    let badge = "console.log(counted.row(\"apples\")?.badge, counted.row(\"pears\")?.badge);\n"
    let table =
      "console.log(counted.state.table.tagOf(counted.row(\"pears\")?.node as MenuNode));\n"
    try directory.write(
      "import type { MenuNode } from \"./menuRuntime.js\";\n"
        + (try article.block("ts")) + rest + badge + table, to: "program.ts")
    let compiled = try TypeScript.compile(directory.url, ["--declaration"])
    #expect(compiled.status == 0, "\(compiled.output)")
    let run = try Command.run("node", ["program.js"], in: directory.url)
    #expect(run.output == (try article.block("text")) + "3 undefined\nundefined\n")
  }

  /// Each key of the pattern "Tree View" of WAI-ARIA, and the results and marks of search.
  @Test func keysAndSearchFollowTheirTables() throws {
    let data = ConformanceCorpus.directory
    try build(
      ["produce", "single", "kept", "outline", "sections"].map { name in
        let path = data.appending(path: "TreeKeys/\(name).yaml").path
        return (name, name.prefix(1).uppercased() + name.dropFirst() + "Menu", path)
      })
    try expectNoProblems("keys", data.appending(path: "TreeKeys/keys.jsonl").path)
    try expectNoProblems("folding", data.appending(path: "search-folding.jsonl").path)
    try expectNoProblems("matches", data.appending(path: "search-matches.jsonl").path)
  }

  /// The best matches of searches, as pages find them.
  @Test func searchFindsTheBestMatch() throws {
    try build([("docs", "DocsMenu", Browser.tests.appending(path: "links.yaml").path)])
    try expectNoProblems("ranks", Browser.tests.appending(path: "searches.json").path)
  }

  /// In another language, subscribers learn which rows came and went, and the arrow keys and a search
  /// follow it.
  @Test func anotherLanguageHasOtherRows() throws {
    let menu = try directory.write(
      """
      menu: Tea
      language: en
      translations: "{language}.yaml"
      items:
      - { id: milk, title: Milk, when: language=en }
      - { id: kinds, title: Kinds, collapsed: true, items: [{ id: green, title: Green }] }
      """, to: "tea.yaml")
    try directory.write(
      "milk: حليب\nkinds: أنواع\ngreen: أخضر\n", to: "ar.yaml")
    try build([("tea", "TeaMenu", menu.path)])
    try directory.write(
      """
      import { TeaMenu } from "./TeaMenu.js";
      import { MenuView } from "./menuView.js";
      declare const console: { log(...values: unknown[]): void };
      const view = new MenuView(TeaMenu.table);
      view.subscribe(({ removed, inserted }) => console.log(removed, inserted));
      view.showTable(TeaMenu.tableIn(["ar"]));
      console.log(view.isRightToLeft, view.rowAt(0)?.title, view.rowAt(0)?.setSize);
      view.focus("kinds");
      view.pressKey({ key: "ArrowLeft" });
      view.search("green");
      console.log(view.matchCount);
      view.showTable(TeaMenu.table);
      console.log(view.isRightToLeft, view.matchCount);
      """, to: "language.ts")
    let compiled = try TypeScript.compile(directory.url)
    try #require(compiled.status == 0, "\(compiled.output.prefix(4_000))")
    let run = try Command.run("node", ["language.js"], in: directory.url)
    #expect(
      run.output == """
        [ { start: 0, end: 1 } ] []
        true أنواع 1
        [] []
        [] [ { start: 1, end: 2 } ]
        [ { start: 0, end: 2 } ] []
        0
        [] []
        [] [ { start: 0, end: 2 } ]
        false 1

        """, "\(run.errors)")
  }

  /// A list that draws only the rows in view removes the row that has the focus.
  @Test func aRemovedRowKeepsTheFocus() throws {
    try build([("docs", "DocsMenu", Browser.tests.appending(path: "links.yaml").path)])
    try expectNoProblems("blur")
  }

  /// Rows, and the changes that subscribers receive, after random events on menus of all kinds.
  @Test func rowsAreThoseOfTheTable() throws {
    let menus = try ConformanceCorpus.menus().filter { $0.isRandom || $0.name == "accordion" }
    try build(
      menus.map { menu in
        let file = try directory.write(menu.document, to: "\(menu.name).\(menu.format.rawValue)")
        return (menu.name, try menu.typeName(), file.path)
      })
    try expectNoProblems("random", "\(Rounds.atLeast(2))")
  }
}
