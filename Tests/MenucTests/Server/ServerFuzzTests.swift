import Foundation
import MenuCompiler
import TestSupport
import Testing

@testable import menuc

/// Random sessions: half documents, edits anywhere, requests in any order, with any parameters.
@Suite struct ServerFuzzTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let texts = [
    "menu: M\nconditions: { a: {} }\nitems:\n- { title: A, when: a, items: [B, {title: 😀}] }\n",
    "menu = \"M\"\n[[items]]\ntitle = \"A\"\n[[items.items]]\ntitle = 'é'\nwhen = [\"!a\"]\n[conditions.a]\n",
    "{ \"menu\": \"M\", \"items\": [{ \"title\": \"A\", \"items\": [\"B\"] }] }",
    "items: &x [*x]\n", "[[[[[[", "{{{{{{", "a.b.c.d = 1\n[a.b]\n", "\u{FEFF}menu: M\r\n",
    "? [a]\n: b\n",
  ]
  private static let pieces = [
    "", "\n", "[", "]", "{", "}", "\"", "'", ":", " = ", ",", "- ", "# ", "😀", "\r", "&a ", "*a",
    "title",
    "items", "|\n", "\t", "\u{0}", "[[items]]\n", "when: ", "\\",
  ]

  /// Every request gets one answer, every message is one of the protocol, and the server's text is that
  /// of the client.
  @Test(arguments: 0..<4) func sessions(seed: Int) throws {
    var random = Random(state: UInt64(seed + 1) &* 977 &+ 3)
    for _ in 0..<Rounds.atLeast(12) { try session(&random) }
  }

  private func session(_ random: inout Random) throws {
    var harness = try ServerHarness()
    let languages = ["toml", "yaml", "json"]
    let uri = "untitled:x"
    var bytes = Array((Self.texts.randomElement(using: &random) ?? "").utf8)
    try harness.open(
      uri, String(decoding: bytes, as: UTF8.self),
      language: languages.randomElement(using: &random) ?? "")
    for _ in 0..<12 {
      let end = EditorText(bytes, .utf16).position(of: bytes.count)
      func position() -> [String: Int] {
        [
          "line": Int.random(in: -1...end.line + 2, using: &random),
          "character": Int.random(in: -1...40, using: &random),
        ]
      }
      let places = [position(), position()]
      if Bool.random(using: &random) {
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        try harness.change(
          uri, [["range": ["start": places[0], "end": places[1]], "text": piece]])
        func place(_ index: Int) -> EditorPosition {
          EditorPosition(
            line: places[index]["line"] ?? 0, character: places[index]["character"] ?? 0)
        }
        bytes = EditorText(bytes, .utf16).replacing(from: place(0), to: place(1), with: piece)
        #expect(harness.server.documents[uri]?.text.bytes == bytes)
      }
      let method = try #require(Self.methods.randomElement(using: &random))
      let response = try harness.response(
        method,
        [
          "textDocument": ["uri": Bool.random(using: &random) ? uri : "untitled:9"],
          "position": places[0], "newName": "new", "query": "a",
          "range": ["start": places[0], "end": places[1]], "context": ["diagnostics": []],
          "color": ["red": 2, "green": -1, "blue": 0, "alpha": 1], "title": "", "kind": "",
          "data": ["uri": uri],
        ])
      #expect((response["result"] == nil) != (response["error"] == nil), "\(response)")
    }
    let ids = harness.messages.compactMap { $0["id"] as? Int }
    #expect(ids.count == Set(ids).count && ids.count == 13, "\(ids)")
  }

  private static let methods = [
    "textDocument/completion", "textDocument/hover", "textDocument/definition",
    "textDocument/references", "textDocument/prepareRename", "textDocument/rename",
    "textDocument/documentSymbol", "workspace/symbol", "textDocument/foldingRange",
    "textDocument/formatting", "textDocument/codeAction", "codeAction/resolve",
    "textDocument/documentColor", "textDocument/colorPresentation", "textDocument/inlayHint",
    "no/method",
  ]

  /// A hostile document takes no more time than its size allows.
  @Test func deepAndLongDocumentsEnd() throws {
    let texts = [
      String(repeating: "[", count: 3_000), String(repeating: "{a: ", count: 3_000),
      String(repeating: "a.", count: 3_000) + " = 1", String(repeating: "- ", count: 3_000),
      "items: [" + String(repeating: "\"é\", ", count: 3_000),
    ]
    try Deadline.run(seconds: 200) {
      for text in texts {
        for language in ["toml", "yaml", "json"] {
          do {
            var harness = try ServerHarness()
            try harness.open("untitled:a", text, language: language)
            for method in Self.methods.prefix(15) {
              var parameters = ServerHarness.place("untitled:a", 0, 2_000)
              parameters["newName"] = "new"
              parameters["query"] = "a"
              parameters["range"] = ServerHarness.range(0, 0, 2_000)
              _ = try harness.response(method, parameters)
            }
          } catch { Issue.record(error) }
        }
      }
    }
  }
}
