import Foundation
import TestSupport
import Testing

@testable import menuc

/// Hover, definitions, rename, symbols, code actions and the rest.
@Suite struct ServerFeatureTests {
  private static let uri = "untitled:menu"
  private static let menu = """
    menu: Files
    conditions: { guest: { summary: Nobody is signed in. }, sound: { follows: view.sound } }
    actions: { open: { summary: Opens it., arguments: { page: string } } }
    generate: [{ target: swift, ids: all }]
    indicator: { preset: chevron, color: "#ff0000" }
    items:
    - title: View
      items:
      - { title: Sound, checked: true }
      - { title: Help, when: "!guest", action: { open: { page: x } } }
    - { title: A, id: a, when: guest, action: { open: { page: y } } }

    """

  private func opened(_ text: String = menu, language: String = "yaml") throws -> ServerHarness {
    var harness = try ServerHarness()
    try harness.open(Self.uri, text, language: language)
    try harness.check()
    return harness
  }

  private func hover(_ harness: inout ServerHarness, _ line: Int, _ character: Int) throws -> String
  {
    let result = try harness.request(
      "textDocument/hover", ServerHarness.place(Self.uri, line, character))
    let contents = (result as? [String: Any])?["contents"] as? [String: Any]
    return contents?["value"] as? String ?? ""
  }

  @Test func hoverExplainsKeysItemsAndNames() throws {
    var harness = try opened()
    let text8x20 = try hover(&harness, 8, 20)
    #expect(text8x20.contains("**checked**: a boolean"))
    let item = try hover(&harness, 6, 9)
    for text in [
      "id `view`, derived from the title", "constant in swift: `view`",
      "`collapsed`: false, by default", "`indicator`: › ⌄, from the document",
    ] {
      #expect(item.contains(text), "\(item)")
    }
    let text9x26 = try hover(&harness, 9, 26)
    #expect(text9x26.contains("Nobody is signed in."))
    let text9x44 = try hover(&harness, 9, 46)
    #expect(text9x44.contains("Opens it."))
    let text9x52 = try hover(&harness, 9, 54)
    #expect(text9x52.contains("argument of `open`"))
    let text3x30 = try hover(&harness, 3, 30)
    #expect(text3x30.contains("**ids**"))
    let text0x8 = try hover(&harness, 0, 8)
    #expect(text0x8.contains("**menu**"))
  }

  /// What a document contains is shown as it is: no markup of its own.
  @Test func hoverShowsTextsWithoutMarkup() throws {
    var harness = try opened("menu: M\nitems: [{ title: \"[x](http://e.org) <b>\", id: a }]\n")
    let text = try hover(&harness, 1, 20)
    #expect(text.contains("\\[x\\](http://e.org) \\<b\\>"), "\(text)")
  }

  private func lines(_ locations: Any?) -> [Int] {
    (locations as? [[String: Any]] ?? []).compactMap { location in
      (location["range"] as? [String: [String: Int]])?["start"]?["line"]
    }
  }

  @Test func namesLeadToTheirDeclarationsAndUses() throws {
    var harness = try opened()
    let condition = ServerHarness.place(Self.uri, 9, 26)
    let conditionDefinition = lines(try harness.request("textDocument/definition", condition))
    #expect(conditionDefinition == [1])
    let conditionReferences = lines(try harness.request("textDocument/references", condition))
    #expect(conditionReferences == [1, 9, 10])
    let action = ServerHarness.place(Self.uri, 10, 45)
    let actionDefinition = lines(try harness.request("textDocument/definition", action))
    #expect(actionDefinition == [2])
    let actionReferences = lines(try harness.request("textDocument/references", action))
    #expect(actionReferences == [2, 9, 10])
    // A condition that follows an item uses its id.
    let followed = ServerHarness.place(Self.uri, 1, 77)
    let followedDefinition = lines(try harness.request("textDocument/definition", followed))
    #expect(followedDefinition == [8])
  }

  private func edits(_ result: Any?) throws -> [[String: Any]] {
    let changes = (result as? [String: Any])?["documentChanges"] as? [[String: Any]]
    return try #require(changes?.first?["edits"] as? [[String: Any]])
  }

  @Test func renameChangesAllUses() throws {
    var harness = try opened()
    var request = ServerHarness.place(Self.uri, 9, 26)
    request["newName"] = "visitor"
    let result = try harness.request("textDocument/rename", request)
    let text = try ServerHarness.applying(try edits(result), to: Self.menu)
    #expect(text == Self.menu.replacing("guest", with: "visitor"))
  }

  @Test func renameOfAnItemKeepsItsSavedStates() throws {
    var harness = try opened()
    var request = ServerHarness.place(Self.uri, 6, 9)
    request["newName"] = "look"
    let result = try harness.request("textDocument/rename", request)
    let text = try ServerHarness.applying(try edits(result), to: Self.menu)
    #expect(text.contains("follows: look.sound"), "\(text)")
    for line in ["id: look", "was: [\"view\"]", "was: [\"view.sound\"]"] {
      #expect(text.contains(line), "\(text)")
    }
    try harness.change(Self.uri, [["text": text]])
    try harness.check()
    let errors = (harness.diagnostics(Self.uri) ?? []).filter { $0["severity"] as? Int == 1 }
    #expect(errors.isEmpty, "\(errors)\(text)")
    request["newName"] = "a b"
    let refused = try harness.response("textDocument/rename", request)
    #expect((refused["error"] as? [String: Any])?["message"] as? String != nil)
  }

