import Foundation
import TestSupport
import Testing

/// An article of the documentation with a menu, a program and its output: its first blocks of each
/// language, or another of them.
struct WorkedExample {
  let article: URL
  let text: String

  init(_ name: String) throws {
    article = Repository.root
      .appending(path: "Sources/MenuCompiler/MenuCompiler.docc/\(name).md")
    text = try Repository.text(article)
  }

  /// The contents of a block with a language after its fence, the first of which is number 0.
  func block(_ language: String, _ number: Int = 0) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let starts = lines.indices.filter { lines[$0] == "```\(language)" }
    try #require(number < starts.count, "no block \(number) of \(language)")
    let start = starts[number]
    let end = try #require(lines[(start + 1)...].firstIndex(of: "```"))
    return lines[(start + 1)..<end].map { $0 + "\n" }.joined()
  }

  /// Compares with a block `text`; with `MENUC_RECORD=1` replaces it.
  func expect(output: String, inBlock number: Int = 0) throws {
    let expected = try block("text", number)
    let recorded = text.replacingOccurrences(
      of: "```text\n\(expected)```", with: "```text\n\(output)```")
    try Repository.record(recorded, to: article)
    #expect(output == expected)
  }
}

/// The articles with a program are correct.
@Suite struct WorkedExampleTests {
  @Test(arguments: [("ExpandingAMenu", "LibraryMenu"), ("MenusThatChange", "MailMenu")])
  func aProgramPrintsWhatItsArticleShows(article: String, type: String) throws {
    let example = try WorkedExample(article)
    let directory = try TemporaryDirectory()
    try directory.write(try example.block("toml"), to: "menu.toml")
    let built = try Command.menuc(
      "build", "menu.toml", "--target", "swift", "--output", ".", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let files = [
      try directory.write(try example.block("swift"), to: "main.swift"),
      directory.url.appending(path: "\(type).swift"),
      directory.url.appending(path: "MenuRuntime.swift"),
    ]
    let program = directory.url.appending(path: "program")
    let compiled = try Command.swiftc(files, to: program)
    try #require(compiled.status == 0, "\(compiled.errors)")
    try example.expect(output: try Command.run(program.path, []).output)
  }

  /// The flags and the entries of `generate` have the same two outputs.
  @Test func outputsOfMenusThatChange() throws {
    let article = try Article("MenusThatChange")
    let directory = try TemporaryDirectory()
    try directory.write(article.block("toml"), to: "menu.toml")
    let blocks = article.blocks("toml")
    try #require(blocks.count == 3)
    try directory.write(blocks[0] + blocks[2], to: "entries.toml")
    try directory.write(blocks[1], to: "alerts.toml")
    let alerts = try Command.menuc("lint", "--strict", "alerts.toml", in: directory.url)
    #expect(alerts.status == 0, "\(alerts.errors)")
    var outputs: [[String]] = []
    let commands = try article.block("sh").split(separator: "\n").map { $0.split(separator: " ") }
    #expect(commands.count == 2)
    for commands in [commands, [["menuc", "build", "entries.toml"]]] {
      for command in commands {
        let run = try Command.run(
          Repository.menuc.path, command.dropFirst().map(String.init) + ["--force"],
          in: directory.url)
        try #require(run.status == 0, "\(run.errors)")
      }
      outputs.append(
        try ["Phone", "Tablet"].map {
          try Repository.text(directory.url.appending(path: "\($0)/MailMenu.swift"))
        })
      for output in ["Phone", "Tablet"] {
        try FileManager.default.removeItem(at: directory.url.appending(path: output))
      }
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0].map { $0.contains("Split view") } == [false, true])
    #expect(outputs[0].allSatisfy { !$0.contains("device") })
  }

  /// The page has the rows of the program; `MENUC_RECORD=1` draws the pictures again.
  @Test(.enabled(if: Browser.canTest, "needs chromium, chromedriver, selenium, axe"))
  func pageOfMenusThatChange() throws {
    let example = try WorkedExample("MenusThatChange")
    let directory = try TemporaryDirectory()
    try directory.write(try example.block("toml"), to: "menu.toml")
    let built = try Command.menuc(
      "build", "menu.toml", "--target", "html", "--output", ".", "--param", "search=",
      in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let pictures = example.article.deletingLastPathComponent().appending(path: "Resources")
    let run = try Command.run(
      "python3",
      [Browser.tests.appending(path: "article_test.py").path, directory.url.path]
        + (Repository.recordsGoldens ? [pictures.path] : []))
    #expect(run.status == 0, "\(run.errors)")
    let names = example.text.matches(of: /\]\(Resources\/([\w.-]+)\)/).map { String($0.output.1) }
    #expect(names.count == 4)
    for name in names {
      let size = try Data(contentsOf: pictures.appending(path: name)).count
      #expect(size > 0 && size < 20_000)
    }
  }

  /// A target for a language that menuc does not know, in fewer than 100 lines.
  @Test(.enabled(if: DocumentTargetTests.has("python3", "--version"), "needs python3"))
  func addingALanguage() throws {
    let example = try WorkedExample("AddingALanguage")
    let directory = try TemporaryDirectory()
    let template = try example.block("stencil")
    #expect(template.split(separator: "\n", omittingEmptySubsequences: false).count <= 100)
    try directory.write(template, to: "python.stencil")
    try directory.write(try example.block("yaml"), to: "menu.yaml")
    try directory.write(try example.block("python"), to: "main.py")
    let hostile = Repository.root.appending(path: "Tests/Conformance/hostile-texts.json").path
    let built = try Command.menuc(
      "build", "menu.yaml", hostile, "--template", "python.stencil", "--output", ".",
      in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    try example.expect(output: Command.run("python3", ["main.py"], in: directory.url).output)

    try directory.write(try Command.menuc("dump", hostile).output, to: "table.json")
    try directory.write(
      """
      import json
      from hostile_texts_menu import ITEMS, TITLE
      table = json.load(open("table.json", encoding="utf-8"))
      assert TITLE == table["title"]
      for item, wanted in zip(ITEMS, table["items"]):
          assert (item.id, item.title) == (wanted["id"] or "", wanted["title"]), item
          assert item.detail == wanted.get("detail", ""), item
      print(len(ITEMS) == len(table["items"]))
      """, to: "hostile.py")
    let compared = try Command.run("python3", ["hostile.py"], in: directory.url)
    #expect(compared.output == "True\n", "\(compared.errors)")
  }
}
