import Foundation
import TestSupport
import Testing

/// The programs of Samples/Consumers are built, run, and built again after each change, by their own
/// build systems.
@Suite struct ConsumerTests {
  struct System: Sendable {
    let name: String
    let needs: [String]
    /// A file that is generated from the menu.
    let output: String
    /// The output of a build that has nothing to do.
    let isUpToDate: String
    /// A string in the output of a build that compiles the menu.
    let compilesMenu: String
    /// A string in the output of a build that compiles more than the generated files.
    let compilesProgram: String?
  }

  static let systems = [
    System(
      name: "cmake", needs: ["cmake", "ninja", "cc"], output: "build/menus/dishes/dishes_menu.c",
      isUpToDate: "no work to do", compilesMenu: "Compiling dishes.toml",
      compilesProgram: "main.c.o"),
    System(
      name: "gnustep", needs: ["make", "gcc", "gnustep-config"],
      output: "build/menus/DishesMenu.m", isUpToDate: "up to date", compilesMenu: "menuc build",
      compilesProgram: "main.m"),
    System(
      name: "kotlin", needs: ["make", "kotlinc", "java"], output: "build/menus/DishesMenu.kt",
      isUpToDate: "up to date", compilesMenu: "menuc build", compilesProgram: nil),
    System(
      name: "typescript", needs: ["make", "tsc"], output: "src/menus/DishesMenu.ts",
      isUpToDate: "up to date", compilesMenu: "menuc build", compilesProgram: nil),
    System(
      name: "react", needs: ["make", "tsc", "/usr/share/nodejs/react-dom/umd"],
      output: "src/menus/DishesMenu.ts", isUpToDate: "up to date", compilesMenu: "menuc build",
      compilesProgram: nil),
  ]

  /// The programs that show the pages.
  static let pages = ["typescript": "consumer.py", "react": "react.py"]

  @Test(arguments: systems.map(\.name)) func isBuiltAndRunAndBuiltAgain(_ name: String) throws {
    let system = try #require(Self.systems.first { $0.name == name })
    let needs = system.needs.map { $0.hasPrefix("/") ? "test -d \($0)" : "command -v \($0)" }
    let found = try Command.run("sh", ["-c", needs.joined(separator: " && ")])
    let canShowPages = Self.pages[name] == nil || Browser.canTest
    guard found.status == 0, canShowPages else {
      #expect(!Repository.isCI, "\(name): a program is missing")
      return print("skipped: \(name): a program is missing")
    }
    let consumer = try Consumer(name)
    func build() throws -> Command { try consumer.shell(consumer.buildCommands()) }

    let first = try build()
    try #require(first.status == 0, "\(first.output)\(first.errors)")
    #expect(try run(consumer) == consumer.expected())
    try expectNothingToDo(system, build())

    let include = try consumer.text("seasonal.toml")
    try consumer.write(include, to: "seasonal.toml")
    let touched = try build()
    #expect(touched.status == 0, "\(touched.output)\(touched.errors)")
    #expect(touched.output.contains(system.compilesMenu))
    if let program = system.compilesProgram { #expect(!touched.output.contains(program)) }
    try expectNothingToDo(system, build())

    try consumer.write(include.replacing("Rhubarb", with: "Radish"), to: "seasonal.toml")
    let changed = try build()
    #expect(changed.status == 0, "\(changed.output)\(changed.errors)")
    #expect(
      try run(consumer) == consumer.expected().replacing("Rhubarb", with: "Radish"))

    let old = try consumer.text(system.output)
    try consumer.write("items = [\"Asparagus\", 1]\n", to: "seasonal.toml")
    let broken = try build()
    #expect(broken.status != 0)
    #expect((broken.output + broken.errors).contains("seasonal.toml:1:23: error:"))
    #expect(try consumer.text(system.output) == old, "the old output stays")

    try consumer.write(include, to: "seasonal.toml")
    let repaired = try build()
    #expect(repaired.status == 0, "\(repaired.output)\(repaired.errors)")
    #expect(try run(consumer) == consumer.expected())
    try expectNothingToDo(system, build())
  }

  /// `MENUC` is the path of the program where it is not on the path.
  @Test(arguments: ["gnustep", "kotlin", "react", "typescript"])
  func menucCanBeElsewhere(_ name: String) throws {
    guard try Command.run("sh", ["-c", "command -v make"]).status == 0 else {
      #expect(!Repository.isCI, "make is missing")
      return print("skipped: make is missing")
    }
    let system = try #require(Self.systems.first { $0.name == name })
    let consumer = try Consumer(name)
    let made = try Command.run(
      "make", ["MENUC=\(Repository.menuc.path)", system.output], in: consumer.directory)
    #expect(made.status == 0, "\(made.output)\(made.errors)")
    #expect(try consumer.text(system.output).contains("Rhubarb"))
  }

  /// The article shows the files of the samples.
  @Test(arguments: [
    ("make", "gnustep/GNUmakefile"), ("cmake", "cmake/CMakeLists.txt"),
    ("swift", "swiftpm/Package.swift"), ("python", "bazel/BUILD.bazel"),
    ("groovy", "gradle/build.gradle"),
  ])
  func theArticleQuotes(_ language: String, _ sample: String) throws {
    let blocks = try Article("BuildingInOtherProjects").blocks(language)
    let text = try Repository.text(Repository.samples.appending(path: "Consumers/\(sample)"))
    #expect(blocks.contains { text.contains($0) }, "\(sample)")
  }

  private func run(_ consumer: Consumer) throws -> String {
    let page = Self.pages[consumer.directory.lastPathComponent]
    let run =
      try page.map {
        try Command.run(
          "python3", [Browser.tests.appending(path: $0).path, consumer.directory.path])
      } ?? consumer.shell([consumer.runCommand()])
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  private func expectNothingToDo(_ system: System, _ build: Command) {
    #expect(build.status == 0, "\(build.errors)")
    #expect(build.output.contains(system.isUpToDate), "\(build.output)")
    #expect(!build.output.contains(system.compilesMenu), "\(build.output)")
  }
}
