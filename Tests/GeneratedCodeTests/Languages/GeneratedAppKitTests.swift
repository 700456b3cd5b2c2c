import Foundation
import TestSupport
import Testing

/// The output of target `appkit` runs with a module named AppKit that contains only the
/// declarations that the output uses. Its table view and menus enforce AppKit's rules.
@Suite struct GeneratedAppKitTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Clicks, keys and VoiceOver on every sample, and menus of menu bars; then random events, in
  /// which no call may be refused and no row stale.
  @Test func theControllersShowEverySample() throws {
    try HeadlessKit.appkit.replaySamples(
      in: directory, complaints: ["EXCEPTION", "STALE", "MISSING", "ROWS", "in its own time"])
  }

  /// The article's window behaves as the article states.
  @Test func theArticleIsTrue() throws {
    try HeadlessKit.appkit.check("GeneratedAppKit", program: Self.tableProgram, in: directory)
  }

  /// The article's menu bar behaves as the article states.
  @Test func theArticleIsTrueOfMenus() throws {
    try HeadlessKit.appkit.check(
      "GeneratedAppKit", menu: 1, swift: 1, program: Self.barProgram, in: directory)
  }

  private static let tableProgram = """
    import AppKit

    @main struct Program {
      @MainActor static func main() {
        HeadlessActions.handlers["menuTableClicked:"] = { target, sender in
          (target as? MenuTableController)?.click(sender)
        }
        let sidebar = SidebarController()
        sidebar.loadView()
        sidebar.viewDidLoad()
        _ = HeadlessLog.take()
        let table = sidebar.tableView
        func report() {
          for line in HeadlessLog.take() where !line.hasPrefix("redraw") { print(line) }
        }
        table.click(3)
        table.click(4)
        for key in ["\\u{F702}", "\\u{F702}"] { table.keyDown(with: NSEvent(key: key)) }
        HeadlessClock.advance(by: 1)
        report()
      }
    }
    """

  private static let barProgram = """
    import AppKit

    @main struct Program {
      @MainActor static func main() {
        HeadlessActions.handlers["menuBarItemChosen:"] = { target, sender in
          (target as? MenuBarController)?.chooseItem(sender)
        }
        _ = NSApplication.shared
        let app = AppDelegate()
        app.applicationDidFinishLaunching(Notification(name: Notification.Name("launched")))
        func key(_ key: String) {
          _ = NSApp.mainMenu?.performKeyEquivalent(with: NSEvent(key: key, .command))
        }
        key("s")
        app.open("Letter")
        key("s")
        key("c")
        let file = app.bar.submenu(of: MainMenu.ID.file)
        func show(_ menu: NSMenu?, _ indentation: String = "") {
          menu?.open()
          for item in menu?.items ?? [] where !item.isHidden {
            let keys = item.keyEquivalent.isEmpty ? "" : ", ⌘\\(item.keyEquivalent.uppercased())"
            let title = item.isSeparatorItem ? "────" : item.title
            print(indentation + (item.state == .on ? "✓ " : "") + title + keys)
            show(item.submenu, indentation + "  ")
          }
        }
        for line in HeadlessLog.take() { print(line) }
        show(file)
      }
    }
    """

  /// The stand-in refuses the calls at which AppKit throws; the replays rely on it.
  @Test func theStandInRefusesWhatAppKitDoes() throws {
    try directory.write(Self.wrongProgram, to: "wrong.swift")
    let program = directory.url.appending(path: "program")
    try HeadlessKit.appkit.compile(
      directory.swiftFiles("."), to: program, options: ["-Onone", "-parse-as-library"])
    #expect(
      try Command.run(program.path, []).output == """
        EXCEPTION 3 rows after the updates, not 2
        EXCEPTION row 3 is not there to be removed
        EXCEPTION 3 rows after the updates, not 2
        EXCEPTION row 9 is beyond the rows
        EXCEPTION there is no row 7
        EXCEPTION there is no row -1
        EXCEPTION endUpdates without beginUpdates
        EXCEPTION the item is in a menu already
        EXCEPTION unrecognized selector nobody:
        EXCEPTION constraint on a view that autoresizes
        EXCEPTION an event of another type
        EXCEPTION an event of another type

        """)
  }

  private static let wrongProgram = """
    import AppKit

    @MainActor final class Rows: NSObject, NSTableViewDataSource {
      func numberOfRows(in tableView: NSTableView) -> Int { 3 }
    }

    @main struct Program {
      @MainActor static func main() {
        let rows = Rows()
        let table = NSTableView(frame: .zero)
        table.dataSource = rows
        table.reloadData()
        table.beginUpdates()
        table.removeRows(at: [0])
        table.endUpdates()
        table.beginUpdates()
        table.removeRows(at: [2, 3])
        table.endUpdates()
        table.beginUpdates()
        table.insertRows(at: [9])
        table.endUpdates()
        _ = table.view(atColumn: 0, row: 7, makeIfNecessary: false)
        table.selectRowIndexes(IndexSet(integer: -1 + table.numberOfRows), byExtendingSelection: false)
        table.scrollRowToVisible(-1)
        table.endUpdates()
        let item = NSMenuItem(title: "A", action: "nobody:", keyEquivalent: "")
        item.target = rows
        let menus = [NSMenu(title: "One"), NSMenu(title: "Two")]
        for menu in menus { menu.addItem(item) }
        menus[0].performActionForItem(at: 0)
        let views = [NSView(frame: .zero), NSView(frame: .zero)]
        views[0].addSubview(views[1])
        views[1].topAnchor.constraint(equalTo: views[0].topAnchor).isActive = true
        _ = NSEvent(clicks: 1).isARepeat
        _ = NSEvent(key: "a").clickCount
        for line in HeadlessLog.take() where line.hasPrefix("EXCEPTION") { print(line) }
      }
    }
    """

  @Test(arguments: ["package", "public"]) func everyAccessLevelCompiles(access: String) throws {
    try HeadlessKit.appkit.checkAccess(access, in: directory)
    let text = try Repository.text(directory.url.appending(path: "out/MenuAppKit.swift"))
    #expect(text.contains("\n\(access) final class MenuTableController"))
    #expect(text.contains("\n\(access) final class MenuBarController"))
  }

  /// The output has no warning with any upcoming feature that programs use, in each language mode.
  @Test(arguments: ["internal", "package", "public"])
  func everyLanguageModeCompiles(access: String) throws {
    try HeadlessKit.appkit.checkModes(access, in: directory)
  }

  /// Linux has no `@objc`: each method that is called by its selector has that selector's name on
  /// the Mac.
  @Test func methodsHaveTheNamesThatAreSent() throws {
    try directory.write("menu: Plain\nitems: [A]\n", to: "menu.yaml")
    _ = try Command.menuc(
      "build", "menu.yaml", "--target", "appkit", "--output", "out", in: directory.url)
    let text = try Repository.text(directory.url.appending(path: "out/MenuAppKit.swift"))
    let sent = Set(text.matches(of: /: Selector \{ "(\w+:)" \}/).map { String($0.1) })
    let pattern =
      /#if canImport\(ObjectiveC\)\s+@objc\((\w+:)\)\s+#endif\s+func (\w+)\(_ sender: Any\?\)/
    let methods = text.matches(of: pattern)
    #expect(Set(methods.map { String($0.1) }) == sent)
    #expect(sent.count == 3)
    let named = text.matches(of: /#selector\(Menu\w+\.(\w+)\(_:\)\)/).map { String($0.1) }
    #expect(Set(methods.map { String($0.2) }) == Set(named))
  }

  /// Without AppKit, and in a Mac Catalyst app, the controllers are an empty file.
  @Test func compilesWithoutAppKit() throws {
    try directory.write("menu: Plain\nitems: [A]\n", to: "menu.yaml")
    _ = try Command.menuc(
      "build", "menu.yaml", "--target", "appkit", "--output", "out", in: directory.url)
    let result = try Command.typecheck(directory.swiftFiles("out"))
    #expect(result.status == 0, "\(result.errors)")
    let text = try Repository.text(directory.url.appending(path: "out/MenuAppKit.swift"))
    #expect(text.contains("\n#if canImport(AppKit) && !targetEnvironment(macCatalyst)\n"))
  }

  /// A module for several systems has the controllers of each, and each system compiles its own.
  @Test func goesWithTheUIKitTarget() throws {
    try directory.write("menu: Both\nitems: [A, { title: B, items: [C] }]\n", to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "appkit", "--target", "uikit", "--output", "out",
      in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    let names = [
      "BothMenu.swift", "MenuAppKit.swift", "MenuRuntime.swift", "MenuTableController.swift",
    ]
    let files = try directory.swiftFiles("out")
    #expect(files.map(\.lastPathComponent) == names)
    for kit in [HeadlessKit.appkit, .uikit] {
      let modules = try kit.compiled()
      let result = try Command.typecheck(files, ["-I", modules.path])
      #expect(result.status == 0, "\(kit.target): \(result.errors)")
    }
  }
}
