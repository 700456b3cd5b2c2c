import Foundation
import TestSupport

/// A language in which the corpus runs.
struct ConformanceLanguage: Sendable {
  let name: String
  /// The programs that it needs; looked up in `PATH`.
  let tools: [String]
  /// The libraries that it needs; looked up by `pkg-config`.
  var packages: [String] = []
  /// The built-in targets that are built, into one directory.
  let targets: [String]
  /// Whether the targets make typed constants; those of thousands of random items are left out.
  var hasConstants = true
  /// Whether tables leave out the values that are the defaults of columns.
  var hasColumnDefaults = true
  /// Compiles the files that menuc wrote to the directory together with the language's driver.
  /// Returns the command that runs the program.
  let compile: @Sendable (_ directory: URL, _ menus: [Entry]) throws -> [String]

  /// A menu of the corpus, for a driver's registry of menus.
  struct Entry: Sendable {
    /// The name that follows `menu` in the driver's input.
    let name: String
    /// The menu's type name, such as `AccordionMenu`.
    let type: String
    /// The tags of its other languages. The driver's input has `NAME/TAG` for the table in one of
    /// them.
    var languages: [String] = []
  }

  static let drivers = ConformanceCorpus.directory.appending(path: "Drivers")

  /// All languages. Add yours here, and a file beside this one that describes it.
  static let all: [ConformanceLanguage] = [
    .c,
    .cByClang,
    .gtk,
    .objc,
    .kotlin,
    .kotlinAtRunTime,
    .android,
    .swift,
    .typescript,
    .typescriptAtRunTime,
    .uikit,
    .appkit,
    .swiftui,
    .html,
  ]

  /// The folder in which the engines of `Tests/Mutation/engines.py` are kept.
  static let folderOfDrivers = ProcessInfo.processInfo.environment["MENUC_DRIVERS"]
  /// The languages that are tested.
  static let chosen = folderOfDrivers == nil ? all : [c, kotlin, typescript]

  /// The files of a directory with one of these extensions, in the order of their names.
  static func files(_ extensions: String..., in directory: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      .map { directory.appending(path: $0) }
      .filter { extensions.contains($0.pathExtension) }
      .map(\.path)
  }
}
