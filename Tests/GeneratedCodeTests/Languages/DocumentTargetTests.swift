import Foundation
import TestSupport
import Testing

/// The outputs of the targets for documents contain the menu: real parsers read them.
@Suite struct DocumentTargetTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Menus to write: hostile texts, a real one, the sample with everything.
  static let menus = [
    "Tests/Conformance/hostile-texts.json", "Tests/Conformance/reserved-words.json",
    "Tests/Conformance/random-34.json", "Samples/tour/menu.toml",
  ]

  private func build(_ menu: String, _ target: String, _ parameters: String...) throws -> URL {
    let options = (parameters + ["file=out"]).flatMap { ["--param", $0] }
    let built = try Command.run(
      Repository.menuc.path,
      [
        "build", menu, "--target", target, "--ignore-generate", "--output", directory.url.path,
        "--quiet",
      ]
        + options)
    try #require(built.status == 0, "\(built.errors)")
    return directory.url.appending(path: "out")
  }

  private func check(_ script: String, _ menu: String, _ file: URL) throws {
    let table = try directory.write(try Command.menuc("dump", menu).output, to: "table.json")
    let path = Repository.fixtures.appending(path: "Targets/\(script)").path
    let result = try Command.run("python3", [path, file.path, table.path])
    #expect(result.status == 0, "\(menu): \(result.errors.prefix(2_000))")
  }

  @Test(arguments: menus) func jsonIsWhatDumpPrints(menu: String) throws {
    let text = try Repository.text(build(menu, "json"))
    let isSame = try text == Command.menuc("dump", menu).output
    #expect(isSame)
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test(.enabled(if: has("python3", "-c", "import markdown_it")), arguments: menus)
  func markdownIsReadBack(menu: String) throws {
    try check("markdown.py", menu, build(menu, "markdown", "hidden=false"))
  }

  /// A tree of thousands of leaves takes Graphviz long; the others are drawn.
  @Test(
    .enabled(if: has("sh", "-c", "command -v dot && command -v python3")),
    arguments: menus.filter { !$0.contains("random") })
  func graphvizDrawsEveryItem(menu: String) throws {
    try check("dot.py", menu, build(menu, "dot"))
  }

  @Test func markdownEscapesWhatWouldBeMarkup() throws {
    try directory.write(
      """
      menu: Marks
      items:
      - "- 1. # *no* _list_ [or](link) `code` <b> &amp; | $x$ ~~gone~~"
      - title: "2) Two"
        id: two
        url: "https://example.com/a b?<c>&amp;\\\\d"
        detail: "3. www.example.com"
        items: ["+ plus", { separator: true }, "    four blanks", { title: "gone", hidden: true }]
      - { title: "", id: empty }
      """, to: "marks.yaml")
    let menu = directory.url.appending(path: "marks.yaml").path
    #expect(
      try Repository.text(build(menu, "markdown")) == ##"""
        # Marks

        - \- 1\. \# \*no\* \_list\_ \[or\](link) \`code\` &lt;b&gt; &amp;amp; \| \$x\$ \~\~gone\~\~
        - [2\) Two](<https://example.com/a%20b?%3Cc%3E&amp;amp;%5Cd>) – 3\. www&#46;example.com
          - \+ plus
          - ***
          - &#32;   four blanks
        - &nbsp;

        """##)
    #expect(
      try Repository.text(build(menu, "markdown", "hidden=true")).contains("  - gone *(hidden)*\n"))
  }

  /// Missing tools skip the test on a user's machine, and fail it in CI.
  static func has(_ program: String, _ arguments: String...) -> Bool {
    Repository.isCI || (try? Command.run(program, arguments))?.status == 0
  }
}
