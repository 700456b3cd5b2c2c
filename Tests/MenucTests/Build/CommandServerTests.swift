import Foundation
import TestSupport
import Testing

/// A command that runs in a fork of the tests' program does what a start of `menuc` does. Where commands are
/// started, as in CI, both are starts.
@Suite struct CommandServerTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("menu: M\nlanguage: en\nitems: [A, { titel: B }]\n", to: "wrong.yaml")
    try directory.write("menu: M\nitems: [A]\n", to: "a b/menu.yaml")
  }

  struct Case: Sendable {
    var arguments: [String]
    var input = ""
    var folder = "."
    var environment: [String: String] = [:]
    let status: Int32
  }

  static let cases = [
    Case(arguments: ["--version"], status: 0), Case(arguments: [], status: 0),
    Case(arguments: ["lint", "wrong.yaml"], status: 1),
    Case(arguments: ["lint", "menu.yaml", "--strict"], folder: "a b", status: 0),
    Case(arguments: ["lint", "none.yaml"], status: 2), Case(arguments: ["lint", ""], status: 2),
    Case(arguments: ["lint", "--wrong", "a\nb\u{1B}é"], status: 64),
    Case(
      arguments: ["lint", "-", "--input-format", "yaml"], input: "menu: M\nitems: [\"é \"]\n",
      status: 0),
    Case(
      arguments: ["build", "menu.yaml"], folder: "a b",
      environment: ["MENUC_WRITING_COMMAND": "swift package menuc-write"], status: 64),
    Case(arguments: ["explain", "syntax"], status: 0),
  ]

  @Test(arguments: cases.indices) func aForkDoesWhatAStartDoes(index: Int) throws {
    let one = Self.cases[index]
    let folder = directory.url.appending(path: one.folder)
    func run(_ program: String, _ words: [String]) throws -> Command {
      try Command.run(
        program, words + one.arguments, in: folder, input: one.input, environment: one.environment)
    }
    let (fork, start) = (
      try run(Repository.menuc.path, []), try run("env", [Repository.menuc.path])
    )
    #expect(fork.status == one.status && start.status == one.status, "\(fork) \(start)")
    #expect(fork.output == start.output)
    #expect(fork.errors == start.errors)
  }

  /// Commands at the same time have their own directories, and files are read by several threads.
  @Test func commandsDoNotShareState() async throws {
    for number in 0..<8 {
      try directory.write("menus = [\"*.yaml\"]\n", to: "p\(number)/menuc.toml")
      for menu in 0..<6 {
        try directory.write(
          "menu: M\(number)x\(menu)\nlanguage: en\nitems: [A]\n", to: "p\(number)/m\(menu).yaml")
      }
    }
    let root = directory.url
    let results = try await withThrowingTaskGroup(of: (Int, Command).self) { group in
      for number in 0..<8 {
        group.addTask {
          (number, try Command.menuc("build", in: root.appending(path: "p\(number)")))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (number, result) in results {
      #expect(result.status == 0, "\(result)")
      for menu in 0..<6 {
        let file = root.appending(path: "p\(number)/Generated/M\(number)x\(menu)Menu.swift")
        #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path)")
      }
    }
  }
}
