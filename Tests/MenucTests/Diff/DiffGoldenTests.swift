import Foundation
import MenuCompiler
import TestSupport
import Testing

/// Each folder of Fixtures/Changes has an old and a new version of a menu; the output of `menuc
/// diff` must equal the file beside them, to the byte.
@Suite struct DiffGoldenTests {
  static let directory = Repository.fixtures.appending(path: "Changes")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).sorted()

  /// The options of folders that show what is reported on demand.
  static let options = ["translated": ["--texts"]]

  /// The old menu and the new one of a folder.
  static func menus(of name: String) throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: directory.appending(path: name).path)
    return try ["old", "new"].map { side in
      try #require(files.first { $0.hasPrefix("\(side).") })
    }
  }

  @Test(arguments: names)
  func goldenOf(name: String) throws {
    let folder = Self.directory.appending(path: name)
    let result = try Command.run(
      Repository.menuc.path,
      ["diff"] + Self.options[name, default: []] + Self.menus(of: name), in: folder)
    let golden = folder.appending(path: "changes.txt")
    let text = "\(result.output)\(result.errors)exit status \(result.status)\n"
    try Repository.record(text, to: golden)
    #expect(text == (try Repository.text(golden)))
  }

  @Test(arguments: ["corrected-title", "columns", "moved-items"])
  func goldenOfJSON(name: String) throws {
    let folder = Self.directory.appending(path: name)
    let result = try Command.run(
      Repository.menuc.path, ["diff", "--format", "json"] + Self.menus(of: name), in: folder)
    let golden = folder.appending(path: "changes.jsonl")
    try Repository.record(result.output, to: golden)
    #expect(result.output == (try Repository.text(golden)))
    #expect(result.errors == "")
    for line in result.output.split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let object = try #require(value as? [String: Any])
      let keys = ["severity", "name", "category", "id", "message", "new"]
      let hasAll = keys.allSatisfy { object[$0] != nil }
      #expect(hasAll, "\(line)")
    }
  }

  /// Every name of a change occurs, except the names that need a commit.
  @Test func everyNameIsShown() throws {
    let text = try Self.names.map {
      try Repository.text(Self.directory.appending(path: "\($0)/changes.txt"))
    }.joined()
    for kind in ChangeKind.allCases where ![.menuAdded, .menuRemoved].contains(kind) {
      let isShown = text.contains("[\(kind.rawValue), \(kind.category.rawValue)]")
      #expect(isShown, "no folder shows '\(kind.rawValue)'")
    }
  }

  /// After the help about an id is followed, no breaking change is left.
  @Test(arguments: [
    ("corrected-title", "title = ", "\n"), ("moved-items", "title: ", ", "),
    ("swapped-items", "\"title\": ", ", "), ("renamed-strings", "title = ", "\n"),
  ])
  func theHelpKeepsTheIDs(name: String, key: String, separator: String) throws {
    struct Change: Decodable {
      struct Place: Decodable {
        let line, column, endColumn: Int
      }
      let help: String?
      let new: Place
    }
    let files = try Self.menus(of: name)
    let folder = Self.directory.appending(path: name)
    let json = try Command.run(
      Repository.menuc.path, ["diff", "--format", "json", "--allow", "item-moved"] + files,
      in: folder)
    #expect(json.status == 1)
    var lines = try Repository.text(folder.appending(path: files[1]))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in json.output.split(separator: "\n") where line.contains("keep its id: ") {
      let change = try JSONDecoder().decode(Change.self, from: Data(line.utf8))
      let advice = try #require(change.help?.components(separatedBy: "keep its id: ").last)
      let help = advice.components(separatedBy: "; or ")[0]
      let text = lines[change.new.line - 1]
      let value = String(
        text.dropFirst(change.new.column - 1).prefix(change.new.endColumn - change.new.column))
      let title = key + value
      lines[change.new.line - 1] =
        if help.hasPrefix("{") {
          text.replacing(value, with: help)
        } else if text.contains(title) {
          text.replacing(title, with: help + separator + title)
        } else {
          text.replacing("\"id\": \(value)", with: help)
        }
    }
    let scratch = try TemporaryDirectory()
    let kept = try scratch.write(lines.joined(separator: "\n"), to: files[1])
    let after = try Command.run(
      Repository.menuc.path, ["diff", files[0], kept.path], in: folder)
    #expect(after.status == 0, "\(after.output)\(after.errors)")
    #expect(after.output.contains("no breaking changes"))
  }
}
