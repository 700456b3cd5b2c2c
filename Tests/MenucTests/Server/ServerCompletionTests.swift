import Foundation
import TestSupport
import Testing

@testable import menuc

/// What a server proposes where the cursor, `¦`, is.
@Suite struct ServerCompletionTests {
  struct Case: CustomStringConvertible, Sendable {
    let language: String
    let text: String
    let has: [String]
    var lacks: [String] = []

    init(_ language: String, _ text: String, _ has: [String], not lacks: [String] = []) {
      self.language = language
      self.text = text
      self.has = has
      self.lacks = lacks
    }

    var description: String { "\(language): \(text)" }
  }

  static let cases: [Case] = [
    // Keys of the document, without those that it has.
    Case("toml", "menu = \"M\"\n¦", ["items", "layout", "actions"], not: ["menu", "slot"]),
    Case("toml", "menu = \"M\"\nla¦\n[[items]]\ntitle = \"A\"\n", ["layout"], not: ["items"]),
    Case("yaml", "menu: M\n¦\nitems: [A]\n", ["layout"], not: ["menu", "items"]),
    Case("yaml", "menu: M\nla¦\n", ["layout"]),
    Case("json", "{ \"menu\": \"M\", ¦ }", ["items"], not: ["menu"]),
    Case("json", "{ \"menu\": \"M\", \"la¦\" }", ["layout"]),
    Case("json", "{ \"menu\": \"M\", \"la¦", ["layout"]),
    // Keys of items, as far as they are allowed.
    Case(
      "toml", "[[items]]\ntitle = \"A\"\n¦", ["id", "url", "items"], not: ["title", "placeholder"]),
    Case("toml", "items = [{ title = \"A\", ¦ }]", ["url"], not: ["title", "menu"]),
    Case("toml", "items = [{ title = \"A\", u¦", ["url"], not: ["title"]),
    Case("yaml", "items:\n  - title: A\n    ¦\n", ["url"], not: ["title", "menu"]),
    Case("yaml", "items:\n  - title: A\n    u¦\n  - B\n", ["url"], not: ["title"]),
    Case("yaml", "items:\n  - ¦\n", ["title", "include", "separator"]),
    Case("yaml", "items:\n  - ti¦\n", ["title"]),
    Case(
      "yaml", "items: [{ title: A, slot: true, ¦ }]\n", ["placeholder"], not: ["items", "slot"]),
    Case("yaml", "items: [{ separator: true, ¦ }]\n", [], not: ["title"]),
    Case(
      "yaml", "items:\n- title: A\n  items:\n  - title: B\n    ¦", ["url"],
      not: ["title", "footer"]),
    // Keys of tables within.
    Case("toml", "[indicator]\n¦", ["collapsed", "color"], not: ["menu"]),
    Case("toml", "[conditions.guest]\n¦", ["choices", "default"]),
    Case("yaml", "actions:\n  open:\n    ¦\n", ["arguments", "summary"]),
    // Values.
    Case("toml", "layout = ¦", ["section-headers"]),
    Case("toml", "layout = \"¦\"", ["section-headers"]),
    Case("yaml", "layout: ¦", ["section-headers"]),
    Case("yaml", "items: [{ title: A, hidden: ¦ }]", ["true", "false"]),
    Case("json", "{ \"layout\": ¦ }", ["section-headers"]),
    Case("json", "{ \"layout\": \"s¦\" }", ["section-headers"]),
    // Names that the document declares.
    Case(
      "yaml",
      "conditions: { guest: {}, device: { choices: [phone, tablet] } }\nitems:\n- { title: A, when: ¦ }\n",
      ["guest", "!guest", "device=phone", "!device=tablet"]),
    Case(
      "toml", "menu = \"M\"\nitems = [{ title = \"A\", when = [\"¦\"] }]\n[conditions.guest]\n",
      ["guest"]),
    Case(
      "yaml",
      "actions: { open: { arguments: { page: [home, help] } } }\nitems:\n- { title: A, action: ¦ }\n",
      ["open"]),
    Case(
      "yaml",
      "actions: { open: { arguments: { page: [home, help] } } }\nitems:\n- { title: A, action: { open: { ¦ } } }\n",
      ["page"]),
    Case(
      "yaml",
      "actions: { open: { arguments: { page: [home, help] } } }\nitems:\n- { title: A, action: { open: { page: ¦ } } }\n",
      ["home", "help"]),
    Case(
      "yaml",
      "columns: { price: { type: number }, sold: { type: boolean, default: false } }\nitems:\n- { title: A, values: { price: 1, ¦ } }\n",
      ["sold"], not: ["price"]),
    Case(
      "yaml",
      "columns: { sold: { type: boolean, default: false } }\nitems:\n- { title: A, values: { sold: ¦ } }\n",
      ["true"]),
    Case(
      "yaml", "conditions: { c: { follows: ¦ } }\nitems: [{ title: Wifi, checked: true }, B]\n",
      ["wifi"], not: ["b"]),
    // Targets and their parameters.
    Case("toml", "[[generate]]\ntarget = \"¦\"\n", ["swift", "html"]),
    Case("toml", "[[generate]]\ntarget = \"html\"\n¦", ["output", "look"], not: ["target"]),
    Case("yaml", "generate: [{ target: html, look: ¦ }]\n", ["nav"]),
    // Nothing.
    Case("toml", "# ¦", []), Case("yaml", "menu: M # ¦", []), Case("json", "¦", []),
    Case("yaml", "items: [{ title: \"¦\" }]", []),
  ]

