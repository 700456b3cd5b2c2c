import Foundation
import TestSupport
import Testing

/// A field of an item is one entry, and so is a setting of the document: the patch adds one of each
/// to a copy of the program, which then supports them everywhere.
@Suite struct AddedFieldTests {
  private static let fixture = Repository.fixtures.appending(path: "AddedField")

  @Test(.needs("patch")) func anEntryIsAllThatAFieldNeeds() throws {
    let patch = Self.fixture.appending(path: "caption.patch")
    #expect(try Repository.text(patch).split(separator: "\n").count < 30)
    let copy = try ProgramCopy()
    try copy.apply(patch)
    let program = try copy.build()
    for name in ["old.toml", "new.toml"] {
      try FileManager.default.copyItem(
        at: Self.fixture.appending(path: name), to: copy.directory.url.appending(path: name))
    }
    func menuc(_ arguments: String...) throws -> String {
      let run = try Command.run(program.path, arguments, in: copy.directory.url)
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }

    let table = try menuc("dump", "new.toml")
    #expect(table.contains("\"caption\": \"Black\""), "\(table)")
    #expect(table.contains("\"captionLines\": 2"), "\(table)")

    let schema = try menuc("schema")
    for words in ["\"caption\":", "\"caption-lines\":", "A second line under the title."] {
      #expect(schema.contains(words), "the schema lacks \(words)")
    }

    let changes = try menuc("diff", "old.toml", "new.toml")
    #expect(changes.contains("'caption' of 'tea' changed"), "\(changes)")
    #expect(changes.contains("the menu's 'caption-lines' changed"), "\(changes)")

    _ = try menuc("build", "new.toml")
    let generated = copy.directory.url.appending(path: "Generated/DrinksMenu.swift")
    #expect(try Repository.text(generated).contains("caption 5:Black"))

    // The tested program knows neither.
    let original = try Command.menuc("lint", "new.toml", in: copy.directory.url)
    #expect(original.errors.contains("unknown-key"), "\(original.errors)")
  }
}

/// A copy of the program's sources, compiled with the dependencies that were built for the tests: a
/// whole package would build these again.
private struct ProgramCopy {
  let directory: TemporaryDirectory
  private let sources: URL

  init() throws {
    directory = try TemporaryDirectory()
    sources = directory.url.appending(path: "Sources")
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Sources"), to: sources)
  }

  func apply(_ patch: URL) throws {
    let applied = try Command.run("patch", ["-p1", "-i", patch.path], in: directory.url)
    try #require(applied.status == 0, "\(applied.output)\(applied.errors)")
  }

  /// The command line.
  func build() throws -> URL {
    let embedded = try ["templates", "pages"].map(embed)
    try make(library: "MenuTemplates")
    try make(library: "MenuCompiler")
    try make(library: "MenuRuntime")
    let program = directory.url.appending(path: "menuc")
    let dependencies = [
      "ArgumentParser", "ArgumentParserToolInfo", "CProgram", "CSHA256", "CTOML", "CYaml",
      "PathKit", "Stencil", "TOMLKit", "Yams",
    ]
    let objects = try dependencies.flatMap { try Self.objects(of: $0) }
    #if os(macOS)
      let runtime = "-lc++"
    #else
      let runtime = "-lstdc++"
    #endif
    try compile(
      files(of: "menuc") + objects + embedded, to: program,
      options: [
        "-L", directory.url.path, "-lMenuCompiler", "-lMenuTemplates", "-lMenuRuntime", runtime,
      ])
    return program
  }

  /// The object of a file of `Sources/MenuFiles`.
  private func embed(_ name: String) throws -> URL {
    let folder = sources.appending(path: "MenuFiles")
    let object = directory.url.appending(path: "\(name).o")
    let run = try Command.run(
      "clang",
      ["-I", folder.appending(path: "include").path, "-c", "\(name).c", "-o", object.path],
      in: folder)
    try #require(run.status == 0, "\(run.errors)")
    return object
  }

  private func make(library name: String) throws {
    try compile(
      files(of: name), to: directory.url.appending(path: "lib\(name).a"),
      options: [
        "-emit-library", "-static", "-module-name", name, "-emit-module", "-emit-module-path",
        directory.url.appending(path: "\(name).swiftmodule").path,
      ])
  }

  private func compile(_ files: [URL], to output: URL, options: [String]) throws {
    let built = Repository.products
    let maps = ["Yams/Sources/CYaml/include", "TOMLKit/Sources/CTOML/include/CTOML"].flatMap {
      folder in
      let map = Repository.root.appending(path: ".build/checkouts/\(folder)/module.modulemap")
      return ["-Xcc", "-fmodule-map-file=\(map.path)"]
    }
    let own = ["CProgram", "CSHA256", "MenuFiles"].flatMap { module in
      let map = sources.appending(path: "\(module)/include/module.modulemap")
      return ["-Xcc", "-fmodule-map-file=\(map.path)"]
    }
    let compiled = try Command.swiftc(
      files, to: output,
      options: [
        "-Onone", "-num-threads", "2", "-parse-as-library", "-package-name", "menuc", "-I",
        directory.url.path, "-I", built.appending(path: "Modules").path,
      ] + maps + own + options)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
  }

  /// The files of a module, except those that the module embeds.
  private func files(of module: String) throws -> [URL] {
    let folder = sources.appending(path: module)
    let embedded = module == "MenuTemplates" ? "Templates/" : "MenuCompiler.docc/"
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(embedded) }
      .sorted().map { folder.appending(path: $0) }
  }

  /// The object files of a dependency.
  private static func objects(of module: String) throws -> [URL] {
    let folder = Repository.products.appending(path: "\(module).build")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".o") }.sorted().map { folder.appending(path: $0) }
  }
}
