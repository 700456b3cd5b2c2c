import TestSupport
import Testing

@testable import MenuCompiler

/// Repetitions within a repeated key are found in the same run.
@Suite struct RepetitionTests {
  private static func messages(
    _ format: SourceFormat, _ text: String, _ name: DiagnosticName
  ) throws -> [String] {
    try compileMenu(
      SourceFile(name: "menu", format: format, text: text), goal: .check, input: .none
    ).diagnostics.filter { $0.name == name }
      .map { "\($0.range?.startLine ?? 0): \($0.message)" }
  }

  @Test func keysInYAML() throws {
    let text = """
      menu: A
      items:
        - title: B
          items:
            - title: C
              title: D
          items:
            - title: E
              title: F
              detail: {}
      """
    #expect(
      try Self.messages(.yaml, text, .duplicateKey) == [
        "6: 'title' appears twice", "7: 'items' appears twice", "9: 'title' appears twice",
      ])
    // The values of a repeated key do not belong to the menu, so only their own mistakes are
    // reported.
    #expect(try Self.messages(.yaml, text, .wrongType) == [])
  }

  @Test func keysInJSON() throws {
    let text = """
      {"menu": "A", "items": [{"title": "B", "items": [],
      "items": [{"title": "C",
      "title": "D", "values": {"a": 1,
      "a": 2}}]}]}
      """
    #expect(
      try Self.messages(.json, text, .duplicateKey) == [
        "2: 'items' appears twice", "3: 'title' appears twice", "4: 'a' appears twice",
      ])
  }

  @Test func keysInTOML() throws {
    let text = """
      menu = "A"
      [[items]]
      title = "B"
      title = "C"
      values = { a = 1 }
      values = { a = 1, b = 2, b = 3 }
      [[items]]
      title = "D"
      detail = "E"
      detail = "F"
      """
    #expect(
      try Self.messages(.toml, text, .duplicateKey) == [
        "4: 'title' appears twice", "6: 'values' appears twice", "6: 'b' appears twice",
        "10: 'detail' appears twice",
      ])
  }

  @Test func ids() throws {
    let text = """
      menu: A
      items:
        - { title: Fruits, id: f, items: [Apples] }
        - title: More fruits
          id: f
          items:
            - Apples
            - Apples
            - title: Pears
              items: [Red, Red]
            - { title: Pears, items: [Red] }
            - { title: Plums, id: p }
            - { title: Prunes, id: p }
        - { title: Others, id: f.plums }
        - { title: Again, id: f, items: [Plums, Apples] }
      """
    #expect(
      try Self.messages(.yaml, text, .duplicateID) == [
        "5: 'f' is already the id of another item",
        "8: 'f.apples', derived from the title 'Apples', is already the id of another item",
        "10: 'f.pears.red', derived from the title 'Red', is already the id of another item",
        "11: 'f.pears', derived from the title 'Pears', is already the id of another item",
        "13: 'p' is already the id of another item",
        "15: 'f' is already the id of another item",
      ])
    let fixed = try Fixing.fixed(Fixing.document(.yaml, Array(text.utf8)), as: .unsafe)
    let after = try Fixing.compile(Fixing.document(.yaml, fixed))
    #expect(
      after.menu?.ids.contains("f-2.apples-2") == true, "\(String(decoding: fixed, as: UTF8.self))")
  }
}
