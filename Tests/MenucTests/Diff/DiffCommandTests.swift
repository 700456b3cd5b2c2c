import Foundation
import TestSupport
import Testing

/// The command line of `menuc diff`, and its output.
@Suite struct DiffCommandTests {
  static let changes = Repository.fixtures.appending(path: "Changes")

  private func diff(_ arguments: String..., in name: String, input: String = "") throws -> Command {
    try Command.run(
      Repository.menuc.path, ["diff"] + arguments, in: Self.changes.appending(path: name),
      input: input)
  }

  /// A menu is the same in every format.
  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: Repository.samples.path))
  func samplesAreWhatTheyAre(sample: String) throws {
    let folder = Repository.samples.appending(path: sample)
    let menus = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("menu.") }
    for (old, new) in zip(menus, menus.dropFirst() + menus.prefix(1)) {
      let result = try Command.run(Repository.menuc.path, ["diff", old, new], in: folder)
      #expect(result.status == 0)
      #expect(result.output == "", "\(sample): \(old) and \(new)")
      #expect(result.errors == "")
    }
  }

  @Test func severitiesAreTheUsers() throws {
    let all = try diff("old.toml", "new.toml", in: "initial-state")
    #expect(all.status == 1)
    #expect(all.output.hasSuffix("1 breaking change (saved-state), 3 warnings\n"))
    let warned = try diff(
      "old.toml", "new.toml", "--warn", "no-longer-collapsible", in: "initial-state")
    #expect(warned.status == 0)
    #expect(warned.output.contains(": warning: 'bread' is now always open"))
    #expect(warned.output.hasSuffix("no breaking changes, 4 warnings\n"))
    let allowed = try diff(
      "old.toml", "new.toml", "--allow", "no-longer-collapsible", "--allow",
      "initial-state-changed", in: "initial-state")
    #expect(allowed.status == 0)
    #expect(allowed.output == "")
    let raised = try diff(
      "old.toml", "new.toml", "--allow", "no-longer-collapsible", "--error",
      "initial-state-changed", in: "initial-state")
    #expect(raised.status == 1)
    #expect(raised.output.hasSuffix("3 breaking changes (behavior)\n"))
    let strict = try diff(
      "old.toml", "new.toml", "--strict", "--warn", "no-longer-collapsible", in: "initial-state")
    #expect(strict.output.hasSuffix("3 breaking changes (behavior), 1 warning\n"))
  }

  @Test(arguments: [
    (["old.toml"], "Name the old menu and the new one"),
    (["old.toml", "new.toml", "old.toml"], "Name the old menu and the new one"),
    (["old.toml", "new.toml", "--against", "HEAD"], "takes one menu"),
    (["-", "-", "--input-format", "toml"], "Only one of the menus"),
    (["-", "--against", "HEAD"], "not in a commit"),
    (["new.toml", "--against", ""], "needs a commit"),
    (["old.toml", "new.toml", "--warn", "item-remvoed"], "did you mean 'item-removed'?"),
    (["old.toml", "new.toml", "--warn", "xyz"], "there is no change 'xyz'"),
    (["old.toml", "new.toml", "--warn", "item-added", "--allow", "item-added"], "set twice"),
    (["-", "new.toml"], "no name that shows its format"),
  ])
  func wrongCommandLines(arguments: [String], message: String) throws {
    let result = try Command.run(
      Repository.menuc.path, ["diff"] + arguments, in: Self.changes.appending(path: "columns"))
    #expect(result.status == 64, "\(result.errors)")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.output == "")
  }

  @Test func aMissingFileIsNoChange() throws {
    let result = try diff("old.toml", "nowhere.toml", in: "columns")
    #expect(result.status == 2)
    #expect(result.errors == "menuc: error: nowhere.toml: no such file or directory\n")
    #expect(result.output == "")
  }

  @Test func eitherMenuMayBeStandardInput() throws {
    let text = try Repository.text(Self.changes.appending(path: "order/old.yaml"))
    let result = try diff("-", "new.yaml", "--input-format", "yaml", in: "order", input: text)
    #expect(result.output.contains("::: <stdin>:5:5"))
    #expect(result.status == 0)
    let other = try diff("new.yaml", "-", "--input-format", "yaml", in: "order", input: text)
    #expect(other.output.contains("<stdin>:5:5: warning:"))
  }

  @Test func colorsAreForTerminals() throws {
    let plain = try diff("old.yaml", "new.yaml", in: "order")
    #expect(!plain.output.contains("\u{1B}"))
    let colored = try diff("old.yaml", "new.yaml", "--color", "always", in: "order")
    #expect(colored.output.contains("\u{1B}[1;33m"))
  }

  /// A menu must not control the terminal that shows its changes.
  @Test func textsAreMadeVisible() throws {
    let directory = try TemporaryDirectory()
    let old = try directory.write(#"{"menu": "M", "items": ["A"]}"#, to: "old.json")
    let new = try directory.write(
      #"{"menu": "M", "items": [{"title": "B\u001b[2J\nnext", "id": "a"}]}"#, to: "new.json")
    let result = try Command.menuc("diff", old.path, new.path)
    #expect(result.output.contains("[title-changed, look]"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.split(separator: "\n").count == 2)
  }

  /// If there are many changes of a kind, text shows only the first ones, and JSON all.
  @Test func manyChangesAreReported() throws {
    let directory = try TemporaryDirectory()
    let items = (1...1_000).map { "{\"id\": \"i\($0)\", \"title\": \"Item \($0)\"}" }
    let old = "{\"menu\": \"M\", \"items\": [\(items.joined(separator: ", "))]}"
    try directory.write(old, to: "old.json")
    try directory.write(old.replacing("Item", with: "Thing"), to: "titles.json")
    try directory.write(
      "{\"menu\": \"M\", \"items\": [\(items.reversed().joined(separator: ", "))]}",
      to: "order.json")
    let titles = try Command.menuc("diff", "old.json", "titles.json", in: directory.url)
    #expect(titles.output.split(separator: "\n").count == 22)
    #expect(titles.output.contains("… and 980 more [title-changed]"))
    #expect(titles.output.hasSuffix("no breaking changes, 1000 notes\n"))
    let lines = try Command.menuc(
      "diff", "old.json", "titles.json", "--format", "json", in: directory.url)
    #expect(lines.output.split(separator: "\n").count == 1_000)
    let order = try Command.menuc("diff", "old.json", "order.json", in: directory.url)
    #expect(order.output.contains("and 996 more moved among 1000 items"))
    #expect(order.output.hasSuffix("no breaking changes, 1 warning\n"))
  }
}
