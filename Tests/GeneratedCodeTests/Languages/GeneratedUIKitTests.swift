import Foundation
import TestSupport
import Testing

/// The output of target `uikit` runs with a module named UIKit that contains only the declarations
/// that the output uses. Its table view enforces UIKit's rules.
@Suite struct GeneratedUIKitTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Replays touches on every sample, with the calls of the table view and of the delegate, and the
  /// visible rows; then random touches, of which none may be refused or leave stale rows.
  @Test func theControllerShowsEverySample() throws {
    try HeadlessKit.uikit.replaySamples(
      in: directory, complaints: ["EXCEPTION", "STALE", "MISSING", "ROWS"])
  }

  /// The article's view controller behaves as the article states.
  @Test func theArticleIsTrue() throws {
    try HeadlessKit.uikit.check("GeneratedUIKit", program: Self.settingsProgram, in: directory)
  }

  /// The article's second example, with slots, conditions and texts that change, behaves as stated.
  @Test func theArticleIsTrueOfSlots() throws {
    try HeadlessKit.uikit.check(
      "GeneratedUIKit", menu: 1, swift: 1, program: Self.mailProgram, in: directory)
  }

  private static let mailProgram = """
    import UIKit

    struct ProgramClock: MenuClock {
      func sleep(for seconds: Double) async { await HeadlessClock.sleep(seconds) }
    }

    @main struct Program {
      @MainActor static func main() async {
        HeadlessViews.cells[ObjectIdentifier(MenuItemCell.self)] = {
          MenuItemCell(style: .default, reuseIdentifier: $0)
        }
        HeadlessViews.headers[ObjectIdentifier(MenuHeaderView.self)] = {
          MenuHeaderView(reuseIdentifier: $0)
        }
        let screen = MailViewController()
        screen.loadViewIfNeeded()
        screen.menu.clock = ProgramClock()
        screen.signIn()
        await pass(1)
        screen.receive("Lunch")
        screen.receive("Dinner")
        await pass(1)
        screen.tableView.touch(IndexPath(row: 0, section: 1))
        await pass(1)
      }

      @MainActor static func pass(_ seconds: Double) async {
        await HeadlessClock.settle()
        HeadlessClock.advance(by: seconds)
        await HeadlessClock.settle()
        for line in HeadlessLog.take() { print(line) }
      }
    }
    """

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
        func report() {
          for line in HeadlessLog.take() where !line.hasPrefix("redraw") { print(line) }
        }
        func header(_ section: Int) -> UIControl? {
          (screen.tableView.headerView(forSection: section) as? MenuHeaderView)?.control
        }
        header(1)?.sendActions(for: .touchUpInside)
        screen.tableView.touch(IndexPath(row: 0, section: 1))
        header(0)?.sendActions(for: .touchUpInside)
        report()
        screen.tableView.touch(IndexPath(row: 0, section: 0))
        report()
        HeadlessClock.advance(by: 1)
        print("kept: \\(screen.savedState)")
        let kept = screen.savedState
        screen = SettingsViewController()
        screen.savedState = kept
        screen.loadViewIfNeeded()
        report()
        let rows = (screen.tableView.indexPathsForVisibleRows ?? []).map {
          "\\($0.section)-\\($0.row)"
        }
        print("shown again: \\(rows.joined(separator: " "))")
        header(0)?.sendActions(for: .touchUpInside)
        HeadlessClock.advance(by: 1)
        report()
        print("kept: \\(screen.savedState)")
      }
    }
    """

  @Test(arguments: ["package", "public"]) func everyAccessLevelCompiles(access: String) throws {
    try HeadlessKit.uikit.checkAccess(access, in: directory)
    let text = try Repository.text(directory.url.appending(path: "out/MenuTableController.swift"))
    #expect(text.contains("\n\(access) final class MenuTableController"))
  }

  /// The output has no warning with any upcoming feature that programs use, in each language mode.
  @Test(arguments: ["internal", "package", "public"])
  func everyLanguageModeCompiles(access: String) throws {
    try HeadlessKit.uikit.checkModes(access, in: directory)
  }

  /// The same file compiles on tvOS, without declarations that exist only on other systems; on
  /// watchOS it is empty.
  @Test func otherPlatformsCompile() throws {
    try HeadlessKit.uikit.checkPlatforms(in: directory)
  }

  /// Before iOS 18, VoiceOver reads the state in the program's words.
  @Test func readsTheStateBeforeIOS18() throws {
    try directory.write("menu: Old\nitems: [{ title: A, items: [B] }]\n", to: "menu.yaml")
    _ = try Command.menuc(
      "build", "menu.yaml", "--target", "uikit", "--output", "out", in: directory.url)
    let file = directory.url.appending(path: "out/MenuTableController.swift")
    let text = try Repository.text(file)
    let condition = "#available(iOS 18, tvOS 18, visionOS 2, *)"
    #expect(text.contains(condition))
    try directory.write(
      text.replacingOccurrences(of: condition, with: "[false].first == true"),
      to: "out/MenuTableController.swift")
    try directory.write(Self.oldProgram, to: "out/Program.swift")
    let program = directory.url.appending(path: "program")
    try HeadlessKit.uikit.compile(
      directory.swiftFiles("out"), to: program, options: ["-Onone", "-parse-as-library"])
    #expect(try Command.run(program.path, []).output == "Zugeklappt\nExpanded\n")
  }

  private static let oldProgram = """
    import UIKit

    @main struct Program {
      static func main() {
        HeadlessViews.cells[ObjectIdentifier(MenuItemCell.self)] = {
          MenuItemCell(style: .default, reuseIdentifier: $0)
        }
        let tableView = UITableView()
        let menu = MenuTableController(OldMenu.table, in: tableView)
        func value() -> String {
          tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.accessibilityValue ?? "none"
        }
        menu.strings.collapsed = "Zugeklappt"
        menu.perform { $0.collapseAll() }
        menu.perform { $0.update([MenuNode(0)]) }
        print(value())
        menu.toggle(MenuNode(0))
        print(value())
      }
    }
    """

  /// On tvOS, headers take the focus and the remote's button, and a row with the focus has dark text.
  @Test func headersTakeTheFocusOnTV() throws {
    try directory.write(
      "menu: Old\nlayout: section-headers\nitems: [{ title: A, collapsed: true, items: [B] }]\n",
      to: "menu.yaml")
    _ = try Command.menuc(
      "build", "menu.yaml", "--target", "uikit", "--output", "out", in: directory.url)
    let file = directory.url.appending(path: "out/MenuTableController.swift")
    try directory.write(
      try Repository.text(file).replacingOccurrences(of: "os(tvOS)", with: "os(Linux)"),
      to: "out/MenuTableController.swift")
    try directory.write(Self.remoteProgram, to: "out/Program.swift")
    let program = directory.url.appending(path: "program")
    try HeadlessKit.uikit.compile(
      directory.swiftFiles("out"), to: program, options: ["-Onone", "-parse-as-library"])
    #expect(
      try Command.run(program.path, []).output == """
        the focus: true
        after an arrow: 0
        after the select button: 1
        the row: light, then unspecified

        """)
  }

  private static let remoteProgram = """
    import UIKit

    @main struct Program {
      static func main() {
        HeadlessViews.cells[ObjectIdentifier(MenuItemCell.self)] = {
          MenuItemCell(style: .default, reuseIdentifier: $0)
        }
        HeadlessViews.headers[ObjectIdentifier(MenuHeaderView.self)] = {
          MenuHeaderView(reuseIdentifier: $0)
        }
        let tableView = UITableView()
        let menu = MenuTableController(OldMenu.table, in: tableView)
        let control = (tableView.headerView(forSection: 0) as? MenuHeaderView)?.control
        control?.focus()
        print("the focus: \\(control?.isFocused == true && control?.backgroundColor != nil)")
        control?.pressesEnded([UIPress(.upArrow)], with: nil)
        print("after an arrow: \\(menu.state.rowCount(inSection: 0))")
        control?.pressesEnded([UIPress(.select)], with: nil)
        print("after the select button: \\(menu.state.rowCount(inSection: 0))")
        guard let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? MenuItemCell
        else { return print("no row") }
        cell.focus()
        let style = cell.item.overrideUserInterfaceStyle
        cell.focus(false)
        print("the row: \\(style), then \\(cell.item.overrideUserInterfaceStyle)")
      }
    }
    """

  /// In a menu in Arabic, VoiceOver speaks Arabic, with the words of the catalog where it has some, and
  /// with those of the program where it sets some.
  @Test func speaksTheLanguageOfTheMenu() throws {
    try directory.write(
      """
      menu: Spoken
      language: en
      translations: "{language}.yaml"
      items:
      - { title: A, id: a, collapsed: true, checked: items, items: [{ title: B, id: b, checked: true },
          { title: C, id: c, checked: false }] }
      - { title: D, id: d, items: [{ title: E, id: e }] }
      - { id: s, inline: true, slot: true, placeholder: None }

      """, to: "menu.yaml")
    try directory.write(
      "/: { interface: { mixed: بعضها } }\na: أ\nb: ب\nd: د\ne: ه\n", to: "ar.yaml")
    try directory.write("a: Α\n", to: "el.yaml")
    _ = try Command.menuc(
      "build", "menu.yaml", "--target", "uikit", "--output", "out", in: directory.url)
    let file = directory.url.appending(path: "out/MenuTableController.swift")
    try directory.write(
      try Repository.text(file).replacingOccurrences(
        of: "#available(iOS 18, tvOS 18, visionOS 2, *)", with: "[false].first == true"),
      to: "out/MenuTableController.swift")
    try directory.write(Self.spokenProgram, to: "out/Program.swift")
    let program = directory.url.appending(path: "program")
    try HeadlessKit.uikit.compile(
      directory.swiftFiles("out"), to: program, options: ["-Onone", "-parse-as-library"])
    #expect(
      try Command.run(program.path, []).output == """
        en: Collapsed, Mixed | Expanded | Level 2
        ar: مغلق, بعضها | مفتوح | المستوى 2
        el: Collapsed, Mixed | Expanded | Level 2
        ar: zu, بعضها | مفتوح | المستوى 2
        the placeholder: none, in ar
        the program's row: none, in none

        """)
  }

  private static let spokenProgram = """
    import UIKit

    @main struct Program {
      static func main() {
        HeadlessViews.cells[ObjectIdentifier(MenuItemCell.self)] = {
          MenuItemCell(style: .default, reuseIdentifier: $0)
        }
        let tableView = UITableView()
        let menu = MenuTableController(SpokenMenu.table(in: ["en"]), in: tableView)
        func speak() {
          let values = (0..<3).map { row in
            tableView.cellForRow(at: IndexPath(row: row, section: 0))?.accessibilityValue ?? "none"
          }
          print("\\(menu.table.language?.tag ?? ""): \\(values.joined(separator: " | "))")
        }
        speak()
        for tag in ["ar", "el"] {
          menu.setTable(SpokenMenu.table(in: [tag]))
          speak()
        }
        menu.setTable(SpokenMenu.table(in: ["ar"]))
        menu.strings.collapsed = "zu"
        menu.perform { $0.update([MenuNode(0)]) }
        speak()
        guard let slot = menu.table.node(withID: "s"), let group = menu.table.node(withID: "d") else {
          return print("no slot")
        }
        func describe(_ name: String) {
          let row = tableView.cellForRow(at: IndexPath(row: menu.state.rowCount - 1, section: 0))
          let value = row?.accessibilityValue ?? "none"
          print("\\(name): \\(value), in \\(row?.accessibilityLanguage ?? "none")")
        }
        describe("the placeholder")
        menu.collapse(group)
        menu.setCount(1, in: slot)
        describe("the program's row")
      }
    }
    """

  /// Without UIKit, the controller is an empty file.
  @Test func compilesWithoutUIKit() throws {
    try directory.write("menu: Plain\nitems: [A]\n", to: "menu.yaml")
    _ = try Command.menuc(
      "build", "menu.yaml", "--target", "uikit", "--output", "out", in: directory.url)
    let result = try Command.typecheck(directory.swiftFiles("out"))
    #expect(result.status == 0, "\(result.errors)")
  }

  /// If both targets are built into one directory, each file is written once.
  @Test func goesWithTheSwiftTarget() throws {
    try directory.write("menu: Both\nlanguage: de\nitems: [A]\n", to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "uikit", "--target", "swift", "--output", "out",
      in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    #expect(
      try directory.swiftFiles("out").map(\.lastPathComponent)
        == ["BothMenu.swift", "MenuRuntime.swift", "MenuTableController.swift"])
  }
}
