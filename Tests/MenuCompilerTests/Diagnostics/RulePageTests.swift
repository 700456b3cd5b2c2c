import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// A rule consists of a page of the documentation and a declaration of its name, beside the code
/// that detects it.
@Suite struct RulePageTests {
  static let directory = Repository.root.appending(
    path: "Sources/MenuCompiler/MenuCompiler.docc/Diagnostics")

  /// The names that Swift declares, with the file of each: `DiagnosticName("duplicate-id")`.
  private static func declarations() throws -> [String: [String]] {
    let folder = Repository.root.appending(path: "Sources/MenuCompiler")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var declarations: [String: [String]] = [:]
    for file in files where file.hasSuffix(".swift") {
      let text = try Repository.text(folder.appending(path: file))
      for match in text.matches(of: #/package static let \w+ = DiagnosticName\("([^"]*)"\)/#) {
        declarations[String(match.1), default: []].append(file)
      }
    }
    return declarations
  }

  private static func pages() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      .map { String($0.dropLast(".md".count)) }
  }

  @Test func aRuleHasAPage() throws {
    let pages = Set(try Self.pages())
    for (name, files) in try Self.declarations() {
      #expect(files.count == 1, "'\(name)' is declared in \(files.joined(separator: " and "))")
      #expect(pages.contains(name), "\(files[0]) declares '\(name)': write Diagnostics/\(name).md")
    }
  }

  @Test func aPageHasARule() throws {
    let declarations = try Self.declarations()
    for name in try Self.pages() {
      #expect(
        declarations[name] != nil,
        "Diagnostics/\(name).md has no rule: declare DiagnosticName(\"\(name)\") where it is detected"
      )
    }
  }

  @Test func thePagesArePartOfTheProgram() throws {
    #expect(try RulePages.texts.keys.sorted() == Self.pages())
    #expect(try DiagnosticName.allCases.map(\.rawValue).sorted() == Self.pages())
  }

  /// The page contains menuc's report for the bad example.
  @Test(arguments: DiagnosticName.allCases)
  func thePageShowsTheReport(name: DiagnosticName) throws {
    let file = Self.directory.appending(path: "\(name.rawValue).md")
    let text = try Repository.text(file)
    let rule = try RulePage.rule(of: name, in: text)
    let report = try String(rule.report(as: .toml).dropLast())
    let page = text.replacing(
      "```\n\(rule.report)\n```", with: "```\n\(report)\n```", maxReplacements: 1)
    try Repository.record(page, to: file)
    #expect(rule.report == report, "record it with MENUC_RECORD=1")
  }

  /// A page in another form is refused, with the place.
  @Test(arguments: [
    ("# syntax", "# other", "syntax.md:2: expected '# syntax'"),
    (
      "**Severity:** error", "**Severity:** fatal",
      "expected '**Severity:** ' and one of 'error', 'warning', 'warning, off by default'"
    ),
    ("**Severity:** error\n\n", "", "expected '**Severity:** '"),
    ("## Why it matters", "## Why", "expected '## Why it matters'"),
    ("```yaml\n", "```json\n", "expected one block of TOML and one of YAML"),
    ("```yaml\n", "Some prose.\n\n```yaml\n", "'Some prose.' does not describe an example"),
    ("menuc reports:\n\n```\n", "menuc reports:\n\n", "begins with '```'"),
    ("## Right", "## Better", "expected '## Right'"),
  ])
  func aPageWithoutTheFormIsRefused(text: String, replacement: String, message: String) throws {
    let page = try Repository.text(Self.directory.appending(path: "syntax.md"))
    let broken = page.replacing(text, with: replacement, maxReplacements: 1)
    #expect(broken != page)
    let error = #expect(throws: RulePageError.self) {
      try RulePage.rule(of: .syntax, in: broken)
    }
    let description = try #require(error).description
    #expect(description.contains(message), "\(description)")
    #expect(description.hasPrefix("Diagnostics/syntax.md:"))
  }

  @Test func aPageWithoutAnEndIsRefused() throws {
    let page = try Repository.text(Self.directory.appending(path: "syntax.md"))
    for end in page.indices where page[end].isNewline {
      // Only the last line break is optional.
      guard page.index(after: end) != page.endIndex else { continue }
      #expect(throws: RulePageError.self) {
        try RulePage.rule(of: .syntax, in: String(page[..<end]))
      }
    }
  }
}
