import Foundation
import TestSupport
import Testing

/// The settings in `menuc.toml` for all menus of a project, and the search for the file.
@Suite struct ProjectTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      "menu = \"One\"\nitems = [{ title = \"A\", items = [] }]\n", to: "menus/one.toml")
    try directory.write("menu: Two\nitems: [B]\n", to: "menus/more/two.yaml")
    try directory.write("menu: Own\nitems: [C]\ngenerate: [{ target: json }]\n", to: "own.yaml")
  }

  private func configure(_ text: String, file: String = "menuc.toml") throws {
    try directory.write(text, to: file)
  }

  private func menuc(_ arguments: String..., in folder: String = ".") throws -> Command {
    try Command.run(
      Repository.menuc.path, arguments, in: directory.url.appending(path: folder))
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: directory.url.appending(path: path).path)
  }

  static let whole = """
    menus = ["menus/**/*", "own.yaml"]
    [[generate]]
    target = "swift"
    output = "Sources/Menus"
    access = "public"

    """

  /// A folder stands for the project's menus in it, wherever the command runs.
  @Test(arguments: [
    (".", ["menus"], ["menus/more/two.yaml", "menus/one.toml"]),
    (".", ["menus/more/"], ["menus/more/two.yaml"]),
    (".", [".", "own.yaml"], ["menus/more/two.yaml", "menus/one.toml", "own.yaml"]),
    ("menus", ["more"], ["more/two.yaml"]), ("menus/more", [".."], ["two.yaml", "../one.toml"]),
    (
      "..", ["PROJECT"],
      ["PROJECT/menus/more/two.yaml", "PROJECT/menus/one.toml", "PROJECT/own.yaml"]
    ),
  ])
  func aFolderStandsForItsMenus(folder: String, named: [String], menus: [String]) throws {
    try configure("menus = [\"menus/**/*\", \"own.yaml\"]\n")
    let name = directory.url.lastPathComponent
    let own = { (path: String) in path.replacing("PROJECT", with: name) }
    let result = try Command.run(
      Repository.menuc.path, ["lint", "--format", "junit"] + named.map(own),
      in: directory.url.appending(path: folder))
    #expect(result.status == 0, "\(result.errors)")
    let listed = result.output.matches(of: /<testsuite name="([^"]*)"/).map { String($0.1) }
    #expect(listed.dropFirst() == menus.map(own)[...])
  }

  @Test func aFolderWithoutMenusIsAnError() throws {
    #expect(try menuc("lint", "menus").errors.contains("it is a directory, not a file"))
    try configure("menus = [\"menus/**/*\"]\n")
    try directory.write("", to: "empty/kept")
    let result = try menuc("lint", "empty")
    #expect(result.status == 64 && result.errors.contains("'empty' contains no menu"))
  }

  @Test func allMenusAreBuilt() throws {
    try configure(Self.whole)
    let result = try menuc("build")
    #expect(result.status == 0, "\(result.errors)")
    #expect(exists("Sources/Menus/OneMenu.swift") && exists("Sources/Menus/TwoMenu.swift"))
    let two = directory.url.appending(path: "Sources/Menus/TwoMenu.swift")
    #expect(try Repository.text(two).contains("public enum TwoMenu"))
    // A menu's own entries take precedence.
    #expect(exists("Generated/OwnMenu.json") && !exists("Sources/Menus/OwnMenu.swift"))
    #expect(try menuc("build", "--check").status == 0)
  }

  @Test func itIsFoundUpwardsAndPathsAreShownFromHere() throws {
    try configure(Self.whole)
    let result = try menuc("lint", in: "menus/more")
    #expect(result.status == 0)
    #expect(result.errors.contains("../one.toml:2:25: warning:"))
    #expect(try menuc("build", in: "menus/more").status == 0)
    #expect(exists("Sources/Menus/OneMenu.swift"))
  }

  @Test func flagsWin() throws {
    try configure(Self.whole)
    let result = try menuc("build", "--target", "json", "--output", "out", "--quiet")
    #expect(result.status == 0, "\(result.errors)")
    #expect(exists("out/OneMenu.json") && exists("out/OwnMenu.json") && !exists("Sources"))
  }

  @Test func itHoldsForMenusThatAreNamed() throws {
    try configure(Self.whole + "[severities]\nempty-category = \"error\"\n")
    let result = try menuc("lint", "one.toml", in: "menus")
    #expect(result.status == 1)
    #expect(result.errors.contains("one.toml:2:25: error: "))
    #expect(try menuc("lint", "--no-configuration", "menus/one.toml").status == 0)
    #expect(try menuc("lint", "--allow", "empty-category", "menus/one.toml").errors == "")
  }

  @Test func strictMakesWarningsErrors() throws {
    try configure("menus: [menus/one.toml]\nstrict: true\n", file: "menuc.yaml")
    #expect(try menuc("lint").status == 1)
    try configure("menus: [menus/one.toml]\nstrict: false\n", file: "menuc.yaml")
    #expect(try menuc("lint").status == 0)
    #expect(try menuc("lint", "--strict").status == 1)
  }

  @Test func itsOwnProblemsHavePlaces() throws {
    try configure(
      """
      menus = ["menus/*"]
      strikt = true
      [severities]
      syntax = "warn"
      deep-menus = "error"
      wide-group = "off"
      [[generate]]
      target = "swft"

      """)
    let result = try menuc("lint")
    #expect(result.status == 1)
    for place in ["2:1", "4:1", "5:1", "6:14", "8:10"] {
      #expect(result.errors.contains("menuc.toml:\(place): error: "), "\(place)")
    }
    #expect(result.errors.contains("did you mean 'strict'?"))
    #expect(result.errors.contains("did you mean 'deep-menu'?"))
    #expect(!result.errors.contains("one.toml"), "a broken configuration decides nothing")
  }

  /// If two menus would write the same file, neither is written, and both are named.
  @Test func twoMenusOfOneNameWriteNothing() throws {
    try configure(Self.whole)
    #expect(try menuc("build").status == 0)
    let one = directory.url.appending(path: "Sources/Menus/OneMenu.swift")
    let before = try Repository.text(one)
    try directory.write("menu = \"One\"\nitems = [\"Copy\"]\n", to: "menus/copy.toml")
    let result = try menuc("build")
    #expect(result.status == 1)
    #expect(result.errors.contains("menus/one.toml: 'OneMenu.swift' would be written twice"))
    #expect(result.errors.contains("'menus/copy.toml' writes it, too"), "\(result.errors)")
    #expect(try Repository.text(one) == before)
    #expect(exists("Sources/Menus/TwoMenu.swift"))
  }

  /// On many systems, names that differ only in case denote the same file.
  @Test func twoMenusWhoseNamesDifferInCaseWriteNothing() throws {
    try configure(Self.whole)
    try directory.write("menu = \"ONE\"\nitems = [\"Copy\"]\n", to: "menus/copy.toml")
    let result = try menuc("build")
    #expect(result.status == 1)
    #expect(result.errors.contains("are the same file on many systems"), "\(result.errors)")
    #expect(result.errors.contains("'menus/copy.toml' writes it, too"), "\(result.errors)")
    #expect(!exists("Sources/Menus/OneMenu.swift") && !exists("Sources/Menus/ONEMenu.swift"))
    #expect(exists("Sources/Menus/TwoMenu.swift"))
  }

  /// Shared files are written to each directory, even if the directories' names differ only in
  /// case.
  @Test func directoriesThatDifferInCaseAreBothWhole() throws {
    let entries = ["Out", "out"].map { "  - { target: swift, output: \($0) }" }
    try directory.write(
      "menu: A\nitems: [B]\ngenerate:\n\(entries.joined(separator: "\n"))\n", to: "case.yaml")
    #expect(try menuc("build", "case.yaml").status == 0)
    #expect(exists("Out/MenuRuntime.swift") && exists("out/MenuRuntime.swift"))
  }

  /// The menus that a pattern finds are checked.
  @Test(arguments: [
    ("menus/*", "one.toml"), ("./menus/*.toml", "one.toml"), ("menus/**/*.yaml", "two.yaml"),
    ("**/two.yaml", "two.yaml"), ("**/**/**/**/**/**/**/**/two.yaml", "two.yaml"),
    ("**/more/**/*", "two.yaml"), ("menus/more/", "two.yaml"), ("menus/[n-p]ne.*", "one.toml"),
    ("*/mor?/t*", "two.yaml"),
  ])
  func patternsFindFiles(_ pattern: String, _ file: String) throws {
    try configure("menus = [\"\(pattern)\"]\n")
    let dump = try menuc("dump", "--config")
    #expect(dump.status == 0, "\(dump.errors)")
    let found = dump.output.split(separator: "\n").filter { $0.hasPrefix("  \"") }
    #expect(found.count == 1 && found.first?.contains("\(file)\",") == true, "\(dump.output)")
    // The same pattern excludes the menus that it finds.
    try configure("menus = [\"own.yaml\", \"menus/**/*\"]\nexclude = [\"\(pattern)\"]\n")
    #expect(try !menuc("dump", "--config").output.contains("\(file)\","))
  }

  @Test func aPatternThatFindsNothingIsReported() throws {
    try configure("menus = [\n  \"menus/*.toml\",\n  \"menu/*.toml\",\n]\n")
    let result = try menuc("lint")
    #expect(result.status == 2)
    #expect(result.errors == "menuc: error: menuc.toml:3: 'menu/*.toml' matches no file\n")
  }

  @Test func withoutOneAMenuMustBeNamed() throws {
    let result = try menuc("lint")
    #expect(result.status == 64)
    #expect(result.errors.contains("menuc.toml"))
    try configure("menus: [own.yaml]\n", file: "menuc.yaml")
    try configure("menus = [\"own.yaml\"]\n")
    let both = try menuc("lint")
    #expect(both.status == 64)
    #expect(both.errors.contains("'menuc.toml' and 'menuc.yaml' are both configurations"))
    #expect(try menuc("lint", "--configuration", "menuc.yaml").status == 0)
  }

  @Test func outputsOfADeletedMenuGo() throws {
    try configure(Self.whole)
    _ = try menuc("build")
    try FileManager.default.removeItem(at: directory.url.appending(path: "menus/one.toml"))
    let check = try menuc("build", "--check")
    #expect(check.status == 1)
    #expect(
      check.output.hasPrefix(
        """
        orphaned Sources/Menus/OneMenu.swift
        stale Sources/Menus/.menuc-manifest.json

        """))
    #expect(try menuc("build").output.contains("removed Sources/Menus/OneMenu.swift\n"))
    #expect(!exists("Sources/Menus/OneMenu.swift") && exists("Sources/Menus/TwoMenu.swift"))
  }

  @Test func dumpSaysWhatHoldsAndWhy() throws {
    try configure(Self.whole + "[severities]\ndeep-menu = \"allow\"\n")
    let result = try menuc("dump", "--config", "--warn", "leaf-without-action", "--strict")
    #expect(result.status == 0, "\(result.errors)")
    for line in [
      "# configuration: menuc.toml; paths are relative to its directory",
      "  \"menus/one.toml\",  # menuc.toml:1: \"menus/**/*\"",
      "strict = true  # --strict", "deep-menu = \"allow\"  # menuc.toml:7",
      "leaf-without-action = \"error\"  # --warn, strict",
      "[[generate]]  # menuc.toml:2, for menus without `generate`", "access = \"public\"",
    ] {
      #expect(result.output.contains(line + "\n"), "\(line)")
    }
    // The printed text is an equivalent configuration.
    try configure(result.output)
    let again = try menuc("dump", "--config")
    #expect(again.status == 0, "\(again.errors)")
    let reasons = #/  #.*\n/#
    #expect(
      again.output.replacing(reasons, with: "\n") == result.output.replacing(reasons, with: "\n"))
  }

  @Test func itSaysWhatChangesWeigh() throws {
    try directory.write("menu: Two\nitems: [C]\n", to: "new.yaml")
    let breaking = try menuc("diff", "menus/more/two.yaml", "new.yaml")
    #expect(breaking.status == 1, "\(breaking.errors)")
    #expect(breaking.output.contains("error: ") && breaking.output.contains("[leaf-removed, "))
    try configure("[severities]\nleaf-removed = \"warn\"\n")
    let lowered = try menuc("diff", "menus/more/two.yaml", "new.yaml")
    #expect(lowered.status == 0 && lowered.output.contains("warning: "), "\(lowered.output)")
    let flag = try menuc("diff", "menus/more/two.yaml", "new.yaml", "--error", "leaf-removed")
    #expect(flag.status == 1)
  }

  @Test func whatIsReadIsNeverOverwritten() throws {
    try configure(Self.whole)
    for path in ["menuc.toml", "menus/one.toml"] {
      let before = try Repository.text(directory.url.appending(path: path))
      #expect(try menuc("lint", "--write-baseline", path).status == 64)
      #expect(try menuc("build", "--depfile", path).status == 64)
      #expect(try Repository.text(directory.url.appending(path: path)) == before)
    }
    #expect(try menuc("build", "--depfile", "Sources/Menus/OneMenu.swift").status == 64)
  }

  @Test func itsBaselineHoldsForLintAndBuild() throws {
    #expect(try menuc("lint", "menus/one.toml", "--write-baseline", "known.json").status == 0)
    try configure("menus = [\"menus/one.toml\"]\nbaseline = \"known.json\"\n")
    let lint = try menuc("lint", in: "menus")
    #expect(lint.status == 0 && !lint.errors.contains("[empty-category]"), "\(lint.errors)")
    let build = try menuc("build")
    #expect(build.status == 0 && build.errors == "", "\(build.errors)")
    try FileManager.default.removeItem(at: directory.url.appending(path: "known.json"))
    let missing = try menuc("build")
    #expect(missing.status == 2 && missing.errors.contains("known.json: "), "\(missing.errors)")
  }

  @Test func theDepfileNamesIt() throws {
    try configure(Self.whole)
    #expect(try menuc("build", "--depfile", "menus.d").status == 0)
    let depfile = try Repository.text(directory.url.appending(path: "menus.d"))
    #expect(depfile.contains("menuc.toml"))
  }

  @Test func theSampleIsBuilt() throws {
    let sample = directory.url.appending(path: "sample")
    try FileManager.default.copyItem(
      at: Repository.samples.appending(path: "project"), to: sample)
    let lint = try Command.menuc("lint", "--strict", in: sample)
    #expect(lint.status == 0 && lint.errors == "", "\(lint.errors)")
    let build = try Command.menuc("build", in: sample.appending(path: "menus"))
    #expect(build.status == 0, "\(build.errors)")
    #expect(exists("sample/Generated/SideMenu.swift"))
    #expect(exists("sample/Generated/AccountMenu.swift"))
    #expect(!exists("sample/Generated/NextMenu.swift"))
    #expect(try Command.menuc("build", "--check", in: sample).status == 0)
  }

  @Test(arguments: [(["schema"], "menu"), (["schema", "--config"], "menuc")])
  func schemasAreCheckedIn(arguments: [String], name: String) throws {
    let schema = Repository.root.appending(path: "Schemas/\(name).schema.json")
    let printed = try Command.run(Repository.menuc.path, arguments)
    #expect(printed.status == 0 && printed.errors == "")
    try Repository.record(printed.output, to: schema)
    #expect(try printed.output == Repository.text(schema), "MENUC_RECORD=1 writes it anew")
  }
}
