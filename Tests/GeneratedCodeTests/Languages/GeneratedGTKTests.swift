import Foundation
import TestSupport
import Testing

/// The list, the menus and the actions of target `gtk`, in a window that is clicked and typed into.
struct GeneratedGTKTests {
  private static let sample = Repository.root.appending(path: "Samples/settings")

  /// The sample's program, used as a user does. Every warning of GTK ends it.
  @Test func aWindowFollowsClicksAndKeys() throws {
    let missing = try ["gcc", "pkg-config", "xvfb-run", "xdotool"]
      .filter { try Command.run("which", [$0]).status != 0 }
    if try !missing.isEmpty || Command.run("pkg-config", ["--exists", "gtk4"]).status != 0 {
      try #require(!Repository.isCI, "GTK needs \(missing), and libgtk-4-dev")
      print("skipped: a window of GTK, which needs \(missing), and libgtk-4-dev")
      return
    }
    let directory = try TemporaryDirectory()
    let menu = Self.sample.appending(path: "menu.toml").path
    let built = try Command.run(
      Repository.menuc.path,
      ["build", menu, "--target", "gtk", "--output", directory.url.path, "--quiet"])
    try #require(built.status == 0, "\(built.errors)")
    let program = Self.sample.appending(path: "Programs/GTK")
    try compile(program.appending(path: "main.c"), "settings", in: directory.url, [])
    try compile(
      Repository.root.appending(path: "Tests/GTK/window.c"), "window", in: directory.url,
      ["-I", program.path])
    let run = try Command.run(
      "xvfb-run", ["-a", "-s", "-screen 0 800x1000x24", "timeout", "120", "./window"],
      in: directory.url,
      environment: [
        "G_DEBUG": "fatal-warnings", "GTK_A11Y": "none", "GSK_RENDERER": "cairo",
        "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "HOME": directory.url.path,
      ])
    #expect(run.status == 0, "\(run.errors)")
    let golden = Repository.root.appending(path: "Tests/Fixtures/GTK/window.txt")
    try Repository.record(run.output, to: golden)
    let expected = try Repository.text(golden)
    #expect(run.output == expected, "\(run.errors)")
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
}
