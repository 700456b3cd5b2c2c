import Foundation
import TestSupport
import Testing

/// The rules of the article for Make and Ninja work as described.
@Suite struct BuildSystemTests {
  struct System: Sendable {
    let program: String
    let language: String
    let file: String
    /// The build system's output when there is nothing to do.
    let isUpToDate: String
  }

  static let systems = [
    System(program: "make", language: "make", file: "Makefile", isUpToDate: "up to date"),
    System(program: "ninja", language: "ninja", file: "build.ninja", isUpToDate: "no work to do"),
  ]

  @Test(arguments: systems.map(\.program)) func onlyWhatChangedIsBuilt(_ program: String) throws {
    let system = try #require(Self.systems.first { $0.program == program })
    guard try Command.run("which", [program]).status == 0 else {
      #expect(!Repository.isCI, "\(program) is missing")
      return print("skipped: \(program) is missing")
    }
    let directory = try TemporaryDirectory()
    let rules = try WorkedExample("BuildingInOtherProjects").block(system.language)
    try directory.write(rules, to: system.file)
    try directory.write(
      "menu = \"Groceries\"\nitems = [{ title = \"Fruits\", items = [{ include = \"more.toml\" }] }]\n",
      to: "menu.toml")
    try directory.write("items = [\"Apples\"]\n", to: "more.toml")
    func run() throws -> Command {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let own = Repository.menuc.deletingLastPathComponent().path
      return try Command.run(
        program, [], in: directory.url, environment: ["PATH": "\(own):\(path)"])
    }
    let output = directory.url.appending(path: "Generated/GroceriesMenu.swift")

    let first = try run()
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(try Repository.text(output).contains("Apples"))
    #expect(try run().output.contains(system.isUpToDate))

    try directory.write("items = [\"Pears\"]\n", to: "more.toml")
    try Self.touch(directory.url.appending(path: "more.toml"), seconds: 10)
    let second = try run()
    #expect(second.status == 0, "\(second.output)\(second.errors)")
    #expect(try Repository.text(output).contains("Pears"))

    try directory.write("items = [\"Pears\", 1]\n", to: "more.toml")
    try Self.touch(directory.url.appending(path: "more.toml"), seconds: 20)
    let broken = try run()
    #expect(broken.status != 0)
    #expect((broken.output + broken.errors).contains("more.toml:1:19: error:"))
    #expect(try Repository.text(output).contains("Pears"), "the old output stays")

    try directory.write("items = [\"Plums\"]\n", to: "more.toml")
    try Self.touch(directory.url.appending(path: "more.toml"), seconds: 30)
    let repaired = try run()
    #expect(repaired.status == 0, "\(repaired.output)\(repaired.errors)")
    #expect(try Repository.text(output).contains("Plums"), "what a broken menu includes is known")
  }

  /// Gives a file a time that every build system considers new.
  private static func touch(_ file: URL, seconds: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date().addingTimeInterval(seconds)], ofItemAtPath: file.path)
  }
}
