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

  /// The table of the names is made from the rules.
  @Test func theTableIsUpToDate() throws {
    let header = "| name | category | by default | meaning |\n| --- | --- | --- | --- |\n"
    let start = try #require(text.firstRange(of: header)).upperBound
    let end = try #require(text[start...].firstRange(of: "\n\n")).lowerBound
    let table = ChangeKind.allCases.map {
      "| `\($0.rawValue)` | \($0.category.rawValue) | \($0.severity.rawValue) | \($0.meaning) |"
    }.joined(separator: "\n")
    try Repository.record(text[..<start] + table + text[end...], to: Self.file)
    #expect(text[start..<end] == table)
  }

  @Test func theExamplesAreTheGoldens() throws {
    let folder = Repository.fixtures.appending(path: "Changes/corrected-title")
    let article = try Article("BreakingChanges")
    let golden = try Repository.text(folder.appending(path: "changes.txt"))
    #expect(golden.hasPrefix(try article.block("text")))
    let json = try Repository.text(folder.appending(path: "changes.jsonl"))
    #expect(json.hasPrefix(try article.block("json")))
  }

  /// Each command that is shown runs, on a repository that has what it names.
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
      #expect(run.status == (isSame ? 0 : 1), "\(command)")
      #expect(run.output.isEmpty == isSame, "\(command)")
    }
  }
}
