import Foundation
import MenuCompiler
import TestSupport
import Testing

@testable import menuc

/// The report on each document of Fixtures/Diagnostics must equal the file beside it, to the byte.
/// A document is named after its problem.
@Suite struct DiagnosticGoldenTests {
  @Test(arguments: DiagnosticFixtures.documents)
  func goldenOf(document: String) throws {
    let folder = DiagnosticFixtures.directory.path
    var severities = SeveritySettings()
    try InputOptions.parse(DiagnosticFixtures.flags(of: document)).apply(to: &severities)
    let file = try Disk.document("\(folder)/\(document)", format: nil)
    let confinement = Confinement(file, project: nil, allowed: [])
    var report = Report(version: Version.text)
    report.add(
      try compileMenu(
        file, goal: .files(BuildRequest()), input: Disk().input(confinement),
        severities: severities))
    let text = report.printed(as: .text).replacing("\(folder)/", with: "")
    let golden = DiagnosticFixtures.directory.appending(path: "\(document).txt")
    try Repository.record(text, to: golden)
    #expect(text == (try Repository.text(golden)))
  }

  /// The program builds every tenth document, and all of them in CI.
  private static let built = DiagnosticFixtures.documents.enumerated()
    .filter { Rounds.factor > 1 || $0.offset.isMultiple(of: 10) }.map(\.element)

  @Test(arguments: built)
  func theProgramReportsTheSame(document: String) throws {
    let output = try TemporaryDirectory()
    let flags = try DiagnosticFixtures.flags(of: document)
    let result = try Command.run(
      Repository.menuc.path, ["build", document, "--output", output.url.path] + flags,
      in: DiagnosticFixtures.directory)
    let golden = DiagnosticFixtures.directory.appending(path: "\(document).txt")
    #expect(result.errors == (try Repository.text(golden)))
    let written = try FileManager.default.contentsOfDirectory(atPath: output.url.path)
    if result.errors.contains(": error: ") {
      #expect(result.status == 1)
      #expect(result.output == "")
      #expect(written.isEmpty, "a menu with errors writes nothing")
    } else {
      #expect(result.errors.contains(": warning: "))
      #expect(result.status == 0)
      #expect(!written.isEmpty, "a menu with warnings is built")
    }
  }
}
