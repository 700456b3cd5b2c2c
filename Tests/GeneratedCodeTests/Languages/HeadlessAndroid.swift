import Foundation
import TestSupport
import Testing

/// Stand-ins for the parts of Android that generated code uses. They are in Java, as Android is, so that
/// Kotlin sees the same: nulls that nothing excludes, properties of setters, functions as listeners.
enum HeadlessAndroid {
  private static let sources = Repository.root.appending(path: "Tests/HeadlessAndroid")

  /// Compiles the stand-ins into a folder of classes.
  static func compile(to folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    let files = paths.filter { $0.hasSuffix(".java") }.map { sources.appending(path: $0).path }
    let compiled = try Command.run("javac", ["-Werror", "-d", folder.path] + files)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
  }
}
