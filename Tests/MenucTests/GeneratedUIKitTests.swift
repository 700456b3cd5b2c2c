import Foundation
import TestSupport
import Testing

/// What target `uikit` writes runs: against a module named UIKit that declares just what it uses,
/// and whose table view enforces UIKit's rules.
@Suite struct GeneratedUIKitTests {
  static let samples = SampleTests.names
  static let golden = Repository.fixtures.appending(path: "UIKit/replay.txt")
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func generated(_ folder: String) throws -> [URL] {
    let url = directory.url.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { url.appending(path: $0) }
  }

  private func compile(_ files: [URL], to program: URL) throws {
    let module = try HeadlessUIKit.make(in: directory.url.appending(path: "kit"))
    let compiled = try HeadlessUIKit.compile(
      files, with: module, to: program, options: ["-Onone", "-parse-as-library"])
    try #require(compiled.status == 0, "\(compiled.errors)")
  }

  /// Touches on every sample, and what the table view was told, who was told, and what is shown;
  /// then random ones, in which nothing may be refused or stale.
  @Test func theControllerShowsEverySample() throws {
    for sample in Self.samples {
      let document = Repository.samples.appending(path: "\(sample)/menu.toml").path
      let built = try Command.menuc(
        "build", document, "--target", "uikit", "--output", "out", "--param", "access=internal",
        in: directory.url)
      try #require(built.status == 0, "\(built.errors)")
    }
    #expect(try generated("out").count == Self.samples.count + 2)
    let program = directory.url.appending(path: "replay")
    let files =
      try HeadlessUIKit.swiftFiles("Tests/UIKitReplay")
      + HeadlessUIKit.swiftFiles("Tests/UIKitReplay/Scripts")
    try compile(try generated("out") + files, to: program)
    let replay = try Command.run(program.path, [])
    #expect(replay.status == 0, "\(replay.errors)")
    let complaints = replay.output.split(separator: "\n").filter { line in
      ["EXCEPTION", "STALE", "MISSING", "ROWS"].contains { line.contains($0) }
    }
    #expect(complaints == [])
    if Repository.recordsGoldens {
      try Data(replay.output.utf8).write(to: Self.golden)
    }
    let expected = try Repository.text(Self.golden).split(separator: "\n")
    let changes = replay.output.split(separator: "\n").difference(from: expected)
    #expect(changes.isEmpty, "missing \(changes.removals), too many \(changes.insertions)")
  }

  /// The article's view controller does what the article says.
  @Test func theArticleIsTrue() throws {
    let example = try WorkedExample("GeneratedUIKit")
    try directory.write(try example.block("toml"), to: "settings.toml")
    let built = try Command.menuc(
      "build", "settings.toml", "--target", "uikit", "--output", "out", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    try directory.write(try example.block("swift"), to: "out/SettingsViewController.swift")
    try directory.write(Self.settingsProgram, to: "out/Program.swift")
    let program = directory.url.appending(path: "settings")
    try compile(try generated("out"), to: program)
    try example.expect(output: try Command.run(program.path, []).output)
  }

  private static let settingsProgram = """
    import UIKit

    @main struct Program {
      static func main() {
        HeadlessViews.cells[ObjectIdentifier(MenuItemCell.self)] = {
          MenuItemCell(style: .default, reuseIdentifier: $0)
        }
        HeadlessViews.headers[ObjectIdentifier(MenuHeaderView.self)] = {
          MenuHeaderView(reuseIdentifier: $0)
        }
        var screen = SettingsViewController()
        screen.loadViewIfNeeded()
        func tell() {
          for line in HeadlessLog.take() where !line.hasPrefix("redraw") { print(line) }
        }
        func header(_ section: Int) -> UIControl? {
          (screen.tableView.headerView(forSection: section) as? MenuHeaderView)?.control
        }
        header(1)?.sendActions(for: .touchUpInside)
        screen.tableView.touch(IndexPath(row: 0, section: 1))
        header(0)?.sendActions(for: .touchUpInside)
        tell()
        screen.tableView.touch(IndexPath(row: 0, section: 0))
        tell()
        HeadlessClock.advance(by: 1)
        print("kept: \\(screen.savedState)")
        let kept = screen.savedState
        screen = SettingsViewController()
        screen.savedState = kept
        screen.loadViewIfNeeded()
        tell()
        let rows = (screen.tableView.indexPathsForVisibleRows ?? []).map {
          "\\($0.section)-\\($0.row)"
        }
        print("shown again: \\(rows.joined(separator: " "))")
        header(0)?.sendActions(for: .touchUpInside)
        HeadlessClock.advance(by: 1)
        tell()
        print("kept: \\(screen.savedState)")
      }
    }
    """

  @Test(arguments: ["package", "public"]) func everyAccessLevelCompiles(access: String) throws {
    try directory.write("menu: Levels\nitems: [{ title: A, items: [B] }]\n", to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "uikit", "--output", "out", "--param", "access=\(access)",
      in: directory.url)
    #expect(built.errors == "")
    let module = try HeadlessUIKit.make(in: directory.url.appending(path: "kit"))
    let result = try Command.run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
        "-package-name", "tests", "-I", module.path,
      ] + generated("out").map(\.path))
    #expect(result.status == 0, "\(result.errors)")
    let text = try Repository.text(directory.url.appending(path: "out/MenuTableController.swift"))
    #expect(text.contains("\n\(access) final class MenuTableController"))
    #expect(!text.contains("Selector"))
  }

  /// Where there is no UIKit, the controller is an empty file.
  @Test func compilesWithoutUIKit() throws {
    try directory.write("menu: Plain\nitems: [A]\n", to: "menu.yaml")
    _ = try Command.menuc(
      "build", "menu.yaml", "--target", "uikit", "--output", "out", in: directory.url)
    let result = try Command.run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
        + generated("out").map(\.path))
    #expect(result.status == 0, "\(result.errors)")
  }

  /// Whoever builds both targets into one directory gets each file once.
  @Test func goesWithTheSwiftTarget() throws {
    try directory.write("menu: Both\nitems: [A]\n", to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "uikit", "--target", "swift", "--output", "out",
      in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    #expect(
      try generated("out").map(\.lastPathComponent)
        == ["BothMenu.swift", "MenuRuntime.swift", "MenuTableController.swift"])
  }
}
