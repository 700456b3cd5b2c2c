import Foundation
import TestSupport
import Testing

/// Renames that must not lose a saved state, a use of a name, or the document's syntax.
@Suite struct ServerRenameTests {
  private static let uri = "untitled:menu"

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    /// The document with `‸` before the name.
    let menu: String
    let name: String
    /// The document afterwards; nil if the name is refused.
    let result: String?
    var language = "toml"
  }

  static let cases = [
    Case(
      testDescription: "the built-in condition",
      menu: "menu = \"M\"\nlanguage = \"en\"\n[[items]]\ntitle = \"A\"\nwhen = \"‸language=en\"\n",
      name: "lang", result: nil),
    Case(
      testDescription: "a second former id",
      menu: "menu = \"M\"\n[[items]]\nid = \"‸m\"\nwas = [\"n\"]\ntitle = \"A\"\n", name: "o",
      result: "menu = \"M\"\n[[items]]\nid = \"o\"\nwas = [\"n\", \"m\"]\ntitle = \"A\"\n"),
    Case(
      testDescription: "a second former id, on lines",
      menu: "menu: M\nitems:\n- id: ‸m\n  was:\n  - n # old\n  title: A\n", name: "o",
      result: "menu: M\nitems:\n- id: o\n  was:\n  - n # old\n  - m\n  title: A\n",
      language: "yaml"),
    Case(
      testDescription: "back to a former id",
      menu: "menu: M\nitems: [{ id: ‸m, was: [n], title: A }]\n", name: "n",
      result: "menu: M\nitems: [{ id: n, was: [m], title: A }]\n", language: "yaml"),
    Case(
      testDescription: "the former id of another item",
      menu: "menu: M\nitems: [{ id: ‸m, title: A }, { title: B, was: [n] }]\n", name: "n",
      result: nil, language: "yaml"),
    Case(
      testDescription: "a derived id that is taken",
      menu: "menu: M\nitems: [{ id: ‸m, title: A, items: [x] }, { title: B, id: c.x }]\n",
      name: "c", result: nil, language: "yaml"),
    Case(
      testDescription: "no change",
      menu: "menu: M\nitems: [{ title: ‸Garf }]\n", name: "garf",
      result: "menu: M\nitems: [{ title: Garf }]\n", language: "yaml"),
    Case(
      testDescription: "a choice that a condition follows",
      menu: """
        menu: M
        conditions: { th: { follows: th } }
        items:
        - { title: Th, choice: one, items: [X, { title: ‸Y, checked: true }] }
        - { title: Z, when: ["th=x", "!th=y"] }

        """,
      name: "th.dark",
      result: """
        menu: M
        conditions: { th: { follows: th } }
        items:
        - { title: Th, choice: one, items: [X, { id: th.dark, was: ["th.y"], title: Y, checked: true }] }
        - { title: Z, when: ["th=x", "!th=dark"] }

        """, language: "yaml"),
    Case(
      testDescription: "an action whose key needs quotes",
      menu: "menu = \"M\"\nitems = [{ title = \"A\", action = \"‸open\" }]\n[actions.open]\n",
      name: "open it", result: nil),
    Case(
      testDescription: "an action with a quote",
      menu: "menu = \"M\"\nitems = [{ title = \"A\", action = \"‸save\" }]\n", name: "sa\"ve",
      result: nil),
    Case(
      testDescription: "an action in quotes",
      menu: "menu = \"M\"\nitems = [{ title = \"A\", action = \"‸save\" }]\n", name: "save all",
      result: "menu = \"M\"\nitems = [{ title = \"A\", action = \"save all\" }]\n"),
    Case(
      testDescription: "an action that would be a comment",
      menu: "menu: M\nactions:\n  save: {}\nitems: [{ title: A, action: ‸save }]\n", name: "#x",
      result: nil, language: "yaml"),
    Case(
      testDescription: "a condition that would be a boolean",
      menu: "menu: M\nconditions: { a: {} }\nitems: [{ title: A, enabled: ‸a }]\n", name: "true",
      result: nil, language: "yaml"),
  ]

  @Test(arguments: cases) func aRenameKeepsTheMenu(_ one: Case) throws {
    let lines = one.menu.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("‸") })
    let column = try #require(lines[line].firstIndex(of: "‸"))
    let menu = one.menu.replacing("‸", with: "")
    var harness = try ServerHarness()
    try harness.open(Self.uri, menu, language: one.language)
    try harness.check()
    var request = ServerHarness.place(
      Self.uri, line, lines[line].distance(from: lines[line].startIndex, to: column))
    request["newName"] = one.name
    let response = try harness.response("textDocument/rename", request)
    guard let expected = one.result else {
      #expect((response["error"] as? [String: Any])?["message"] as? String != nil, "\(response)")
      return
    }
    let changes =
      (response["result"] as? [String: Any])?["documentChanges"] as? [[String: Any]] ?? []
    let edits = changes.first?["edits"] as? [[String: Any]] ?? []
    let text = try ServerHarness.applying(edits, to: menu)
    #expect(text == expected)
    try harness.change(Self.uri, [["text": text]])
    try harness.check()
    let errors = (harness.diagnostics(Self.uri) ?? []).filter { $0["severity"] as? Int == 1 }
    #expect(errors.isEmpty, "\(errors)\(text)")
  }
}
