import Foundation
import TestSupport
import Testing

/// The test-only module named SwiftUI: it declares just what target `swiftui` uses, and draws views as
/// elements that can be read and pressed.
enum HeadlessSwiftUI {
  /// Compiles the module, and the little that it needs of UIKit, into a folder, for `-I` and `-L`.
  static func make(in folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, source) in [
      ("UIKit", "Tests/HeadlessSwiftUI/UIKit"), ("SwiftUI", "Tests/HeadlessSwiftUI"),
    ] {
      let built = try Command.swiftc(
        swiftFiles(source), to: folder.appending(path: "lib\(name).a"),
        options: [
          "-Onone", "-wmo", "-parse-as-library", "-emit-library", "-static", "-module-name", name,
          "-emit-module", "-emit-module-path", folder.appending(path: "\(name).swiftmodule").path,
          "-I", folder.path,
        ])
      try #require(built.status == 0, "\(built.errors)")
    }
    return folder
  }

  /// Compiles a program that imports it.
  static func compile(
    _ files: [URL], with module: URL, to program: URL, options: [String] = []
  ) throws -> Command {
    try Command.swiftc(
      files, to: program,
      options: options + [
        "-Onone", "-wmo", "-I", module.path, "-L", module.path, "-lSwiftUI", "-lUIKit",
      ])
  }

  static func swiftFiles(_ folder: String) throws -> [URL] {
    let url = Repository.root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { url.appending(path: $0) }
  }
}
