import TestSupport
import Testing

@testable import MenuCompiler

@Suite struct POReadingTests {
  @Test func textsOfTheMenuAndOfTheProgramAreRead() throws {
    let catalog = TestCatalog(try TestPO.fixture("mixed.po"), .po)
    let long =
      "A language whose name is so long that the tools of gettext break the string into"
      + " several"
    #expect(
      catalog.lines() == [
        "|%s is not a file|%s ist keine Datei|translated", "|%d files|%d Dateien|translated",
        "/title|Settings|Einstellungen|translated",
        "appearance/title|Appearance|Aussehen|translated",
        "appearance/body|How windows look.\n\nTakes effect at once.|"
          + "Wie Fenster aussehen.\n\nGilt sofort.|translated",
        "theme/title|Theme|Farben|needsReview",
        "theme/keywords|color\ntheme\ndark|Farbe\ndunkel|needsReview",
        "size/title|\"Text\\size\"\tin points||untranslated",
        "files/title|Files|Dateien|translated",
        "language/title|\(long)|Eine Sprache, deren Name so lang ist, dass die Werkzeuge von "
          + "gettext die Zeichenkette in mehrere teilen|translated",
        "|Quit|Beenden|obsolete", "sound/title|Sound|Ton|obsolete",
        "volume/detail|Loud\nor quiet|Laut\noder leise|obsolete",
      ])
    let read = try #require(catalog.parsed().catalogs.first)
    #expect(read.language == "de-AT")
    #expect(read.languageAnchor.map(catalog.excerpt) == "de_AT")
    #expect(read.sourceLanguage == nil)
    #expect(
      read.entries.map { catalog.excerpt($0.keyAnchor) }.prefix(4) == [
        "\"%s is not a file\"", "\"%d file\"", "\"/title\"", "\"appearance/title\"",
      ])
    #expect(catalog.excerpt(read.entries[6].translationAnchor) == "\"Farbe\\n\"\n\"dunkel\"")
    #expect(catalog.excerpt(read.entries[7].translationAnchor) == "\"\"")
  }

  /// Like gettext, menuc ignores how lines are broken.
  @Test func theLayoutDoesNotMatter() throws {
    let catalog = TestCatalog(try TestPO.fixture("unusual.po"), .po)
    #expect(
      catalog.lines() == [
        "a/title|A|ABc|translated", "b/title|B|be|needsReview", "c/title|C|ce|obsolete",
        "d/title|D|de|obsolete", "e/title|E||obsolete",
        "f/title|\u{7}\u{8}\u{C}\u{B}\r\t\"\\|ef|obsolete", "g/title|G|ge|translated",
      ])
    #expect(catalog.parsed().catalogs.first?.language == "sr-Latn")
  }

  @Test(arguments: ["mixed.po", "unusual.po"])
  func lineBreaksAndMarksDoNotMatter(name: String) throws {
    let text = try TestPO.fixture(name)
    let expected = TestCatalog(text, .po).lines()
    #expect(TestCatalog(text.replacing("\n", with: "\r\n"), .po).lines() == expected)
    #expect(TestCatalog("\u{FEFF}" + text, .po).lines() == expected)
  }

  @Test func aHeaderIsNotNeeded() {
    let catalog = TestCatalog("msgctxt \"a/title\"\nmsgid \"\u{E9}\"\nmsgstr \"x\"", .po)
    #expect(catalog.lines() == ["a/title|\u{E9}|x|translated"])
    #expect(catalog.parsed().catalogs.first?.languageAnchor == nil)
    #expect(TestCatalog("", .po).parsed().catalogs.map(\.entries.count) == [0])
  }

  /// Another rule reports the repeated entries.
  @Test func bothOfTwoEntriesWithAKeyAreRead() {
    let entry = "msgctxt \"a/title\"\nmsgid \"A\"\nmsgstr \"b\"\n"
    #expect(TestCatalog(entry + entry, .po).lines().count == 2)
  }

  @Test(arguments: [
    ("de", "de"), ("de_AT", "de-AT"), ("pt_BR.UTF-8", "pt-BR"), ("sr@latin", "sr-Latn"),
    ("sr_RS@latin", "sr-Latn-RS"), ("uz@Cyrillic", "uz-Cyrl"), ("ca@valencia", "ca-valencia"),
    ("fr_FR@euro", "fr-FR"), ("zh_Hant_TW", "zh-Hant-TW"), ("en-XA", "en-XA"),
  ])
  func namesOfLanguages(name: String, tag: String) {
    #expect(POLanguage.tag(of: name) == tag)
    let written = POLanguage.name(of: tag)
    #expect(POLanguage.tag(of: written) == tag)
    let hasOtherForm = name.contains(".") || name.contains("euro") || name == "en-XA"
    #expect(written == name || hasOtherForm || name == "uz@Cyrillic")
  }

  @Test(arguments: [
    ("UTF-8", nil), ("utf8", nil), ("CHARSET", nil), ("us-ascii", "\u{E9}"),
    ("ISO-8859-1", "ISO-8859-1"), ("Shift_JIS", "Shift_JIS"),
  ])
  func onlyUTF8IsRead(charset: String, excerpt: String?) {
    let catalog = TestCatalog(
      """
      msgid ""
      msgstr ""
      "Language: de\\n"
      "Content-Type: text/plain; charset=\(charset)\\n"

      msgctxt "a/title"
      msgid "A"
      msgstr "\u{E9}"
      """, .po)
    let parsed = catalog.parsed()
    #expect(parsed.problems.map { catalog.excerpt($0.anchor) } == [excerpt].compactMap { $0 })
    #expect(parsed.problems.allSatisfy { $0.name == .notUTF8 })
    #expect(parsed.catalogs.isEmpty == (excerpt != nil))
  }

  /// Invalid texts, each with the message and the text that the message points at.
  @Test(arguments: [
    ("msgid \"a\nmsgstr \"b\"", "the string is not closed", "\"a"),
    ("\"a", "the string is not closed", "\"a"),
    ("msgid \"a\\q\"\nmsgstr \"b\"", "'\\q' is not an escape", "\\q"),
    ("msgid \"\\xz\"\nmsgstr \"b\"", "'\\x' is not an escape", "\\x"),
    ("msgid \"a\"", "'msgid' without 'msgstr'", "msgid"),
    ("msgctxt \"a\"\nmsgstr \"b\"", "'msgctxt' without 'msgid'", "msgctxt"),
    ("#| msgctxt \"a\"\nmsgid \"a\"\nmsgstr \"b\"", "'msgctxt' without 'msgid'", "msgctxt"),
    ("msgstr \"b\"", "'msgstr' without 'msgid'", "msgstr"),
    ("\"b\"", "the string has no keyword", "\"b\""),
    ("msgid\nmsgstr \"b\"", "'msgid' has no string", "msgid"),
    ("msgidx \"a\"\nmsgstr \"b\"", "unknown keyword 'msgidx'", "msgidx"),
    ("msgid \"a\"\n# c\nmsgstr \"b\"", "a comment is within an entry", "# c"),
    ("msgid \"a\" \u{2013}\nmsgstr \"b\"", "'\u{2013}' is not part of an entry", "\u{2013}"),
    ("#~ msgid \"a\"\nmsgstr \"b\"", "an obsolete entry has a line without '#~'", "msgstr"),
    ("msgid \"a\"\n#~ \"c\"\nmsgstr \"b\"", "an entry has a line with '#~'", "#~ \"c\""),
    (
      "#| msgid \"a\"\n\"b\"\nmsgid \"a\"\nmsgstr \"b\"",
      "a string lacks the mark '#|' that its keyword has", "\"b\""
    ),
    ("msgid \"a\"\nmsgstr[0] \"b\"", "the entry has an index, but no 'msgid_plural'", "msgstr"),
    ("msgid \"a\"\nmsgid_plural \"b\"\n", "'msgid_plural' without 'msgstr[0]'", "msgid_plural"),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"", "'msgstr' has no index", "msgstr"),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"c\"", "the index must be 0, not 1", "1"),
    (
      "# C:\\\nmsgid \"a\"\nmsgstr \"b\"",
      "the comment ends with '\\', so gettext joins it to the next line", "\\"
    ),
    ("domain \"a\" \"b\"", "a domain can have only one string", "\"b\""),
  ])
  func aMistakeIsReported(text: String, message: String, excerpt: String) {
    let catalog = TestCatalog(text, .po)
    let parsed = catalog.parsed()
    #expect(parsed.catalogs.isEmpty)
    #expect(parsed.problems.map(\.message) == [message])
    #expect(parsed.problems.map(\.name) == [.syntax])
    #expect(parsed.problems.map { catalog.excerpt($0.anchor) } == [excerpt])
  }

  @Test(arguments: ["\\377", "\\303", "a\\0", "\\x00"])
  func escapesMakeText(escape: String) {
    let text = "msgctxt \"a/title\"\nmsgid \"A\"\nmsgstr \"\(escape)\"\n"
    let parsed = TestCatalog(text, .po).parsed()
    #expect(parsed.problems.map(\.name) == [.syntax])
    // The text of another program is not changed.
    #expect(TestCatalog(String(text.dropFirst(18)), .po).parsed().problems.isEmpty)
  }

  @Test func aTextIsNotLargerThanOneOfTheMenu() {
    let long = String(repeating: "a", count: Limits.textBytes + 1)
    let text = "msgctxt \"a/title\"\nmsgid \"A\"\nmsgstr \"\(long)\"\n"
    #expect(TestCatalog(text, .po).parsed().problems.map(\.name) == [.tooLarge])
  }
}
