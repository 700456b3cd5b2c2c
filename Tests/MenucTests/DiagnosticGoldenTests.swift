import Foundation
import TestSupport
import Testing

/// Each document of Fixtures/Diagnostics is built; what menuc says about it must equal the file
/// beside it, to the byte. A document is named after the problem that it shows.
@Suite struct DiagnosticGoldenTests {
  static let directory = Repository.fixtures.appending(path: "Diagnostics")

  static let documents: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [])
    .filter { $0.hasSuffix(".toml") || $0.hasSuffix(".yaml") }.sorted()

  @Test(arguments: documents)
  func goldenOf(document: String) throws {
    let output = try TemporaryDirectory()
    let result = try Command.menuc(
      "build", document, "--output", output.url.path, in: Self.directory)
    let golden = Self.directory.appending(path: "\(document).txt")
    if Repository.recordsGoldens {
      try Data(result.errors.utf8).write(to: golden)
    }
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors == (try Repository.text(golden)))
    let written = try FileManager.default.contentsOfDirectory(atPath: output.url.path)
    #expect(written.isEmpty, "a menu with problems writes nothing")
  }

  /// Every problem that has a name is shown by a TOML and a YAML document.
  @Test func everyNameIsShown() throws {
    let texts = try Self.documents.map { document in
      (document, try Repository.text(Self.directory.appending(path: "\(document).txt")))
    }
    // Limits are too large to keep as files; see LimitTests.
    let elsewhere: Set = ["too-large", "too-deep"]
    let source = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/Diagnostics/DiagnosticName.swift"))
    let names = source.split(separator: "\n").filter { $0.hasPrefix("  case ") }.map { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
        ?? String(line.dropFirst("  case ".count))
    }
    #expect(names.count > 25)
    for name in names where !elsewhere.contains(name) {
      for format in [".toml", ".yaml"] {
        let isShown = texts.contains { $0.0.hasSuffix(format) && $0.1.contains("[\(name)]") }
        #expect(isShown, "no \(format) document shows '\(name)'")
      }
    }
  }
}
