import Foundation
import TestSupport
import Testing

/// What `menuc lint` accepts as a shortcut fires in each view, and shows as its platform does.
@Suite struct ShortcutTableTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let drivers = "Tests/Conformance/Drivers/shortcuts"

  /// The view model without a browser.
  @Test(.enabled(if: TypeScript.canTest, "needs tsc and node"), arguments: [false, true])
  func theHeadlessViewFiresEachShortcut(isApple: Bool) throws {
    let sheet = try ShortcutSheet(isApple: isApple)
    try sheet.build("typescript", ["--param", "view=true"], in: directory)
    let out = directory.url.appending(path: "out")
    for (name, copy) in [("shortcuts/view.ts", "program.ts"), ("view/node.d.ts", "node.d.ts")] {
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: "Tests/Conformance/Drivers/\(name)"),
        to: out.appending(path: copy))
    }
    let compiled = try TypeScript.compile(out)
    try #require(compiled.status == 0, "\(compiled.output.prefix(4_000))")
    let platform = isApple ? "apple" : "other"
    let run = try Command.run("node", ["program.js", platform, "../presses.txt"], in: out)
    #expect(run.output + run.errors == "")
  }

  /// Kotlin's values, and what they show.
  @Test(.enabled(if: Kotlin.canTest, "needs kotlinc and java"))
  func kotlinShowsEachShortcut() throws {
    let sheet = try ShortcutSheet(isApple: true)
    try sheet.build("kotlin", [], in: directory)
    let program = """
      fun main() {
          val table = KeysMenu.table
          for (node in table.nodes) {
              for (shortcut in table.shortcuts(node, isApple = true)) {
                  println("$shortcut\\t${shortcut.text(isApple = true)}\\t${shortcut.text()}")
              }
          }
      }

      """
    try directory.write(program, to: "out/Program.kt")
    let jar = directory.url.appending(path: "keys.jar").path
    let files = ["Program", "KeysMenu", "MenuRuntime"].map {
      directory.url.appending(path: "out/\($0).kt").path
    }
    try Kotlin.compile(files, to: jar)
    let run = try Command.run(
      "sh", ["-c", "java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -cp '\(jar)' ProgramKt"])
    let listed = Set(sheet.entries.map(\.shortcut))
    let expected = try ShortcutSheet.lines().filter { listed.contains($0.shortcut) }
      .map { "\($0.shortcut)\t\($0.apple)\t\($0.other)" }
    #expect(run.output.split(separator: "\n").map(String.init) == expected, "\(run.errors)")
  }

  /// The modifiers and keys that generated C contains as numbers are those that its header names.
  @Test func theNumbersInCAreThoseOfTheHeader() throws {
    try ShortcutSheet(isApple: true).build("c", [], in: directory)
    let program = Repository.root.appending(path: "\(Self.drivers)/check.c").path
    let built = try Command.run(
      "cc",
      [
        "-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-I", "out", "-o", "check", program,
        "out/keys_menu.c", "out/menu_runtime.c",
      ], in: directory.url)
    try #require(built.status == 0, "\(built.errors.prefix(4_000))")
    let run = try Command.run(directory.url.appending(path: "check").path, [])
    #expect(run.status == 0)
    #expect(run.output == "")
  }

  @Test func tableViewsAndMenuBarsFireEachShortcut() throws {
    try check(.appkit, "appkit", ["Tests/AppKitReplay/Keyboard.swift"])
  }

  @Test func keyCommandsAreThereForEachShortcut() throws { try check(.uikit, "uikit") }

  @Test func outlinesFireEachShortcut() throws { try check(.swiftui, "swiftui") }

  /// Runs a driver, on a stand-in, with the shortcuts of Apple's systems.
  private func check(_ kit: HeadlessKit, _ driver: String, _ others: [String] = []) throws {
    try ShortcutSheet(isApple: true).build(kit.target, [], in: directory)
    let names = ["\(Self.drivers)/Presses.swift", "\(Self.drivers)/\(driver).swift"] + others
    let sources = names.map { Repository.root.appending(path: $0) }
    let program = directory.url.appending(path: "program")
    try kit.compile(
      directory.swiftFiles("out") + sources, to: program, options: ["-O", "-parse-as-library"])
    let run = try Command.run(program.path, ["presses.txt"], in: directory.url)
    #expect(run.status == 0)
    #expect(run.output + run.errors == "")
  }
}

/// Real keys in Chromium.
@Suite(.enabled(if: Browser.canTest, "needs chromium"), .serialized, .inABrowser)
struct ShortcutPageTests {
  @Test(arguments: [false, true]) func pagesFireEachShortcut(isApple: Bool) throws {
    let directory = try TemporaryDirectory()
    try ShortcutSheet(isApple: isApple).build("html", [], in: directory)
    let result = try Command.run(
      "python3",
      [
        Browser.tests.appending(path: "shortcut_test.py").path, "out/KeysMenu.html",
        isApple ? "apple" : "other", "presses.txt",
      ], in: directory.url)
    #expect(result.status == 0, "\(result.output)\(result.errors.suffix(4_000))")
    #expect(result.output.contains(" 0 problems"))
  }
}
