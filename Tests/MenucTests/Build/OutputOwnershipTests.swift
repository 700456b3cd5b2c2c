import Foundation
import TestSupport
import Testing

/// Sessions of commands that write into one directory, and the owners of its files. In a fixture, a
/// command follows `$`, and its output follows the command. `MENUC_RECORD=1` records the sessions
/// again.
@Suite struct OutputOwnershipTests {
  private static let folder = Repository.fixtures.appending(path: "Ownership")

  private static let sessions = Result {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(arguments: try sessions.get()) func session(name: String) throws {
    let file = Self.folder.appending(path: name)
    let expected = try Repository.text(file)
    let directory = try TemporaryDirectory()
    let printed = try expected.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.hasPrefix("$ ") || $0.hasPrefix("#") || $0.isEmpty }
      .map { line in
        try line.hasPrefix("$ ") ? line + "\n" + run(line.dropFirst(2), in: directory) : line + "\n"
      }
      .joined().dropLast()
    try Repository.record(printed, to: file)
    #expect(printed == expected, "\(name) has changed")
  }

  /// Runs a shell command with three additional commands: `menu` writes a menu with one item,
  /// `entry` writes a menu with `generate`, and `owners` lists the owner of each file according to
  /// a directory's manifest.
  private func run(_ line: Substring, in directory: TemporaryDirectory) throws -> String {
    let words = line.split(separator: " ", maxSplits: 3).map(String.init)
    switch (words.first, words.count) {
    case ("menu", 4):
      try directory.write("menu: \(words[2])\nitems: [\(words[3])]\n", to: words[1])
      return ""
    case ("entry", 4):
      try directory.write(
        "menu: \(words[2])\nitems: [A]\ngenerate: [{ \(words[3]) }]\n", to: words[1])
      return ""
    case ("owners", 2): return try owners(in: directory.url.appending(path: words[1]))
    default: break
    }
    let menuc = "menuc() { '\(Repository.menuc.path)' \"$@\"; }"
    let result = try Command.run("bash", ["-c", "\(menuc); \(line)"], in: directory.url)
    let status = result.status == 0 ? "" : "exit \(result.status)\n"
    return result.output + result.errors + status
  }

  private func owners(in directory: URL) throws -> String {
    struct Manifest: Decodable {
      struct Entry: Decodable { var outputs: [String: String] }
      var menus: [String: Entry]
    }
    let data = try Data(contentsOf: directory.appending(path: ".menuc-manifest.json"))
    let menus = try JSONDecoder().decode(Manifest.self, from: data).menus
    let files = Set(menus.values.flatMap(\.outputs.keys)).sorted()
    return files.map { file in
      let owners = menus.filter { $0.value.outputs[file] != nil }.keys.sorted()
      return "\(file): \(owners.joined(separator: ", "))\n"
    }.joined()
  }
}
