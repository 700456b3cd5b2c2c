import Foundation
import TestSupport

extension ConformanceLanguage {
  /// The generated controller: it passes each event to a table view that enforces UIKit's rules,
  /// and every row that is then on screen is inspected.
  static let uikit = headless(.uikit)

  /// The generated controller for the Mac's table view, with AppKit's rules.
  static let appkit = headless(.appkit)

  /// The generated model: each event passes through it, and the outline that follows it is
  /// inspected.
  static let swiftui = headless(.swiftui)

  private static func headless(_ kit: HeadlessKit) -> ConformanceLanguage {
    ConformanceLanguage(name: kit.target, tools: ["swiftc"], targets: [kit.target]) {
      directory, menus in
      let program = directory.appending(path: "driver")
      let files =
        try swiftSupport(for: menus, in: directory)
        + [drivers.appending(path: "swift/texts.swift")]
        + drivers.appending(path: "headless").swiftFiles()
        + HeadlessKit.swiftFiles(HeadlessKit.program)
        + drivers.appending(path: kit.driver).swiftFiles()
        + kit.replays.flatMap { try HeadlessKit.swiftFiles($0) }
        + directory.swiftFiles()
      try kit.compile(files, to: program, options: ["-O"])
      return [program.path]
    }
  }
}
