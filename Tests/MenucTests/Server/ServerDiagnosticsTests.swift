import Foundation
import MenuCompiler
import TestSupport
import Testing

@testable import menuc

/// What an editor shows while a document is typed.
@Suite struct ServerDiagnosticsTests {
  private static let uri = "untitled:menu"

  private func codes(_ diagnostics: [[String: Any]]?) -> [String] {
    (diagnostics ?? []).compactMap { $0["code"] as? String }
  }

  @Test(arguments: [
    ("toml", "menu = \"M\"\nitems = [{ title = \"A\", tilte = \"B\" }]\n", 1, 24),
    ("yaml", "menu: M\nitems: [{ title: A, tilte: B }]\n", 1, 20),
    ("json", "{ \"menu\": \"M\",\n\"items\": [{ \"title\": \"A\", \"tilte\": 1 }] }", 1, 26),
  ])
  func problemsAreShownInEveryFormat(
    language: String, text: String, line: Int, character: Int
  ) throws {
    var harness = try ServerHarness(options: ["explanations": "https://example.org/rules/"])
    try harness.open(Self.uri, text, language: language)
    try harness.check()
    let diagnostic = try #require(harness.diagnostics(Self.uri)?.first)
    #expect(diagnostic["code"] as? String == "unknown-key")
    #expect(diagnostic["severity"] as? Int == 1)
    let range = try #require(diagnostic["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": line, "character": character])
    let link = diagnostic["codeDescription"] as? [String: String]
    #expect(link?["href"] == "https://example.org/rules/unknown-key")
  }

  @Test func relatedPlacesAndTagsAreShown() throws {
    var harness = try ServerHarness()
    try harness.open(
      Self.uri,
      "menu: M\nconditions: { old: {} }\nitems:\n- { title: A, id: a }\n- { title: B, id: a }\n")
    try harness.check()
    let all = try #require(harness.diagnostics(Self.uri))
    let unused = try #require(all.first { $0["code"] as? String == "unused-condition" })
    #expect(unused["tags"] as? [Int] == [1])
    let duplicate = try #require(all.first { $0["code"] as? String == "duplicate-id" })
    let related = try #require(duplicate["relatedInformation"] as? [[String: Any]])
    let location = try #require(related.first?["location"] as? [String: Any])
    #expect(location["uri"] as? String == Self.uri)
  }

  @Test func editsAreRangesInTheClientsUnits() throws {
    for unit in ["utf-16", "utf-8"] {
      var harness = try ServerHarness(["general": ["positionEncodings": [unit]]])
      try harness.open(Self.uri, "menu: M\nitems: [\"😀é\", B]\n")
      // The second item becomes a duplicate of the first one, behind an emoji.
      let start = unit == "utf-8" ? 18 : 15
      try harness.change(
        Self.uri, [["range": ServerHarness.range(1, start, start + 1), "text": "\"😀é\""]])
      let text = harness.server.documents[Self.uri].map {
        String(decoding: $0.text.bytes, as: UTF8.self)
      }
      #expect(text == "menu: M\nitems: [\"😀é\", \"😀é\"]\n")
      try harness.check()
      #expect(codes(harness.diagnostics(Self.uri)).contains("duplicate-id"))
      try harness.change(Self.uri, [["text": "menu: M\nitems: [A]\n"]])
      try harness.check()
      #expect(harness.diagnostics(Self.uri)?.isEmpty == true)
    }
  }

  /// Includes, open files that are not saved, the configuration and its baseline count.
  @Test func theProjectCounts() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "menus = [\"*.yaml\"]\n[severities]\nempty-category = \"error\"\n", to: "menuc.toml")
    try directory.write("menu: M\nitems:\n- { include: parts/part.yaml }\n", to: "menu.yaml")
    try directory.write("items: [A]\n", to: "parts/part.yaml")
    let root = Disk.resolved(directory.url.path)
    let (menu, part) = ("file://\(root)/menu.yaml", "file://\(root)/parts/part.yaml")
    var harness = try ServerHarness()
    try harness.open(part, "items:\n- { title: A, items: [] }\n")
    try harness.check()
    let found = try #require(harness.diagnostics(part))
    #expect(codes(found) == ["empty-category"])
    #expect(found.first?["severity"] as? Int == 1)
    // The menu is checked with the text that is not saved.
    try harness.open(menu, "menu: M\nitems:\n- { title: A }\n- { include: parts/part.yaml }\n")
    try harness.check()
    #expect(codes(harness.diagnostics(part)).contains("duplicate-id"))
    try harness.change(part, [["text": "items: [B]\n"]])
    try harness.check()
    #expect(harness.diagnostics(part)?.isEmpty == true)
    // The configuration that is open and not saved applies.
    try harness.open(
      "file://\(root)/menuc.toml", "menus = [\"*.yaml\"]\nseverity = 1\n", language: "toml")
    try harness.check()
    #expect(codes(harness.diagnostics("file://\(root)/menuc.toml")) == ["unknown-key"])
    try harness.notify("textDocument/didClose", ["textDocument": ["uri": menu]])
    try harness.notify("textDocument/didClose", ["textDocument": ["uri": part]])
    #expect(harness.diagnostics(part)?.isEmpty == true)
  }

  @Test func aBaselineHidesWhatIsKnown() throws {
    let directory = try TemporaryDirectory()
    try directory.write("menus = [\"menu.yaml\"]\nbaseline = \"known.json\"\n", to: "menuc.toml")
    let text = "menu: M\nitems:\n- { title: A, items: [] }\n"
    try directory.write(text, to: "menu.yaml")
    let written = try Command.menuc(
      "lint", "--write-baseline", "known.json", in: directory.url)
    #expect(written.status == 0, "\(written.errors)")
    let uri = "file://\(Disk.resolved(directory.url.path))/menu.yaml"
    var harness = try ServerHarness()
    try harness.open(uri, text + "- { title: B, items: [] }\n")
    try harness.check()
    #expect(codes(harness.diagnostics(uri)) == ["empty-category"])
    let range = harness.diagnostics(uri)?.first?["range"] as? [String: [String: Int]]
    #expect(range?["start"]?["line"] == 3)
  }

  /// Nothing outside the project is read, as in `menuc lint`.
  @Test func filesOutsideTheProjectAreNotRead() throws {
    let directory = try TemporaryDirectory()
    try directory.write("items: [Secret]\n", to: "secret.yaml")
    try directory.write("", to: "project/menuc.toml")
    let uri = "file://\(Disk.resolved(directory.url.path))/project/menu.yaml"
    var harness = try ServerHarness()
    try harness.open(uri, "menu: M\nitems: [{ include: ../secret.yaml }]\n")
    try harness.check()
    #expect(codes(harness.diagnostics(uri)) == ["include-outside"])
    #expect(!harness.messages.description.contains("Secret"))
  }
}
