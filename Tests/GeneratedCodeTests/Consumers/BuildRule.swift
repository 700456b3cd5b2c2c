import Foundation
import TestSupport
import Testing

/// A project that is built by a rule of the article "Building in other projects", for one menu or
/// several.
struct BuildRule {
  enum System: String, CaseIterable, Sendable {
    case make, ninja
    /// The article's second rule for Make.
    case makeObjectiveC = "make with headers"
    case cmakeNinja = "cmake with ninja"
    case cmakeMake = "cmake with make"

    var programs: [String] {
      switch self {
      case .make, .makeObjectiveC: ["make"]
      case .ninja: ["ninja"]
      case .cmakeNinja: ["cmake", "ninja", "cc"]
      case .cmakeMake: ["cmake", "make", "cc"]
      }
    }

    fileprivate var isCMake: Bool { self == .cmakeNinja || self == .cmakeMake }
  }

  let system: System
  let directory: TemporaryDirectory

  /// Nil if a program is missing.
  init?(_ system: System) throws {
    for program in system.programs where try Command.run("which", [program]).status != 0 {
      #expect(!Repository.isCI, "\(program) is missing")
      print("skipped: \(program) is missing")
      return nil
    }
    self.system = system
    directory = try TemporaryDirectory()
  }

  /// Writes the rules for menus, as a user adapts those of the article.
  ///
  /// - Parameter menus: The names of the documents' files without extension, and of the menus.
  func writeRules(for menus: KeyValuePairs<String, String>) throws {
    let article = try Article("BuildingInOtherProjects")
    let files = menus.map { "\($0.key).toml" }.joined(separator: " ")
    let first = try #require(menus.first?.value)
    let others = menus.dropFirst().map(\.value)
    func swift(_ rules: String) -> String {
      let outputs = ["MenuRuntime"] + others.map { "\($0)Menu" }
      return rules.replacing("GroceriesMenu", with: "\(first)Menu")
        .replacing("menu.toml", with: files)
        .replacing(
          "Generated/MenuRuntime.swift",
          with: outputs.map { "Generated/\($0).swift" }.joined(separator: " "))
    }
    switch system {
    case .make: try directory.write(swift(article.block("make")), to: "Makefile")
    case .ninja: try directory.write(swift(article.block("ninja")), to: "build.ninja")
    case .makeObjectiveC:
      let rules = try #require(article.blocks("make").last)
        .replacing("DishesMenu", with: "\(first)Menu").replacing("dishes.toml", with: files)
      let outputs = ["\(first)Menu.h"] + others.flatMap { ["\($0)Menu.m", "\($0)Menu.h"] }
      try directory.write(
        """
        MENUC = menuc
        others = \(outputs.map { "build/menus/\($0)" }.joined(separator: " "))
        all: build/menus/\(first)Menu.m $(others)
        \(rules)
        """, to: "Makefile")
    case .cmakeNinja, .cmakeMake:
      try directory.write("int main(void) { return 0; }\n", to: "main.c")
      let rules = try article.block("cmake").replacing("dishes.toml", with: files)
      try directory.write(
        "cmake_minimum_required(VERSION 3.20)\nproject(dishes C)\n\(rules)", to: "CMakeLists.txt")
      if !exists("build") { try configure() }
    }
  }

  private func configure() throws {
    let configured = try run(
      "cmake", "-G", system == .cmakeNinja ? "Ninja" : "Unix Makefiles", "-B", "build",
      "-DMENUC=\(Repository.menuc.path)",
      "-Dmenuc_DIR=\(Repository.root.appending(path: "Plugins/CMake").path)")
    try #require(configured.status == 0, "\(configured.output)\(configured.errors)")
  }

  /// The path of a menu's table.
  func table(of menu: String) -> String {
    switch system {
    case .make, .ninja: "Generated/\(menu)Menu.swift"
    case .makeObjectiveC: "build/menus/\(menu)Menu.m"
    case .cmakeNinja, .cmakeMake: "build/menus/dishes/\(menu.lowercased())_menu.c"
    }
  }

  func build() throws -> Command {
    // A file system's clock advances in steps of some milliseconds, and Make compares times.
    usleep(20_000)
    return switch system {
    case .make, .makeObjectiveC: try run("make")
    case .ninja: try run("ninja")
    case .cmakeNinja, .cmakeMake: try run("cmake", "--build", "build")
    }
  }

  /// Whether a build ran no commands.
  func isIdle(_ build: Command) -> Bool {
    let work = ["menuc build", "Compiling", "Building", "Linking", "Configuring", "[1/"]
    return build.status == 0 && !work.contains { build.output.contains($0) }
  }

  /// Runs a program by a shell, for at most two minutes. CMake waits for a signal that threads of tests
  /// block.
  func run(_ program: String, _ arguments: String...) throws -> Command {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let own = Repository.menuc.deletingLastPathComponent().path
    return try Command.run(
      "sh", ["-c", "timeout 120 \"$@\"", "sh", program] + arguments, in: directory.url,
      environment: ["PATH": "\(own):\(path)"])
  }

  func write(_ text: String, to path: String) throws {
    usleep(20_000)
    try directory.write(text, to: path)
  }

  func remove(_ path: String) throws {
    usleep(20_000)
    try FileManager.default.removeItem(at: directory.url.appending(path: path))
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: directory.url.appending(path: path).path)
  }
}
