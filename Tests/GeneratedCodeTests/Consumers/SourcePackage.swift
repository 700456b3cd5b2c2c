import Foundation
import TestSupport
import Testing

/// A copy of menuc's package with one more field and one more setting, and the package of
/// Samples/Consumers/swiftpm, which builds it from its sources.
///
/// Compiling menuc takes minutes, so that all tests that need it compiled again share this build. Its directory is
/// kept for the next run, which compiles only what has changed.
struct SourcePackage: Sendable {
  static let shared = Result { try SourcePackage() }

  private static let directory = Repository.root.appending(path: ".build/consumers")
  static let patch = Repository.fixtures.appending(path: "AddedField/caption.patch")

  /// What the README's commands printed.
  let built: Command
  /// What the README's last command printed, which runs the program.
  let run: Command
  /// What the program prints, as the README says.
  let expected: String
  /// The path of the copy.
  let path: String
  /// The command line with the added field and setting.
  let menuc: URL

  private init() throws {
    let package = Self.directory.appending(path: "menuc")
    let scratch = Self.directory.appending(path: "swiftpm")
    path = package.path
    try Self.update(package)

    let consumer = try Consumer("swiftpm")
    expected = try consumer.expected()
    let manifest = try consumer.text("Package.swift")
    try consumer.write(
      manifest.replacing("path: \"../../..\"", with: "path: \"\(path)\""), to: "Package.swift")
    // The versions that are already downloaded.
    if let versions = try? Repository.text(Repository.root.appending(path: "Package.resolved")) {
      try consumer.write(versions, to: "Package.resolved")
    }
    // Removes the files that an earlier run generated.
    try? FileManager.default.removeItem(at: scratch.appending(path: "plugins/outputs"))
    let environment = ["SWIFTPM_BUILD_DIR": scratch.path, "MENUC_WITHOUT_PLUGINS": ""]
    // All of menuc is compiled, beside whatever other tests start.
    built = try consumer.shell(
      consumer.buildCommands(), environment: environment, limit: 3_600)
    try #require(
      built.status == 0, "\(built.output.suffix(4_000))\(built.errors.suffix(4_000))")
    run = try consumer.shell([consumer.runCommand()], environment: environment)
    menuc = scratch.appending(path: "debug/menuc-tool")
  }

  /// Copies the files of the package that differ from those of the last run, because SwiftPM compiles what is
  /// written again, even if it is the same.
  private static func update(_ package: URL) throws {
    let patched = try TemporaryDirectory()
    for name in ["Package.swift", "Sources", "Plugins"] {
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: name), to: patched.url.appending(path: name))
    }
    let applied = try Command.run(
      "patch", ["-p1", "--no-backup-if-mismatch", "-i", patch.path], in: patched.url)
    try #require(applied.status == 0, "\(applied.output)\(applied.errors)")

    let (new, old) = (try files(in: patched.url), (try? files(in: package)) ?? [])
    for path in old.subtracting(new) {
      try FileManager.default.removeItem(at: package.appending(path: path))
    }
    for path in new.sorted() {
      let (file, copy) = (patched.url.appending(path: path), package.appending(path: path))
      if FileManager.default.contentsEqual(atPath: file.path, andPath: copy.path) { continue }
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: copy)
      try FileManager.default.copyItem(at: file, to: copy)
    }
  }

  private static func files(in directory: URL) throws -> Set<String> {
    Set(
      try FileManager.default.subpathsOfDirectory(atPath: directory.path)
        .filter { !directory.appending(path: $0, directoryHint: .checkFileSystem).hasDirectoryPath }
    )
  }
}

/// The package of Samples/Consumers/swiftpm as its README builds and runs it.
@Suite(.needs("patch", "swift"), .buildingPackages) struct SourcePackageTests {
  @Test func thePluginIsBuiltFromSources() throws {
    let package = try SourcePackage.shared.get()
    let (output, errors) = (package.built.output, package.built.errors)
    for step in ["dishes.menu.toml", "drinks.menu.yaml", "the menu engine"] {
      #expect(output.contains(step))
    }
    for word in ["unhandled", "error:"] { #expect(!(output + errors).contains(word)) }
    let warnings = output.split(separator: "\n")
      .filter { $0.hasPrefix(package.path) && $0.contains("warning:") }
    #expect(warnings == [], "menuc has no warnings when plugins run it")
    #expect(package.run.output == package.expected)
  }
}
