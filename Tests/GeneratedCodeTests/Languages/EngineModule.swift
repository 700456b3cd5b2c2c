import Foundation
import TestSupport
import Testing

/// The engine for programs that import it and do not have it among their files.
enum EngineModule {
  /// Compiles the module into a folder, for `-I` and `-L`.
  static func make(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let built = try Command.swiftc(
      Repository.root.appending(path: "Sources/MenuRuntime").swiftFiles(),
      to: folder.appending(path: "libMenuRuntime.a"),
      options: [
        "-Onone", "-parse-as-library", "-emit-library", "-static",
        "-module-name", "MenuRuntime", "-emit-module",
        "-emit-module-path", folder.appending(path: "MenuRuntime.swiftmodule").path,
      ])
    try #require(built.status == 0, "\(built.errors)")
  }
}
