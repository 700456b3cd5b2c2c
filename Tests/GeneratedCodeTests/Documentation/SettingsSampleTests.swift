import Foundation
import TestSupport
import Testing

/// The programs of the sample `settings` print the same in every language, and no longer compile when
/// the menu loses an action, a choice or a condition that they handle.
@Suite struct SettingsSampleTests {
  static let sample = Repository.samples.appending(path: "settings")

  /// The output of every program.
  static let output = """
    Theme: 3 rows
    Dark: true
    theme: dark
    notifications: mixed, 4 on
    Newsletter: true
    notifications: checked, 5 on
    Text size: 21 rows
    nothing
    applies the log level 5
    opens https://settings.example/guide
    saved: v1 *log-level.everything *notifications.newsletter *theme.light +text-size \
    /log-level.errors /theme.system
    Devices: 25 rows
    nothing found: 0 removed, 0 inserted, 1 updated
      Profile, Inbox (0), Devices, [No other devices], ---, Sign out
    busy: 1 removed, 1 inserted, 0 updated
      Profile, Inbox (0), Devices, [Looking for devices…], ---, Sign out
    two found: 0 removed, 2 inserted, 0 updated
      Profile, Inbox (0), Devices, [Laptop], [Watch], [Looking for devices…], ---, Sign out
    no longer busy: 1 removed, 0 inserted, 0 updated
      Profile, Inbox (0), Devices, [Laptop], [Watch], ---, Sign out
    one more: 0 removed, 1 inserted, 0 updated
      Profile, Inbox (0), Devices, [Television], [Laptop], [Watch], ---, Sign out
    one fewer: 1 removed, 0 inserted, 0 updated
      Profile, Inbox (0), Devices, [Television], [Watch], ---, Sign out
    messages: 0 removed, 0 inserted, 1 updated
      Profile, Inbox (3), Devices, [Television], [Watch], ---, Sign out
    shows 3 messages
    signed out: 7 removed, 1 inserted, 0 updated
      Sign in
    signed in: 1 removed, 7 inserted, 0 updated
      Profile, Inbox (3), Devices, [Television], [Watch], ---, Sign out
    phone: vibration
    Allow notifications: false
    phone: no vibration
    Allow notifications: true
    tablet, no developer: 5 removed, 2 inserted, 0 updated
      Profile, Inbox (3), Devices, [Television], [Watch], ---, Sign out
    tablet: no vibration
    unknown: gone
    theme: dark
    account is open: false
    Einstellungen: Konto, Design, Impressum, Dunkel
    الإعدادات: الحساب, السمة, داكن
    Settings: Account, Theme, Dark
    theme: dark

    """

  enum Language: String, CaseIterable, Sendable {
    case swift, c, kotlin, typescript

    var isThere: Bool {
      let programs: [String] =
        switch self {
        case .swift: ["swiftc"]
        case .c: ["gcc"]
        case .kotlin: ["kotlinc", "java"]
        case .typescript: ["tsc", "node"]
        }
      return Repository.isCI
        || programs.allSatisfy { (try? Command.run("which", [$0]).status) == 0 }
    }

    /// The command that compiles the program in the directory.
    var build: String {
      switch self {
      case .swift:
        "swiftc -swift-version 6 -warnings-as-errors -parse-as-library -Onone *.swift -o program"
      case .c: "gcc -std=c99 -Wall -Wextra -pedantic -Werror *.c -o program"
      case .kotlin: "kotlinc -Werror -include-runtime -d program.jar *.kt"
      case .typescript:
        "tsc \(TypeScript.flags.joined(separator: " ")),dom --outDir out *.ts"
          + " && echo '{\"type\":\"module\"}' > out/package.json"
      }
    }

    var run: String {
      switch self {
      case .swift, .c: "./program"
      case .kotlin: "java -cp program.jar SettingsKt"
      case .typescript: "node out/settings.js"
      }
    }

  }

  /// The declarations whose loss keeps the programs from compiling.
  enum Loss: String, CaseIterable, Sendable {
    case action, choice, condition, conditionChoice

    func remove(from menu: String) -> String {
      func withoutLines(_ text: String) -> String {
        menu.split(separator: "\n", omittingEmptySubsequences: false)
          .filter { !$0.contains(text) }.joined(separator: "\n")
      }
      switch self {
      case .action: return withoutLines("sign-out")
      case .choice: return menu.replacing(#""Light", "Dark","#, with: #""Light","#)
      case .condition: return withoutLines("debug")
      case .conditionChoice:
        return menu.replacing(#"["phone", "tablet"]"#, with: #"["phone", "desk"]"#)
          .replacing("device=tablet", with: "device=desk")
      }
    }

    /// The name that appears in a compiler's message about the lost declaration.
    func name(in language: Language) -> String {
      switch (self, language) {
      case (.action, .c): "SIGN_OUT"
      case (.action, .kotlin): "SignOut"
      case (.action, _): "signOut"
      case (.choice, .c): "THEME_DARK"
      case (.choice, .kotlin): "DARK"
      case (.choice, _): "dark"
      case (.condition, _): "debug"
      case (.conditionChoice, .c), (.conditionChoice, .kotlin): "TABLET"
      case (.conditionChoice, _): "tablet"
      }
    }
  }

  /// A directory with a program and the files that the menu generates for it.
  private func directory(
    _ language: Language, changing change: (String) -> String = { $0 }
  ) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try prepare(directory.url, language, changing: change)
    return directory
  }

