import Foundation
import TestSupport
import Testing

/// A build that finds nothing changed does not compile, and one that finds anything does.
@Suite struct FreshBuildTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      """
      menu: Side
      items:
      - include: part.yaml
      generate:
      - { target: swift, output: Sources/Menus }
      - target: json
        output: "Data"

      """, to: "menu.yaml")
    try directory.write("items: [A]\n", to: "part.yaml")
  }

  private func build(_ options: String...) throws -> Command {
    try Command.run(Repository.menuc.path, ["build", "menu.yaml"] + options, in: directory.url)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  /// Makes the manifests say that a document which can't be compiled is what was built: a build that
  /// compiles is then one that fails.
  private func breakUnnoticed() throws {
    let before = try hash("part.yaml")
    try directory.write("items: 1\n", to: "part.yaml")
    let after = try hash("part.yaml")
    for folder in ["Sources/Menus", "Data"] {
      let path = "\(folder)/.menuc-manifest.json"
      let manifest = try text(path)
      #expect(manifest.contains(before))
      try directory.write(manifest.replacing(before, with: after), to: path)
    }
  }

  private func hash(_ path: String) throws -> String {
    let result = try Command.run("sha256sum", [path], in: directory.url)
    return try #require(result.output.split(separator: " ").first.map(String.init))
  }

  @Test func nothingIsCompiled() throws {
    let first = try build()
    #expect(first.status == 0, "\(first.errors)")
    try breakUnnoticed()
    let second = try build()
    #expect(second.status == 0 && second.errors.isEmpty, "\(second.errors)")
    #expect(
      second.output == """
        unchanged Data/SideMenu.json
        unchanged Sources/Menus/MenuRuntime.swift
        unchanged Sources/Menus/SideMenu.swift

        """)
  }

  /// What changes between two builds, and leads to a compilation.
  enum Change: String, CaseIterable {
    case parameter, severity, strictness, place, force
    case output, missingOutput, input, configuration, version, interruption
  }

  @Test(arguments: Change.allCases) func isCompiledAfter(_ change: Change) throws {
    #expect(try build().status == 0)
    try breakUnnoticed()
    var options: [String] = []
    switch change {
    case .parameter: options = ["--param", "access=public"]
    case .severity: options = ["--error", "deep-menu"]
    case .strictness: options = ["--strict"]
    case .place: options = ["--output", "out"]
    case .force: options = ["--force"]
    case .output: try directory.write("{}\n", to: "Data/SideMenu.json")
    case .missingOutput:
      try FileManager.default.removeItem(
        at: directory.url.appending(path: "Sources/Menus/MenuRuntime.swift"))
    case .input: try directory.write("items: 2\n", to: "part.yaml")
    case .configuration: try directory.write("strict: false\n", to: "menuc.yaml")
    case .version: try edit("\"tool\" : \"", into: "\"tool\" : \"0")
    case .interruption: try edit("\"tool\"", into: "\"pending\" : {},\n  \"tool\"")
    }
    let result = try Command.run(
      Repository.menuc.path, ["build", "menu.yaml"] + options, in: directory.url)
    #expect(result.status == 1)
    #expect(result.errors.contains("part.yaml:1:8: error: 'items' takes an array"))
  }

  /// Changes both manifests.
  private func edit(_ old: String, into new: String) throws {
    for folder in ["Sources/Menus", "Data"] {
      let path = "\(folder)/.menuc-manifest.json"
      try directory.write(try text(path).replacing(old, with: new), to: path)
    }
  }

  @Test func warningsAreToldAgain() throws {
    try directory.write("items: [\"A \"]\n", to: "part.yaml")
    let first = try build()
    #expect(first.status == 0 && first.errors.contains("[padded-title]"))
    let second = try build()
    #expect(second.status == 0 && second.errors == first.errors)
    #expect(second.output.contains("unchanged Sources/Menus/SideMenu.swift"))
  }

  /// A link may come to lead elsewhere although no file changes.
  @Test func whatALinkLeadsToIsLookedAtEachTime() throws {
    let part = directory.url.appending(path: "part.yaml")
    try directory.write("items: [Old]\n", to: "old.yaml")
    try directory.write("items: [New]\n", to: "new.yaml")
    try FileManager.default.removeItem(at: part)
    try FileManager.default.createSymbolicLink(atPath: part.path, withDestinationPath: "old.yaml")
    #expect(try build().status == 0)
    #expect(try text("Data/SideMenu.json").contains("Old"))
    try FileManager.default.removeItem(at: part)
    try FileManager.default.createSymbolicLink(atPath: part.path, withDestinationPath: "new.yaml")
    #expect(try build().status == 0)
    #expect(try text("Data/SideMenu.json").contains("New"))
  }
}
