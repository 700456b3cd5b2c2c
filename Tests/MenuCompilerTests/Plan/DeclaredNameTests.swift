import TestSupport
import Testing

@testable import MenuCompiler

/// The names that the templates of C and Objective-C declare, and things of different kinds with
/// the same name.
@Suite struct DeclaredNameTests {
  /// A menu with everything that can collide, and the name of the collision; nil if there is none.
  struct Meeting: CustomTestStringConvertible, Sendable {
    var target = "c"
    var columns: [String] = []
    var conditions: [String] = []
    /// Choices, each with its items.
    var choices: [[String]] = []
    var action: String?
    var name: String?

    var testDescription: String { "\(target) \(columns) \(conditions) \(choices) \(name ?? "")" }

    var document: String {
      var text = "menu: Dev\ngenerate: [{ target: \(target) }]\n"
      if !columns.isEmpty {
        text +=
          "columns: { "
          + columns.map { "\($0): { type: string, default: '' }" }.joined(separator: ", ") + " }\n"
      }
      if !conditions.isEmpty {
        text += "conditions: { " + conditions.joined(separator: ", ") + " }\n"
      }
      text += "items:\n- Other\n"
      for choice in choices {
        let items = choice.dropFirst().map { "{ title: \($0), id: \($0) }" }.joined(separator: ", ")
        text += "- { title: A, id: \(choice[0]), choice: one, items: [\(items)] }\n"
      }
      if let action { text += "- { title: Do, id: do, action: \(action) }\n" }
      return text
    }
  }

  static let meetings = [
    Meeting(
      conditions: ["wifi: { choices: [a, b] }"], choices: [["wifi-condition", "x", "y"]],
      name: "dev_menu_wifi_condition"),
    Meeting(
      columns: ["wifi-condition"], conditions: ["wifi: { choices: [a, b] }"],
      name: "dev_menu_wifi_condition"),
    Meeting(
      columns: ["set-wifi-condition"], conditions: ["wifi: {}"], name: "dev_menu_set_wifi_condition"
    ),
    Meeting(columns: ["on-condition"], conditions: ["'on': {}"], name: "dev_menu_on_condition"),
    Meeting(
      conditions: ["set-up: {}", "up: {}"], name: "dev_menu_set_up_condition"),
    Meeting(columns: ["checked-x"], choices: [["x", "a", "b"]], name: "dev_menu_checked_x"),
    Meeting(columns: ["check-x"], choices: [["x", "a", "b"]], name: "dev_menu_check_x"),
    Meeting(columns: ["action-of"], action: "go", name: "dev_menu_action_of"),
    Meeting(
      conditions: ["a: { choices: [b-condition-c, x] }", "a-condition-b: { choices: [c, y] }"],
      name: "DEV_MENU_A_CONDITION_B_CONDITION_C"),
    Meeting(
      target: "objc", choices: [["action-go", "a", "b"]], action: "go", name: "DevMenuActionGo"),
    // Without another condition, choice or action, there is no collision.
    Meeting(
      columns: [
        "wifi-condition", "set-wifi-condition", "checked-x", "action-of", "languages",
      ]),
    Meeting(target: "swift", columns: ["wifi-condition"], conditions: ["wifi: {}"]),
    Meeting(
      columns: ["x", "wifi"], conditions: ["wifi: {}"], choices: [["x", "x.wifi", "x.b"]],
      action: "wifi"),
  ]

  private func collisions(_ text: String, _ input: CompilerInput = .none) throws -> [String] {
    try compileMenu(
      SourceFile(name: "menu.yaml", format: .yaml, text: text), goal: .files(BuildRequest()),
      input: input
    ).diagnostics.filter { $0.name == .nameCollision }.map(\.message)
  }

  @Test(arguments: meetings) func thingsThatMeetAreReported(_ meeting: Meeting) throws {
    let found = try collisions(meeting.document)
    if let name = meeting.name {
      #expect(found.contains { $0.contains("'\(name)'") }, "\(found)")
    } else {
      #expect(found == [])
    }
  }