  /// Items that are strings become tables that keep their ids, too.
  @Test func renameKeepsTheIDsOfStrings() throws {
    let menu = """
      menu: A
      items:
        - { title: Theme, id: theme, choice: one, items: [{ title: Dark, checked: true }, Bright] }
        - Plain

      """
    for (line, column, name, expected) in [
      (
        2, 26, "look",
        ["id: look", "was: [\"theme\"]", "{ title: Bright, was: [\"theme.bright\"] }"]
      ),
      (3, 6, "simple", ["- title: Plain\n    id: simple\n    was: [\"plain\"]\n"]),
    ] {
      var harness = try opened(menu)
      var request = ServerHarness.place(Self.uri, line, column)
      request["newName"] = name
      let result = try harness.request("textDocument/rename", request)
      let text = try ServerHarness.applying(try edits(result), to: menu)
      for part in expected { #expect(text.contains(part), "\(text)") }
    }
  }

  @Test(arguments: ["toml", "yaml", "json"]) func theOutlineIsTheTree(language: String) throws {
    let texts = [
      "toml":
        "[[items]]\ntitle = \"A\"\n[[items.items]]\ntitle = \"B\"\n[[items]]\ntitle = \"C\"\nid = ",
      "yaml": "items:\n- title: A\n  items:\n  - B\n- title: C\n  id: \"",
      "json": "{ \"items\": [{ \"title\": \"A\", \"items\": [\"B\"] }, { \"title\": \"C\", ",
    ]
    var harness = try opened(try #require(texts[language]), language: language)
    let outline = try harness.request(
      "textDocument/documentSymbol", ["textDocument": ["uri": Self.uri]])
    let symbols = try #require(outline as? [[String: Any]])
    #expect(symbols.compactMap { $0["name"] as? String } == ["A", "C"])
    let children = try #require(symbols.first?["children"] as? [[String: Any]])
    #expect(children.compactMap { $0["detail"] as? String } == ["a.b"])
    let found = try harness.request("workspace/symbol", ["query": "b"]) as? [[String: Any]]
    #expect(found?.compactMap { $0["name"] as? String } == ["B"])
  }

  private func actions(
    _ harness: inout ServerHarness, _ line: Int, _ character: Int, only: [String]? = nil
  ) throws -> [[String: Any]] {
    var request: [String: Any] = [
      "textDocument": ["uri": Self.uri],
      "range": ServerHarness.range(line, character, character),
      "context": ["diagnostics": []],
    ]
    if let only { request["context"] = ["diagnostics": [], "only": only] }
    let result = try harness.request("textDocument/codeAction", request)
    return try #require(result as? [[String: Any]])
  }

  @Test func problemsAreFixedOrAllowed() throws {
    let text = "menu: M\nitems:\n- { titel: A }\n- { title: B, items: [] }\n"
    var harness = try opened(text)
    let fixes = try actions(&harness, 2, 4)
    let fix = try #require(fixes.first)
    #expect(fix["isPreferred"] as? Bool == true)
    let fixed = try ServerHarness.applying(try edits(fix["edit"]), to: text)
    #expect(fixed == text.replacing("titel", with: "title"))
    let offers = try actions(&harness, 3, 16)
    let allow = try #require(offers.first { ($0["title"] as? String)?.contains("Allow") == true })
    let allowed = try ServerHarness.applying(try edits(allow["edit"]), to: text)
    #expect(allowed.contains("# menuc:allow empty-category\n- { title: B"), "\(allowed)")
    try harness.change(
      Self.uri,
      [
        [
          "text": fixed.replacing(
            "- { title: B", with: "# menuc:allow empty-category\n- { title: B")
        ]
      ])
    try harness.check()
    #expect(harness.diagnostics(Self.uri)?.isEmpty == true)
  }

  @Test func allSafeFixesAreOneAction() throws {
    let text = "menu: M\nitems:\n- { titel: A }\n- { titel: B }\n"
    var harness = try opened(text)
    let offers = try actions(&harness, 0, 0, only: ["source.fixAll"])
    let all = try #require(offers.first)
    #expect(all["edit"] == nil)
    let resolved = try harness.request("codeAction/resolve", all) as? [String: Any]
    let fixed = try ServerHarness.applying(try edits(resolved?["edit"]), to: text)
    #expect(fixed == text.replacing("titel", with: "title"))
  }

  @Test func aDerivedIDCanBeWritten() throws {
    var harness = try opened()
    let offers = try actions(&harness, 6, 10, only: ["refactor"])
    let action = try #require(offers.first)
    let text = try ServerHarness.applying(try edits(action["edit"]), to: Self.menu)
    #expect(text.contains("id: view"), "\(text)")
  }

  @Test func formattingIsThatOfTheCommand() throws {
    let text = "menu:   M\nitems: [ A,B ]\n"
    var harness = try opened(text)
    let result = try harness.request(
      "textDocument/formatting",
      ["textDocument": ["uri": Self.uri], "options": ["tabSize": 2, "insertSpaces": true]])
    let formatted = try ServerHarness.applying(try #require(result as? [[String: Any]]), to: text)
    let command = try Command.menuc("format", "-", "--input-format", "yaml", input: text)
    #expect(formatted == command.output)
    #expect(formatted != text)
  }

  @Test func colorsFoldsAndHints() throws {
    var harness = try opened()
    let document: [String: Any] = ["textDocument": ["uri": Self.uri]]
    let colors = try harness.request("textDocument/documentColor", document) as? [[String: Any]]
    #expect((colors?.first?["color"] as? [String: Double])?["red"] == 1)
    var request: [String: Any] = document
    request["range"] = ServerHarness.range(4, 37, 46)
    request["color"] = ["red": 0, "green": 0.5, "blue": 1, "alpha": 1]
    let labels = try harness.request("textDocument/colorPresentation", request) as? [[String: Any]]
    #expect(labels?.first?["label"] as? String == "#0080ff")
    let folds = try harness.request("textDocument/foldingRange", document) as? [[String: Int]]
    #expect(folds?.contains { $0["startLine"] == 5 } == true, "\(folds ?? [])")
    request["range"] = ["start": ["line": 6, "character": 0], "end": ["line": 9, "character": 0]]
    let hints = try harness.request("textDocument/inlayHint", request) as? [[String: Any]]
    #expect(hints?.compactMap { $0["label"] as? String } == ["view", "view.sound"])
  }

  @Test(arguments: [
    (
      "yaml", "menu: M\nitems:\n- title: |\n    Long\n    title\n- separator: true\n", [1: 5, 2: 4]
    ),
    (
      "toml", "menu = \"M\"\n[[items]]\ntitle = \"A\"\n[[items]]\ntitle = \"B\"\nid = \"b\"\n",
      [1: 2, 3: 5]
    ),
  ])
  func foldsEndWithTheirLines(language: String, menu: String, expected: [Int: Int]) throws {
    var harness = try opened(menu, language: language)
    let folds = try harness.request(
      "textDocument/foldingRange", ["textDocument": ["uri": Self.uri]])
    var lines: [Int: Int] = [:]
    for fold in folds as? [[String: Int]] ?? [] { lines[fold["startLine"] ?? -1] = fold["endLine"] }
    #expect(lines == expected)
  }

  /// An item that is renamed can keep its old id after the fact.
  @Test func idsBeforeAnEditAreKept() throws {
    var harness = try opened()
    let edited = Self.menu.replacing("title: Help", with: "title: Support")
    try harness.change(Self.uri, [["text": edited]])
    let offers = try actions(&harness, 9, 10, only: ["refactor.rewrite.was"])
    let action = try #require(offers.first)
    let resolved = try harness.request("codeAction/resolve", action) as? [String: Any]
    let text = try ServerHarness.applying(try edits(resolved?["edit"]), to: edited)
    #expect(text.contains("was: [\"view.help\"]") || text.contains("was: [view.help]"), "\(text)")
    try harness.change(Self.uri, [["text": text]])
    #expect(try actions(&harness, 9, 10, only: ["refactor.rewrite.was"]).isEmpty)
  }

  /// Hover does not wait for a check. It describes an item only where its name is still the same.
  @Test func hoverUsesTheLastMenuWhileTyping() throws {
    var harness = try opened()
    try harness.change(Self.uri, [["text": Self.menu.replacing("title: A", with: "title: B")]])
    var request: [String: Any] = ["jsonrpc": "2.0", "method": "textDocument/hover"]
    func text(_ id: String, _ line: Int, _ character: Int) throws -> String {
      request["id"] = id
      request["params"] = ServerHarness.place(Self.uri, line, character)
      try harness.send(request)
      let answer = harness.messages.last { $0["id"] as? String == id }
      let contents = (answer?["result"] as? [String: Any])?["contents"] as? [String: Any]
      return contents?["value"] as? String ?? ""
    }
    #expect(try text("view", 6, 9).contains("id `view`"))
    let changed = try text("changed", 10, 11)
    #expect(changed.contains("**title**") && !changed.contains("id `a`"), "\(changed)")
  }

  /// The glyphs of a preset, and the parts of a color.
  @Test func hoverShowsGlyphsAndColors() throws {
    var harness = try opened()
    let preset = try hover(&harness, 4, 24)
    #expect(preset.contains("**chevron**: › collapsed, ⌄ expanded"), "\(preset)")
    let color = try hover(&harness, 4, 43)
    #expect(color.contains("red 255, green 0, blue 0"), "\(color)")
    // An example has the format of the document.
    #expect(try hover(&harness, 6, 3).contains("Example: `{ title: Fruits }`"))
  }
}