  private func prepare(
    _ folder: URL, _ language: Language, options: [String] = [],
    changing change: (String) -> String
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let menu = try Repository.text(Self.sample.appending(path: "menu.toml"))
    try Data(change(menu).utf8).write(to: folder.appending(path: "menu.toml"))
    try FileManager.default.copyItem(
      at: Self.sample.appending(path: "translations"), to: folder.appending(path: "translations"))
    let programs = Self.sample.appending(path: "Programs")
    for file in try FileManager.default.contentsOfDirectory(atPath: programs.path)
    where file.hasSuffix(Self.suffix(of: language)) {
      try FileManager.default.copyItem(
        at: programs.appending(path: file), to: folder.appending(path: file))
    }
    let built = try Command.run(
      Repository.menuc.path,
      ["build", "menu.toml", "--target", language.rawValue, "--output", ".", "--quiet"] + options,
      in: folder)
    try #require(built.status == 0, "\(built.errors)")
  }

  private static func suffix(of language: Language) -> String {
    switch language {
    case .swift: ".swift"
    case .c: ".c"
    case .kotlin: ".kt"
    case .typescript: ".ts"
    }
  }

  @Test(arguments: Language.allCases.filter(\.isThere))
  func theProgramPrintsTheSame(language: Language) throws {
    let directory = try directory(language)
    let built = try Command.run("sh", ["-c", language.build], in: directory.url)
    try #require(built.status == 0, "\(built.output)\(built.errors)")
    let run = try Command.run("sh", ["-c", language.run], in: directory.url)
    #expect(run.output == Self.output, "\(run.errors)")
  }

  private static let fastCompilers = Language.allCases.filter { $0 != .kotlin && $0.isThere }

  @Test(arguments: fastCompilers, Loss.allCases)
  func whatTheMenuLosesDoesNotCompile(language: Language, loss: Loss) throws {
    let directory = try directory(language, changing: loss.remove)
    let built = try Command.run("sh", ["-c", language.build], in: directory.url)
    let report = built.output + built.errors
    #expect(built.status != 0)
    #expect(report.contains(loss.name(in: language)), "\(report.prefix(2_000))")
  }

  /// A new action does not compile either, since the switches have no default.
  @Test(arguments: fastCompilers)
  func aNewActionDoesNotCompile(language: Language) throws {
    let directory = try directory(language, changing: Self.addAction)
    let built = try Command.run("sh", ["-c", language.build], in: directory.url)
    let report = built.output + built.errors
    #expect(built.status != 0)
    // TypeScript reports that the function may return nothing.
    let name = language == .typescript ? "TS2366" : "play"
    #expect(
      report.localizedCaseInsensitiveContains(name), "\(report.prefix(2_000))")
  }

  private static func addAction(to menu: String) -> String {
    menu.replacing("[actions]\n", with: "[actions]\nplay = {}\n") + """
      [[items]]
      title = "Play"
      action = "play"

      """
  }

  /// In Kotlin, programs with lost declarations do not compile either. The compiler starts slowly,
  /// so one run reports all losses, each in a package.
  @Test(.enabled(if: Language.kotlin.isThere)) func noneOfItCompilesInKotlin() throws {
    let directory = try TemporaryDirectory()
    func prepare(_ package: String, _ change: (String) -> String) throws {
      let folder = directory.url.appending(path: package)
      try self.prepare(
        folder, .kotlin, options: ["--param", "package=\(package)"], changing: change)
      let program = folder.appending(path: "Settings.kt")
      let text = try Repository.text(program)
        .replacing("\nimport SettingsMenu", with: "\nimport \(package).SettingsMenu")
        .replacing("\nimport", with: "\npackage \(package)\n\nimport", maxReplacements: 1)
      try Data(text.utf8).write(to: program)
    }
    for loss in Loss.allCases { try prepare(loss.rawValue, loss.remove) }
    try prepare("newAction", Self.addAction)
    try prepare("unchanged") { $0 }
    let built = try Command.run(
      "sh", ["-c", "kotlinc -Werror -d program.jar */*.kt"], in: directory.url)
    #expect(built.status != 0)
    func problems(_ package: String) -> [Substring] {
      built.errors.split(separator: "\n").filter { $0.contains("\(package)/Settings.kt:") }
    }
    for loss in Loss.allCases {
      let found = problems(loss.rawValue)
      #expect(found.contains { $0.contains(loss.name(in: .kotlin)) }, "\(loss): \(found)")
    }
    #expect(problems("newAction").contains { $0.localizedCaseInsensitiveContains("play") })
    #expect(problems("unchanged") == [])
  }

  /// A working screen takes few lines beside the actions of the program and its texts.
  @Test(arguments: [
    "UIKit/SettingsViewController.swift", "AppKit/SettingsController.swift",
    "SwiftUI/SettingsView.swift",
  ])
  func screensHaveLittleGlue(path: String) throws {
    let text = try Repository.text(Self.sample.appending(path: "Programs/\(path)"))
    let start = try #require(text.firstRange(of: "\n/// A "))
    let end = try #require(text.firstRange(of: "  /// Performs the action of an item."))
    let lines = text[start.upperBound..<end.lowerBound].split(separator: "\n").dropFirst()
    #expect(lines.count <= 25, "\(lines.count) lines")
  }
}
