import Foundation
import TestSupport
import Testing

/// A target that draws with an Apple framework, and the test-only modules that replace the
/// framework: they declare only what the target uses, and report what a screen would show.
struct HeadlessKit: Sendable {
  let target: String
  /// The modules in the order in which they are compiled, with the folders of their sources.
  let modules: [(name: String, folders: [String])]
  /// The replays of touches on the samples; the folders `Scripts` in them have the program.
  let replays: [String]
  /// The folder of the driver of the conformance tests.
  let driver: String
  /// Menus that are replayed in addition to the samples.
  var menus: [String] = []
  /// The output of the samples' replay.
  let golden: URL

  /// The parts of a program beside its menu, compiled with the replays.
  static let program = "Tests/ReplayProgram"

  /// The clock that programs advance, in each kit.
  private static let clock = "Tests/HeadlessClock"

  /// A table view that enforces UIKit's rules.
  static let uikit = HeadlessKit(
    target: "uikit",
    modules: [
      ("UIKit", [clock, "Tests/HeadlessSystem", "Tests/HeadlessTable", "Tests/HeadlessUIKit"])
    ],
    replays: ["Tests/TableReplay", "Tests/UIKitReplay"], driver: "table",
    menus: ["Tests/Fixtures/AppKit/roles.toml"],
    golden: Repository.fixtures.appending(path: "UIKit/replay.txt"))

  /// A table view and menus that enforce AppKit's rules.
  static let appkit = HeadlessKit(
    target: "appkit",
    modules: [("AppKit", [clock, "Tests/HeadlessSystem", "Tests/HeadlessAppKit"])],
    replays: ["Tests/TableReplay", "Tests/AppKitReplay"], driver: "table",
    menus: [
      "Tests/Conformance/hostile-texts.json", "Tests/Fixtures/AppKit/window.toml",
      "Tests/Fixtures/AppKit/roles.toml",
    ],
    golden: Repository.fixtures.appending(path: "AppKit/replay.txt"))

  /// Views as elements that can be read and pressed, with the small part of UIKit that they need.
  static let swiftui = HeadlessKit(
    target: "swiftui",
    modules: [
      ("UIKit", [clock, "Tests/HeadlessSwiftUI/UIKit"]), ("SwiftUI", ["Tests/HeadlessSwiftUI"]),
    ],
    replays: ["Tests/SwiftUIReplay"], driver: "swiftui",
    menus: ["Tests/Fixtures/AppKit/roles.toml"],
    golden: Repository.fixtures.appending(path: "SwiftUI/replay.txt"))

