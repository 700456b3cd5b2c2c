import Testing

@testable import MenuCompiler

/// Behavior of reports that can't be tested through the command line.
@Suite struct ReportTests {
  private static func report(_ text: String) throws -> Report {
    var report = Report(version: "1")
    report.add(
      try compileMenu(
        SourceFile(name: "menu.yaml", format: .yaml, text: text), goal: .check, input: .none))
    return report
  }

  @Test func aFormatThatProgramsReadIsTheSameWhateverTheTerminal() throws {
    let title = String(repeating: "long ", count: 100)
    let report = try Self.report("menu: A\nitems: [\"\(title)\"]\n")
    for format in ReportFormat.allCases where ![.text, .concise].contains(format) {
      let plain = report.printed(as: format)
      #expect(plain == report.printed(as: format, isColored: true, width: 30))
    }
    #expect(report.printed(as: .text) != report.printed(as: .text, width: 30))
  }

  /// A line is shortened to the width of the terminal, with the start of the mark visible and below
  /// its text.
  @Test(arguments: [1, 20, 24, 40, 80, 120, 1000])
  func linesFitIntoTheTerminal(width: Int) throws {
    let lines = [
      "  - {title: 日本語日本語日本語日本語日本語日本語日本語日本語, titel: x, detail: 1234567890123456789012345678901234567890}",
      "  - {titel: x, detail: \(String(repeating: "y", count: 500))}",
      "  - {detail: \(String(repeating: "y", count: 500)), titel: x}",
      "  - {title: a, \(String(repeating: "k", count: 300)): 1}",
      "  - {title: short, titel: x}",
    ]
    for line in lines {
      let text = try Self.report("menu: A\nitems:\n\(line)\n").printed(as: .text, width: width)
      let shown = text.split(separator: "\n").map(String.init)
      for (source, mark) in zip(shown, shown.dropFirst())
      where source.hasPrefix("3 | ") && mark.hasPrefix("  | ") {
        // The margin takes four columns, and narrower terminals are treated as having a minimal
        // width.
        #expect(Self.width(source) <= max(width, 24), "\(source)")
        #expect(Self.width(mark) <= max(width, 24), "\(mark)")
        let start = mark.dropFirst(4).prefix { $0 == " " }.count + 4
        #expect(Self.text(of: source, fromColumn: start).first.map { "tkd{".contains($0) } == true)
        if Self.width(line) + 4 <= width, width <= 160 { #expect(source == "3 | \(line)") }
      }
    }
  }

  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + PrintableText.width(of: $1) }
  }

  private static func text(of line: String, fromColumn column: Int) -> String {
    var used = 0
    var result = ""
    for scalar in line.unicodeScalars {
      if used >= column { result.unicodeScalars.append(scalar) }
      used += PrintableText.width(of: scalar)
    }
    return result
  }

  @Test func aSummaryCountsAndNames() throws {
    #expect(try Self.report("menu: A\nitems: [B]\n").summary == nil)
    #expect(try Self.report("menu: A\nitems: [\"B \"]\n").summary == "1 warning in menu.yaml")
    #expect(
      try Self.report("menu: A\nitems: [\"B \", {titel: x, title: y}, {tilte: x, title: z}]\n")
        .summary == "2 errors and 1 warning in menu.yaml")
  }

  @Test(arguments: [
    ("a.yaml", nil, "a.yaml"), ("./a//b.yaml", nil, "a/b.yaml"), ("-x:y", nil, "-x%3Ay"),
    ("é %.yaml", nil, "%C3%A9%20%25.yaml"), ("../a.yaml", "/w/a.yaml", "a.yaml"),
    ("b/../a.yaml", "/w/c/a.yaml", "c/a.yaml"), ("/w/a.yaml", "/w/a.yaml", "a.yaml"),
    ("../a.yaml", "/v/a.yaml", "file:///v/a.yaml"),
    ("/wx/a.yaml", "/wx/a.yaml", "file:///wx/a.yaml"),
  ])
  func uris(name: String, identity: String?, uri: String) {
    let place = ReportURI.place(of: name, identity: identity, in: "/w")
    #expect(place == (uri.hasPrefix("file:") ? .absolute(uri) : .relative(uri)))
  }

  /// Edits name their file, and contain the removed and the inserted text.
  @Test func fixesAreReported() throws {
    var sources = Sources()
    for name in ["a.yaml", "b c.yaml"] {
      sources.add(ParsedFile(file: SourceFile(name: name, format: .yaml, text: "x"), root: nil))
    }
    func edit(_ file: Int, _ line: Int, _ text: String) -> ReportFix.Edit {
      ReportFix.Edit(
        fileName: sources.files[file].file.name,
        range: SourceRange(
          file: file, bytes: 1..<2, startLine: line, startColumn: 2, endLine: line, endColumn: 3),
        text: text)
    }
    let fix = ReportFix(
      title: "write '{x}'", safety: .unsafe,
      edits: [edit(1, 1, "x"), edit(0, 2, ""), edit(1, 3, "{")])
    let region = { (line: Int) in
      """
      "deletedRegion": { "startLine": \(line), "startColumn": 2, "endLine": \(line), "endColumn": 3 }
      """
    }
    let base = "\"uriBaseId\": \"%SRCROOT%\""
    #expect(
      sarifFix(fix, sources.files, Report(version: "1")).printedOnOneLine() == """
        { "description": { "text": "write '{{x}}'" }, "artifactChanges": [\
        { "artifactLocation": { "uri": "b%20c.yaml", \(base) }, "replacements": [\
        { \(region(1)), "insertedContent": { "text": "x" } }, \
        { \(region(3)), "insertedContent": { "text": "{" } }] }, \
        { "artifactLocation": { "uri": "a.yaml", \(base) }, "replacements": [{ \(region(2)) }] }], \
        "properties": { "safety": "unsafe" } }
        """)
    let json = fixJSON(fix).printedOnOneLine()
    #expect(json.hasPrefix("{ \"title\": \"write '{x}'\", \"safety\": \"unsafe\", \"edits\": [{ "))
    #expect(json.contains("\"file\": \"b c.yaml\", \"range\": { \"start\": { \"line\": 1, "))
  }
}
