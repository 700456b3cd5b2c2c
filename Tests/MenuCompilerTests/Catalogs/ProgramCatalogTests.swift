import Testing

@testable import MenuCompiler

/// Catalogs that a menu shares with a program: what `menuc translate` writes and what it leaves alone.
@Suite struct ProgramCatalogTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let items: String
    var format = CatalogFormat.i18next
    var rule: String?
    let before: String
    let after: String
    var testDescription: String { name }
  }

  private static let count =
    "[{ title: L, id: count, detail: { one: '{count} file', other: '{count} files' } }]"

  static let cases: [Case] = [
    Case(
      name: "a form without 'other' keeps its translation", items: count, rule: "{id}.{text}",
      before: #"{"count":{"title":"L'","detail_one":"{{count}} Datei"}}"#,
      after: #"{"count":{"title":"L'","detail_one":"{{count}} Datei",\#n  "detail_other": ""}}"#),
    Case(
      name: "an object gets a new name and a new text at once",
      items: "[{ title: Delta, id: delta, was: [gamma], badge: new }]", rule: "menu.{id}.{text}",
      before: #"{"menu":{"gamma":{"title":"G"}},"gamma":"other"}"#,
      after: #"{"menu":{"delta":{"title":"G",\#n  "badge": ""}},"gamma":"other"}"#),
    Case(
      name: "the entry of another menu is not used", items: "[Same]", format: .po,
      rule: "{menu}/{id}/{text}",
      before: """
        #. Same
        msgctxt "Aa/same/title"
        msgid "Same"
        msgstr "Gleich"

        """,
      after: """
        #. Same
        msgctxt "Aa/same/title"
        msgid "Same"
        msgstr "Gleich"

        #. Same
        msgctxt "W/same/title"
        msgid "Same"
        msgstr ""

        """),
    Case(
      name: "the entry of a program is used", items: "[Same]", format: .po,
      rule: "{menu}/{id}/{text}",
      before: "msgctxt \"a/b/c\"\nmsgid \"Same\"\nmsgstr \"Gleich\"\n",
      after: "msgctxt \"a/b/c\"\nmsgid \"Same\"\nmsgstr \"Gleich\"\n"),
    Case(
      name: "a flat file stays flat",
      items: "[{ title: Delta, id: delta, was: [gamma] }, { title: New, badge: B }]",
      rule: "menu.{id}.{text}",
      before: #"{"app.title":"X","menu.gamma.title":"G"}"#,
      after:
        #"{"app.title":"X","menu.gamma.title":"G",\#n  "menu.delta.title": "G",\#n  "menu.new.title": "",\#n  "menu.new.badge": ""}"#
    ),
    Case(
      name: "a flat file without the menu's texts stays flat", items: "[Delta]",
      rule: "menu.{id}.{text}",
      before: #"{"app.title":"X"}"#,
      after: #"{"app.title":"X",\#n  "menu.delta.title": ""}"#),
    Case(
      name: "names with a dot beside objects", items: "[Delta]", rule: "menu.{id}.{text}",
      before: #"{"app.title":"X","menu":{}}"#,
      after: #"{"app.title":"X","menu":{\#n  "delta": {\#n    "title": ""\#n  }\#n}}"#),
    Case(
      name: "names of resources contain no '/'", items: "[{ title: Open, help: Opens it }]",
      format: .android, rule: "menu_{id}",
      before: """
        <resources>
          <string name="menu_open">Öffnen</string>
          <string name="menu_delete">Löschen</string>
        </resources>

        """,
      after: """
        <resources>
          <string name="menu_open">Öffnen</string>
          <string name="menu_delete">Löschen</string>
          <!-- menuc: "Opens it" in "Open" -->
          <string name="menu_open..help"></string>
        </resources>

        """),
    Case(
      name: "a form that the language needs is added to gettext", items: count, format: .po,
      before: """
        msgid ""
        msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

        #. L
        msgctxt "count/title"
        msgid "L"
        msgstr "L'"

        #. L
        msgctxt "count/detail"
        msgid "{count} file"
        msgid_plural "{count} files"
        msgstr[0] "{count} Datei"

        msgctxt "home/title"
        msgid "Home"
        msgstr "Start"

        """,
      after: """
        msgid ""
        msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

        #. L
        msgctxt "count/title"
        msgid "L"
        msgstr "L'"

        #. L
        msgctxt "count/detail"
        msgid "{count} file"
        msgid_plural "{count} files"
        msgstr[0] "{count} Datei"
        msgstr[1] ""

        msgctxt "home/title"
        msgid "Home"
        msgstr "Start"

        """),
    Case(
      name: "a form that the language needs is added to Qt's messages", items: count, format: .ts,
      before: """
        <?xml version="1.0" encoding="utf-8"?>
        <TS version="2.1" language="de">
        <context>
            <name>W</name>
            <message>
                <source>L</source>
                <comment>count/title</comment>
                <extracomment>L</extracomment>
                <translation>L</translation>
            </message>
            <message numerus="yes">
                <source>%n files</source>
                <comment>count/detail</comment>
                <extracomment>L</extracomment>
                <translation>
                    <numerusform>%n Datei</numerusform>
                </translation>
            </message>
        </context>
        </TS>

        """,
      after: """
        <?xml version="1.0" encoding="utf-8"?>
        <TS version="2.1" language="de">
        <context>
            <name>W</name>
            <message>
                <source>L</source>
                <comment>count/title</comment>
                <extracomment>L</extracomment>
                <translation>L</translation>
            </message>
            <message numerus="yes">
                <source>%n files</source>
                <comment>count/detail</comment>
                <extracomment>L</extracomment>
                <translation>
                    <numerusform>%n Datei</numerusform>
                    <numerusform></numerusform>
                </translation>
            </message>
        </context>
        </TS>

        """),
    Case(
      name: "a new message has the indentation of the file", items: "[A, B]", format: .ts,
      before: """
        <TS version="2.1" language="de">
        <context>
            <name>W</name>
            <message>
                <source>A</source>
                <comment>a/title</comment>
                <extracomment>A</extracomment>
                <translation>A</translation>
            </message>
        </context>
        </TS>

        """,
      after: """
        <TS version="2.1" language="de">
        <context>
            <name>W</name>
            <message>
                <source>A</source>
                <comment>a/title</comment>
                <extracomment>A</extracomment>
                <translation>A</translation>
            </message>
            <message>
                <source>B</source>
                <comment>b/title</comment>
                <extracomment>B</extracomment>
                <translation type="unfinished"></translation>
            </message>
        </context>
        </TS>

        """),
    Case(
      name: "a text that gets a number becomes the general form", items: count, format: .properties,
      before: """
        # menuc: "L" in "L"
        count/title=L
        # menuc: "files" in "L"
        count/detail=Dateien

        """,
      after: """
        # menuc: "L" in "L"
        count/title=L
        # menuc: "{count} file" in "L"
        count/detail.one=
        # menuc, for review: "{count} files" in "L"
        count/detail.other=Dateien

        """),
    Case(
      name: "a message of ICU with a mistake stays as it is", items: count, format: .arb,
      before: """
        {
          "@@locale": "de",
          "count$title": "L",
          "count$detail": "{count, plural, one{1 Datei other{{count} Dateien}}"
        }

        """,
      after: """
        {
          "@@locale": "de",
          "count$title": "L",
          "@count$title": {
            "description": "L"
          },
          "count$detail": "{count, plural, one{1 Datei other{{count} Dateien}}",
          "@count$detail": {
            "description": "L",
            "x-state": "needs-review"
          }
        }

        """),
    Case(
      name: "a map of a program keeps its texts", items: "[Open]", format: .yaml,
      before: """
        home: Start
        read_more: { title: Weiter }
        open: Öffnen

        """,
      after: """
        home: Start
        read_more: { title: Weiter }
        open: Öffnen

        """),
  ]

  @Test(arguments: [
    (
      CatalogFormat.xcstrings,
      """
      { "sourceLanguage" : "fr", "version" : "1.0", "strings" : { "Bonjour" : { "localizations" :
      { "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } } } } } }
      """
    ),
    (
      .xliff,
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="W" source-language="fr" target-language="de" datatype="plaintext"><body/></file>
      </xliff>
      """
    ),
    (.ts, "<TS version=\"2.1\" language=\"de\" sourcelanguage=\"fr_FR\"></TS>\n"),
  ])
  func aCatalogFromAnotherLanguageStays(format: CatalogFormat, text: String) throws {
    let texts = try SourceTexts(yaml: "menu: W\nlanguage: en\nitems: [A]\n")
    let german = try #require(LanguageTag("de"))
    var problems: [LocatedDiagnostic] = []
    let file = SourceFile(name: "de", format: format.sourceFormat, text: text)
    var catalog = try #require(
      CatalogFile(reading: file, format: format, language: nil, problems: &problems))
    #expect {
      try catalog.update([german], texts)
    } throws: { error in
      "\(error)".hasPrefix("its source language is 'fr")
        && "\(error)".hasSuffix("', but the menu is in 'en'")
    }
    #expect(!catalog.isChanged)
  }

  @Test(arguments: [
    (CatalogFormat.po, "msgid \"a\"\n<<<<<<< HEAD\n", "line 2"),
    (.strings, "\"a\" = \"b\";\n\n<<<<<<< HEAD\n", "line 3"),
    (.android, "<resources>\n<<<<<<< HEAD\n</resources>\n", "line 2"),
    (.xliff, "<xliff>\n<<<<<<< HEAD\n</xliff>\n", "line 2"),
  ])
  func marksOfVersionControlAreNamed(format: CatalogFormat, text: String, place: String) {
    var diagnostics = Diagnostics()
    let file = SourceFile(name: "de", format: format.sourceFormat, text: text)
    #expect(parseCatalog(file, as: 0, format: format, into: &diagnostics).isEmpty)
    let help = diagnostics.all.first?.help ?? ""
    #expect(help.hasPrefix("version control left conflict markers from \(place) on"), "\(help)")
  }

  @Test func aRepeatedKeyHasItsPlace() {
    var diagnostics = Diagnostics()
    let file = SourceFile(name: "de", format: .json, text: "{ \"a\": \"b\", \"a\": \"c\" }")
    #expect(parseCatalog(file, as: 0, format: .arb, into: &diagnostics).isEmpty)
    #expect(diagnostics.all.first?.anchor == .bytes(file: 0, 12..<15))
  }

  @Test(arguments: cases) func itsTextsStay(_ given: Case) throws {
    let texts = try SourceTexts(yaml: "menu: W\nlanguage: en\nitems: \(given.items)\n")
    let german = try #require(LanguageTag("de"))
    let rule = try given.rule.map { try #require(CatalogKeyRule($0, menu: "W")) }
    var text = given.before
    for round in 1...2 {
      var problems: [LocatedDiagnostic] = []
      let file = SourceFile(name: "de", format: given.format.sourceFormat, text: text)
      var catalog = try #require(
        CatalogFile(
          reading: file, format: given.format, language: german, keys: rule, problems: &problems))
      _ = try catalog.update([german], texts)
      text = String(decoding: catalog.bytes, as: UTF8.self)
      #expect(text == given.after, "round \(round)")
    }
  }
}