  /// Compiles the modules into a folder, for `-I` and `-L`; optionally from changed sources.
  func make(
    in folder: URL, changing change: ((String) -> String)? = nil
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, folders) in modules {
      var files = try folders.flatMap { try Self.swiftFiles($0) }
      if let change {
        files = try files.map { file in
          let copy = folder.appending(path: "\(name) \(file.lastPathComponent)")
          try Data(change(try Repository.text(file)).utf8).write(to: copy)
          return copy
        }
      }
      let built = try Command.swiftc(
        files, to: folder.appending(path: "lib\(name).a"),
        options: [
          "-Onone", "-parse-as-library", "-emit-library", "-static", "-module-name", name,
          "-emit-module", "-emit-module-path", folder.appending(path: "\(name).swiftmodule").path,
          "-I", folder.path,
        ])
      try #require(built.status == 0, "\(built.errors)")
    }
  }

  /// Compiles a program that imports the modules.
  func compile(_ files: [URL], to program: URL, options: [String]) throws {
    let kit = try compiled()
    let libraries = modules.reversed().map { "-l\($0.name)" }
    let compiled = try Command.swiftc(
      files, to: program,
      options: options + ["-I", kit.path, "-L", kit.path] + libraries)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
  }

  /// Builds and replays every sample, a menu with checks, two with slots, and one in three
  /// languages, and one with pages. None of the words may be printed; the output is compared with a golden.
  func replaySamples(in directory: TemporaryDirectory, complaints: [String]) throws {
    let documents =
      SampleTests.names.map { Repository.samples.appending(path: "\($0)/menu.toml").path }
      + [
        "Checks/preferences.toml", "Slots/mail.toml", "Slots/quiet.toml", "Languages/market.toml",
        "Pages/phone.toml",
      ]
      .map {
        Repository.fixtures.appending(path: $0).path
      } + menus.map { Repository.root.appending(path: $0).path }
    for document in documents {
      let built = try Command.menuc(
        "build", document, "--target", target, "--output", "out", "--param", "access=internal",
        in: directory.url)
      try #require(built.status == 0, "\(built.errors)")
    }
    let files = try directory.swiftFiles("out")
    #expect(files.count == documents.count + 2)
    let program = directory.url.appending(path: "replay")
    let sample = "Samples/settings/Programs/\(modules.last?.name ?? "")"
    let folders = [Self.program, sample] + replays + replays.map { $0 + "/Scripts" }
    let sources = try folders.flatMap { try Self.swiftFiles($0) } + pagesPrograms(in: directory)
    try compile(files + sources, to: program, options: ["-Onone", "-parse-as-library"])
    let run = try Command.run(program.path, [])
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { line in complaints.contains { line.contains($0) } } == [])
    try Repository.record(run.output, to: golden)
    let changes = lines.difference(from: try Repository.text(golden).split(separator: "\n"))
    #expect(changes.isEmpty, "missing \(changes.removals), too many \(changes.insertions)")
  }

  /// The programs of the samples' pages for the kit.
  private func pagesPrograms(in directory: TemporaryDirectory) throws -> [URL] {
    let start = "import \(modules.last?.name ?? "")\n"
    return try SampleTests.names.flatMap { name in
      let page = try Repository.text(Repository.samples.appending(path: "\(name)/README.md"))
      let blocks = page.components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "\n```\n").first }
      return try blocks.filter { $0.hasPrefix(start) }.enumerated()
        .map { number, block in
          try directory.write(block + "\n", to: "pages/\(name)-\(number).swift")
        }
    }
  }

  /// Builds a menu of an article, runs a program with a block of its code, and compares its output
  /// with the article.
  func check(
    _ article: String, menu: Int = 0, swift: Int = 0, program: String,
    in directory: TemporaryDirectory
  ) throws {
    let example = try WorkedExample(article)
    try directory.write(try example.block("toml", menu), to: "menu.toml")
    let built = try Command.menuc(
      "build", "menu.toml", "--target", target, "--output", "out", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let block = try example.block("swift", swift)
    try directory.write(block, to: "out/Article.swift")
    try keep(directory.swiftFiles("out"), "\(article)-\(swift)")
    // Without Objective-C, there are only the names of selectors.
    let named = block.replacing(#/#selector\(\w+\.(\w+)\(_:\)\)/#) { "Selector(\"\($0.1):\")" }
    try directory.write(named, to: "out/Article.swift")
    try directory.write(program, to: "out/Program.swift")
    let executable = directory.url.appending(path: "program")
    try compile(
      directory.swiftFiles("out"), to: executable, options: ["-Onone", "-parse-as-library"])
    try example.expect(output: try Command.run(executable.path, []).output, inBlock: menu)
  }

  /// Keeps an article's program, with the generated files, in the directory that the environment
  /// names.
  private func keep(_ files: [URL], _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["MENUC_EXAMPLES"] else { return }
    let kept = URL(filePath: folder, relativeTo: Repository.root).appending(path: target)
      .appending(path: name)
    try? FileManager.default.removeItem(at: kept)
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    for file in files {
      try FileManager.default.copyItem(at: file, to: kept.appending(path: file.lastPathComponent))
    }
  }

  /// Builds a menu with an access level and type-checks the output.
  func checkAccess(_ access: String, in directory: TemporaryDirectory) throws {
    try directory.write("menu: Levels\nitems: [{ title: A, items: [B] }]\n", to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--target", target, "--output", "out", "--param", "access=\(access)",
      in: directory.url)
    #expect(built.errors == "")
    let kit = try compiled()
    let result = try Command.typecheck(
      directory.swiftFiles("out"), ["-package-name", "tests", "-I", kit.path])
    #expect(result.status == 0, "\(result.errors)")
  }

  static func swiftFiles(_ folder: String) throws -> [URL] {
    try Repository.root.appending(path: folder).swiftFiles()
  }
}
