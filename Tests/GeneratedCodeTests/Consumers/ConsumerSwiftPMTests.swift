import Foundation
import TestSupport
import Testing

/// The package of Samples/Consumers/swiftpm, built with the plugin. Its menuc is the tested program as a bundle:
/// compiling menuc takes minutes, and `SourcePackage` does it once.
@Suite(.needs("python3", "swift"), .buildingPackages) struct ConsumerSwiftPMTests {
  let consumer: Consumer
  private let include = "Sources/Kitchen/Menus/seasonal.toml"
  private let bundle: TemporaryDirectory

  init() throws {
    bundle = try TemporaryDirectory()
    let script = Repository.root.appending(path: ".ci/artifact-bundle").path
    let made = try Command.run(
      script, ["make", "made", "--binary", Repository.menuc.path], in: bundle.url)
    try #require(made.status == 0, "\(made.errors)")
    let zip = bundle.url.appending(path: "made/menuc.artifactbundle.zip").path
    let checksum = try Command.run("swift", ["package", "compute-checksum", zip]).output
    #expect(checksum == made.output)

    consumer = try Consumer("swiftpm")
    let package = bundle.url.appending(path: "made/menuc-plugin")
    let manifest = try consumer.text("Package.swift")
      .replacing(
        #".package(name: "menuc", path: "../../..")"#, with: ".package(path: \"\(package.path)\")"
      )
      .replacing(#"package: "menuc""#, with: #"package: "menuc-plugin""#)
    try consumer.write(manifest, to: "Package.swift")
  }

  private func build() throws -> Command {
    let built = try consumer.shell(consumer.buildCommands())
    #expect(built.status == 0, "\(built.output.suffix(4_000))\(built.errors.suffix(4_000))")
    return built
  }

  private func run() throws -> String { try consumer.shell([consumer.runCommand()]).output }

  private var outputs: URL { consumer.directory.appending(path: ".build/plugins/outputs") }

  private func table() throws -> String {
    let folder = outputs.appending(path: "swiftpm/Kitchen")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let file = try #require(paths.first { $0.hasSuffix("/Menus+dishes.menu.toml.swift") })
    return try Repository.text(folder.appending(path: file))
  }

  @Test func thePluginBuildsWhatChanged() throws {
    let steps = ["dishes.menu.toml", "drinks.menu.yaml", "the menu engine"]
    func done(_ build: Command) -> [String] { steps.filter { build.output.contains($0) } }

    let first = try build()
    #expect(done(first) == steps)
    for word in ["unhandled", "error:", "warning:"] {
      #expect(!(first.output + first.errors).contains(word))
    }
    try theBundleReplacesSources()
    #expect(try run() == consumer.expected())
    let second = try build()
    #expect(done(second) == [])
    #expect(compiled(second) == [])

    // Any menu might include it now.
    let menus = ["dishes.menu.toml", "drinks.menu.yaml"]
    let text = try consumer.text(include)
    try consumer.write(text, to: include)
    let touched = try build()
    #expect(done(touched) == menus)
    #expect(compiled(touched) == [], "nothing is compiled if no table changes")
    #expect(done(try build()) == [])

    try consumer.write(text.replacing("Rhubarb", with: "Radish"), to: include)
    let changed = try build()
    #expect(done(changed) == menus)
    #expect(compiled(changed).filter { !$0.hasPrefix("Kitchen") } == [])
    #expect(try run() == consumer.expected().replacing("Rhubarb", with: "Radish"))

    let old = try table()
    try consumer.write("items = [\"Asparagus\", 1]\n", to: include)
    let broken = try consumer.shell(["swift build"])
    #expect(broken.status != 0)
    let place = "\(consumer.directory.resolvingSymlinksInPath().path)/\(include):1:23: error:"
    #expect((broken.output + broken.errors).contains(place), "\(broken.output)")
    #expect(try table() == old, "the old output stays")

    try theCommand(finds: "\(include):1:23: error:")
    try consumer.write(text, to: include)
    _ = try build()
    #expect(try run() == consumer.expected())

    try entriesOfGenerateAreObeyed()
    try namesDoNotCollide()
    try catalogsAreInputs()
    try theEngineCanBeAModule()
  }

  /// Neither menuc nor its dependencies are compiled.
  private func theBundleReplacesSources() throws {
    let build = consumer.directory.appending(path: ".build")
    let modules = try FileManager.default.subpathsOfDirectory(atPath: build.path)
      .filter { $0.contains("/Modules/") && $0.hasSuffix(".swiftmodule") }
      .map { URL(filePath: $0).lastPathComponent }
    #expect(Set(modules).subtracting(["MenuRuntime.swiftmodule"]) == ["Kitchen.swiftmodule"])
  }

  /// Whether a build compiles a module or, if given, one of its files.
  private func compiled(_ build: Command) -> [String] {
    build.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/\] (?:Compiling|Emitting module) (.*)/#).map { String($0.1) }
    }.filter { !$0.hasPrefix("plugin ") && !$0.contains(".menu.") }
  }

  /// `swift package menuc` is the command line without commands that write, and needs no
  /// permission; `swift package menuc-write` is the whole command line.
  private func theCommand(finds problem: String) throws {
    let shown = try Article("BuildingInOtherProjects").blocks("sh")
      .first { $0.hasPrefix("swift package menuc ") }
    let commands = try #require(shown).split(separator: "\n").map(String.init)
    let lint = try consumer.shell([try #require(commands.first)])
    #expect(lint.status == 1)
    // SwiftPM prints a plugin's messages on standard output.
    #expect((lint.output + lint.errors).contains(problem), "\(lint.output)\(lint.errors)")

    let writing = try #require(commands.last)
    #expect(writing.contains(" menuc-write build "))
    let drinks = "Sources/Kitchen/Menus/drinks.menu.yaml"
    let refused = try consumer.shell([
      "swift package menuc build \(drinks) --target html --output Page"
    ])
    #expect(refused.status != 0)
    let refusal = (refused.output + refused.errors)
    let prefix = writing.components(separatedBy: " build ")[0]
    #expect(refusal.contains("run '\(prefix) build …'"), "\(refusal)")
    let page = try consumer.shell([writing])
    #expect(page.status == 0, "\(page.errors)")
    #expect(try consumer.text("Page/DrinksMenu.html").contains("Coffee"))
  }

  /// The configuration of the package, and a menu's own entries with values of conditions.
  private func entriesOfGenerateAreObeyed() throws {
    let file = "Sources/Kitchen/Menus/devices.menu.yaml"
    try consumer.write(
      """
      menu: Devices
      conditions: { device: { choices: [phone, tablet] } }
      items: [{ title: Tilt, when: device=phone }, { title: Dock, when: device=tablet }]
      generate:
      - { target: swift, access: public, type: PhoneMenu, ids: all, define: { device: phone } }
      - { target: swift, access: public, type: TabletMenu, ids: all, define: { device: tablet } }
      - { target: html, output: ../../Page }

      """, to: file)
    try consumer.write(
      "menus = [\"Sources/**/*.menu.*\"]\n\n[[generate]]\ntarget = \"uikit\"\nids = \"all\"\n",
      to: "menuc.toml")
    let use = "Sources/Kitchen/Use.swift"
    try consumer.write(
      "public let nodes: [MenuNode] = [PhoneMenu.ID.tilt, TabletMenu.ID.dock]\n"
        + "let water = DrinksMenu.ID.water\n", to: use)
    let built = try build()
    let place = "\(consumer.directory.resolvingSymlinksInPath().path)/\(file):7:13: warning:"
    #expect((built.output + built.errors).contains(place), "\(built.output)")
    #expect(done(built, "the menu engine"))
    for file in [file, use, "menuc.toml"] {
      try FileManager.default.removeItem(at: consumer.directory.appending(path: file))
    }
  }

  private func done(_ build: Command, _ step: String) -> Bool { build.output.contains(step) }

  /// Menus of one name in several directories and formats; awkward names; an include that is
  /// written with an escape; entries of `generate` for other programs.
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
    #expect((built.output + built.errors).contains("[plugin-setting]"))

    try consumer.write(#"{ "items": ["Two"] }"#, to: "\(folder)/été.json")
    #expect(try build().output.contains("escape.menu.json"))
  }

  /// A menu is built again when one of its catalogs changes, and when a catalog is added.
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
    try FileManager.default.removeItem(at: outputs)
    let manifest = try consumer.text("Package.swift")
    let plain = try #require(
      manifest.split(separator: "\n").first { $0.contains(".executableTarget(") })
    let shown = try Article("BuildingInOtherProjects").blocks("swift")
      .first { $0.contains("product(") }
    try consumer.write(
      manifest.replacing(
        plain,
        with: try #require(shown).replacing(#"package: "menuc""#, with: #"package: "menuc-plugin""#)
      ),
      to: "Package.swift")
    let program = "Sources/Kitchen/Kitchen.swift"
    try consumer.write("import MenuRuntime\n\n\(consumer.text(program))", to: program)

    let built = try build()
    let problems = (built.output + built.errors)
      .replacing("warning: a plugin does not write", with: "")
    #expect(!problems.contains("warning:"))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: outputs.path)
    let engine = try #require(paths.first { $0.hasSuffix("MenuRuntime.swift") })
    #expect(!(try Repository.text(outputs.appending(path: engine)).contains("MenuExpansion")))
    #expect(try table().contains("\nimport MenuRuntime\n"))
    #expect(try run() == consumer.expected())
  }
}
