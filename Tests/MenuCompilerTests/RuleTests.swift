import TestSupport
import Testing

@testable import MenuCompiler

/// Every name of a diagnostic has a rule whose examples show it.
@Suite struct RuleTests {
  static let formats: [SourceFormat] = [.toml, .yaml]

  @Test func everyNameHasOneRuleInOrder() {
    #expect(Rule.all.map(\.name) == DiagnosticName.allCases)
  }

  @Test(arguments: DiagnosticName.allCases)
  func summaryAndReasonAreSentences(name: DiagnosticName) {
    let rule = Rule.of(name)
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.summary.count <= 90, "a summary fits on a line")
    #expect(!rule.summary.contains("\n"))
    #expect(rule.reason.hasSuffix("."))
    #expect(!rule.reason.contains("\n"))
    #expect(rule.reason.contains(" "))
  }

  /// The bad example triggers the name, and no other.
  @Test(arguments: DiagnosticName.allCases, formats)
  func badExampleShowsTheName(name: DiagnosticName, format: SourceFormat) throws {
    let compiled = try Rule.of(name).bad.compiled(
      as: format, severities: SeveritySettings(turningOn: name))
    #expect(Set(compiled.diagnostics.map(\.name)) == [name])
    for diagnostic in compiled.diagnostics {
      #expect(diagnostic.range != nil, "\(diagnostic.message) has no place")
      #expect(diagnostic.help?.isEmpty == false, "\(diagnostic.message) has no help")
    }
  }

  /// The good example is fine with all warnings that are on by default, and with its own.
  @Test(arguments: DiagnosticName.allCases, formats)
  func goodExampleIsGood(name: DiagnosticName, format: SourceFormat) throws {
    let compiled = try Rule.of(name).good.compiled(
      as: format, severities: SeveritySettings(turningOn: name))
    #expect(compiled.diagnostics.map(\.message) == [])
    #expect(!compiled.files.isEmpty)
  }

  /// Both spellings of the good example are the same menu.
  @Test(arguments: DiagnosticName.allCases)
  func spellingsAreTheSameMenu(name: DiagnosticName) throws {
    let tables = try Self.formats.map { format in
      try #require(try Rule.of(name).good.compiled(as: format).menu)
    }
    #expect(tableJSON(tables[0]) == tableJSON(tables[1]))
  }

  @Test(arguments: DiagnosticName.allCases, formats)
  func explanationFitsOnAScreen(name: DiagnosticName, format: SourceFormat) throws {
    let text = try explain(name.rawValue, as: format)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 60)
    #expect(text.contains("[\(name.rawValue)]"))
    #expect(
      text.contains("\n\nmenuc says:\n\n    menu.\(format.rawValue):") || text.contains("fruits."))
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") || $0.contains("|") })
  }

  @Test func theListNamesAll() {
    let lines = explainAll().split(separator: "\n")
    #expect(lines.count == DiagnosticName.allCases.count)
    for (line, name) in zip(lines, DiagnosticName.allCases) {
      #expect(line.hasPrefix("\(name.rawValue) "))
    }
    let columns = Set(
      lines.map { line in
        line.firstRange(
          of: Rule.of(
            DiagnosticName(rawValue: String(line.prefix { $0 != " " })) ?? .syntax
          ).summary
        )
        .map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      })
    #expect(columns.count == 1, "the summaries are aligned")
  }

  @Test func anUnknownNameGetsASuggestion() {
    #expect(throws: UsageError.self) { try explain("duplicate-ids", as: .toml) }
    do { _ = try explain("duplicate-ids", as: .toml) } catch let error as UsageError {
      #expect(error.help == "did you mean 'duplicate-id'?")
    } catch {}
  }
}
