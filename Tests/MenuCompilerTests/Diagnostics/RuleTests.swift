import TestSupport
import Testing

@testable import MenuCompiler

/// Every rule has examples that demonstrate it.
@Suite struct RuleTests {
  static let formats: [SourceFormat] = [.toml, .yaml]

  @Test(arguments: DiagnosticName.allCases)
  func summaryAndReasonAreSentences(name: DiagnosticName) throws {
    let rule = try Rule.of(name)
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.summary.count <= 90, "a summary fits on a line")
    #expect(!rule.summary.contains("\n"))
    #expect(rule.reason.hasSuffix("."))
    #expect(!rule.reason.contains("\n"))
    #expect(rule.reason.contains(" "))
  }

  /// The bad example triggers the rule, and no other rule.
  @Test(arguments: DiagnosticName.allCases, formats)
  func badExampleShowsTheName(name: DiagnosticName, format: SourceFormat) throws {
    let compiled = try Rule.of(name).bad.compiled(
      as: format, severities: SeveritySettings(turningOn: name))
    let names = Set(compiled.diagnostics.map(\.name.rawValue)).sorted()
    #expect(
      names == [name.rawValue],
      "the wrong example in \(format.rawValue) of Diagnostics/\(name.rawValue).md gives \(names)")
    for diagnostic in compiled.diagnostics {
      // The name of the file is wrong, not its contents.
      let isOfFile = diagnostic.name == .unknownLanguage
      #expect(diagnostic.range != nil || isOfFile, "\(diagnostic.message) has no place")
      #expect(diagnostic.help?.isEmpty == false, "\(diagnostic.message) has no help")
    }
  }

  /// The good example has no problems with all default warnings and the rule itself. Both of its
  /// spellings are the same menu.
  @Test(arguments: DiagnosticName.allCases)
  func goodExampleIsGood(name: DiagnosticName) throws {
    let good = try Rule.of(name).good
    let tables = try Self.formats.compactMap { format -> LoweredMenu? in
      let compiled = try good.compiled(as: format, severities: SeveritySettings(turningOn: name))
      #expect(
        compiled.diagnostics.map(\.message) == [],
        "the right example in \(format.rawValue) of Diagnostics/\(name.rawValue).md")
      if good.isConfiguration { return nil }
      #expect(!compiled.files.isEmpty)
      let menu: LoweredMenu = try #require(compiled.menu)
      return menu
    }
    #expect(good.isConfiguration || tableJSON(tables[0]) == tableJSON(tables[1]))
  }

  /// An example is short enough to be read at a glance.
  @Test(arguments: DiagnosticName.allCases, formats)
  func examplesAreShort(name: DiagnosticName, format: SourceFormat) throws {
    let rule = try Rule.of(name)
    for example in [rule.bad, rule.good] {
      let texts = [example.text(as: format)] + example.included(as: format).map(\.text)
      for lines in texts.map({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
        #expect(lines.count <= 20)
        #expect(lines.allSatisfy { $0.count <= 100 })
      }
    }
  }

  @Test(arguments: DiagnosticName.allCases, formats)
  func explanationFitsOnAScreen(name: DiagnosticName, format: SourceFormat) throws {
    let text = try explain(name.rawValue, as: format)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 60)
    #expect(text.contains("[\(name.rawValue)]"))
    #expect(
      text.contains("\n\nmenuc reports:\n\n    menu.\(format.rawValue):")
        || text.contains("\n\nmenuc reports:\n\n    menuc.\(format.rawValue):")
        || text.contains("fruits.") || text.contains("\n    translations/d"))
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") || $0.contains("|") })
  }

  @Test func theListNamesAll() throws {
    let lines = try explainAll().split(separator: "\n")
    #expect(lines.count == DiagnosticName.allCases.count)
    for (line, name) in zip(lines, DiagnosticName.allCases) {
      #expect(line.hasPrefix("\(name.rawValue) "))
    }
    let columns = try zip(lines, DiagnosticName.allCases).map { line, name in
      line.firstRange(of: try Rule.of(name).summary)
        .map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }
    #expect(Set(columns).count == 1, "the summaries are aligned")
  }

  @Test func anUnknownNameGetsASuggestion() {
    #expect(throws: UsageError.self) { try explain("duplicate-ids", as: .toml) }
    do { _ = try explain("duplicate-ids", as: .toml) } catch let error as UsageError {
      #expect(error.help == "did you mean 'duplicate-id'?")
    } catch {}
  }
}
