import Foundation
import TestSupport
import Testing

/// The settings with which a program may compile generated code.
struct LanguageMode {
  let name: String
  let options: [String]

  private static let upcoming = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault",
  ].flatMap { ["-enable-upcoming-feature", $0] }
  private static let mainActor = [
    "-default-isolation", "MainActor", "-enable-upcoming-feature", "InferIsolatedConformances",
  ]

  static let all = ["5", "6"].flatMap { version in
    let swift = ["-swift-version", version]
    let strict = version == "5" ? ["-strict-concurrency=complete"] : []
    return [
      LanguageMode(name: "Swift \(version)", options: swift),
      LanguageMode(name: "Swift \(version), features", options: swift + strict + upcoming),
      LanguageMode(name: "Swift \(version), main actor", options: swift + mainActor),
      LanguageMode(
        name: "Swift \(version), main actor, features", options: swift + mainActor + upcoming),
      LanguageMode(
        name: "Swift \(version), evolution", options: swift + ["-enable-library-evolution"]),
    ]
  }
}

extension HeadlessKit {
  /// Builds a menu with every kind of declaration, and type-checks it in each mode.
  func checkModes(_ access: String, in directory: TemporaryDirectory) throws {
    let built = try Command.menuc(
      "build", Repository.samples.appending(path: "tour/menu.toml").path, "--target", target,
      "--output", "out", "--param", "access=\(access)", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    // A file that shares a module with the generated code has the same imports, with an access
    // level or without.
    let imports = (modules.map { "import \($0.name)" } + ["import Foundation"]).joined(
      separator: "\n")
    try directory.write(imports + "\n", to: "out/Program.swift")
    let kit = try compiled()
    // Imports have the access of the declarations; everything else is the same for each access.
    let modes = LanguageMode.all.filter { access == "public" || $0.name == "Swift 6, features" }
    for mode in modes {
      let result = try Command.run(
        "swiftc",
        ["-typecheck", "-wmo", "-parse-as-library", "-module-name", "App"]
          + ["-package-name", "tests", "-I", kit.path] + mode.options
          + directory.swiftFiles("out").map(\.path))
      // The stand-ins, and Foundation on Linux, are not compiled for library evolution.
      let problems = result.errors.split(separator: "\n").filter {
        ($0.contains("error: ") || $0.contains("warning: "))
          && !$0.contains("was not compiled with library evolution support")
      }
      #expect(problems == [], "\(mode.name)")
    }
  }

  /// Type-checks the output for tvOS and for watchOS: with variants of the stand-ins that omit the
  /// declarations missing there.
  func checkPlatforms(in directory: TemporaryDirectory) throws {
    let menu = Repository.samples.appending(path: "tour/menu.toml").path
    let built = try Command.menuc(
      "build", menu, "--target", target, "--output", "out", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    for platform in ["tvOS", "watchOS"] {
      let folder = directory.url.appending(path: platform)
      let kit = folder.appending(path: "kit")
      try make(in: kit) {
        $0.replacingOccurrences(
          of: "@available(\(platform), unavailable)", with: "@available(*, unavailable)")
      }
      var files: [URL] = []
      for file in try directory.swiftFiles("out") {
        let text = try Repository.text(file)
          .replacingOccurrences(of: "os(\(platform))", with: "os(Linux)")
        let copy = folder.appending(path: file.lastPathComponent)
        try Data(text.utf8).write(to: copy)
        files.append(copy)
      }
      let result = try Command.typecheck(files, ["-I", kit.path])
      #expect(result.status == 0, "\(platform): \(result.errors.prefix(2_000))")
    }
  }
}
