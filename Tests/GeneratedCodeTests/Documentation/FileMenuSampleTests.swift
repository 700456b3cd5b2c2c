import Foundation
import TestSupport
import Testing

/// The File menu has the same rows in programs in all languages and on a page, after the same events.
@Suite struct FileMenuSampleTests {
  typealias Language = SettingsSampleTests.Language

  static let sample = Repository.samples.appending(path: "file-menu")

  /// Titles of rows that are chosen, and `type`, which changes the document.
  static let events = [
    "New", "type", "Save", "Open…", "type", "Revert", "New from template", "Windows", "Export",
    "Open…", "type", "Letter", "Save as…", "Recent files", "Print…", "Clear recent", "Invoice",
    "Close", "type", "Quit",
  ]

  /// The rows that a program prints before the events, and after each event.
  private static func rows(_ output: String) -> [[String]] {
    var states: [[String]] = [[]]
    for line in output.split(separator: "\n").map(String.init) {
      if states.count <= events.count, line == events[states.count - 1] {
        states.append([])
      } else {
        states[states.count - 1].append(line)
      }
    }
    return states
  }

  /// The output of the program in Swift, which several tests need.
  private static let swiftRun = Result { try runSwift() }

  private static func runSwift() throws -> String {
    let directory = try TemporaryDirectory()
    let menu = sample.appending(path: "menu.toml").path
    let built = try Command.menuc(
      "build", menu, "--allow-outside", directory.url.path, "--output", directory.url.path,
      "--quiet")
    try #require(built.status == 0, "\(built.errors)")
    let program = directory.url.appending(path: "file-menu")
    let compiled = try Command.swiftc(
      [
        directory.url.appending(path: "FileMenu.swift"),
        directory.url.appending(path: "MenuRuntime.swift"),
        Self.sample.appending(path: "Programs/Editor.swift"),
      ], to: program, options: ["-Onone", "-parse-as-library"])
    try #require(compiled.status == 0, "\(compiled.errors)")
    return try Command.run(program.path, Self.events).output
  }

  @Test(arguments: [Language.c, .kotlin, .typescript].filter(\.isThere))
  func theProgramPrintsTheSame(language: Language) throws {
    let directory = try TemporaryDirectory()
    try FileManager.default.copyItem(
      at: Self.sample.appending(path: "menu.toml"), to: directory.url.appending(path: "menu.toml"))
    let (program, run) =
      switch language {
      case .swift: ("Editor.swift", "./program")
      case .c: ("editor.c", "./program")
      case .kotlin: ("Editor.kt", "java -cp program.jar EditorKt")
      case .typescript: ("terminal.ts", "node out/terminal.js")
      }
    try FileManager.default.copyItem(
      at: Self.sample.appending(path: "Programs/\(program)"),
      to: directory.url.appending(path: program))
    let menu = try Command.run(
      Repository.menuc.path,
      ["build", "menu.toml", "--target", language.rawValue, "--output", ".", "--quiet"],
      in: directory.url)
    try #require(menu.status == 0, "\(menu.errors)")
    let built = try Command.run("sh", ["-c", language.build], in: directory.url)
    try #require(built.status == 0, "\(built.output)\(built.errors)")
    let events = Self.events.map { "'\($0)'" }.joined(separator: " ")
    let output = try Command.run("sh", ["-c", "\(run) \(events)"], in: directory.url).output
    #expect(output == (try Self.swiftRun.get()))
  }

  @Test func theProgramShowsWhatTheDocumentAllows() throws {
    let states = Self.rows(try Self.swiftRun.get())
    try #require(states.count == Self.events.count + 1)
    func rows(after event: String) throws -> [String] {
      states[try #require(Self.events.firstIndex(of: event)) + 1]
    }
    // Without recent files and a document there is no trace of either inline group.
    let start = [" New", " Open…", "+New from template", "---"]
    let dimmed = [
      " (Save)", " (Save as…)", " (Revert)", "---", " (Print…)", "---", " (Close)", " Quit",
    ]
    let choice = ["---", " Line endings:", "*Unix", " Windows", "---"]
    let end = [" Print…", "---", " Close", " Quit"]
    #expect(states[0] == start + dimmed)
    #expect(
      try rows(after: "New") == start + [" (Save)", " Save as…", " (Revert)", "---", "+Export"]
        + choice + end)
    #expect(
      try rows(after: "type") == start + [" Save", " Save as…", " Revert", "---", "+Export"]
        + choice + end)
    #expect(try rows(after: "Save") == (try rows(after: "New")))
    let recent = [" Recent files:", " Letter", " Clear recent", "---"]
    #expect(
      try rows(after: "Open…") == start + recent
        + [" (Save)", " Save as…", " (Revert)", "---", "+Export"] + choice + end)
    #expect(
      try rows(after: "New from template")[2...5] == [
        "-New from template", "   Invoice", "   Minutes", "---",
      ])
    #expect(
      try rows(after: "Windows").filter { $0.hasSuffix("Unix") || $0.hasSuffix("Windows") } == [
        " Unix", "*Windows",
      ])
    // The second file is locked: nothing can be saved, though it changed.
    let locked = states[11]
    #expect(locked[6...9] == [" Recent files:", " Terms (locked)", " Letter", " Clear recent"])
    #expect(locked.contains(" (Save)"))
    #expect(locked.contains(" Revert"))
    #expect(try rows(after: "Letter")[7...8] == [" Letter", " Terms (locked)"])
    #expect(try rows(after: "Save as…")[7] == " Copy of Letter")
    // A heading can't be chosen.
    #expect(try rows(after: "Recent files") == (try rows(after: "Save as…")))
    #expect(try !rows(after: "Clear recent").contains(" Recent files:"))
    #expect(
      try rows(after: "Close") == [" New", " Open…", "-New from template", "   Invoice"]
        + ["   Minutes", "---"] + dimmed)
    #expect(try rows(after: "Quit") == (try rows(after: "Close")))
    #expect(states.allSatisfy { $0.first != "---" && $0.last != "---" })
    #expect(
      states.allSatisfy { rows in !zip(rows, rows.dropFirst()).contains { $0 == ("---", "---") } })
  }

  /// The test also checks the conditions and slots on the page of the settings.
  @Test(.enabled(if: Browser.canTest, "needs chromium, chromedriver, selenium, axe"))
  func thePageHasTheSameRows() throws {
    let directory = try TemporaryDirectory()
    for (name, options) in [("file-menu", ["--param", "script=editor.js"]), ("settings", [])] {
      let menu = Repository.samples.appending(path: "\(name)/menu.toml").path
      let built = try Command.run(
        Repository.menuc.path,
        ["build", menu, "--target", "html", "--output", directory.url.path, "--quiet"] + options)
      try #require(built.status == 0, "\(built.errors)")
    }
    try FileManager.default.copyItem(
      at: Self.sample.appending(path: "Programs/editor.js"),
      to: directory.url.appending(path: "editor.js"))
    let page = try Command.run(
      "python3",
      [Browser.tests.appending(path: "sample_test.py").path, directory.url.path] + Self.events)
    #expect(page.status == 0, "\(page.errors.suffix(4_000))")
    #expect(page.output == (try Self.swiftRun.get()))
  }
}
