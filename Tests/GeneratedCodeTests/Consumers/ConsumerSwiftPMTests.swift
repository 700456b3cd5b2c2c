import Foundation
import TestSupport
import Testing

/// The package of Samples/Consumers/swiftpm, built with the plugin. It builds menuc once more, which
/// takes minutes: once for all tests, in a directory that is kept for the next run.
@Suite struct ConsumerSwiftPMTests {
  static let scratch = Repository.root.appending(path: ".build/consumers/swiftpm")

  let consumer: Consumer
  private let include = "Sources/Kitchen/Menus/seasonal.toml"

  init() throws {
    consumer = try Consumer("swiftpm")
    let manifest = try consumer.text("Package.swift")
    let path = Repository.root.path
    try consumer.write(
      manifest.replacing("path: \"../../..\"", with: "path: \"\(path)\""), to: "Package.swift")
    // What an earlier run of these tests generated.
    try? FileManager.default.removeItem(at: Self.scratch.appending(path: "plugins/outputs"))
    // The versions that are at hand already.
    let resolved = Repository.root.appending(path: "Package.resolved")
    if let versions = try? Repository.text(resolved) {
      try consumer.write(versions, to: "Package.resolved")
    }
  }

  private func swift(_ command: String) throws -> Command {
    try consumer.shell([command], environment: ["SWIFTPM_BUILD_DIR": Self.scratch.path])
  }

  private func build() throws -> Command {
    let built = try swift(consumer.buildCommands().joined(separator: "\n"))
    #expect(built.status == 0, "\(built.output.suffix(4_000))\(built.errors.suffix(4_000))")
    return built
  }

  private func run() throws -> String { try swift(consumer.runCommand()).output }

