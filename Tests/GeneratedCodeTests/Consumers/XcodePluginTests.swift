import Foundation
import TestSupport
import Testing

/// The plugins' adapters for Xcode, which need its module XcodeProjectPlugin: type-checked with a
/// stand-in for the module.
@Suite struct XcodePluginTests {
  private static let plugins = [
    ("MenucPlugin", "XcodeBuildToolPlugin"), ("MenucCommandPlugin", "XcodeCommandPlugin"),
    ("MenucWritePlugin", "XcodeCommandPlugin"),
  ]

  /// The compiler, and the module PackagePlugin beside it.
  private static let compiler: (path: String, module: String)? = {
    guard let found = try? Command.run("sh", ["-c", "command -v swiftc"]) else { return nil }
    let path = found.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let module = URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../lib/swift/pm/PluginAPI").standardizedFileURL.path
    return FileManager.default.fileExists(atPath: module) ? (path, module) : nil
  }()

  @Test(.enabled(if: compiler != nil || Repository.isCI, "needs SwiftPM's PackagePlugin"))
  func theAdaptersAreValid() throws {
    let modules = try TemporaryDirectory()
    let standIn = Repository.root.appending(
      path: "Tests/Fixtures/XcodeProjectPlugin/XcodeProjectPlugin.swift")
    let module = try swiftc(
      ["-emit-module", "-module-name", "XcodeProjectPlugin", "-emit-module-path"]
        + [modules.url.appending(path: "XcodeProjectPlugin.swiftmodule").path, standIn.path])
    #expect(module.status == 0, "\(module.errors)")
    for (plugin, adapter) in Self.plugins {
      let folder = Repository.root.appending(path: "Plugins/\(plugin)")
      let sources = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path }
      // Fails if the compiler does not see the adapter.
      let probe = try modules.write(
        "import XcodeProjectPlugin\nfunc adapter() -> any \(adapter).Type { \(plugin).self }\n",
        to: "\(plugin)Probe.swift")
      let checked = try swiftc(
        ["-typecheck", "-wmo", "-parse-as-library", "-warnings-as-errors", "-I", modules.url.path]
          + sources + [probe.path])
      #expect(checked.status == 0, "\(plugin): \(checked.errors)")
    }
  }

  private func swiftc(_ arguments: [String]) throws -> Command {
    let compiler = try #require(Self.compiler)
    return try Command.run(
      compiler.path,
      ["-swift-version", "6", "-package-description-version", "6.0", "-I", compiler.module]
        + arguments)
  }
}
