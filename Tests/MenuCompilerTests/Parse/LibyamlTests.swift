import TestSupport
import Testing

@testable import MenuCompiler

/// Texts that JSON and YAML 1.2 allow but that libyaml alone refuses or reads differently.
@Suite struct LibyamlTests {
  private static func compile(_ format: SourceFormat, _ text: String) throws -> CompiledMenu {
    try compileMenu(
      SourceFile(name: "menu", format: format, text: text), goal: .table, input: .none)
  }

  private static let raw: [Unicode.Scalar] =
    (0x7F...0x9F).compactMap(Unicode.Scalar.init) + [
      "\u{A0}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}",
    ]

  /// All of these characters individually, in both kinds of quotes, in keys and in values.
  @Test(arguments: [SourceFormat.json, .yaml], raw)
  func controlCharactersStandInQuotes(format: SourceFormat, scalar: Unicode.Scalar) throws {
    let title = "a\(scalar)b"
    let menu = try Self.compile(format, #"{"menu": "A", "items": ["\#(title)", {"title": "C"}]}"#)
    #expect(menu.menu?.titles.first.map { Array($0.unicodeScalars) } == Array(title.unicodeScalars))
    let key = try Self.compile(format, #"{"menu": "A", "items": [], "\#(title)": 1}"#)
    let problem = try #require(key.diagnostics.first { $0.name == .unknownKey })
    #expect(problem.message.unicodeScalars.contains(scalar))
    #expect(problem.range?.startColumn == 28 && problem.range?.endColumn == 33)
    guard format == .yaml else { return }
    let single = try Self.compile(.yaml, "menu: A\nitems: &all\n- '\(title)'\nx-other: *all\n")
    #expect(
      single.menu?.titles.first.map { Array($0.unicodeScalars) } == Array(title.unicodeScalars))
  }

  /// The substitute characters used while libyaml reads may also occur in the text, raw and
  /// escaped.
  @Test func standInsAreTheirOwnCharacters() throws {
    let title = "a\u{7F}\u{4007F}\u{5007F}\u{600FE}\u{FFFE}\u{80}"
    let menu = try Self.compile(
      .yaml, "menu: A\nitems: [\"\(title)\", \"b\\U0007007F\\U0008007f\"]\n")
    #expect(menu.menu?.titles == [title, "b\u{7007F}\u{8007F}"])
    let pairs = try Self.compile(
      .json, "{\"menu\": \"A\", \"items\": [\"a\u{7F}\\ud8c0\\udc7f\\ud83d\\ude00\"]}")
    #expect(pairs.menu?.titles == ["a\u{7F}\u{4007F}😀"])
  }

  /// Outside quotes, neither format allows these characters.
  @Test(arguments: [
    (SourceFormat.yaml, "menu: A\nitems:\n- \"a\u{7F}\"\n- b\u{80}\n", 4, 4),
    (.yaml, "menu: A # \u{9F}\nitems: [\"\u{7F}\"]\n", 1, 11),
    (.yaml, "menu: A\nitems:\n- |\n  a\u{FFFE}\n", 4, 4),
    (.yaml, "menu: A\n\u{7F}x: 1\n", 2, 1),
    (.json, "{\"menu\": \"A\", \"items\": [\"\u{7F}\"], \"tag\": 1\u{7F}}", 1, 39),
  ])
  func controlCharactersStandNowhereElse(
    format: SourceFormat, text: String, line: Int, column: Int
  ) throws {
    let problems = try Self.compile(format, text).diagnostics
    #expect(problems.map(\.name) == [.syntax])
    #expect(problems.first?.message.hasPrefix("control characters are not allowed (U+") == true)
    #expect(problems.first?.range?.startLine == line)
    #expect(problems.first?.range?.startColumn == column)
  }

  private static let long = String(repeating: "k", count: 3_000)

  /// A key in braces may have any length.
  @Test(arguments: [
    (SourceFormat.json, #"{"menu": "A", "items": [{"title": "B", "KEY": 1, "tag": "x"}]}"#),
    (.yaml, "menu: A\nitems:\n- {title: B, KEY : 1, tag: x}\n"),
    (.yaml, "menu: A\nitems:\n- {title: B, 'KEY':1, ? tag : x}\n- &a {title: B, \"KEY\": {}}\n"),
    (.yaml, "menu: A # {\nitems: [{title: B, &b !!str KEY: [1, {a: 2}], tag: x}]\n"),
  ])
  func longKeys(format: SourceFormat, text: String) throws {
    let problems = try Self.compile(format, text.replacing("KEY", with: Self.long)).diagnostics
    let short = try Self.compile(format, text.replacing("KEY", with: "k")).diagnostics
    #expect(problems.map(\.name) == short.map(\.name))
    #expect(problems.contains { $0.name == .unknownKey })
    for (one, other) in zip(problems, short) {
      let (range, expected) = (try #require(one.range), try #require(other.range))
      #expect(range.startLine == expected.startLine)
      let isBehind = one.name != .unknownKey && expected.startLine == short[0].range?.startLine
      #expect(range.startColumn == expected.startColumn + (isBehind ? Self.long.count - 1 : 0))
    }
  }

  /// The colon of a key in braces may be on another line.
  @Test(arguments: ["\n", "\r\n", "\r"], [SourceFormat.json, .yaml])
  func lineBreaksInFrontOfColons(lineBreak: String, format: SourceFormat) throws {
    let text = """
      {"menu"
      :
      "A", "items"
        : ["B", {"title"
      : "C", "colapsed"

       :true}, {"title"
      : "D"}]}
      """
    let lines = text.replacing("\n", with: lineBreak)
    let compiled = try Self.compile(format, lines)
    #expect(compiled.diagnostics.map(\.name) == [.unknownKey])
    let range = try #require(compiled.diagnostics.first?.range)
    #expect(range.startLine == 5 && range.startColumn == 8 && range.endColumn == 18)
    let mended = try Self.compile(format, lines.replacing("colapsed", with: "enabled"))
    #expect(mended.menu?.titles == ["B", "C", "D"])
  }

  /// In a block, and in an array, YAML requires a key to be short and on one line.
  @Test(arguments: ["menu\n: A\nitems: []\n", "menu: A\nitems: [title\n: B]\n"])
  func keysOutsideOfBraces(text: String) throws {
    #expect(try Self.compile(.yaml, text).diagnostics.contains { $0.name == .syntax })
  }

  /// Repeated keys are found next to such keys, too.
  @Test func repeatedKeysWithLineBreaks() throws {
    let text = "{\"menu\"\n: \"A\", \"items\": [{\"title\"\n: \"B\", \"title\"\n: \"C\"}, \"D\"]}"
    let problems = try Self.compile(.json, text).diagnostics
    #expect(problems.map(\.name) == [.duplicateKey])
    #expect(problems.first?.range?.startLine == 3 && problems.first?.range?.startColumn == 8)
    #expect(problems.first?.related?.range.startLine == 2)
  }

  /// Unmatched closing brackets are handled, too.
  @Test(arguments: ["{a: b]", "x: |\n {\ny: ]}: {a\n: }\n", "{a\n: ]", "{\"a\"\n: {b\n: [c}"])
  func brokenBraces(text: String) throws {
    for format in [SourceFormat.yaml, .json] {
      #expect(!(try Self.compile(format, text).diagnostics.isEmpty))
    }
  }

  /// Each of many tables may have such keys.
  @Test func manyTablesWithLineBreaks() throws {
    let items = (0..<300).map { "- {title\n  : T\($0)}\n" }.joined()
    let menu = try Self.compile(.yaml, "menu: A\nitems:\n\(items)").menu
    #expect(menu?.titles.count == 300)
  }
}
