import Foundation
import TestSupport
import Testing

/// The builds that the plugins of SwiftPM and Xcode run: each menu is in one file, and the code
/// that the menus of a module share is in three.
@Suite struct ModuleBuildTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private static let menu = """
    menu: Shop
    conditions: { device: { choices: [phone, tablet] } }
    items:
      - { title: Tilt, when: device=phone }
      - { title: Dock, when: device=tablet }
    generate:

    """

  /// Builds a menu with `generate` entries.
  private func build(_ entries: String, _ flags: String...) throws -> Command {
    try directory.write(Self.menu + entries + "\n", to: "shop.menu.yaml")
    return try Command.run(
      Repository.menuc.path,
      ["build", "shop.menu.yaml", "--output", "out", "--module-file", "shop.swift", "--force"]
        + flags, in: directory.url)
  }

  /// Writes the shared files of menus with entries, and returns the contents of non-empty files.
  private func shared(_ menus: [String], _ flags: String...) throws -> [String: String] {
    let names = [
      "MenuRuntime.swift", "MenuTableController.swift", "MenuAppKit.swift", "MenuOutline.swift",
    ]
    for (number, entries) in menus.enumerated() {
      try directory.write(Self.menu + entries + "\n", to: "\(number).menu.yaml")
    }
    let result = try Command.run(
      Repository.menuc.path,
      ["module-files"] + menus.indices.map { "\($0).menu.yaml" } + ["--output", "engine"]
        + names.flatMap { ["--file", $0] } + flags, in: directory.url)
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    let texts = try names.map { ($0, try text("engine/\($0)")) }
    return Dictionary(uniqueKeysWithValues: texts.filter { !$0.1.contains("needs anything here") })
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  @Test func anEntryIsObeyed() throws {
    let built = try build("- { target: swift, access: public, ids: all, type: Store }")
    #expect(built.errors == "")
    #expect(built.output == "written out/shop.swift\n")
    let text = try text("out/shop.swift")
    #expect(text.contains("public enum Store {"))
    #expect(text.contains("public static var tilt: MenuNode"))
    #expect(!text.contains("import "))
    #expect(try build("- { target: swift, ids: none }").status == 0)
    #expect(!(try self.text("out/shop.swift").contains("tilt: MenuNode")))
  }

  @Test func theProjectsEntriesAreObeyed() throws {
    try directory.write(
      "menus = [\"*.menu.yaml\"]\n[[generate]]\ntarget = \"uikit\"\naccess = \"package\"\n",
      to: "menuc.toml")
    try directory.write("menu: Plain\nitems: [One]\n", to: "plain.menu.yaml")
    let built = try Command.menuc(
      "build", "plain.menu.yaml", "--output", "out", "--module-file", "plain.swift",
      in: directory.url)
    #expect(built.status == 0 && built.errors == "", "\(built.errors)")
    #expect(try text("out/plain.swift").contains("package enum PlainMenu {"))
  }

  /// Entries with different values of conditions follow each other in the file.
  @Test func entriesOfOneMenuShareAFile() throws {
    let built = try build(
      """
      - { target: swift, type: PhoneMenu, define: { device: phone } }
      - { target: uikit, type: TabletMenu, define: { device: tablet } }
      - { target: swiftui, type: TabletMenu, define: { device: tablet } }
      """)
    #expect(built.errors == "")
    let parts = try text("out/shop.swift").components(separatedBy: "enum TabletMenu {")
    #expect(parts.count == 2)
    #expect(parts[0].contains("enum PhoneMenu {") && parts[0].contains("Tilt"))
    #expect(parts[1].contains("Dock") && !parts[1].contains("Tilt"))
    let again = try build(
      """
      - { target: swift, type: PhoneMenu, define: { device: phone } }
      - { target: swift, type: PhoneMenu, define: { device: tablet } }
      """)
    #expect(again.status == 1)
    #expect(again.errors.contains("shop.menu.yaml:8:3: error: the type 'PhoneMenu' would have two"))
    #expect(again.errors.contains("[output-collision]"))
  }

  @Test(arguments: [
    ("- target: kotlin", "7:11", "a plugin does not write the target 'kotlin'"),
    ("- template: a.stencil", "7:13", "a plugin does not write the template 'a.stencil'"),
    ("- { target: swift, output: App }", "7:28", "a plugin does not write to 'App'"),
    ("- { target: swift, file: A.swift }", "7:26", "a plugin does not name a file 'A.swift'"),
    (
      "- { target: swift, runtime: import }", "7:29",
      "the module does not depend on 'MenuRuntime', which the menu imports"
    ),
  ])
  func whatCannotBeObeyedIsReported(entry: String, place: String, message: String) throws {
    let built = try build(entry)
    #expect(built.status == 0)
    let report = "shop.menu.yaml:\(place): warning: \(message) [plugin-setting]\n"
    #expect(built.errors.hasPrefix(report), "\(built.errors)")
    #expect(try text("out/shop.swift").contains("enum ShopMenu {"))
    // The warning can be allowed, in the menu and for the project, and a lint does not report the
    // comment as unused.
    let allowed = "# menuc:allow plugin-setting\n\(entry)"
    #expect(try build(allowed).errors == "")
    #expect(try build(entry, "--allow", "plugin-setting").errors == "")
    try directory.write(Self.menu + "# menuc:allow plugin-setting\n- target: c\n", to: "a.yaml")
    #expect(try Command.menuc("lint", "a.yaml", in: directory.url).errors == "")
  }

  @Test func aMistakeInAnEntryIsReported() throws {
    let built = try build("- target: swfit")
    #expect(built.status == 1)
    #expect(built.errors.contains("there is no target 'swfit' [unknown-target]"))
  }

  @Test func theEngineIsImportedWhereTheModuleDependsOnIt() throws {
    #expect(try build("- target: swift", "--imports-runtime").errors == "")
    #expect(try text("out/shop.swift").contains("\nimport MenuRuntime\n"))
    #expect(try build("- { target: swift, runtime: include }", "--imports-runtime").errors == "")
    #expect(!(try text("out/shop.swift").contains("import MenuRuntime")))
    let entry = "- { target: swift, runtime: import }"
    #expect(try build(entry, "--may-import-runtime").errors == "")
    #expect(try text("out/shop.swift").contains("\nimport MenuRuntime\n"))
  }

  @Test func theEngineSuitsAllMenus() throws {
    #expect(try Array(shared([""]).keys) == ["MenuRuntime.swift"])
    let engine = try shared(["", "- { target: swift, access: public }"])
    #expect(try #require(engine["MenuRuntime.swift"]).contains("public struct MenuExpansion"))
    #expect(engine.count == 1)

    let views = try shared(["- { target: uikit, access: public }", "- target: kotlin"])
    #expect(views.keys.sorted() == ["MenuRuntime.swift", "MenuTableController.swift"])
    #expect(try #require(views["MenuRuntime.swift"]).contains("public struct MenuExpansion"))
    #expect(!(try #require(views["MenuTableController.swift"]).contains("import MenuRuntime")))

    #expect(try shared(["", "- target: swift"], "--imports-runtime").isEmpty)
    let outline = try shared(["- target: swiftui"], "--imports-runtime")
    #expect(Array(outline.keys) == ["MenuOutline.swift"])
    #expect(try #require(outline["MenuOutline.swift"]).contains("import MenuRuntime"))
    #expect(try shared(["- { target: swiftui, runtime: omit }"]).isEmpty)
  }

  /// Problems of a menu are reported where the menu is compiled.
  @Test func aBrokenMenuDoesNotHoldUpTheEngine() throws {
    #expect(try Array(shared(["- [", "- target: 1"]).keys) == ["MenuRuntime.swift"])
  }

  /// A build that changes nothing does not compile the next step.
  @Test func unchangedFilesKeepTheirDates() throws {
    _ = try shared(["- target: uikit"])
    let file = directory.url.appending(path: "engine/MenuRuntime.swift")
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    _ = try shared(["- target: uikit"])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.modificationDate] as? Date == date)
  }
}
