import Foundation
import TestSupport
import Testing

/// Stand-ins for the parts of Android that generated code uses. They are in Java, as Android is, so that
/// Kotlin sees the same: nulls that nothing excludes, properties of setters, functions as listeners.
enum HeadlessAndroid {
  private static let sources = Repository.root.appending(path: "Tests/HeadlessAndroid")

  /// Compiles the stand-ins and other files of Java into a folder of classes.
  static func compile(to folder: URL, with others: [String] = []) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    let own = paths.filter { $0.hasSuffix(".java") }.map { sources.appending(path: $0).path }
    let files = own + others
    let compiled = try Command.run("javac", ["-Werror", "-d", folder.path] + files)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
  }

  /// Compiles resources as Android's build does, and returns the file with the class `R` of a package.
  static func compileResources(_ folder: URL, package: String, in directory: URL) throws -> String {
    let platform = "/usr/share/android-framework-res/framework-res.apk"
    let manifest = directory.appending(path: "AndroidManifest.xml")
    try Data("<manifest package=\"\(package)\"/>".utf8).write(to: manifest)
    for arguments in [
      ["compile", "--dir", folder.path, "-o", "resources.zip"],
      [
        "link", "-I", platform, "--manifest", manifest.path, "--java", "java", "-o", "app.apk",
        "resources.zip",
      ],
    ] {
      let result = try Command.run("aapt2", arguments, in: directory)
      try #require(result.status == 0 && result.errors.isEmpty, "\(result.errors.prefix(4_000))")
    }
    let path = "java/\(package.replacing(".", with: "/"))/R.java"
    return directory.appending(path: path).path
  }
}
