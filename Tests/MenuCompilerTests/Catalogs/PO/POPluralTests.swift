import TestSupport
import Testing

@testable import MenuCompiler

/// Entries of PO with plural forms, for texts of a menu.
@Suite struct POPluralTests {
  static let header = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"
  static let entry = """
    # mine
    #. Files
    #, c-format
    msgctxt "files/title"
    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "%d Datei"
    msgstr[1] ""
    "%d Dateien"

    """

  @Test func theLastFormIsTheTranslation() throws {
    let catalog = TestCatalog(Self.header + Self.entry, .po)
    #expect(catalog.lines() == ["files/title|%d files|%d Dateien|translated"])
    let entry = try #require(catalog.parsed().catalogs.first?.entries.first)
    #expect(entry.isVaried)
    #expect(entry.translates("%d file"))
    #expect(entry.translates("%d files"))
    #expect(!entry.translates("Files"))
    #expect(catalog.excerpt(entry.translationAnchor) == "\"%d Dateien\"")
  }

  /// Each update, and the entry after it: sources and forms stay.
  @Test(arguments: [
    ("files/title", "Files", CatalogState.translated, entry),
    (
      "files/title", "Files", .needsReview,
      entry.replacing("#, c-format", with: "#, fuzzy, c-format")
    ),
    (
      "data/title", "Data", .translated,
      entry.replacing("#. Files", with: "#. Data").replacing("files/", with: "data/")
    ),
    (
      "files/title", "Files", .obsolete,
      """
      # mine
      #. Files
      #, c-format
      #~ msgctxt "files/title"
      #~ msgid "%d file"
      #~ msgid_plural "%d files"
      #~ msgstr[0] "%d Datei"
      #~ msgstr[1] ""
      #~ "%d Dateien"

      """
    ),
  ])
  func anEntryIsUpdated(
    key: String, note: String, state: CatalogState, after: String
  ) throws {
    let text = try CatalogText(key, "Files", note: note)
    let before = TestCatalog(Self.header + Self.entry, .po)
    let edited = before.edited([.update(0, text, state)])
    #expect(edited.text == Self.header + after)
    #expect(edited.edited([.update(0, text, state)]).text == edited.text)
    let original = try CatalogText("files/title", "Files", note: "Files")
    if key == "files/title", state == .obsolete {
      #expect(edited.edited([.update(0, original, .translated)]).text == before.text)
    }
  }

  /// The planner marks an entry whose text changed, and never adds a second one.
  @Test func aChangedTextIsForReview() throws {
    let texts = try SourceTexts(
      yaml: "menu: M\nlanguage: en\nitems: [{ title: Documents, id: files }]\n")
    var bytes = TestCatalog(Self.header + Self.entry, .po).file.bytes
    for round in 0..<2 {
      var problems: [LocatedDiagnostic] = []
      let language = try #require(LanguageTag("de"))
      var file = try #require(
        CatalogFile(
          reading: TestCatalog(bytes, .po).file, format: .po, language: language,
          problems: &problems))
      let summary = try #require(file.update([language], texts).first)
      #expect(summary.stale.count == (round == 0 ? 1 : 0))
      #expect(summary.forReview.count == (round == 0 ? 0 : 1))
      bytes = file.bytes
    }
    let marked = Self.entry.replacing("#, c", with: "#, fuzzy, c")
      .replacing("#. Files", with: "#. Documents")
    #expect(TestCatalog(bytes, .po).text == Self.header + marked)
  }
}
