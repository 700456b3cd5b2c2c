import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// A translators' tool, translate-toolkit, reads files that menuc writes, and menuc reads files
/// that the tool writes.
@Suite struct XLIFFToolTests {
  private struct Unit: Decodable {
    let id: String
    let source: String
    let target: String
    let translatable: Bool
    let review: Bool
    let notes: String
  }

  private static let script = Repository.root.appending(path: "Tests/Fixtures/Catalogs/xliff.py")
  private static let hasToolkit =
    (try? Command.run("python3", ["-c", "import translate.storage.xliff"]).status) == 0

  @Test(.enabled(if: Repository.isCI || hasToolkit, "needs python3 with translate-toolkit"))
  func nothingIsLost() throws {
    let texts = [
      "Theme", " two  spaces ", "lines\nof\ttext", "<b> & \"c\" 'd' ]]>", "ä 🎉 \u{200F}", "&#38;",
    ]
    var catalog = TestCatalog(
      emptyXLIFF(language: "de", sourceLanguage: "en", project: "menu"), .xliff)
    catalog = catalog.edited(
      try texts.enumerated().map { index, text in
        .add(
          try CatalogText(
            "a.\(index)/title", text, note: "Top › \(index)", translation: index < 4 ? text : ""),
          before: nil)
      })
    catalog = catalog.edited([
      .update(1, try CatalogText("a.1/title", "changed", note: "Top › 1"), .needsReview),
      .update(2, try CatalogText("a.2/title", texts[2], note: "Top › 2"), .obsolete),
      .update(5, try CatalogText("a.5/title", texts[5], note: "Top › 5"), .obsolete),
    ])
    let entries = try #require(catalog.parsed().catalogs.first).entries

    let units = try Self.run("units", catalog).output.split(separator: "\n").map {
      try JSONDecoder().decode(Unit.self, from: Data($0.utf8))
    }
    #expect(units.map(\.id) == entries.map(\.key))
    #expect(units.map(\.source) == entries.map(\.source))
    #expect(units.map(\.target) == entries.map(\.translation))
    #expect(units.map(\.translatable) == entries.map { $0.state != .obsolete })
    #expect(units.map(\.review) == entries.map { $0.state == .needsReview })
    #expect(units.map(\.notes) == texts.indices.map { "Top › \($0)" })

    #expect(try Self.run("save", catalog).saved.lines() == catalog.lines())

    let translated = try Self.run("translate", catalog).saved
    #expect(
      translated.lines()
        == entries.map { entry in
          var entry = entry
          if entry.state == .untranslated {
            entry.translation = "<\(entry.source ?? "")> & ü"
            entry.state = .translated
          }
          return entry.line
        })
  }

  private static func run(
    _ command: String, _ catalog: TestCatalog
  ) throws -> (output: String, saved: TestCatalog) {
    let directory = try TemporaryDirectory()
    let file = directory.url.appending(path: "de.xliff")
    try Data(catalog.file.bytes).write(to: file)
    let result = try Command.run("python3", [script.path, command, file.path])
    try #require(result.status == 0, "\(result.errors)")
    return (result.output, TestCatalog([UInt8](try Data(contentsOf: file)), .xliff))
  }
}
