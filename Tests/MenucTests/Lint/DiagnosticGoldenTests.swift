import Foundation
import MenuCompiler
import TestSupport
import Testing

/// Each document of Fixtures/Diagnostics is built; what menuc reports must equal the file
/// beside it, to the byte. A document is named after the problem that it shows.
@Suite struct DiagnosticGoldenTests {
  @Test(arguments: DiagnosticFixtures.documents)
  func goldenOf(document: String) throws {
    let output = try TemporaryDirectory()
    let flags = try DiagnosticFixtures.flags(of: document)
    let result = try Command.run(
      Repository.menuc.path, ["build", document, "--output", output.url.path] + flags,
      in: DiagnosticFixtures.directory)
    let golden = DiagnosticFixtures.directory.appending(path: "\(document).txt")
    if Repository.recordsGoldens {
      try Data(result.errors.utf8).write(to: golden)
    }
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
