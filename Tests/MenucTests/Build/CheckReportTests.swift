import Foundation
import TestSupport
import Testing

/// `build --check` fails if the next build would change anything, and reports each file in every
/// format.
@Suite struct CheckReportTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(Self.menu, to: "menu.yaml")
  }

  private static let menu = "menu: Side\nitems: [A]\ngenerate: [{ target: json, output: out }]\n"

  private func build(_ options: String...) throws -> Command {
    try Command.run(Repository.menuc.path, ["build"] + options, in: directory.url)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  /// The outputs stay the same, but the manifest changes.
  @Test func aManifestThatWouldChangeIsStale() throws {
    #expect(try build("menu.yaml").status == 0)
    #expect(try build("menu.yaml", "--check").status == 0)
    try directory.write(Self.menu + "# A comment.\n", to: "menu.yaml")
    let edited = try build("menu.yaml", "--check")
    #expect(edited.status == 1)
    #expect(
      edited.output.hasPrefix(
        "stale out/.menuc-manifest.json\n--- out/.menuc-manifest.json\n"), "\(edited.output)")
    #expect(edited.errors.contains("menuc: error: generated files are out of date"))
    #expect(try build("menu.yaml").output == "unchanged out/SideMenu.json\n")
    #expect(try build("menu.yaml", "--check").status == 0)
  }

  @Test func aMenuThatMovedIsNoticed() throws {
    try directory.write("menus = [\"**/*.yaml\"]\n", to: "menuc.toml")
    #expect(try build().status == 0)
    try FileManager.default.removeItem(at: directory.url.appending(path: "menu.yaml"))
    try directory.write(Self.menu.replacing(": out", with: ": ../out"), to: "menus/menu.yaml")
    #expect(try build("--check").status == 1)
    #expect(try build().status == 0)
    #expect(try build("--check").status == 0)
    try FileManager.default.removeItem(
      at: directory.url.appending(path: "out/.menuc-manifest.json"))
    let missing = try build("--check")
    #expect(missing.status == 1)
    #expect(missing.output == "missing menus/../out/.menuc-manifest.json\n")
  }

  private static let paths = [
    "out/.menuc-manifest.json", "out/OldMenu.json", "out/SideMenu.json", "out/TopMenu.json",
  ]

  /// Creates a stale, a missing and an orphaned file.
  private func makeStale() throws {
    try directory.write("menus = [\"*.yaml\"]\n", to: "menuc.toml")
    try directory.write(Self.menu.replacing("Side", with: "Old"), to: "other.yaml")
    #expect(try build().status == 0)
    try directory.write(Self.menu.replacing("A", with: "B"), to: "menu.yaml")
    try directory.write(Self.menu.replacing("Side", with: "Top"), to: "other.yaml")
  }

  @Test(arguments: ["text", "xcode", "github", "json", "sarif", "checkstyle", "junit"])
  func eachFormatReportsIt(_ format: String) throws {
    try makeStale()
    let result = try build("--check", "--format", format, "--output-file", "report")
    #expect(result.status == 1)
    let report = try text("report")
    #expect(report.contains("generated files are out of date"))
    // The lines of `text` and `xcode` do not name the menu or file of a failure.
    guard format != "text", format != "xcode" else { return }
    for path in Self.paths {
      #expect(report.contains(path), "\(format): \(path)")
      #expect(report.contains("out-of-date"))
    }
    #expect(try build().status == 0)
    #expect(try build("--check", "--format", format, "--output-file", "report").status == 0)
    #expect(try !text("report").contains("out of date"))
  }

  @Test func githubAnnotatesEachFile() throws {
    try makeStale()
    let result = try build("--check", "--format", "github")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 4)
    for path in Self.paths {
      #expect(
        lines.contains {
          $0.hasPrefix("::error file=\(path),title=out-of-date::generated files are out of date")
        }, "\(path)")
    }
  }

  /// On a terminal, the reason is printed once.
  @Test func peopleReadItOnce() throws {
    try makeStale()
    let result = try build("--check")
    #expect(
      result.errors == """
        menuc: error: generated files are out of date
          = help: run the same command without --check

        """)
  }
}
