import Foundation
import MenuCompiler
import TestSupport
import Testing

@testable import menuc

/// The report on the catalogs of Fixtures/CatalogFindings must equal the recorded file, to the
/// byte.
@Suite struct CatalogGoldenTests {
  private static let folder = Repository.fixtures.appending(path: "CatalogFindings")

  @Test func findingsInEachFormat() throws {
    var severities = SeveritySettings()
    try severities.set(DiagnosticName.longTranslation.rawValue, to: .warn)
    let compiled = try Self.compile(severities)
    var report = Report(version: Version.text)
    report.add(compiled)
    let text = report.printed(as: .text).replacing("\(Self.folder.path)/", with: "")
    let golden = Self.folder.appending(path: "report.txt")
    try Repository.record(text, to: golden)
    #expect(text == (try Repository.text(golden)))
  }

  /// A translation with inline elements is not shown, and the reason is reported.
  @Test func inlineElementsAreReported() throws {
    var severities = SeveritySettings()
    severities.listsAll = true
    let problems = try Self.compile(severities).diagnostics.filter {
      $0.message.contains("has inline elements, which menus can't show (in 'es')")
    }
    #expect(problems.map(\.name) == [.untranslated])
    #expect(problems.first?.help?.hasPrefix("translate it without inline elements") == true)
  }

  /// Each rule about catalogs occurs in the report.
  @Test(arguments: [
    DiagnosticName.untranslated, .staleTranslation, .unknownText, .duplicateTranslation,
    .longTranslation, .unknownLanguage, .languageMismatch, .missingCatalog, .catalogOutside,
    .duplicateTitle, .paddedTitle, .controlCharacter, .bidiControl,
  ])
  func occurs(rule: DiagnosticName) throws {
    let report = try Repository.text(Self.folder.appending(path: "report.txt"))
    #expect(report.contains("[\(rule.rawValue)]"))
  }

  private static func compile(_ severities: SeveritySettings) throws -> CompiledMenu {
    let file = try Disk.document("\(folder.path)/menu.toml", format: nil)
    let confinement = Confinement(
      file, project: nil, allowed: [])
    return try compileMenu(
      file, goal: .check, input: Disk().input(confinement),
      severities: severities)
  }
}
