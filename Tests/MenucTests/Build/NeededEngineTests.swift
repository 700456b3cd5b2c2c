import Foundation
import TestSupport
import Testing

/// `runtime = "needed"`: an engine in Swift with the parts that the menus of a build use.
@Suite struct NeededEngineTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// A menu that uses one part, and a declaration that only this part of the engine has.
  private static let parts = [
    "checks": (menu: "items: [{ title: A, checked: true }]", declaration: "func uncheck("),
    "conditions": (
      menu: "conditions: { here: {} }\nitems: [{ title: A, when: here }]",
      declaration: "func value(ofCondition"
    ),
    "languages": (menu: "language: en\nitems: [A]", declaration: "static func lookup("),
    "slots": (
      menu: "items: [{ title: A, id: a, slot: true }]", declaration: "mutating func setBusy("
    ),
  ]

  private static let all = """
    language: en
    conditions: { here: {} }
    items:
    - { title: A, checked: true, when: here }
    - { title: B, id: b, slot: true }
    """

  /// Writes a menu that is named by its file.
  private func write(_ name: String, _ text: String, _ entries: String...) throws {
    let generate = entries.isEmpty ? "" : "generate:\n" + entries.map { "- \($0)\n" }.joined()
    try directory.write("menu: \(name)\n\(text)\n\(generate)", to: "\(name).yaml")
  }

  private func build(_ arguments: String...) throws -> Command {
    try Command.run(
      Repository.menuc.path, ["build"] + arguments + ["--output", "out"], in: directory.url)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  /// The parts that the engine has.
  private func engine(in folder: String = "out") throws -> [String] {
    let engine = try text("\(folder)/MenuRuntime.swift")
    return Self.parts.filter { engine.contains($0.value.declaration) }.map(\.key).sorted()
  }

  private static let needed = "{ target: swift, runtime: needed }"

  @Test(arguments: parts.keys.sorted()) func aPartIsWrittenWhereItIsUsed(part: String) throws {
    try write("Side", try #require(Self.parts[part]).menu, Self.needed)
    #expect(try build("Side.yaml").errors == "")
    #expect(try engine() == [part])
  }

  @Test func aMenuWithoutThemGetsNone() throws {
    try write("Side", "items: [{ title: A, items: [B] }]", Self.needed)
    #expect(try build("Side.yaml").errors == "")
    #expect(try engine() == [])
    let engine = try text("out/MenuRuntime.swift")
    #expect(engine.contains("\nstruct MenuExpansion"))
    // The engine also lacks the types of missing parts, except those that tables and states name.
    for type in ["MenuConditionValue", "MenuRowContent", "MenuSlotEdit"] {
      #expect(!engine.contains(type))
    }
  }

  /// The engine with all parts is the one that `include` writes, to the byte.
  @Test(arguments: ["swift", "uikit", "appkit", "swiftui"])
  func aMenuWithAllPartsGetsTheWholeEngine(target: String) throws {
    try write("Side", Self.all)
    for (runtime, folder) in [("include", "whole"), ("needed", "needed")] {
      let built = try Command.run(
        Repository.menuc.path,
        [
          "build", "Side.yaml", "--target", target, "--param", "runtime=\(runtime)",
          "--param", "access=public", "--output", folder,
        ], in: directory.url)
      #expect(built.errors == "")
    }
    let files = try directory.swiftFiles("whole").map(\.lastPathComponent)
    #expect(try directory.swiftFiles("needed").map(\.lastPathComponent) == files)
    for file in files {
      let isSame = try text("whole/\(file)") == text("needed/\(file)")
      #expect(isSame, "\(file)")
    }
  }

  /// A view needs slots, and the parts that its menu uses.
  @Test(arguments: [
    ("uikit", "MenuTableController"), ("appkit", "MenuAppKit"), ("swiftui", "MenuOutline"),
  ])
  func aViewHasWhatItsMenuUses(target: String, file: String) throws {
    try write("Side", "items: [A]", "{ target: \(target), runtime: needed }")
    #expect(try build("Side.yaml").errors == "")
    #expect(try engine() == ["slots"])
    #expect(!(try text("out/\(file).swift").contains("MenuConditionValue")))
  }

  /// The module has all parts, and so does a view that imports it.
  @Test func aViewOfTheModuleIsWhole() throws {
    try write("Side", "items: [A]", "{ target: uikit, runtime: import }")
    #expect(try build("Side.yaml").errors == "")
    #expect(try text("out/MenuTableController.swift").contains("MenuConditionValue"))
  }

  /// Menus that share a directory share an engine that suits all of them.
  @Test func theEngineSuitsAllMenusOfABuild() throws {
    for (part, (menu, _)) in Self.parts { try write(part.capitalized, menu, Self.needed) }
    let first = try build("Checks.yaml", "Slots.yaml")
    #expect(first.errors == "" && first.status == 0)
    #expect(try engine() == ["checks", "slots"])
    let second = try build("Checks.yaml", "Slots.yaml")
    #expect(second.output.contains("unchanged out/MenuRuntime.swift"))
    #expect(try build("Slots.yaml", "Languages.yaml", "Checks.yaml").errors == "")
    #expect(try engine() == ["checks", "languages", "slots"])
    // The order of the menus makes no difference.
    let engine = try text("out/MenuRuntime.swift")
    #expect(try build("Checks.yaml", "Languages.yaml", "Slots.yaml").status == 0)
    #expect(try text("out/MenuRuntime.swift") == engine)
  }

  /// Menus in different directories have separate engines.
  @Test func everyDirectoryHasItsOwn() throws {
    for (part, (menu, _)) in Self.parts {
      try write(part, menu, "{ target: swift, runtime: needed, output: \(part) }")
    }
    let files = Self.parts.keys.map { "\($0).yaml" }
    let built = try Command.run(Repository.menuc.path, ["build"] + files, in: directory.url)
    #expect(built.errors == "")
    for part in Self.parts.keys { #expect(try engine(in: part) == [part]) }
  }

  /// A menu that wants the whole engine, in the same directory, gets it.
  @Test func theWholeEngineSuitsEveryMenu() throws {
    try write("One", "items: [A]", Self.needed)
    try write("Two", "items: [A]", "{ target: swift, runtime: include }")
    #expect(try build("One.yaml", "Two.yaml").errors == "")
    #expect(try engine() == Self.parts.keys.sorted())
    try write("Both", "items: [A]", "target: swift", Self.needed)
    #expect(try build("Both.yaml").errors == "")
    #expect(try engine() == Self.parts.keys.sorted())
  }

  /// A menu that writes no engine uses the one of its directory.
  @Test func aMenuThatWritesNoneIsCounted() throws {
    try write("One", "items: [A]", Self.needed)
    try write("Two", Self.parts["slots"]?.menu ?? "", "{ target: swift, runtime: omit }")
    #expect(try build("One.yaml", "Two.yaml").errors == "")
    #expect(try engine() == ["slots"])
  }

  /// The earlier output of a menu with errors stays, and may use any part.
  @Test func aBrokenMenuLeavesTheWholeEngine() throws {
    try write("One", "items: [A]", Self.needed)
    try write("Two", Self.parts["slots"]?.menu ?? "", Self.needed)
    #expect(try build("One.yaml", "Two.yaml").status == 0)
    try write("Two", "items: [", Self.needed)
    #expect(try build("One.yaml", "Two.yaml").status == 1)
    #expect(try engine() == Self.parts.keys.sorted())
  }

  /// A condition that is fixed in an output needs no part.
  @Test func fixedConditionsAreNotNeeded() throws {
    try write(
      "Side", Self.parts["conditions"]?.menu ?? "",
      "{ target: swift, runtime: needed, define: { here: true } }")
    #expect(try build("Side.yaml").errors == "")
    #expect(try engine() == [])
  }

  /// Menus with different access can't share an engine, whatever parts they need.
  @Test func differentAccessStaysACollision() throws {
    try write("One", "items: [A]", Self.needed)
    try write("Two", Self.all, "{ target: swift, runtime: needed, access: public }")
    let built = try build("One.yaml", "Two.yaml")
    #expect(built.status == 1)
    #expect(built.errors.contains("[output-collision]"))
  }

  /// Custom targets can have parts as well.
  @Test func aTargetNamesPartsThatThereAre() throws {
    try write("Side", "items: [A]")
    try directory.write("{% for asset in assets %}{{ asset }}{% endfor %}", to: "own/a.stencil")
    for name in ["core", "slots", "none"] { try directory.write("\(name)\n", to: "own/\(name)") }
    func own(_ parts: String) throws -> Command {
      try directory.write(
        """
        [[files]]
        template = "a.stencil"
        output = "a.txt"
        once = "directory"
        assets = ["core", "slots"]
        \(parts)

        [parameters.runtime]
        type = "choice"
        values = { include = "include", needed = "needed" }
        default = "needed"
        """, to: "own/own.toml")
      return try build("Side.yaml", "--template", "own")
    }
    #expect(try own(#"parts.slots = { slots = "none" }"#).errors == "")
    #expect(try text("out/a.txt") == "core\nnone\n")
    #expect(try own(#"parts.slots = { slots = "" }"#).errors == "")
    #expect(try text("out/a.txt") == "core\n")
    #expect(try own("parts.slots = { slots = \"\" }\nneeds = [\"slots\"]").errors == "")
    #expect(try text("out/a.txt") == "core\nslots\n")
    #expect(try own(#"parts.slot = { slots = "" }"#).errors.contains("did you mean 'slots'?"))
    #expect(try own(#"parts.slots = { slots = "few" }"#).errors.contains("has no file 'few'"))
    #expect(try own(#"parts.slots = { rows = "" }"#).errors.contains("no asset 'rows'"))
    #expect(try own(#"parts.slots = { slots = 1 }"#).status == 2)
    #expect(try own(#"parts = 1"#).status == 2)
    #expect(try own(#"needs = ["slot"]"#).errors.contains("did you mean 'slots'?"))
  }
}
