import TestSupport
import Testing

@testable import MenuCompiler

/// The texts that `menuc explain` prints.
@Suite struct ExplanationTests {
  /// Input that a program wrote for an example is shortened.
  @Test(arguments: DiagnosticName.allCases)
  func anExplanationFitsAScreenOrTwo(name: DiagnosticName) throws {
    let lines = try explain(name.rawValue, as: .toml).split(separator: "\n")
    #expect(lines.count <= 60)
    let repeated = zip(lines, lines.dropFirst(3)).count { $0 == $1 && $0.count > 60 }
    #expect(repeated == 0)
  }

  @Test func repeatedLinesAreCounted() throws {
    let text = try explain("wide-group", as: .toml)
    #expect(text.contains("      … (12 more lines like these)\n      \"190\", "))
  }

  /// The remedy is more than a pointer to the article.
  @Test(arguments: ChangeKind.allCases)
  func aChangeHasARemedy(kind: ChangeKind) throws {
    let text = try explain(kind.rawValue, as: .toml)
    let remedy = try #require(text.firstRange(of: "\nWhat to do: "))
    #expect(text[remedy.upperBound...].hasPrefix(kind.remedy.prefix(40)))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    ("a bb ccc", 0, "a bb ccc"), ("", 0, ""),
    (String(repeating: "a", count: 100), 0, String(repeating: "a", count: 100)),
    (String(repeating: "a", count: 79) + " b", 0, String(repeating: "a", count: 79) + "\nb"),
    (String(repeating: "a", count: 78) + " b", 0, String(repeating: "a", count: 78) + " b"),
    (String(repeating: "a", count: 78) + " b", 1, String(repeating: "a", count: 78) + "\nb"),
  ])
  func linesAreBrokenAtSpaces(text: String, margin: Int, wrapped: String) {
    #expect(text.wrapped(after: margin) == wrapped)
  }
}
