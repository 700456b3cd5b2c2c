import Foundation
import TestSupport
import Testing

/// The test-only module named UIKit: it declares just what target `uikit` uses, and its table view
/// enforces UIKit's rules.
enum HeadlessUIKit {
  /// Compiles the module into a folder, for `-I` and `-L`.
  static func make(in folder: URL, options: [String] = ["-Onone"]) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = try swiftFiles("Tests/HeadlessTable") + swiftFiles("Tests/HeadlessUIKit")
    let built = try Command.swiftc(
      files, to: folder.appending(path: "libUIKit.a"),
      options: options + [
        "-wmo", "-parse-as-library", "-emit-library", "-static", "-module-name", "UIKit",
        "-emit-module", "-emit-module-path", folder.appending(path: "UIKit.swiftmodule").path,
      ])
    try #require(built.status == 0, "\(built.errors)")
    return folder
  }

  /// Compiles a program that imports it.
  static func compile(
    _ files: [URL], with module: URL, to program: URL, options: [String] = ["-Onone"]
  ) throws -> Command {
    try Command.swiftc(
      files, to: program,
      options: options + ["-wmo", "-I", module.path, "-L", module.path, "-lUIKit"])
  }

  static func swiftFiles(_ folder: String) throws -> [URL] {
    let url = Repository.root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { url.appending(path: $0) }
  }
}
