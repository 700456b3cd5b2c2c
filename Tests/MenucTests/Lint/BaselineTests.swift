import Foundation
import TestSupport
import Testing

/// `menuc lint --baseline` and `--write-baseline`.
@Suite struct BaselineTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func lint(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, ["lint"] + arguments, in: directory.url)
  }

  static let menu = """
    menu = "Groceries"
    colour = "red"

    [[items]]
    title = "Fruits"
    items = [" Apples", { title = "Pears", colour = "green" }]

    [[items]]
    title = "Nuts"
    items = []
    """

  private func known() throws {
    try directory.write(Self.menu, to: "menu.toml")
    let written = try lint("menu.toml", "--write-baseline", "known.json")
    #expect(written.status == 0)
    #expect(written.output == "written known.json: 4 findings\n")
    #expect(written.errors == "")
  }

  @Test func knownFindingsAreHidden() throws {
    try known()
    let result = try lint("menu.toml", "--baseline", "known.json")
    #expect(result.status == 0)
    #expect(result.errors == "menuc: note: 4 findings are in the baseline 'known.json'\n")
    #expect(
      try Repository.text(directory.url.appending(path: "known.json")) == """
        {
          "version": 1,
          "findings": [
            { "file": "menu.toml", "item": "", "name": "unknown-key", "text": "a menu has no key 'colour'", "count": 1 },
            { "file": "menu.toml", "item": "fruits.apples", "name": "padded-title", "text": "the title ' Apples' starts with whitespace", "count": 1 },
            { "file": "menu.toml", "item": "fruits.pears", "name": "unknown-key", "text": "an item has no key 'colour'", "count": 1 },
            { "file": "menu.toml", "item": "nuts", "name": "empty-category", "text": "'Nuts' is a category without items", "count": 1 }
          ]
        }

        """)
  }

  /// Moved lines, reordered items, and changes elsewhere do not bring a finding back.
  @Test func editsElsewhereDoNotReviveFindings() throws {
    try known()
    try directory.write(
      """
      # A comment more.
      menu = "Groceries"
      title = "Things to buy"
      colour = "red"

      [[items]]
      title = "Sweets"
      items = ["Candy"]

      [[items]]
      title = "Nuts"
      items = []

      [[items]]
      title = "Fruits"
      items = ["Figs", { title = "Pears", colour = "green" }, " Apples"]
      """, to: "menu.toml")
    let result = try lint("menu.toml", "--baseline", "known.json")
    #expect(result.status == 0)
    #expect(result.errors == "menuc: note: 4 findings are in the baseline 'known.json'\n")
  }

  @Test func newFindingsAreReported() throws {
    try known()
    // Adds the same mistake to another item, and once more to the same item.
    try directory.write(
      Self.menu.replacing(
        "items = [\" Apples\"", with: "colour = 1\nitems = [\" Apples\", \" Apples\""),
      to: "menu.toml")
    let result = try lint("menu.toml", "--baseline", "known.json")
    #expect(result.status == 1)
    #expect(result.errors.contains("menu.toml:6:1: error: an item has no key 'colour'"))
    #expect(result.errors.contains("padded-title"))
    #expect(result.errors.contains("4 findings are in the baseline"))
    #expect(result.errors.contains("2 errors and 1 warning in menu.toml"))
  }

  @Test func whatIsGoneIsReported() throws {
    try known()
    try directory.write(Self.menu.replacing("colour = \"red\"\n", with: ""), to: "menu.toml")
    let result = try lint("menu.toml", "--baseline", "known.json")
    #expect(result.status == 0)
    #expect(
      result.errors == """
        menuc: note: 3 findings are in the baseline 'known.json'
        menuc: note: 'known.json' lists a 'unknown-key' in menu.toml that no longer occurs

        """)
    // The findings of another menu do not affect this one.
    try directory.write("menu: A\nitems: [B]\n", to: "other.yaml")
    #expect(try lint("other.yaml", "--baseline", "known.json").errors == "")
  }

  /// Paths are relative to the baseline, wherever the command runs.
  @Test func theBaselineMayLieElsewhere() throws {
    try directory.write("menu: A\nitems: [\" B\"]\n", to: "menus/a.yaml")
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: "lint"), withIntermediateDirectories: true)
    _ = try lint("menus/a.yaml", "--write-baseline", "lint/known.json")
    let text = try Repository.text(directory.url.appending(path: "lint/known.json"))
    #expect(text.contains("\"file\": \"../menus/a.yaml\""))
    let elsewhere = try Command.run(
      Repository.menuc.path, ["lint", "a.yaml", "--baseline", "../lint/known.json"],
      in: directory.url.appending(path: "menus"))
    #expect(elsewhere.errors == "menuc: note: 1 finding is in the baseline '../lint/known.json'\n")
  }

  /// A problem in a file that two menus include is one finding.
  @Test func aSharedFileCountsOnce() throws {
    try directory.write("menu: P\nitems: [\" B\"]\n", to: "part.yaml")
    for name in ["a", "b"] {
      try directory.write("menu: \(name)\nitems: [{ include: part.yaml }]\n", to: "\(name).yaml")
    }
    let written = try lint("a.yaml", "b.yaml", "--write-baseline", "known.json")
    #expect(written.output == "written known.json: 1 finding\n")
    for files in [["a.yaml"], ["b.yaml"], ["a.yaml", "b.yaml"]] {
      let result = try Command.run(
        Repository.menuc.path, ["lint"] + files + ["--baseline", "known.json"], in: directory.url)
      #expect(result.errors == "menuc: note: 1 finding is in the baseline 'known.json'\n")
    }
  }

  /// A syntax error may hide any other problem.
  @Test func aFileThatCannotBeReadIsNeverKnown() throws {
    try directory.write("menu = \n", to: "menu.toml")
    let written = try lint("menu.toml", "--write-baseline", "known.json")
    #expect(written.status == 1)
    #expect(written.output == "written known.json: 0 findings\n")
    #expect(written.errors.contains("[syntax]"))
    #expect(try lint("menu.toml", "--baseline", "known.json").status == 1)
  }

  @Test(arguments: [
    (nil, "known.json: no such file"), ("", "not a menuc baseline"), ("[]", "not a menuc baseline"),
    ("{\"version\": 2, \"findings\": []}", "version 2"),
    ("{\"version\": 1, \"findings\": [{\"file\": 1}]}", "not a menuc baseline"),
  ])
  func whatIsNoBaseline(text: String?, words: String) throws {
    try directory.write("menu: A\nitems: [B]\n", to: "menu.yaml")
    if let text { try directory.write(text, to: "known.json") }
    let result = try lint("menu.yaml", "--baseline", "known.json")
    #expect(result.status == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test func theProjectNamesABaseline() throws {
    try known()
    try directory.write("menus = [\"menu.toml\"]\nbaseline = \"known.json\"\n", to: "menuc.toml")
    let result = try lint()
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("4 findings are in the baseline"))
  }
}
