import Foundation
import TestSupport
import Testing

/// The output of target `swiftui` runs with a module named SwiftUI that contains only the
/// declarations that the output uses, and draws views as elements that can be read and pressed.
@Suite struct GeneratedSwiftUITests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Replays touches on every sample, with the rows that moved, the calls of listeners, and the
  /// visible and spoken texts; then random touches, after which every row must match the engine.
  @Test func theOutlineShowsEverySample() throws {
    try HeadlessKit.swiftui.replaySamples(
      in: directory, complaints: ["STALE", "WRONG", "ROWS", "RESTLESS", "TWICE", "NOT THERE"])
  }

  /// The article's views behave as the article states.
  @Test func theArticleIsTrue() throws {
    try HeadlessKit.swiftui.check("GeneratedSwiftUI", program: Self.settingsProgram, in: directory)
  }

  /// The article's second example, with slots, conditions and texts that change, behaves as stated.
  @Test func theArticleIsTrueOfSlots() throws {
    try HeadlessKit.swiftui.check(
      "GeneratedSwiftUI", menu: 1, swift: 1, program: Self.mailProgram, in: directory)
  }

  /// The article's third example pushes pages, as stated.
  @Test func theArticleIsTrueOfPages() throws {
    try HeadlessKit.swiftui.check(
      "GeneratedSwiftUI", menu: 2, swift: 2, program: Self.phoneProgram, in: directory)
  }

  /// The article's fourth example shows custom rows, and a menu bar, as stated.
  @Test func theArticleIsTrueOfRowsAndMenus() throws {
    try HeadlessKit.swiftui.check(
      "GeneratedSwiftUI", menu: 3, swift: 3, program: Self.readerProgram, in: directory)
  }

  private static let readerProgram = """
    import SwiftUI

    @main struct Program {
      @MainActor static func main() {
        let model = MenuModel(ReaderMenu.table)
        let reader = HeadlessHost { ReaderView(model: model) }
        let bar = HeadlessHost(commands: { ReaderCommands(model: model) })
        func press(_ text: String, in host: HeadlessHost) {
          host.root.all.last { $0.press != nil && $0.texts == [text] }?.press?()
          reader.update()
          bar.update()
        }
        func report() {
          let group = bar.root.all.first { $0.name == "after new item" }
          let items = (group?.children ?? []).map { item in
            "\\(item.name): \\(item.texts.first ?? "")"
          }
          print(items.joined(separator: ", "))
        }
        report()
        press("Night", in: reader)
        model.perform { $0.expand(ReaderMenu.ID.about) }
        reader.update()
        press("Rate", in: reader)
        let options = bar.root.all.first { $0.name == "Picker" }
        options?.all.first { $0.press != nil && $0.texts == ["Large"] }?.press?()
        bar.update()
        press("Share…", in: bar)
        report()
      }
    }
    """

  private static let phoneProgram = """
    import SwiftUI

    @main struct Program {
      @MainActor static func main() {
        let phone = HeadlessHost { PhoneView() }
        func press(_ find: (HeadlessElement) -> Bool) {
          let found = phone.root.all.last(where: find)
          (found?.press ?? found?.all.first { $0.press != nil }?.press)?()
          report()
        }
        var shown = ""
        func report() {
          phone.update()
          let screens = phone.root.all.filter { $0.name == "screen" }.map { screen in
            let title = screen.notes.joined().replacing("titled ", with: "")
            let rows = screen.all.compactMap { $0.label?.split(separator: ",").first }
            return title + ": " + rows.joined(separator: ", ")
          }
          let screen = screens.joined(separator: " / ")
          if screen != shown { print(screen) }
          shown = screen
        }
        report()
        press { $0.label == "Display" }
        press { $0.label == "Text size" }
        press { $0.name == "back button" }
        press { $0.text == "“Set up the theme”" && $0.press != nil }
      }
    }
    """

  private static let mailProgram = """
    import SwiftUI

    @main struct Program {
      @MainActor static func main() {
        let mailbox = Mailbox()
        let mail = HeadlessHost { MailView(mailbox: mailbox) }
        report(mail)
        for text in ["Sign in", "Receive", "Receive"] {
          mail.root.all.first { $0.text == "“\\(text)”" && $0.press != nil }?.press?()
          report(mail)
        }
        let row = mail.root.all.first { $0.label == "Message 1" }
        row?.all.first { $0.press != nil }?.press?()
      }

      @MainActor static func report(_ mail: HeadlessHost) {
        mail.update()
        print(mail.root.all.compactMap(\\.label).joined(separator: " · "))
      }
    }
    """

  private static let settingsProgram = """
    import SwiftUI

    @main struct Program {
      @MainActor static func main() {
        let settings = HeadlessHost { SettingsView() }
        for item in ["About", "Licences", "Sound, on", "Ringtone", "Vibration"] {
          press(settings.root.all.first { $0.label == item })
          report(settings)
        }
        print("kept:", settings.kept("settings") as? String ?? "nothing")
        let search = HeadlessHost { SearchView() }
        for text in ["ri", ""] {
          search.root.all.first { $0.write != nil }?.write?(text)
          report(search)
        }
        press(search.root.children.last)
        report(search)
      }

      @MainActor static var shown = ""

      @MainActor static func press(_ element: HeadlessElement?) {
        element?.all.first { $0.press != nil }?.press?()
      }

      @MainActor static func report(_ host: HeadlessHost) {
        host.update()
        for line in HeadlessHost.takeLog() where line.hasPrefix("the system") { print(line) }
        let rows = host.root.all.filter { $0.label != nil }
          .compactMap { $0.label?.split(separator: ",").first }.joined(separator: ", ")
        if rows != shown { print(rows) }
        shown = rows
      }
    }
    """

  /// The output has no warning with any upcoming feature that programs use, in each language mode.
  @Test(arguments: ["internal", "package", "public"])
  func everyLanguageModeCompiles(access: String) throws {
    try HeadlessKit.swiftui.checkModes(access, in: directory)
  }

  @Test(arguments: ["package", "public"]) func everyAccessLevelCompiles(access: String) throws {
    try HeadlessKit.swiftui.checkAccess(access, in: directory)
    let text = try Repository.text(directory.url.appending(path: "out/MenuOutline.swift"))
    #expect(text.contains("\n\(access) struct MenuOutline: View"))
  }

  /// Without SwiftUI, the outline is an empty file; built with the other targets in Swift, each
  /// file is written once.
  @Test func goesWithTheOtherTargetsInSwift() throws {
    try directory.write("menu: Plain\nitems: [A]\n", to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", "swiftui", "--target", "uikit", "--target", "swift",
      "--output", "out", in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    let names = ["MenuOutline.swift", "MenuRuntime.swift", "MenuTableController.swift"]
    #expect(try directory.swiftFiles("out").map(\.lastPathComponent) == names + ["PlainMenu.swift"])
    let result = try Command.typecheck(directory.swiftFiles("out"))
    #expect(result.status == 0, "\(result.errors)")
  }
}
