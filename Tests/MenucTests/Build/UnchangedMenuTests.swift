import Foundation
import TestSupport
import Testing

/// A build compiles only menus whose inputs or outputs have changed.
@Suite struct UnchangedMenuTests {
  let directory: TemporaryDirectory
  private let kept: KeptMenus

  init() throws {
    directory = try TemporaryDirectory()
    kept = KeptMenus(directory: directory, path: "Sources/Menus/.menuc-cache/menus")
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

  private func build(_ options: [String] = [], with program: URL = Repository.menuc) throws
    -> Command
  {
    try Command.run(program.path, ["build", "menu.yaml"] + options, in: directory.url)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  /// Replaces the built document by an invalid one without menuc noticing. A build that compiles
  /// then fails.
  private func breakUnnoticed() throws {
    let before = try hash("part.yaml")
    try directory.write("items: 1\n", to: "part.yaml")
    try kept.replace(before, with: try hash("part.yaml"))
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
    #expect(second.output == first.output.replacing("written", with: "unchanged"))
  }

  /// The changes between two builds that lead to a compilation.
  enum Change: String, CaseIterable {
    case parameter, severity, strictness, place, force, workingDirectory
    case output, missingOutput, input, configuration, cache
  }

  @Test(arguments: Change.allCases) func isCompiledAfter(_ change: Change) throws {
    #expect(try build().status == 0)
    try breakUnnoticed()
    var options = ["menu.yaml"]
    var folder = directory.url
    switch change {
    case .parameter: options += ["--param", "access=public"]
    case .severity: options += ["--error", "deep-menu"]
    case .strictness: options += ["--strict"]
    case .place: options += ["--output", "out"]
    case .force: options += ["--force"]
    case .workingDirectory:
      options = ["../menu.yaml"]
      folder = try directory.write("", to: "other/file").deletingLastPathComponent()
    case .output: try directory.write("{}\n", to: "Data/SideMenu.json")
    case .missingOutput:
      try FileManager.default.removeItem(
        at: directory.url.appending(path: "Sources/Menus/MenuRuntime.swift"))
    case .input: try directory.write("items: 2\n", to: "part.yaml")
    case .configuration: try directory.write("strict: false\n", to: "menuc.yaml")
    case .cache: try FileManager.default.removeItem(at: directory.url.appending(path: kept.path))
    }
    let result = try Command.run(Repository.menuc.path, ["build"] + options, in: folder)
    #expect(result.status == 1)
    #expect(result.errors.contains("part.yaml:1:8: error: 'items' takes an array"))
  }

  /// A missing manifest, or one of an interrupted build, is written again.
  @Test(arguments: ["", "pending", "tool"]) func theManifestIsWrittenWithoutCompiling(
    _ change: String
  ) throws {
    let path = "Sources/Menus/.menuc-manifest.json"
    #expect(try build().status == 0)
    let manifest = try text(path)
    let before = try hash("part.yaml")
    try breakUnnoticed()
    switch change {
    case "pending":
      let pending = "\"pending\" : { \"SideMenu.swift\": \"0\" },\n  \"tool\""
      try directory.write(manifest.replacing("\"tool\"", with: pending), to: path)
    case "tool":
      try directory.write(manifest.replacing("\"tool\" : \"", with: "\"tool\" : \"0"), to: path)
    default: try FileManager.default.removeItem(at: directory.url.appending(path: path))
    }
    #expect(try build().status == 0)
    #expect(try text(path) == manifest.replacing(before, with: try hash("part.yaml")))
  }

  /// A link may lead elsewhere later, although no file changes.
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

  /// A missing catalog is not an input, even if it is not reported.
  @Test(arguments: [[], ["--allow", "missing-catalog"]])
  func aMissingCatalogIsLookedForEachTime(_ options: [String]) throws {
    try directory.write(
      """
      menu: Side
      language: en
      translations: de.po
      items: [A]
      generate: [{ target: json, output: Data }]

      """, to: "menu.yaml")
    for _ in 1...2 {
      #expect(try build(options).errors.contains("[missing-catalog]") == options.isEmpty)
    }
    try directory.write(
      """
      msgid ""
      msgstr "Language: de\\n"

      msgctxt "a/title"
      msgid "A"
      msgstr "Ah"

      """, to: "de.po")
    let result = try build(options)
    #expect(!result.errors.contains("[missing-catalog]"))
    #expect(result.output.contains("written Data/SideMenu.de.json"), "\(result.output)")
  }

  /// Another program of the same version may generate different code, even if its file is older.
  @Test func anotherProgramCompiles() throws {
    #expect(try build().status == 0)
    let other = directory.url.appending(path: "menuc")
    let copied = try Command.run(
      "cp", [Repository.menuc.path, other.path], in: directory.url)
    #expect(copied.status == 0, "\(copied.errors)")
    let touched = try Command.run("touch", ["-d", "2001-01-01", other.path], in: directory.url)
    #expect(touched.status == 0)
    try breakUnnoticed()
    let result = try build(with: other)
    #expect(result.status == 1 && result.errors.contains("'items' takes an array"))
    // After a compilation without changes, the next build need not compile again.
    try directory.write("items: [A]\n", to: "part.yaml")
    #expect(try build(with: other).output.contains("unchanged Data/SideMenu.json"))
    try breakUnnoticed()
    #expect(try build(with: other).status == 0)
    #expect(try build().status == 1)
  }
}
