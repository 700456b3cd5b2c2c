import Foundation
import TestSupport
import Testing

/// The list, the menus and the actions of target `gtk`, in windows that are used. Every warning of GTK
/// ends their programs.
struct GeneratedGTKTests {
  private static let sample = Repository.root.appending(path: "Samples/settings")
  private static let program = sample.appending(path: "Programs/GTK")
  private static let tests = Repository.root.appending(path: "Tests/GTK")

  /// The sample's program, clicked and typed into as a user does.
  @Test func aWindowFollowsClicksAndKeys() throws {
    guard try hasTools(["xdotool"]) else { return }
    let directory = try TemporaryDirectory()
    try build(Self.sample.appending(path: "menu.toml"), in: directory.url)
    try compile(
      Self.tests.appending(path: "window.c"), "window", in: directory.url,
      ["-I", Self.program.path])
    try expect(try run(["./window"], in: directory.url), "window.txt")
  }

  /// The sample's program, read and used through AT-SPI as a screen reader does.
  @Test func assistiveTechnologiesReadAndUseRows() throws {
    guard try hasTools(["dbus-run-session"]) else { return }
    let directory = try TemporaryDirectory()
    try build(Self.sample.appending(path: "menu.toml"), in: directory.url)
    try compile(Self.program.appending(path: "main.c"), "settings", in: directory.url, [])
    let script = Self.tests.appending(path: "rows.py").path
    try expect(
      try run(
        ["dbus-run-session", "--", "/usr/bin/python3", "-W", "ignore", script, "./settings"],
        in: directory.url, ["GTK_A11Y": "atspi"]),
      "rows.txt")
  }

  /// Targets, the selection, menus that change while they are open: without an error of memory or a
  /// leak, but for those of libraries.
  @Test func actionsMenusAndSelectionLeakNothing() throws {
    guard try hasTools(["valgrind"]) else { return }
    let directory = try TemporaryDirectory()
    try build(
      Repository.root.appending(path: "Tests/Fixtures/GTK/menu.toml"), in: directory.url)
    try compile(
      Self.tests.appending(path: "facts.c"), "facts", in: directory.url, ["-g"])
    let suppressions = [
      "/usr/share/glib-2.0/valgrind/glib.supp", "/usr/share/gtk-4.0/valgrind/gtk.supp",
      Self.tests.appending(path: "libraries.supp").path,
    ].map { "--suppressions=\($0)" }
    try expect(
      try run(
        [
          "valgrind", "--quiet", "--leak-check=full", "--show-leak-kinds=definite",
          "--errors-for-leak-kinds=definite", "--num-callers=40", "--error-exitcode=9",
        ] + suppressions + ["./facts"],
        in: directory.url, ["G_SLICE": "always-malloc"]),
      "facts.txt")
  }

  /// The code in the article compiles, with the files of a menu whose actions are strings.
  @Test func theArticleCompiles() throws {
    guard try hasTools([]) else { return }
    let directory = try TemporaryDirectory()
    try build(
      Self.sample.appending(path: "menu.toml"), in: directory.url, ["--param", "actions=text"])
    let blocks = try Article("GeneratedGTK").blocks("c")
    try #require(blocks.count == 2)
    try compile(
      try directory.write(blocks.joined(separator: "\n"), to: "Article/article.c"), "article",
      in: directory.url, ["-Wno-unused-function"])
  }

  /// The sample is at most 60 lines, of which 25 show its list, menu bar and window.
  @Test func theSampleHasLittleGlue() throws {
    let text = try Repository.text(Self.program.appending(path: "main.c"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 60)
    let start = try #require(text.firstRange(of: "static void show_window("))
    let lines = text[start.lowerBound...].split(separator: "\n")
    #expect(lines.count <= 25, "\(lines.count) lines")
  }

  private func hasTools(_ tools: [String]) throws -> Bool {
    let missing = try (["gcc", "pkg-config", "xvfb-run"] + tools)
      .filter { try Command.run("which", [$0]).status != 0 }
    if try missing.isEmpty && Command.run("pkg-config", ["--exists", "gtk4"]).status == 0 {
      return true
    }
    try #require(!Repository.isCI, "GTK needs \(missing), and libgtk-4-dev")
    print("skipped: a window of GTK, which needs \(missing), and libgtk-4-dev")
    return false
  }

  private func build(
    _ menu: URL, in directory: URL, _ options: [String] = []
  ) throws {
    let built = try Command.run(
      Repository.menuc.path,
      ["build", menu.path, "--target", "gtk", "--output", directory.path, "--quiet"] + options)
    try #require(built.status == 0, "\(built.errors)")
  }

  private func compile(
    _ source: URL, _ name: String, in directory: URL, _ options: [String]
  ) throws {
    let generated = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .filter { $0.hasSuffix(".c") }.sorted()
    let compiled = try Command.run(
      "gcc",
      ConformanceLanguage.strictC + ["-O1", "-I", ".", "-o", name] + options + [source.path]
        + generated + ConformanceLanguage.gtkFlags(),
      in: directory)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
  }

  /// Runs a program on a screen of its own. Its server stays as it is when its last client leaves:
  /// a server that starts anew then refuses the program if a helper of AT-SPI was the first to leave.
  private func run(
    _ program: [String], in directory: URL, _ environment: [String: String] = [:]
  ) throws -> Command {
    let variables = [
      "G_DEBUG": "fatal-warnings", "GTK_A11Y": "none", "GSK_RENDERER": "cairo",
      "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "HOME": directory.path,
    ]
    return try Command.run(
      "xvfb-run", ["-a", "-s", "-screen 0 800x1000x24 -noreset", "timeout", "300"] + program,
      in: directory, environment: variables.merging(environment) { $1 })
  }

  private func expect(_ run: Command, _ name: String) throws {
    #expect(run.status == 0, "\(run.errors.prefix(8_000))")
    let golden = Repository.root.appending(path: "Tests/Fixtures/GTK/\(name)")
    try Repository.record(run.output, to: golden)
    let expected = try Repository.text(golden)
    #expect(run.output == expected, "\(run.errors.prefix(4_000))")
  }
}
