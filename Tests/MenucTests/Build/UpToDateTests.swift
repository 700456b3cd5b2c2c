import Foundation
import TestSupport
import Testing

/// The files that a build writes, keeps, removes and refuses to overwrite, and the output of flags
/// that write nothing.
@Suite struct UpToDateTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try menu("A")
  }

  private func menu(_ title: String, name: String = "Side", file: String = "menu.yaml") throws {
    try directory.write(
      "menu: \(name)\nitems:\n- { title: \(title), id: a }\n- { title: B, id: b }\n", to: file)
  }

  @discardableResult
  private func build(_ options: String..., file: String = "menu.yaml") throws -> Command {
    try Command.run(Repository.menuc.path, ["build", file] + options, in: directory.url)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  /// The files of a folder, except files that builds keep for themselves.
  private func files(_ folder: String = "Generated") throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: directory.url.appending(path: folder).path
    ).filter { $0 != ".menuc-cache" }.sorted()
  }

  private func times() throws -> [Date] {
    try files().map {
      let path = directory.url.appending(path: "Generated/\($0)").path
      return try #require(
        FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
    }
  }

  @Test func aSecondBuildWritesNothing() throws {
    try build()
    let before = try times()
    let again = try build()
    #expect(again.output.contains("unchanged Generated/SideMenu.swift"))
    #expect(try times() == before)
    #expect(try files() == [".menuc-manifest.json", "MenuRuntime.swift", "SideMenu.swift"])
  }

  @Test func theManifestIsTheSameOnEveryMachine() throws {
    try build()
    let manifest = try text("Generated/.menuc-manifest.json")
    #expect(manifest.contains("\"../menu.yaml\""))
    #expect(!manifest.contains(directory.url.path))
    let elsewhere = try TemporaryDirectory()
    try elsewhere.write(try text("menu.yaml"), to: "menu.yaml")
    _ = try Command.menuc("build", "menu.yaml", in: elsewhere.url)
    let other = elsewhere.url.appending(path: "Generated/.menuc-manifest.json")
    #expect(try Repository.text(other) == manifest)
  }

  @Test func checkReportsWhatIsOutOfDate() throws {
    let missing = try build("--check")
    #expect(missing.status == 1)
    #expect(
      missing.output == """
        missing Generated/MenuRuntime.swift
        missing Generated/SideMenu.swift
        missing Generated/.menuc-manifest.json

        """)
    #expect(!FileManager.default.fileExists(atPath: directory.url.path + "/Generated"))
    try build()
    #expect(try build("--check").status == 0)
    try menu("Apple")
    let stale = try build("--check")
    #expect(stale.status == 1)
    #expect(
      stale.output.hasPrefix("stale Generated/SideMenu.swift\n--- Generated/SideMenu.swift\n"))
    #expect(stale.output.contains("\n-    1:a 1:A\n+    1:a 5:Apple\n"))
    try menu("A", name: "Top")
    let renamed = try build("--check")
    #expect(
      renamed.output.hasPrefix(
        """
        missing Generated/TopMenu.swift
        orphaned Generated/SideMenu.swift
        stale Generated/.menuc-manifest.json

        """))
  }

  /// The difference is a patch that `patch` can apply.
  @Test func theDifferenceIsAPatch() throws {
    guard try Command.run("which", ["patch"]).status == 0 else {
      #expect(!Repository.isCI, "patch is missing")
      return print("skipped: patch is missing")
    }
    try build()
    for title in ["Apple", "A\\\\\\\"B", "Ä"] {
      try menu("\"\(title)\"")
      let check = try build("--check")
      let patch = check.output.drop { $0 != "\n" }.dropFirst()
      let patched = try Command.run("patch", ["-p0"], in: directory.url, input: String(patch))
      #expect(patched.status == 0, "\(patched.output)")
      #expect(try build("--check").status == 0)
      try build()
    }
  }

  @Test func filesThatAreNoLongerGeneratedGo() throws {
    try build()
    try directory.write("mine", to: "Generated/Mine.swift")
    try menu("A", name: "Top")
    let renamed = try build()
    #expect(renamed.output.contains("removed Generated/SideMenu.swift"))
    #expect(
      try files()
        == [".menuc-manifest.json", "Mine.swift", "MenuRuntime.swift", "TopMenu.swift"]
        .sorted())
  }

  /// Menus that share a directory keep each other's files, even if a document no longer exists: a
  /// program may have created the document, and removed it after its build.
  @Test func menusShareADirectory() throws {
    try menu("A", name: "Other", file: "other.yaml")
    try build("--output", "out")
    try build("--output", "out", file: "other.yaml")
    #expect(try files("out").count == 4)
    try FileManager.default.removeItem(at: directory.url.appending(path: "other.yaml"))
    try menu("A", name: "Top")
    let again = try build("--output", "out")
    #expect(again.output.contains("removed out/SideMenu.swift"))
    #expect(
      try files("out") == [
        ".menuc-manifest.json", "MenuRuntime.swift", "OtherMenu.swift", "TopMenu.swift",
      ])
  }

  /// Builds of different targets in one directory do not affect each other.
  @Test func targetsShareADirectory() throws {
    try build("--target", "swift", "--output", "out")
    try build("--target", "typescript", "--output", "out")
    let names = try files("out")
    #expect(names.contains("SideMenu.swift") && names.contains("SideMenu.ts"))
  }

  @Test func whatIsNotOursStays() throws {
    try directory.write("mine", to: "Generated/SideMenu.swift")
    let refused = try build()
    #expect(refused.status == 2)
    #expect(refused.errors.contains("Generated/SideMenu.swift: menuc did not write this file"))
    #expect(try files() == ["SideMenu.swift"], "nothing is written beside it")
    #expect(try text("Generated/SideMenu.swift") == "mine")
    let dry = try build("--dry-run")
    #expect(dry.status == 2 && dry.output.contains("would refuse to overwrite"))
    let forced = try build("--dry-run", "--force")
    #expect(forced.status == 0 && forced.output.contains("would write Generated/SideMenu.swift"))
    #expect(try build("--force").status == 0)
    #expect(try build("--check").status == 0)
  }

  /// A menu that is built later is not an output of a menu that is built before it.
  @Test func noMenuIsOverwritten() throws {
    try directory.write("{{ menu.name }}\n", to: "two.yaml.stencil")
    try menu("A", name: "Two", file: "two.yaml")
    let before = try text("two.yaml")
    let result = try build("two.yaml", "--template", "two.yaml.stencil", "--output", ".", "--force")
    #expect(result.status == 1)
    #expect(result.errors.contains("'two.yaml' is one of the menus"))
    #expect(try text("two.yaml") == before)
  }

  @Test func editedFilesStay() throws {
    try build()
    let edited = try text("Generated/SideMenu.swift") + "// mine\n"
    try directory.write(edited, to: "Generated/SideMenu.swift")
    let refused = try build()
    #expect(refused.status == 2)
    #expect(refused.errors.contains("it was edited after menuc wrote it"))
    try menu("A", name: "Top")
    let orphan = try build()
    #expect(orphan.status == 2)
    #expect(orphan.errors.contains("no menu generates it any longer"))
    #expect(try text("Generated/SideMenu.swift") == edited)
    #expect(try build("--force").status == 0)
    // An edited file is removed from the manifest, but not from disk.
    #expect(try text("Generated/SideMenu.swift") == edited)
    #expect(try !text("Generated/.menuc-manifest.json").contains("SideMenu.swift"))
    #expect(try build("--check").status == 0)
  }

  /// Files of an interrupted build are not refused.
  @Test func anInterruptedBuildIsFinished() throws {
    try build()
    let manifest = try text("Generated/.menuc-manifest.json")
    try menu("Apple")
    try build()
    let middle = try text("Generated/SideMenu.swift")
    // Simulates an interrupted build whose outputs are recorded.
    let hash = try #require(
      text("Generated/.menuc-manifest.json").split(separator: "\"").map(String.init).enumerated()
        .first { $0.element == "SideMenu.swift" })
    let parts = try text("Generated/.menuc-manifest.json").split(separator: "\"").map(String.init)
    let pending = parts[hash.offset + 2]
    try directory.write(
      manifest.replacingOccurrences(
        of: "  \"tool\"",
        with: "  \"pending\" : { \"SideMenu.swift\" : \"\(pending)\" },\n  \"tool\""),
      to: "Generated/.menuc-manifest.json")
    try directory.write("half", to: "Generated/.menuc-1.part")
    try menu("Pear")
    #expect(try build().status == 0)
    #expect(try text("Generated/SideMenu.swift") != middle)
    #expect(try files().count == 3, "the temporary file is gone")
  }

  @Test func aBrokenManifestIsReported() throws {
    try build()
    try directory.write("<<<<<<< ours\n", to: "Generated/.menuc-manifest.json")
    let broken = try build()
    #expect(broken.status == 2)
    #expect(broken.errors.contains("delete it to start a new one"))
  }

  @Test func outputsAreListedBeforeTheyExist() throws {
    let list = try build("--list-outputs")
    #expect(list.output == "Generated/SideMenu.swift\nGenerated/MenuRuntime.swift\n")
    #expect(!FileManager.default.fileExists(atPath: directory.url.path + "/Generated"))
    let xcode = try build("--list-outputs", "--xcfilelist")
    #expect(xcode.output.hasPrefix("$(SRCROOT)/Generated/SideMenu.swift\n"))
  }

  @Test(arguments: [
    ["--check", "--dry-run"], ["--xcfilelist"], ["--depfile", ""],
    ["--depfile", "d", "--check"], ["--output", ""],
    ["--output", "-"], ["--depfile", "-"],
  ])
  func flagsThatDoNotGoTogether(options: [String]) throws {
    let result = try Command.run(
      Repository.menuc.path, ["build", "menu.yaml"] + options, in: directory.url)
    #expect(result.status == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path).count == 1)
  }
}
