import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// A translators' tool, translate-toolkit, reads files that menuc writes, and menuc reads files that
/// the tool writes.
@Suite struct UnitToolTests {
  private struct Unit: Decodable {
    let name: String
    let target: String
  }

  static let formats: [CatalogFormat] = [
    .android, .strings, .ts, .arb, .properties, .xliff2,
  ]
  private static let script = Repository.root.appending(path: "Tests/Fixtures/Catalogs/units.py")
  private static let hasToolkit =
    (try? Command.run("python3", ["-c", "import translate.storage.xliff2"]).status)
    == 0

  /// Texts that are hard to write in one of the formats.
  static let texts = [
    "Theme", " two  spaces ", "lines\nof\ttext", "<b> & \"c\" 'd' ]]> */ --", "ä 🎉 \u{200F}ש",
    "&#38; %1$s {name}", "@string/a", "?b", "#c", "!d", "a = b: c", #"C:\new\table"#, "",
    "x: y", "It’s", "a\\b", "${HOME}", "e\u{301}é",
  ]

  static let ids = ["a", "appearance.theme", "Über-uns", "a_x", "a.x2D.b", "_", "7up", "a b=c:d#e"]

  private static func catalog(_ format: CatalogFormat) throws -> TestCatalog {
    let empty = TestCatalog(
      emptyCatalog(format: format, language: "de", sourceLanguage: "en", project: "menu"), format)
    let edits = try texts.enumerated().map { index, text in
      let id = index < ids.count ? ids[index] : "item-\(index)"
      let name = index % 2 == 0 ? "title" : "accessibility.label"
      return CatalogEdit.add(
        try CatalogText("\(id)/\(name)", "S" + text, note: "Top › \(text)", translation: text),
        before: nil)
    }
    let menu = CatalogEdit.add(try CatalogText("/title", "Menu", translation: "Menü"), before: nil)
    return empty.edited(edits + [menu])
  }

  /// What is written is read again, to the byte.
  @Test(arguments: formats)
  func textsSurvive(format: CatalogFormat) throws {
    let catalog = try Self.catalog(format)
    let (catalogs, problems) = catalog.parsed()
    #expect(problems.map(\.message) == [], "\(catalog.text)")
    let entries = try #require(catalogs.first).entries.dropLast()
    #expect(entries.map { Array($0.translation.utf8) } == Self.texts.map { Array($0.utf8) })
    #expect(
      entries.map { Array(($0.source ?? "").utf8) } == Self.texts.map { Array("S\($0)".utf8) })
    #expect(entries.prefix(Self.ids.count).compactMap { TranslationKey($0.key)?.id } == Self.ids)
    #expect(catalogs.first?.entries.last?.key == "/title", "\(catalog.text)")
    if format.declaresLanguage { #expect(catalogs.first?.language == "de") }
  }

  @Test(
    .enabled(if: Repository.isCI || hasToolkit, "needs python3 with translate-toolkit"),
    arguments: formats)
  func toolAgrees(format: CatalogFormat) throws {
    let catalog = try Self.catalog(format)
    let entries = try #require(catalog.parsed().catalogs.first).entries
    let units = try Self.run("units", catalog).output.split(separator: "\n").map {
      try JSONDecoder().decode(Unit.self, from: Data($0.utf8))
    }
    let names = entries.compactMap { TranslationKey($0.key) }.map { key in
      switch format {
      case .android: ResourceName.android.written(key)
      case .arb: ResourceName.arb.written(key)
      default: key.written
      }
    }
    #expect(units.map(\.name) == names, "\(catalog.text)")
    #expect(units.map(\.target) == entries.map(\.translation), "\(catalog.text)")

    let translated = try Self.run("translate", catalog).saved
    let after = try #require(translated.parsed().catalogs.first, "\(translated.text)").entries
    #expect(after.map(\.key) == entries.map(\.key), "\(translated.text)")
    for (index, (old, new)) in zip(entries, after).enumerated() {
      let expected = old.translation.isEmpty ? "<\(index)> & 'ü'" : old.translation
      #expect(new.translation == expected, "\(translated.text)")
      #expect(new.source == old.source, "\(translated.text)")
    }
  }

  private static func run(
    _ command: String, _ catalog: TestCatalog
  ) throws -> (output: String, saved: TestCatalog) {
    let directory = try TemporaryDirectory()
    let file = directory.url.appending(path: "de.\(catalog.format.extensions[0])")
    try Data(catalog.file.bytes).write(to: file)
    let result = try Command.run(
      "python3", [script.path, command, catalog.format.rawValue, file.path])
    try #require(result.status == 0, "\(result.errors)\n\(catalog.text)")
    return (result.output, TestCatalog([UInt8](try Data(contentsOf: file)), catalog.format))
  }
}
