import Testing

@testable import MenuCompiler

/// Files of programs and translators in the formats whose units are edited in place.
@Suite struct UnitFormatTests {
  @Test(arguments: UnitSamples.all.indices)
  func filesAreRead(sample: Int) {
    let (format, text, lines) = UnitSamples.all[sample]
    #expect(TestCatalog(text, format).lines() == lines)
  }

  /// An update to what a file already says changes no byte.
  @Test(arguments: UnitSamples.all.indices)
  func nothingChangesWithoutNeed(sample: Int) throws {
    let (format, text, _) = UnitSamples.all[sample]
    let catalog = TestCatalog(text, format)
    let entries = try #require(catalog.parsed().catalogs.first).entries
    let edits = entries.enumerated().compactMap { index, entry in
      TranslationKey(entry.key).map { key in
        CatalogEdit.update(
          index, CatalogText(key: key, source: entry.source ?? "", note: ""), entry.state)
      }
    }
    #expect(catalog.edited(edits).text == text)
  }

  /// Texts are inserted, renamed, marked and restored; all other lines stay. The mark of a restored text
  /// changes, which ARB has on a line of its own.
  @Test(arguments: UnitSamples.all.indices)
  func unitsAreEdited(sample: Int) throws {
    let (format, text, lines) = UnitSamples.all[sample]
    for ending in ["\n", "\r\n"] {
      let catalog = TestCatalog(text.replacing("\n", with: ending), format)
      let theme = try #require(lines.firstIndex { $0.hasPrefix("theme/") })
      let old = try #require(lines.firstIndex { $0.hasPrefix("old/") })
      let source = lines[theme].split(separator: "|", omittingEmptySubsequences: false)[1]
      let edited = catalog.edited([
        .add(try CatalogText("new/title", "New", note: "Top › New"), before: theme),
        .update(
          theme, try CatalogText("design/title", "Design", note: "Top › Design"), .needsReview),
        .update(old, try CatalogText("old/title", "Old", note: "Old"), .translated),
        .add(try CatalogText("last/title", "Last"), before: nil),
      ])
      var expected = lines
      let translation = lines[theme].split(separator: "|", omittingEmptySubsequences: false)[2]
      let keepsSource = source != "-"
      expected[theme] =
        "design/title|\(keepsSource ? "Design" : "-")|\(translation)|"
        + (keepsSource ? "needsReview" : "translated")
      expected[old] = "old/title|Old|Alt|translated"
      expected.insert("new/title|New||untranslated", at: theme)
      expected.append("last/title|Last||untranslated")
      #expect(edited.lines() == expected, "\(edited.text)")
      let kept = Set(edited.text.split(separator: ending))
      for line in catalog.text.split(separator: ending)
      where !["theme", "old", "Theme", "Old", #""x-state": "obsolete""#]
        .contains(where: { line.contains($0) })
      {
        #expect(
          kept.contains(line) || kept.contains(line + ","), "'\(line)' is gone:\n\(edited.text)")
      }
      #expect(!edited.text.replacing(ending, with: "").contains { $0.isNewline }, "\(ending)")
    }
  }

  @Test(arguments: UnitSamples.all.indices)
  func goneTextsReturnAsTheyWere(sample: Int) throws {
    let (format, text, lines) = UnitSamples.all[sample]
    let catalog = TestCatalog(text, format)
    let entries = try #require(catalog.parsed().catalogs.first).entries
    for (index, entry) in entries.enumerated()
    where !["obsolete", "excluded"].contains("\(entry.state)") {
      guard let key = TranslationKey(entry.key), entry.source != nil else { continue }
      let menu = CatalogText(key: key, source: entry.source ?? "", note: "")
      let gone = catalog.edited([.update(index, menu, .obsolete)])
      #expect(gone.parsed().catalogs.first?.entries[index].state == .obsolete, "\(gone.text)")
      let state: CatalogState = entry.translation.isEmpty ? .untranslated : .translated
      #expect(gone.edited([.update(index, menu, state)]).lines() == lines, "\(gone.text)")
    }
  }

  @Test(arguments: [
    (CatalogFormat.strings, "\"a\" = \"b", "a quote is not closed"),
    (.strings, "\"a\" \"b\";", "'=' is expected here"),
    (.strings, "/* a", "a comment is not closed"),
    (.stringsdict, "<plist/>", "the property list must be a 'dict'"),
    (.i18next, "[]", "the file must be a table"),
    (.android, "<string/>", "the root element must be 'resources', not 'string'"),
    (.ts, "<!DOCTYPE TS [<!ENTITY a 'b'>]><TS/>", "the document can't contain declarations"),
    (.arb, "[]", "the file must be a table"), (.arb, "{", "'{' is not closed"),
    (.xliff2, "<xliff version='2.0'>", "an element is not closed"),
  ])
  func brokenFilesAreReported(format: CatalogFormat, text: String, message: String) throws {
    let (catalogs, problems) = TestCatalog(text, format).parsed()
    #expect(catalogs.isEmpty)
    #expect(problems.map(\.message) == [message])
  }

  @Test(arguments: [
    (
      CatalogFormat.stringsdict, UnitSamples.stringsdict,
      ["recent/detail|{count} files|{count} Dateien|translated"]
    ),
    (
      .i18next, UnitSamples.i18next,
      [
        "app.name|-|App|translated", "app.step_one|-|Schritt 1|translated",
        "menu.recent.title|-|Zuletzt|translated",
        "menu.recent.detail|-|{count} Dateien|translated", "menu.theme.title|-||untranslated",
      ]
    ),
  ])
  func formsAreRead(format: CatalogFormat, text: String, lines: [String]) {
    #expect(TestCatalog(text, format).lines() == lines)
  }
}