  private func table() throws -> String {
    let outputs = Self.scratch.appending(path: "plugins/outputs/swiftpm/Kitchen")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: outputs.path)
    let file = try #require(paths.first { $0.hasSuffix("/Menus+dishes.menu.toml.swift") })
    return try Repository.text(outputs.appending(path: file))
  }

  @Test func thePluginBuildsWhatChanged() throws {
    let steps = ["dishes.menu.toml", "drinks.menu.yaml", "the menu engine"]
    func done(_ build: Command) -> [String] { steps.filter { build.output.contains($0) } }

    let first = try build()
    #expect(done(first) == steps)
    #expect(!(first.output + first.errors).contains("unhandled"))
    #expect(try run() == consumer.expected())
    let second = try build()
    #expect(done(second) == [])
    #expect(!second.output.contains("Compiling Kitchen"))

    let text = try consumer.text(include)
    try consumer.write(text, to: include)
    #expect(done(try build()) == ["dishes.menu.toml"])
    #expect(done(try build()) == [])

    try consumer.write(text.replacing("Rhubarb", with: "Radish"), to: include)
    #expect(done(try build()) == ["dishes.menu.toml"])
    #expect(try run() == consumer.expected().replacing("Rhubarb", with: "Radish"))

    let old = try table()
    try consumer.write("items = [\"Asparagus\", 1]\n", to: include)
    let broken = try swift("swift build")
    #expect(broken.status != 0)
    let place = "\(consumer.directory.resolvingSymlinksInPath().path)/\(include):1:23: error:"
    #expect((broken.output + broken.errors).contains(place), "\(broken.output)")
    #expect(try table() == old, "the old output stays")

    try theCommand(finds: "\(include):1:23: error:")
    try consumer.write(text, to: include)
    _ = try build()
    #expect(try run() == consumer.expected())

    try namesDoNotCollide()
    try catalogsAreInputs()
    try theEngineCanBeAModule()
  }

  /// `swift package menuc` is the command line.
  private func theCommand(finds problem: String) throws {
    let shown = try Article("BuildingInOtherProjects").blocks("sh")
      .first { $0.hasPrefix("swift package ") }
    let command = try #require(shown)
    let lint = try swift(command)
    #expect(lint.status == 1)
    // SwiftPM prints on standard output what a plugin says.
    #expect((lint.output + lint.errors).contains(problem), "\(lint.output)\(lint.errors)")
    let words = command.prefix { $0 != "\n" }.split(separator: " ")
    let menuc = words.prefix { $0 != "lint" }.joined(separator: " ")
    let drinks = "Sources/Kitchen/Menus/drinks.menu.yaml"
    let page = try swift("\(menuc) build \(drinks) --target html --output Page")
    #expect(page.status == 0, "\(page.errors)")
    #expect(try consumer.text("Page/DrinksMenu.html").contains("Coffee"))
  }

  /// Menus of one name in several directories and formats; awkward names; an include that is
  /// written with an escape; entries of `generate`, which count for nothing here.
  private func namesDoNotCollide() throws {
    let folder = "Sources/Kitchen/sub folder"
    try FileManager.default.createDirectory(
      at: consumer.directory.appending(path: folder), withIntermediateDirectories: true)
    let hello = "menu: %\ngenerate: [{ target: html }]\nitems: [Hello]\n"
    let paths = [
      "a.menu.yaml", "a.menu.yml", "sub folder/a.menu.yaml", "sub%20folder+a.menu.yaml",
      "'ü' $HOME; #1 & .menu.yaml",
    ]
    for (index, path) in paths.enumerated() {
      try consumer.write(
        hello.replacing("%", with: "Menu\(index)"), to: "Sources/Kitchen/\(path)")
    }
    try consumer.write(
      #"{ "menu": "Escape", "items": [{ "include": "sub\u0020folder/\u00e9t\u00e9.json" }] }"#,
      to: "Sources/Kitchen/escape.menu.json")
    try consumer.write(#"{ "items": ["One"] }"#, to: "\(folder)/été.json")
    let built = try build()
    #expect(!(built.output + built.errors).contains("unhandled"))

    try consumer.write(#"{ "items": ["Two"] }"#, to: "\(folder)/été.json")
    let changed = try build()
    #expect(changed.output.contains("escape.menu.json"))
    #expect(!changed.output.contains("a.menu.yaml"))
  }

  /// A menu is built again when one of its catalogs changes, and when there is a new one.
  private func catalogsAreInputs() throws {
    try consumer.write(
      "menu: Speech\nlanguage: en\ntranslations: \"Texts/{language}.yaml\"\nitems: [Hello]\n",
      to: "Sources/Kitchen/Menus/speech.menu.yaml")
    try FileManager.default.createDirectory(
      at: consumer.directory.appending(path: "Sources/Kitchen/Menus/Texts"),
      withIntermediateDirectories: true)
    try consumer.write("hello: Hallo\n/: Sprache\n", to: "Sources/Kitchen/Menus/Texts/de.yaml")
    let first = try build()
    #expect(!(first.output + first.errors).contains("unhandled"))
    #expect(!(try build()).output.contains("speech.menu.yaml"))
    try consumer.write("hello: Servus\n/: Sprache\n", to: "Sources/Kitchen/Menus/Texts/de.yaml")
    #expect(try build().output.contains("speech.menu.yaml"))
    try consumer.write("hello: Bonjour\n/: Langue\n", to: "Sources/Kitchen/Menus/Texts/fr.yaml")
    #expect(try build().output.contains("speech.menu.yaml"))
  }

  /// A target that depends on the product MenuRuntime has no engine among its generated files.
  private func theEngineCanBeAModule() throws {
    let outputs = Self.scratch.appending(path: "plugins/outputs")
    try FileManager.default.removeItem(at: outputs)
    let manifest = try consumer.text("Package.swift")
    let plain = try #require(
      manifest.split(separator: "\n").first { $0.contains(".executableTarget(") })
    let shown = try Article("BuildingInOtherProjects").blocks("swift")
      .first { $0.contains("product(") }
    try consumer.write(
      manifest.replacing(plain, with: try #require(shown)), to: "Package.swift")
    let program = "Sources/Kitchen/Kitchen.swift"
    try consumer.write("import MenuRuntime\n\n\(consumer.text(program))", to: program)

    let built = try build()
    #expect(!built.output.contains("the menu engine"))
    #expect(!(built.output + built.errors).contains("warning:"))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: outputs.path)
    #expect(!paths.contains { $0.hasSuffix("MenuRuntime.swift") })
    #expect(try table().contains("\nimport MenuRuntime\n"))
    #expect(try run() == consumer.expected())
  }
}
