import TestSupport
import Testing

@testable import MenuCompiler

/// Conditions that follow items (LanguageRules.md, section 9).
@Suite(.endingInTime) struct FollowedConditionTests {
  private static let menu = """
    menu: Settings
    conditions:
      allowed: { follows: allow }
      dark: { follows: theme.dark }
      kiosk: {}
      theme: { follows: theme }
    items:
      - { title: Allow, id: allow, checked: true, when: "!kiosk" }
      - title: Theme
        id: theme
        choice: one
        items: [Light, { title: Dark, checked: true }, { title: Night, when: "!kiosk" }]
      - { title: Sound, action: go, when: allowed }
      - { title: Stars, action: go, when: theme=dark, enabled: "!theme=night" }

    """

  private func compiled(_ text: String = menu, defines: [Define] = []) throws -> CompiledMenu {
    var input = CompilerInput.none
    input.defines = defines
    return try compileMenu(
      SourceFile(name: "menu.yaml", format: .yaml, text: text), goal: .table, input: input)
  }

  private func problems(_ text: String, defines: [Define] = []) throws -> [String] {
    try compiled(text, defines: defines).diagnostics.map { "\($0.name.rawValue): \($0.message)" }
  }

  @Test func theItemsGiveTheValues() throws {
    let table = try #require(compiled().menu)
    #expect(table.conditions.map(\.defaultText) == ["true", "true", "false", "dark"])
    #expect(table.conditions.last?.choices == ["light", "dark", "night"])
    let followers = table.followers.map { follower in
      let condition = table.conditions[Int(follower.condition)]
      return "\(table.ids[Int(follower.node)]) \(condition.name) \(follower.value)"
    }
    #expect(
      followers == [
        "allow allowed 1", "theme.light theme 0", "theme.dark dark 1", "theme.dark theme 1",
        "theme.night theme 2",
      ])
  }

  @Test(arguments: [
    (#"when: [dark, theme=light]"#, "can never be visible: 'dark' and 'theme=light' exclude"),
    (#"when: [theme=light, theme=dark]"#, "can never be visible"),
    (#"when: ["!theme=light", "!theme=dark", "!theme=night"]"#, "can never be visible"),
    (#"when: [allowed], enabled: "allowed""#, "already holds where"),
    (#"when: ["!dark"], enabled: "!theme=dark""#, "already holds where"),
  ])
  func theAnalysisKnowsWhatIsCheckedTogether(keys: String, problem: String) throws {
    let item = "  - { title: Other, action: go, \(keys) }\n"
    let found = try problems(Self.menu + item)
    #expect(found.contains { $0.contains(problem) }, "\(found)")
  }

  /// In a choice in which nothing starts checked, no item may be checked.
  @Test func aChoiceCanBeWithoutAValue() throws {
    let text = Self.menu.replacing("Dark, checked: true", with: "Dark")
    let item = """
        - { title: Other, action: go, when: ["!theme=light", "!theme=dark", "!theme=night"] }

      """
    #expect(!(try problems(text + item).contains { $0.contains("never") }))
    #expect(try compiled(text).menu?.conditions.last?.defaultText == nil)
  }

  @Test func anOutputThatLeavesOutTheItemIsChecked() throws {
    let kiosk = [Define(condition: "kiosk", value: "true")]
    let found = try problems(Self.menu, defines: kiosk)
    let problem = "no item has the id 'allow' (in the output with kiosk = true)"
    #expect(found.contains("invalid-follows: \(problem)"), "\(found)")
    let text = Self.menu.replacing("when: allowed", with: "when: [\"!kiosk\", allowed]")
      .replacing(", enabled: \"!theme=night\"", with: "")
    let table = try #require(compiled(text, defines: kiosk).menu)
    #expect(table.ids == ["theme", "stars", "theme.light", "theme.dark"])
    #expect(table.conditions.map(\.name) == ["dark", "theme"])
    #expect(table.followers.map(\.value) == [0, 1, 1])
  }

  @Test func noneIsFixed() throws {
    #expect(throws: UsageError.self) {
      try compiled(defines: [Define(condition: "allowed", value: "true")])
    }
    let text = Self.menu + "generate: [{ target: json, define: { theme: dark } }]\n"
    #expect(try problems(text).contains("invalid-value: the condition 'theme' can't be fixed"))
  }
}
