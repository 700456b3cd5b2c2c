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
