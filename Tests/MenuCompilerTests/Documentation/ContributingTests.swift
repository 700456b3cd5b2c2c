import Foundation
import TestSupport
import Testing

/// The article for contributors is true: everything that its commands, tables and links name
/// exists.
@Suite struct ContributingTests {
  let text: String
  let commands: [[String]]
  let script: String

  init() throws {
    let folder = Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc")
    text = try Repository.text(folder.appending(path: "Contributing.md"))
    commands = try Article("Contributing").blocks("sh").joined().split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
    script = try Repository.text(Repository.root.appending(path: ".ci/run"))
  }

  /// The values of an option in the commands.
  private func values(of option: String) -> [String] {
    commands.flatMap { words in
      zip(words, words.dropFirst()).filter { $0.0 == option }.map(\.1)
    }
  }

  /// The code in the first column of the tables.
  private func firstColumn() -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { line in
      line.split(separator: "|")[0].split(separator: "`").enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  @Test func theFastTestsComeFirst() throws {
    #expect(commands.first == ["swift", "test", "--skip", "GeneratedCodeTests"])
    #expect(commands.dropFirst().prefix(2) == [["swift", "test"], [".ci/run"]])
    let package = try Repository.text(Repository.root.appending(path: "Package.swift"))
    for target in values(of: "--skip") { #expect(package.contains("name: \"\(target)\"")) }
    #expect(
      FileManager.default.isExecutableFile(
        atPath: Repository.root.appending(path: ".ci/run").path))
    #expect(text.contains("`MENUC_ROUNDS=2 .ci/run`"))
    #expect(!script.contains("export MENUC_ROUNDS"), "the number of rounds is the caller's")
  }

  /// Tests that need other compilers are only in the target that the fast tests skip.
  @Test(arguments: ["MenuRuntimeTests", "MenuCompilerTests", "MenucTests"])
  func fastTestsStartNoCompiler(target: String) throws {
    let starts = [
      "Command.swiftc(", "Command.typecheck(", "kotlinc", "tsc", "gcc", "clang", "chromedriver",
      "cmake", "ninja", "make",
    ]
    let folder = Repository.root.appending(path: "Tests/\(target)")
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") && !path.hasSuffix("/ContributingTests.swift") {
      let text = try Repository.text(folder.appending(path: path))
      for start in starts {
        let call = start.hasSuffix("(") ? start : "run(\n      \"\(start)\""
        #expect(!text.contains(call) && !text.contains("run(\"\(start)\""), "\(target)/\(path)")
      }
    }
  }

  @Test func theSuitesExist() throws {
    let suites = values(of: "--filter")
    #expect(!suites.isEmpty)
    let tests = Repository.root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    for suite in suites {
      #expect(
        files.contains { $0.hasSuffix("Tests/\(suite).swift") || $0.hasSuffix("/\(suite).swift") })
    }
  }

  @Test func theTablesNameFoldersAndVariables() throws {
    let names = firstColumn()
    let tests = Repository.root.appending(path: "Tests")
    let targets = try FileManager.default.contentsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix("Tests") }
    #expect(Set(targets).isSubset(of: names), "each test target is explained")
    let sources = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try Repository.text(tests.appending(path: $0)) }
    for name in names {
      if let equals = name.firstIndex(of: "=") {
        let variable = "[\"\(name[..<equals])\"]"
        #expect(sources.contains { $0.contains(variable) }, "\(name)")
      } else {
        let isThere = FileManager.default.fileExists(atPath: tests.appending(path: name).path)
        #expect(isThere, "\(name)")
      }
    }
  }

  @Test func theStyleIsThatOfCI() {
    let lint = commands.filter { $0.starts(with: ["swift", "format", "lint"]) }
    #expect(lint.count == 1)
    for command in lint { #expect(script.contains(command.joined(separator: " ") + "\n")) }
  }
}