  @Test(arguments: ["languages", "table-in", "help-in"]) func functionsForLanguagesAreTaken(
    column: String
  ) throws {
    let text = """
      menu: Dev
      language: en
      generate: [{ target: c }]
      columns:
        help: { type: string, default: '', translate: true }
        \(column): { type: string, default: '' }
      items: [One]

      """
    let found = try collisions(text)
    #expect(found.count == 1, "\(found)")
    #expect(try collisions(text.replacing("language: en\n", with: "")) == [])
  }

  /// The headers of the engine have names that begin like those of a menu named `Menu…`.
  @Test(arguments: [
    ("MenuTableFor", "menu_table_for_languages"), ("MenuHit", "MENU_HIT_AREA_BOTH"),
    ("MenuRow", "menu_row_count"),
  ])
  func namesOfTheEngineAreTaken(type: String, name: String) throws {
    let text = """
      menu: Dev
      language: en
      generate: [{ target: c, type: \(type) }]
      columns: { count: { type: string, default: '' } }
      items:
      - { title: Area, id: area, choice: one, items: [Both, None] }

      """
    let found = try collisions(text)
    #expect(found.contains { $0.contains("'\(name)', which c already uses") }, "\(found)")
  }

  /// The names come from the templates: each declaration has a pattern with its surrounding tags.
  @Test func patternsAreReadFromTemplates() throws {
    var target = Target(name: "t", summary: "")
    target.files = [TargetFile(template: "t.stencil", output: "t.h")]
    target.texts["t.stencil"] = """
      {# {{ type }}_comment #}
      extern {{ type }}_a; {% if menu.language %}enum {{ type }}_{{ x.y|lowercase }}_b{% else %}
      {{ menu.title }} {{ type }}{% endif %}
      """
    let patterns = DeclaredNames(of: target).patterns
    #expect(
      patterns == [
        .init(isTag: false, parts: [.variable("type"), .text("_a")], blocks: []),
        .init(
          isTag: true,
          parts: [.variable("type"), .text("_"), .variable("x.y|lowercase"), .text("_b")],
          blocks: ["if menu.language"]),
        .init(isTag: false, parts: [.variable("type")], blocks: ["if not menu.language"]),
      ])
  }

  /// A block of a template declares names for the choices that it holds for.
  @Test(arguments: [
    ("get", true, nil), ("get", false, "dev_menu_get_x"), ("the", true, "dev_menu_the_x"),
    ("the", false, nil),
  ])
  func blocksThatDoNotHoldDeclareNothing(word: String, isOne: Bool, name: String?) throws {
    var input = CompilerInput.none
    input.loadTarget = { _, _ in
      TargetSource(
        name: "own",
        texts: [
          "target.toml": """
          name = "own"
          summary = "Names."
          files = [{ template = "names.stencil", output = "names.h" }]
          identifiers = { case = "upper-snake", global-cases = true }

          [parameters.actions]
          type = "choice"
          values = { typed = "typed" }
          default = "typed"
          summary = "Whether choices have names."

          """,
          "names.stencil": """
          {% for choice in choices %}{% if choice.isOptional %}
          {{ snakeType }}_get_{{ choice.snakeType }}{% else %}
          {{ snakeType }}_the_{{ choice.snakeType }}{% endif %}{% endfor %}
          {% for column in columns %}{{ snakeType }}_{{ column.identifier|lowercase }}{% endfor %}
          """,
        ])
    }
    let found = try collisions(
      """
      menu: Dev
      generate: [{ template: own }]
      columns: { \(word)-x: { type: string, default: "" } }
      items:
      - { title: X, id: x, choice: one, items: [{ title: A, id: a, checked: \(isOne) }, B] }
      """, input)
    #expect(
      found
        == (name.map { ["the column '\(word)-x' and the choice 'x' both become '\($0)' in own"] }
          ?? []))
  }
}
