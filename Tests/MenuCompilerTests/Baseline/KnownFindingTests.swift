import Testing

@testable import MenuCompiler

/// Known findings: what identifies them, and what a filter leaves; `menuc lint --baseline` is tested with the
/// command line.
@Suite struct KnownFindingTests {
  private static func compiled(_ text: String, as name: String = "menu.yaml") throws -> CompiledMenu
  {
    try compileMenu(
      SourceFile(name: name, format: .yaml, text: text), goal: .check, input: .none)
  }

  private static func baseline(_ menus: CompiledMenu...) -> Baseline {
    Baseline(of: menus, path: \.name)
  }

  /// The item, the rule and the text of each finding.
  private static func findings(_ text: String) throws -> [String] {
    baseline(try compiled(text)).counts.sorted { $0.key < $1.key }.map {
      "\($0.key.item) \($0.key.name) \($0.key.text) ×\($0.value)"
    }
  }

  /// The item of a finding, which outlives edits elsewhere.
  @Test(arguments: [
    ("colour: red\nitems: [A]", " unknown-key"),
    ("items:\n- { id: own, titel: A }", "own unknown-key"),
    ("items:\n- title: A B\n  items: [{ title: \"C \" }]", "a-b.c padded-title"),
    ("items:\n- id: x\n  title: A\n  items: [{ title: \"C \" }]", "x.c padded-title"),
    ("items:\n- A\n- { title: \"✓ \", id: \"a!\" }", "a! padded-title"),
    ("items:\n- A\n- { titel: x, title: ✓ }", "#2 unknown-key"),
    (
      "items: [A]\ngenerate: [{ target: json }, { target: json, indent: 1 }]",
      "generate#2 unknown-parameter"
    ),
    ("items: [A]\nactions: { go: { sumary: x } }", "actions unknown-key"),
  ])
  func whatAFindingBelongsTo(text: String, finding: String) throws {
    let all = try Self.findings("menu: M\n" + text)
    #expect(all.contains { $0.hasPrefix(finding) }, "\(all)")
  }

  /// Numbers, and titles of other items, may change.
  @Test func whatATextLeavesOut() throws {
    #expect(Baseline.lastingText("12 items, 3 of 'A1'", without: nil) == "# items, # of 'A#'")
    #expect(Baseline.lastingText("'B' is like 'A'", without: "A") == "'B' is like '…'")
    #expect(Baseline.lastingText("'' is empty", without: "") == "'' is empty")
    let wide = (1...201).map { "T\($0)" }.joined(separator: ", ")
    let wider = wide + ", T202"
    #expect(
      try Self.findings("menu: M\nitems: [\(wide)]") == Self.findings("menu: M\nitems: [\(wider)]"))
  }

  /// What is written is read back, in the order of files and items.
  @Test func theTextIsReadBack() throws {
    let text =
      "menu: \"M\"\nitems: [\"B \", \"A \", { title: \"A \", id: a2 }, { titel: \"\\\"\\n\" }]"
    let written = Self.baseline(
      try Self.compiled(text, as: "z.yaml"), try Self.compiled(text, as: "a.yaml"))
    #expect(written.counts.values.reduce(0, +) > 6)
    let read = try Baseline(text: Array(written.text.utf8))
    #expect(read == written && read.text == written.text)
    let files = written.text.split(separator: "\n").filter { $0.contains("\"file\"") }
    #expect(
      files.map { $0.contains("a.yaml") }
        == files.map { $0.contains("a.yaml") }.sorted { $0 && !$1 })
    #expect(Self.baseline().text == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
  }

  /// A count says how many of equal findings are known; a count that none can have is cut.
  @Test func equalFindingsAreCounted() throws {
    let text = "menu: M\nitems:\n- { title: A, colour: 1 }\n"
    let twice = text + "- { title: A, id: a, colour: 1 }\n"
    let known = Self.baseline(try Self.compiled(text))
    var filter = BaselineFilter(known, path: \.name)
    let left = filter.filter(try Self.compiled(twice))
    #expect(left.diagnostics.count { $0.name == .unknownKey } == 1)
    #expect(filter.hidden == 1 && filter.stale == [])
    let huge = known.text.replacing("\"count\": 1", with: "\"count\": 9223372036854775807")
    #expect(try Baseline(text: Array(huge.utf8)).counts.values.allSatisfy { $0 == Limits.items })
    let none = known.text.replacing("\"count\": 1", with: "\"count\": -1")
    #expect(try Baseline(text: Array(none.utf8)).counts.isEmpty)
  }

  @Test func whatIsGoneIsStaleInFilesThatWereRead() throws {
    let wrong = "menu: M\nitems: [\"A \"]\n"
    let known = Self.baseline(
      try Self.compiled(wrong, as: "a.yaml"), try Self.compiled(wrong, as: "b.yaml"))
    var filter = BaselineFilter(known, path: \.name)
    _ = filter.filter(try Self.compiled("menu: M\nitems: [A]\n", as: "a.yaml"))
    #expect(filter.stale.map(\.file) == ["a.yaml"])
    // A file that can't be read may still have its findings.
    var other = BaselineFilter(known, path: \.name)
    let broken = other.filter(try Self.compiled("menu: [", as: "b.yaml"))
    #expect(broken.diagnostics.map(\.name) == [.syntax])
    #expect(other.stale == [])
  }

  /// A build can't tolerate errors, but counts them as known.
  @Test func aBuildStillReportsErrors() throws {
    let text = "menu: M\nitems: [{ title: \"A \", colour: 1 }]\n"
    let menu = try Self.compiled(text)
    var filter = BaselineFilter(Self.baseline(menu), path: \.name)
    #expect(filter.filter(menu, keepsErrors: true).diagnostics.map(\.name) == [.unknownKey])
    #expect(filter.stale == [])
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"version\": 1}", "{\"version\": 1, \"findings\": [{}]}", "\u{FEFF}x",
  ])
  func whatIsNoBaseline(text: String) {
    #expect(throws: Baseline.FormatError.self) { try Baseline(text: Array(text.utf8)) }
  }
}
