import Foundation
import MenuCompiler
import TestSupport
import Testing

/// The article "Breaking changes" is true.
@Suite struct DiffArticleTests {
  static let file = Repository.root.appending(
    path: "Sources/MenuCompiler/MenuCompiler.docc/BreakingChanges.md")
  let text: String

  init() throws { text = try Repository.text(Self.file) }

  /// The tables of names are generated from the rules.
  @Test func theTablesAreUpToDate() throws {
    let meanings = ChangeKind.allCases.map {
      "| `\($0.rawValue)` | \($0.category.rawValue) | \($0.severity.rawValue) | \($0.meaning) |\n"
    }
    let remedies = ChangeKind.allCases.map { "| `\($0.rawValue)` | \($0.remedy) |\n" }
    var article = text
    for (header, rows) in [
      ("| name | category | by default | meaning |\n| --- | --- | --- | --- |\n", meanings),
      ("| name | what to do |\n| --- | --- |\n", remedies),
    ] {
      let start = try #require(article.firstRange(of: header)).upperBound
      let end = try #require(article[start...].firstRange(of: /^$/.anchorsMatchLineEndings()))
      article.replaceSubrange(start..<end.lowerBound, with: rows.joined())
    }
    try Repository.record(article, to: Self.file)
    #expect(try Repository.text(Self.file) == article)
  }

  /// Following the article keeps the ids: only the note that it names is left.
  @Test func theIDIsKept() throws {
    let folder = Repository.fixtures.appending(path: "Changes/corrected-title")
    #expect(text.contains("with `id = \"vegtables\"`"))
    #expect(text.contains("the only\nremaining change is the note `title-changed`"))
    let directory = try TemporaryDirectory()
    let new = try Repository.text(folder.appending(path: "new.toml"))
      .replacing("title = \"Vegetables\"", with: "id = \"vegtables\"\ntitle = \"Vegetables\"")
    try directory.write(new, to: "new.toml")
    let old = folder.appending(path: "old.toml").path
    let run = try Command.menuc("diff", old, "new.toml", "--format", "json", in: directory.url)
    let lines = run.output.split(separator: "\n").filter { $0.contains("getables\"") }
    #expect(lines.count == 1, "\(run.output)")
    #expect(lines.first?.contains("\"name\": \"title-changed\"") == true, "\(run.output)")
  }

  @Test func theExamplesAreTheGoldens() throws {
    let folder = Repository.fixtures.appending(path: "Changes/corrected-title")
    let article = try Article("BreakingChanges")
    let golden = try Repository.text(folder.appending(path: "changes.txt"))
    #expect(golden.hasPrefix(try article.block("text")))
    let json = try Repository.text(folder.appending(path: "changes.jsonl"))
    #expect(json.hasPrefix(try article.block("json")))
  }

  /// The commands in the article can be run on a repository with the files that they name.
  @Test func theCommandsRun() throws {
    let directory = try TemporaryDirectory()
    for (name, file) in [("old", "old.toml"), ("new", "new.toml"), ("new", "menu.toml")] {
      try directory.write(
        try Repository.text(
          Repository.fixtures.appending(path: "Changes/corrected-title/\(name).toml")), to: file)
    }
    let user = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
    for arguments in [
      ["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "x"], ["tag", "v1.0"],
      ["update-ref", "refs/remotes/origin/main", "HEAD"],
    ] {
      let git = try Command.run("git", user + arguments, in: directory.url)
      #expect(git.status == 0, "\(git.errors)")
    }
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("menuc diff ") }
    #expect(commands.count >= 4)
    for command in commands {
      let words = command.split(separator: " ").dropFirst().map(String.init)
      let run = try Command.run(Repository.menuc.path, words, in: directory.url)
      #expect(run.errors == "", "\(command)")
      let isSame = command.contains("--against")
      let isAllowed = command.contains("--warn item-removed")
      #expect(run.status == (isSame || isAllowed ? 0 : 1), "\(command)")
      #expect(run.output.isEmpty == isSame, "\(command)")
    }
  }
}
