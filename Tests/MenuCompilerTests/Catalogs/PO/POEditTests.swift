import TestSupport
import Testing

@testable import MenuCompiler

@Suite struct POEditTests {
  /// An entry before and after an update.
  struct Update: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    var source = "Theme"
    var key = "theme/title"
    var note = "Look"
    let state: CatalogState
    let after: String
  }

  static let updates = [
    Update(
      testDescription: "nothing changes",
      before: "# mine\n#. Look\nmsgctxt  \"theme/title\"\n msgid \"Th\" \"eme\"\nmsgstr \"Thema\"",
      state: .translated,
      after: "# mine\n#. Look\nmsgctxt  \"theme/title\"\n msgid \"Th\" \"eme\"\nmsgstr \"Thema\""),
    Update(
      testDescription: "a text is marked for review",
      before: """
        # mine
        #. Look
        #: a.c:1
        #, c-format
        msgctxt "theme/title"
        msgid "Colors"
        msgstr "Farben"
        """,
      state: .needsReview,
      after: """
        # mine
        #. Look
        #: a.c:1
        #, fuzzy, c-format
        #| msgid "Colors"
        msgctxt "theme/title"
        msgid "Theme"
        msgstr "Farben"
        """),
    Update(
      testDescription: "a text of several lines and another key",
      before: "msgctxt \"old/title\"\nmsgid \"\"\n\"a\\n\"\n\"b\"\nmsgstr \"\"\n\"c\"\n\"d\"",
      source: "a\nc", note: "", state: .needsReview,
      after: """
        #, fuzzy
        #| msgctxt "old/title"
        #| msgid ""
        #| "a\\n"
        #| "b"
        msgctxt "theme/title"
        msgid ""
        "a\\n"
        "c"
        msgstr ""
        "c"
        "d"
        """),
    Update(
      testDescription: "the oldest text stays until it was reviewed",
      before: """
        #, fuzzy
        #| msgid "Colors"
        msgctxt "theme/title"
        msgid "Style"
        msgstr "Farben"
        """,
      note: "", state: .needsReview,
      after: """
        #, fuzzy
        #| msgid "Colors"
        msgctxt "theme/title"
        msgid "Theme"
        msgstr "Farben"
        """),
    Update(
      testDescription: "what was reviewed",
      before: """
        #. Look
        #, no-wrap, fuzzy
        #| msgid "Colors"
        msgctxt "theme/title"
        msgid "Theme"
        msgstr "Thema"
        """,
      state: .translated,
      after: """
        #. Look
        #, no-wrap
        msgctxt "theme/title"
        msgid "Theme"
        msgstr "Thema"
        """),
    Update(
      testDescription: "what has no translation needs no review",
      before: "msgctxt \"theme/title\"\nmsgid \"Colors\"\nmsgstr \"\"", note: "",
      state: .needsReview, after: "msgctxt \"theme/title\"\nmsgid \"Theme\"\nmsgstr \"\""),
    Update(
      testDescription: "a new note",
      before: """
        # mine
        #. Old
        #. note
        # also mine
        msgctxt "theme/title"
        msgid "Theme"
        msgstr "Thema"
        """,
      state: .translated,
      after: """
        # mine
        #. Look
        # also mine
        msgctxt "theme/title"
        msgid "Theme"
        msgstr "Thema"
        """),
    Update(
      testDescription: "a text becomes obsolete",
      before: """
        # mine
        #. Look
        #, fuzzy
        #| msgid "Colors"
        msgctxt "theme/title"
        msgid ""
        "The"
        "me"
        msgstr "Thema"
        """,
      note: "", state: .obsolete,
      after: """
        # mine
        #. Look
        #, fuzzy
        #~| msgid "Colors"
        #~ msgctxt "theme/title"
        #~ msgid ""
        #~ "The"
        #~ "me"
        #~ msgstr "Thema"
        """),
    Update(
      testDescription: "a text returns",
      before: "# mine\n#~ msgctxt \"theme/title\"\n#~ msgid \"Theme\"\n#~ msgstr \"Thema\"",
      state: .translated,
      after: "# mine\n#. Look\nmsgctxt \"theme/title\"\nmsgid \"Theme\"\nmsgstr \"Thema\""),
    Update(
      testDescription: "a text returns, which nobody has reviewed",
      before: """
        #, fuzzy
        #~| msgid "Colors"
        #~ msgctxt "theme/title"
        #~ msgid "Theme"
        #~ msgstr "Farben"
        """,
      state: .translated,
      after: """
        #. Look
        #, fuzzy
        #| msgid "Colors"
        msgctxt "theme/title"
        msgid "Theme"
        msgstr "Farben"
        """),
    Update(
      testDescription: "a text returns changed",
      before: "#~ msgctxt \"theme/title\"\n#~ msgid \"Colors\"\n#~ msgstr \"Farben\"", note: "",
      state: .needsReview,
      after: """
        #, fuzzy
        #| msgid "Colors"
        msgctxt "theme/title"
        msgid "Theme"
        msgstr "Farben"
        """),
    Update(
      testDescription: "texts are compared by their bytes",
      before: "msgctxt \"theme/title\"\nmsgid \"\u{E9}\"\nmsgstr \"x\"", source: "e\u{301}",
      note: "", state: .needsReview,
      after: """
        #, fuzzy
        #| msgid "\u{E9}"
        msgctxt "theme/title"
        msgid "e\u{301}"
        msgstr "x"
        """),
  ]

  static let start = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"
  static let end = "\n\n# last\nmsgid \"b\"\nmsgid_plural \"c\"\nmsgstr[0]   \"d\"\n\n\n"

  /// The text around the entry stays, and new line breaks are those of the file.
  @Test(arguments: updates, ["\n", "\r\n"])
  func anEntryIsUpdated(update: Update, lineBreak: String) throws {
    let text = try CatalogText(update.key, update.source, note: update.note)
    func file(_ entry: String) -> String {
      (Self.start + entry + Self.end).replacing("\n", with: lineBreak)
    }
    let edited = TestCatalog(file(update.before), .po).edited([.update(0, text, update.state)])
    #expect(edited.text == file(update.after))
    // Making the edit again changes nothing.
    #expect(edited.edited([.update(0, text, edited.state(of: 0) ?? .obsolete)]).text == edited.text)
  }

  /// Entries that share their lines with others.
  @Test func anUnusualEntryIsUpdated() throws {
    let catalog = TestCatalog(try TestPO.fixture("unusual.po"), .po)
    let lines = catalog.lines()
    let states: [CatalogState] = [.translated, .needsReview, .obsolete]
    for index in lines.indices {
      for state in states {
        let text = try CatalogText("new/title", "New", note: "Note")
        let edited = catalog.edited([.update(index, text, state)]).lines()
        #expect(edited.count == lines.count)
        for (other, line) in lines.enumerated() where other != index {
          #expect(edited[other] == line, "entry \(index) becomes \(state)")
        }
        #expect(edited[index].hasPrefix("new/title|New|"))
      }
      let text = try CatalogText("new/title", "New", note: "Note")
      let grown = catalog.edited([.add(text, before: index)]).lines()
      var expected = lines
      expected.insert("new/title|New||untranslated", at: index)
      #expect(grown == expected, "before \(index)")
    }
  }

  @Test func textsAreAdded() throws {
    let catalog = TestCatalog(try TestPO.fixture("mixed.po"), .po)
    let first = try CatalogText("a/title", "A", note: "Way › A")
    let second = try CatalogText("b/body", "B\nC\n", translation: "b\nc\n")
    let edited = catalog.edited([
      .add(first, before: nil), .add(first, before: 5), .add(second, before: 5),
      .add(second, before: nil),
    ])
    let firstLines = "#. Way › A\nmsgctxt \"a/title\"\nmsgid \"A\"\nmsgstr \"\"\n"
    let secondLines =
      "msgctxt \"b/body\"\nmsgid \"\"\n\"B\\n\"\n\"C\\n\"\nmsgstr \"\"\n\"b\\n\"\n\"c\\n\"\n"
    let added = firstLines + "\n" + secondLines + "\n"
    // The text is inserted before an entry and its comments, and before obsolete entries at the
    // end.
    let theme = "#. Settings › Appearance › Theme\n#, fuzzy\n#| msgid"
    let quit = "#~ msgid \"Quit\""
    let expected = catalog.text.replacing(theme, with: added + theme)
      .replacing(quit, with: added + quit)
    #expect(edited.text == expected)
  }

  /// Files with different endings, and the added text for each.
  @Test(arguments: [
    ("", "ENTRY\n"), ("\u{FEFF}", "\u{FEFF}ENTRY\n"), ("# all", "# all\n\nENTRY\n"),
    ("# all\n", "# all\n\nENTRY\n"),
    ("msgid \"\"\nmsgstr \"\"", "msgid \"\"\nmsgstr \"\"\n\nENTRY\n"),
    ("msgid \"\"\nmsgstr \"\"  \n\n\n", "msgid \"\"\nmsgstr \"\"  \n\nENTRY\n\n\n"),
    ("msgid \"\"\nmsgstr \"\" # x\n", "msgid \"\"\nmsgstr \"\"\n\nENTRY\n\n # x\n"),
    (
      "domain \"a\"\n#~ msgid \"b\"\n#~ msgstr \"c\"\n",
      "domain \"a\"\n\nENTRY\n\n#~ msgid \"b\"\n#~ msgstr \"c\"\n"
    ),
    ("# d\n#~ msgid \"b\"\n#~ msgstr \"c\"\n", "ENTRY\n\n# d\n#~ msgid \"b\"\n#~ msgstr \"c\"\n"),
  ])
  func aTextIsAddedAtTheEnd(before: String, after: String) throws {
    let entry = "msgctxt \"a/title\"\nmsgid \"A\"\nmsgstr \"\""
    for lineBreak in ["\n", "\r\n"] where lineBreak == "\n" || before.contains("\n") {
      let edited = TestCatalog(before.replacing("\n", with: lineBreak), .po)
        .edited([.add(try CatalogText("a/title", "A"), before: nil)])
      let expected = after.replacing("ENTRY", with: entry).replacing("\n", with: lineBreak)
      #expect(edited.text == expected)
      // Obsolete entries of the program stay behind it.
      let gone = before.contains("#~") ? ["|b|c|obsolete"] : []
      #expect(edited.lines() == ["a/title|A||untranslated"] + gone)
    }
  }

  @Test func anEmptyCatalogHasAHeader() {
    let bytes = emptyCatalog(
      format: .po, language: "sr-Latn-RS", sourceLanguage: "en", project: "My \"app\"\nX: y")
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        msgid ""
        msgstr ""
        "Project-Id-Version: My \\"app\\" X: y\\n"
        "PO-Revision-Date: \\n"
        "Last-Translator: \\n"
        "Language-Team: \\n"
        "Language: sr_RS@latin\\n"
        "MIME-Version: 1.0\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Content-Transfer-Encoding: 8bit\\n"

        """)
    #expect(TestCatalog(bytes, .po).parsed().catalogs.map(\.language) == ["sr-Latn-RS"])
  }
}

extension TestCatalog {
  fileprivate func state(of entry: Int) -> CatalogState? {
    parsed().catalogs.first?.entries[entry].state
  }
}
