import Testing

@testable import MenuCompiler

/// Choices and actions whose names collide in a target's language are reported once each.
@Suite struct EnumerationNameTests {
  /// A menu with choices, each with its cases by id, and with leaves that have actions.
  private static func menu(
    target: String, choices: [(id: String, cases: [String])] = [], actions: [String] = []
  ) throws -> CompiledMenu {
    var text = "menu: M\ngenerate: [{ target: \(target) }]\nitems:\n- Other\n"
    for choice in choices {
      let cases = choice.cases.map { "{ title: \($0), id: \($0) }" }.joined(separator: ", ")
      text += "- { title: A, id: \(choice.id), choice: one, items: [\(cases)] }\n"
    }
    for (index, action) in actions.enumerated() {
      text += "- { title: Item \(index), action: \"\(action)\" }\n"
    }
    return try compileMenu(
      SourceFile(name: "menu.yaml", format: .yaml, text: text), goal: .files(BuildRequest()),
      input: .none, severities: SeveritySettings())
  }

  private static func collisions(_ compiled: CompiledMenu) -> [String] {
    compiled.diagnostics.filter { $0.name == .nameCollision }.map(\.message)
  }

  @Test(arguments: ["swift", "c", "objc", "kotlin", "typescript"])
  func actions(target: String) throws {
    let apart = try Self.menu(target: target, actions: ["copy", "paste", "copy", "copy.all"])
    #expect(Self.collisions(apart) == [] && !apart.files.isEmpty)
    let both = try Self.menu(target: target, actions: ["copy-all", "copy.all", "copy.all"])
    #expect(Self.collisions(both).count == 1, "\(Self.collisions(both))")
    #expect(both.files.isEmpty)
  }

  /// Of two declared actions, the later one in the document is reported.
  @Test func actionsAreReadInTheOrderOfTheDocument() throws {
    let text = """
      menu: M
      generate: [{ target: swift }]
      actions: { copy_all: {}, copy-all: {} }
      items: [{ title: A, action: copy-all }, { title: B, action: copy_all }]
      """
    let menu = try compileMenu(
      SourceFile(name: "menu.yaml", format: .yaml, text: text), goal: .files(BuildRequest()),
      input: .none)
    #expect(
      Self.collisions(menu) == [
        "the actions 'copy_all' and 'copy-all' both become 'copyAll' in swift"
      ])
  }

  /// Actions with arguments are classes in Kotlin, which have other names than cases.
  @Test func actionsAreClassesInKotlin() throws {
    let text = """
      menu: M
      generate: [{ target: kotlin }]
      actions: { a-b: { arguments: { x: string } }, aB: {} }
      items: [{ title: A, action: { a-b: { x: y } } }, { title: B, action: aB }]
      """
    func collisions(_ text: String) throws -> [String] {
      try Self.collisions(
        compileMenu(
          SourceFile(name: "menu.yaml", format: .yaml, text: text), goal: .files(BuildRequest()),
          input: .none))
    }
    #expect(try collisions(text) == ["the actions 'a-b' and 'aB' both become 'AB' in kotlin"])
    let plain = text.replacing("{ arguments: { x: string } }", with: "{}")
      .replacing("{ a-b: { x: y } }", with: "a-b")
    #expect(try collisions(plain) == [])
  }

  @Test(arguments: ["swift", "kotlin", "typescript"], ["action", "id"])
  func typesOfTheMenuItself(target: String, id: String) throws {
    let menu = try Self.menu(target: target, choices: [(id, ["x", "y"])])
    #expect(Self.collisions(menu).count == 1)
  }

  /// Objective-C distinguishes `IDXA`, a constant, from `IdXA`, a case.
  @Test(arguments: [
    (["c", "objc"], [("user-profile", ["x", "y"]), ("user", ["profile-x", "z"])]),
    (["c"], [("id-x", ["a", "b"]), ("x-a", ["c", "d"])]),
  ])
  func casesAreGlobalInC(targets: [String], choices: [(id: String, cases: [String])]) throws {
    for target in targets {
      let menu = try Self.menu(target: target, choices: choices)
      #expect(Self.collisions(menu).count == 1, "\(target): \(Self.collisions(menu))")
    }
    for target in ["swift", "kotlin", "typescript"] {
      let menu = try Self.menu(target: target, choices: choices)
      #expect(Self.collisions(menu) == [], "\(target)")
      #expect(!menu.files.isEmpty)
    }
  }

  /// Conditions and their choices have names in generated code. They share the names of types with
  /// choices.
  @Test(arguments: [
    ("{ a-b: {}, aB: {} }", ["a-b", "aB"], 1), ("{ value: {} }", ["value"], 1),
    ("{ a: { choices: [b-c, bC] } }", ["a=b-c"], 1),
    ("{ theme: { choices: [x, y] } }", ["theme=x"], 1),
    ("{ a: {}, theme-b: {} }", ["a", "theme-b"], 0),
  ])
  func conditions(declared: String, terms: [String], count: Int) throws {
    let items = terms.map { "- { title: \"\($0)\", when: \"\($0)\" }\n" }.joined()
    let text = """
      menu: M
      generate: [{ target: swift }, { target: typescript }]
      conditions: \(declared)
      items:
      - { title: Theme, id: theme, choice: one, items: [One, Two] }
      \(items)
      """
    let menu = try compileMenu(
      SourceFile(name: "menu.yaml", format: .yaml, text: text), goal: .files(BuildRequest()),
      input: .none)
    #expect(Self.collisions(menu).count == count, "\(Self.collisions(menu))")
    #expect(menu.files.isEmpty == (count > 0))
  }

  /// If there are too many actions for an enumeration, they stay strings, with a warning.
  @Test func manyActions() throws {
    func menu(_ count: Int) throws -> CompiledMenu {
      try Self.menu(target: "swift", actions: (0..<count).map { "do-\($0)" })
    }
    let most = try menu(250)
    #expect(!most.diagnostics.contains { $0.name == .manyConstants })
    #expect(most.files.contains { $0.text.contains("enum Action") })
    let more = try menu(251)
    #expect(more.diagnostics.filter { $0.name == .manyConstants }.count == 1)
    #expect(!more.files.contains { $0.text.contains("enum Action") })
  }

  /// A choice with too many items has no enumeration, and causes a warning.
  @Test func manyChoices() throws {
    func menu(_ count: Int) throws -> CompiledMenu {
      try Self.menu(target: "swift", choices: [("pick", (0..<count).map { "item-\($0)" })])
    }
    let most = try menu(250)
    #expect(!most.diagnostics.contains { $0.name == .manyConstants })
    #expect(most.files.contains { $0.text.contains("enum Pick") })
    let more = try menu(251)
    #expect(more.diagnostics.filter { $0.name == .manyConstants }.count == 1)
    #expect(!more.files.contains { $0.text.contains("enum Pick") })
  }
}