  @Test(arguments: cases) func proposals(example: Case) throws {
    let parts = example.text.components(separatedBy: "¦")
    // Names come from the last state of the document that could be read.
    var harness = try ServerHarness()
    let whole = example.text.replacing("¦", with: "").replacing(", }", with: " }")
      .replacing(": }", with: ": x }")
    try harness.open("untitled:a", whole, language: example.language)
    try harness.check()
    try harness.change("untitled:a", [["text": parts.joined()]])
    let line = parts[0].filter(\.isNewline).count
    let character =
      parts[0].split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
    let result = try harness.request(
      "textDocument/completion", ServerHarness.place("untitled:a", line, character))
    let items = (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
    let labels = items.compactMap { $0["label"] as? String }
    for label in example.has { #expect(labels.contains(label), "\(labels)") }
    for label in example.lacks { #expect(!labels.contains(label), "\(labels)") }
    if example.has.isEmpty, example.lacks.isEmpty { #expect(labels.isEmpty, "\(labels)") }
    // What an editor writes is what the language has.
    for item in items where example.has.contains(item["label"] as? String ?? "") {
      let edit = try #require(item["textEdit"] as? [String: Any])
      let written = try ServerHarness.applying([edit], to: parts.joined())
      #expect(written.contains(item["label"] as? String ?? ""))
    }
  }

  @Test func keysComeWithTheirHelpAndSnippets() throws {
    var harness = try ServerHarness([
      "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]
    ])
    try harness.open("untitled:a", "menu = \"M\"\n", language: "toml")
    let result = try harness.request(
      "textDocument/completion", ServerHarness.place("untitled:a", 1, 0))
    let items = try #require((result as? [String: Any])?["items"] as? [[String: Any]])
    let layout = try #require(items.first { $0["label"] as? String == "layout" })
    #expect(layout["insertTextFormat"] as? Int == 2)
    let edit = try #require(layout["textEdit"] as? [String: Any])
    let text = try #require(edit["newText"] as? String)
    #expect(text.hasPrefix("layout = ${1|\"rows\","), "\(text)")
    let help = try #require(layout["documentation"] as? [String: Any])
    #expect((help["value"] as? String)?.contains("Default: `\"rows\"`") == true, "\(help)")
  }

  @Test func includesAreFound() throws {
    let directory = try TemporaryDirectory()
    try directory.write("items: []\n", to: "parts/more.yaml")
    try directory.write("items: []\n", to: ".hidden/more.yaml")
    let uri = "file://\(Disk.resolved(directory.url.path))/menu.yaml"
    var harness = try ServerHarness()
    try harness.open(uri, "items:\n- { include:  }\n")
    let result = try harness.request("textDocument/completion", ServerHarness.place(uri, 1, 13))
    let items = (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
    #expect(items.compactMap { $0["label"] as? String } == ["parts/more.yaml"])
  }
}
