import Foundation
import TestSupport
import Testing

/// What target `swiftui` writes runs: against a module named SwiftUI that declares just what it uses,
/// and draws views as elements that can be read and pressed.
@Suite struct GeneratedSwiftUITests {
  static let golden = Repository.fixtures.appending(path: "SwiftUI/replay.txt")
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func generated(_ folder: String) throws -> [URL] {
    let url = directory.url.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { url.appending(path: $0) }
  }

  private func compile(_ files: [URL], to program: URL) throws {
    let module = try HeadlessSwiftUI.make(in: directory.url.appending(path: "kit"))
    let compiled = try HeadlessSwiftUI.compile(
      files, with: module, to: program, options: ["-parse-as-library"])
    try #require(compiled.status == 0, "\(compiled.errors)")
  }

  /// Touches on every sample, and what moved, who was told, and what can then be seen and heard; then
  /// random ones, after which every row must be as the engine says.
  @Test func theOutlineShowsEverySample() throws {
    for sample in SampleTests.names {
      let document = Repository.samples.appending(path: "\(sample)/menu.toml").path
      let built = try Command.menuc(
        "build", document, "--target", "swiftui", "--output", "out", "--param", "access=internal",
        in: directory.url)
      try #require(built.status == 0, "\(built.errors)")
    }
    #expect(try generated("out").count == SampleTests.names.count + 2)
    let program = directory.url.appending(path: "replay")
    let files =
      try HeadlessSwiftUI.swiftFiles("Tests/SwiftUIReplay")
      + HeadlessSwiftUI.swiftFiles("Tests/SwiftUIReplay/Scripts")
    try compile(try generated("out") + files, to: program)
    let replay = try Command.run(program.path, [])
    #expect(replay.status == 0, "\(replay.errors)")
    let complaints = replay.output.split(separator: "\n").filter { line in
      ["STALE", "WRONG", "ROWS", "RESTLESS", "TWICE", "NOT THERE"].contains { line.contains($0) }
    }
    #expect(complaints == [])
    if Repository.recordsGoldens {
      try Data(replay.output.utf8).write(to: Self.golden)
    }
    let expected = try Repository.text(Self.golden).split(separator: "\n")
    let changes = replay.output.split(separator: "\n").difference(from: expected)
    #expect(changes.isEmpty, "missing \(changes.removals), too many \(changes.insertions)")
  }

  /// The article's views do what the article says.
  @Test func theArticleIsTrue() throws {
    let example = try WorkedExample("GeneratedSwiftUI")
    try directory.write(try example.block("toml"), to: "settings.toml")
    let built = try Command.menuc(
      "build", "settings.toml", "--target", "swiftui", "--output", "out", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    try directory.write(try example.block("swift"), to: "out/SettingsView.swift")
    try directory.write(Self.settingsProgram, to: "out/Program.swift")
    let program = directory.url.appending(path: "settings")
    try compile(try generated("out"), to: program)
    try example.expect(output: try Command.run(program.path, []).output)
  }

  private static let settingsProgram = """
    import SwiftUI

    @main struct Program {
      @MainActor static func main() {
        let settings = HeadlessHost { SettingsView() }
        for item in ["About", "Licences", "Sound, on", "Ringtone", "Vibration"] {
          press(settings.root.all.first { $0.label == item })
          tell(settings)
        }
        print("kept:", settings.kept("settings") as? String ?? "nothing")
        let search = HeadlessHost { SearchView() }
        for text in ["ri", ""] {
          search.root.all.first { $0.write != nil }?.write?(text)
          tell(search)
        }
        press(search.root.children.last)
        tell(search)
      }

      @MainActor static var shown = ""

      @MainActor static func press(_ element: HeadlessElement?) {
        element?.all.first { $0.press != nil }?.press?()
      }

      @MainActor static func tell(_ host: HeadlessHost) {
        host.update()
        for line in HeadlessHost.takeLog() where line.hasPrefix("the system") { print(line) }
        let rows = host.root.all.filter { $0.label != nil }
          .compactMap { $0.label?.split(separator: ",").first }.joined(separator: ", ")
        if rows != shown { print(rows) }
        shown = rows
      }
    }
    """

  @Test(arguments: ["package", "public"]) func everyAccessLevelCompiles(access: String) throws {
    try directory.write("menu: Levels\nitems: [{ title: A, items: [B] }]\n", to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "swiftui", "--output", "out", "--param", "access=\(access)",
      in: directory.url)
    #expect(built.errors == "")
    let module = try HeadlessSwiftUI.make(in: directory.url.appending(path: "kit"))
    let result = try Command.run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
        "-package-name", "tests", "-I", module.path,
      ] + generated("out").map(\.path))
    #expect(result.status == 0, "\(result.errors)")
    let text = try Repository.text(directory.url.appending(path: "out/MenuOutline.swift"))
    #expect(text.contains("\n\(access) struct MenuOutline: View"))
  }

  /// Where there is no SwiftUI, the outline is an empty file; built with the other targets in Swift,
  /// each file is written once.
  @Test func goesWithTheOtherTargetsInSwift() throws {
    try directory.write("menu: Plain\nitems: [A]\n", to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "swiftui", "--target", "uikit", "--target", "swift",
      "--output", "out", in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    let names = ["MenuOutline.swift", "MenuRuntime.swift", "MenuTableController.swift"]
    #expect(try generated("out").map(\.lastPathComponent) == names + ["PlainMenu.swift"])
    let result = try Command.run(
      "swiftc",
      ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
        + generated("out").map(\.path))
    #expect(result.status == 0, "\(result.errors)")
  }
}
