import TestSupport
import Testing

@testable import MenuCompiler

/// Properties of every update in every format while a menu changes.
@Suite struct CatalogPropertyTests {
  /// The translator's work on a text, by the item's number and the text's name.
  private struct Translation {
    let text: String
    /// The text that was translated.
    var source: String
    /// Whether the source has changed since.
    var isForReview = false
  }

  /// Nested JSON copies what other formats move, and `.stringsdict` has no texts without a number.
  private static let formats = CatalogFormat.allCases.filter {
    $0 != .i18next && !$0.hasPluralsOnly
  }

  @Test(arguments: formats, 1...Rounds.atLeast(2, many: 6))
  func updatesKeepTranslations(format: CatalogFormat, round: Int) throws {
    var menu = EditedMenu(seed: UInt64(round))
    var known: [String: Translation] = [:]
    let language = try #require(LanguageTag("de"))
    var bytes = try first(of: menu, format, language, &known)
    for step in 0..<25 {
      menu.edit()
      let texts = try SourceTexts(yaml: menu.yaml)
      let (updated, catalog) = try update(bytes, format, language, texts)
      let (again, _) = try update(updated, format, language, texts)
      #expect(again == updated, "round \(round), step \(step): a second update changes the file")
      check(catalog, menu, format, &known, "round \(round), step \(step)\n\(menu.yaml)")
      bytes = updated
    }
  }

  /// A catalog with a translation for each text.
  private func first(
    of menu: EditedMenu, _ format: CatalogFormat, _ language: LanguageTag,
    _ known: inout [String: Translation]
  ) throws -> [UInt8] {
    let edits = Self.texts(of: menu).map { text in
      let translation = "T \(text.name)"
      known[text.name] = Translation(text: translation, source: text.source)
      return CatalogEdit.add(
        CatalogText(key: text.key, source: text.source, note: "N", translation: translation),
        before: nil)
    }
    let empty = emptyCatalog(
      format: format, language: language.text, sourceLanguage: "en", project: "M")
    return try editCatalog(
      Self.file(empty, format), format: format, sourceLanguage: "en",
      [LanguageEdits(language.text, edits)])
  }

  private func update(
    _ bytes: [UInt8], _ format: CatalogFormat, _ language: LanguageTag, _ texts: SourceTexts
  ) throws -> ([UInt8], Catalog) {
    var problems: [LocatedDiagnostic] = []
    var file = try #require(
      CatalogFile(
        reading: Self.file(bytes, format), format: format, language: language,
        problems: &problems), "\(problems.map(\.message))")
    _ = try file.update([language], texts)
    var diagnostics = Diagnostics()
    let catalogs = parseCatalog(
      Self.file(file.bytes, format), as: 0, format: format, into: &diagnostics)
    return (file.bytes, try #require(catalogs.first))
  }

  private func check(
    _ catalog: Catalog, _ menu: EditedMenu, _ format: CatalogFormat,
    _ known: inout [String: Translation], _ place: String
  ) {
    let live = catalog.entries.filter { $0.state != .obsolete }
    let entries = Dictionary(grouping: live, by: \.key)
    let texts = Self.texts(of: menu)
    for text in texts {
      guard let entry = entries[text.key.written]?.first else {
        Issue.record("no entry '\(text.key.written)': \(place)")
        continue
      }
      #expect(entries[text.key.written]?.count == 1)
      guard var translation = known[text.name] else {
        #expect(entry.translation == "", "\(text.key.written): \(place)")
        #expect(entry.state == .untranslated)
        continue
      }
      #expect(entry.translation == translation.text, "\(text.key.written): \(place)")
      if entry.source != nil {
        #expect(entry.source == text.source)
        if text.source != translation.source { translation.isForReview = true }
        translation.source = text.source
        known[text.name] = translation
      }
      #expect(
        entry.state == (translation.isForReview ? .needsReview : .translated),
        "\(text.key.written): \(place)")
    }
    // Maps keep the texts of items that are gone, because they may be those of a program; JSON has no comments to contain
    // others.
    let keys = Set(texts.map(\.key.written))
    let ids = Set(menu.all.map(\.id))
    for entry in live where !keys.contains(entry.key) && format != .json {
      let key = TranslationKey(entry.key)
      #expect(format.isMap && key.map { !ids.contains($0.id) } == true, "\(entry.key): \(place)")
    }
  }

  /// The texts of the items, each with a name that does not change with its key.
  private static func texts(
    of menu: EditedMenu
  ) -> [(key: TranslationKey, source: String, name: String)] {
    menu.all.flatMap { item, id in
      var texts = [
        (TranslationKey(id: id, field: .title), item.title, "\(item.number) title")
      ]
      if let detail = item.detail {
        texts.append(
          (TranslationKey(id: id, field: .field(.detail)), detail, "\(item.number) detail"))
      }
      return texts
    }
  }

  private static func file(_ bytes: [UInt8], _ format: CatalogFormat) -> SourceFile {
    SourceFile(
      name: "de.\(format.rawValue)", identity: "de.\(format.rawValue)",
      format: format.sourceFormat, bytes: bytes)
  }
}
