import Testing

@testable import MenuCompiler

/// The files that the menus of a module in Swift share.
@Suite struct ModuleNeedsTests {
  /// The text of each file that the menus need, by name.
  private static func files(
    _ menus: [String], importsEngine: Bool = false, configuration: String? = nil
  ) throws -> [String: String] {
    let project = try configuration.flatMap { text in
      try readConfiguration(SourceFile(name: "menuc.toml", format: .toml, text: text)) { _ in .none
      }
      .configuration
    }
    var needs = ModuleNeeds(importsEngine: importsEngine)
    for (number, generate) in menus.enumerated() {
      needs.add(
        SourceFile(
          name: "m\(number).yaml", format: .yaml,
          text: "menu: M\(number)\nitems: [A]\n\(generate)\n"),
        of: project)
    }
    return Dictionary(uniqueKeysWithValues: try needs.files().map { ($0.name, $0.text) })
  }

  static let engine = "MenuRuntime.swift"

  struct Case: Sendable {
    var menus: [String] = [""]
    var importsEngine = false
    var configuration: String?
    let files: [String]
  }

  static let cases = [
    Case(files: [engine]), Case(importsEngine: true, files: []), Case(menus: [], files: []),
    Case(menus: ["generate: [{ target: json }]"], files: [engine]),
    Case(menus: ["generate: [{ target: swift, runtime: import }]"], files: []),
    Case(menus: ["generate: [{ target: swift, runtime: import }]", ""], files: [engine]),
    Case(
      menus: ["generate: [{ target: swift, runtime: include }]"], importsEngine: true,
      files: [engine]),
    Case(menus: ["generate: [{ target: uikit }]"], files: [engine, "MenuTableController.swift"]),
    Case(
      menus: ["generate: [{ target: uikit }]"], importsEngine: true,
      files: ["MenuTableController.swift"]),
    // The entries of the project are those of menus without any.
    Case(
      menus: ["", "generate: [{ target: swift }]"], importsEngine: true,
      configuration: "[[generate]]\ntarget = \"swiftui\"\n", files: ["MenuOutline.swift"]),
    Case(
      menus: ["generate: [{ target: swift }]"], importsEngine: true,
      configuration: "[[generate]]\ntarget = \"swiftui\"\n", files: []),
    // What is wrong with a menu is reported where it is compiled.
    Case(menus: ["generate: 7"], files: [engine]), Case(menus: ["items: ["], files: [engine]),
  ]

  @Test(arguments: cases.indices) func whatIsNeeded(index: Int) throws {
    let one = Self.cases[index]
    let files = try Self.files(
      one.menus, importsEngine: one.importsEngine, configuration: one.configuration)
    #expect(files.keys.sorted() == one.files)
    #expect(files.values.allSatisfy { !$0.isEmpty })
  }

  /// The engine is visible to all who see one of the menus.
  @Test func theWidestAccessCounts() throws {
    for (others, access) in [
      ("internal", "internal"), ("public", "public"), ("package", "package"),
    ] {
      let files = try Self.files([
        "generate: [{ target: swift }]", "generate: [{ target: swift, access: \(others) }]",
      ])
      let text = try #require(files[Self.engine])
      #expect(text.contains("\npublic struct") == (access == "public"))
      #expect(text.contains("\npackage struct") == (access == "package"))
    }
  }
}
