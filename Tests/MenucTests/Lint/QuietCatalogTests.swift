import Foundation
import TestSupport
import Testing

/// Catalogs that lack many texts, and catalogs that a menu shares with its program, cause few
/// findings.
@Suite struct QuietCatalogTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func menuc(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url)
  }

  /// The messages of `menuc lint`, without the name of the rule.
  private func findings(_ arguments: String...) throws -> [String] {
    let lint = try Command.run(
      Repository.menuc.path, ["lint", "menu.yaml"] + arguments, in: directory.url)
    return lint.errors.matches(of: /(?:warning|error): (.*) \[[a-z-]+\]/).map {
      String($0.output.1)
    }
  }

  private func write(_ catalogs: String, items: String) throws {
    try directory.write(
      "menu: M\nlanguage: en\ntranslations: \"\(catalogs)\"\nitems: \(items)\n", to: "menu.yaml")
  }

  /// A catalog without any text is one finding, before and after an update.
  @Test(arguments: ["{language}.po", "{language}.xliff", "{language}.toml", "Menu.xcstrings"])
  func aCatalogIsOneFinding(path: String) throws {
    let items = (1...20).map { "I\($0)" }.joined(separator: ", ")
    try write(path, items: "[A, B]")
    #expect(try menuc("translate", "menu.yaml", "--to", "de", "--to", "fr").status == 0)
    try write(path, items: "[A, B, \(items)]")
    for _ in 0..<2 {
      let found = try findings()
      #expect(found.count == 2, "\(found)")
      for (message, start) in zip(found, ["de", "fr"]) {
        #expect(message.hasPrefix("22 texts are not translated in '\(start)': '"), "\(message)")
        #expect(message.hasSuffix("' and 19 more"), "\(message)")
      }
      #expect(try findings("--all").count == 44)
      #expect(try menuc("translate", "menu.yaml").status == 0)
    }
  }

  /// The findings of a folded report can be allowed one by one, and the last one is reported as it
  /// is.
  @Test func oneTextIsReportedByItself() throws {
    try write("{language}.po", items: "[A, B]")
    let entry = { (id: String, title: String) in
      "\n# menuc:allow untranslated\nmsgctxt \"\(id)/title\"\nmsgid \"\(title)\"\nmsgstr \"\"\n"
    }
    try directory.write(
      "msgid \"\"\nmsgstr \"Language: de\\n\"\n" + entry("a", "A")
        + entry("b", "B").replacing("# menuc:allow untranslated\n", with: ""), to: "de.po")
    #expect(try findings() == ["'B' is not translated (in 'de')"])
  }

  /// A misspelled key of the menu is one error, not also a warning in each language.
  @Test func aMisspelledKeyIsReportedOnce() throws {
    try write("{language}.toml", items: "[{ title: A, detial: a }]")
    for language in ["de", "fr"] {
      try directory.write("a = { title = \"Ä\", detail = \"ä\" }\n", to: "\(language).toml")
    }
    let found = try findings()
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("detial") == true)
  }

  /// Texts without words, and the name of a menu without a title, need no translation.
  @Test func whatNeedsNoTranslation() throws {
    try write("{language}.po", items: "[A, '0', '50 %']")
    let made = try menuc("translate", "menu.yaml", "--to", "de")
    #expect(made.output == "written de.po: 1 added, 0 of 1 translated\n")
    #expect(try findings() == ["'A' is not translated (in 'de')"])
  }

  /// Entries of the program can have the same context, but two entries for a text are an error, which
  /// also stops an update.
  @Test func aTextThatIsTranslatedTwice() throws {
    try write("{language}.po", items: "[Theme]")
    let header = "msgid \"\"\nmsgstr \"Language: de\\n\"\n"
    func entry(_ context: String, _ source: String) -> String {
      "\nmsgctxt \"\(context)\"\nmsgid \"\(source)\"\nmsgstr \"\(source)\"\n"
    }
    let own = entry("File menu", "Open") + entry("File menu", "Save")
    let theme = "\n#. Theme" + entry("theme/title", "Theme")
    try directory.write(header + own + theme, to: "de.po")
    #expect(try findings() == [])
    #expect(try menuc("translate", "menu.yaml").output == "unchanged de.po: 1 of 1 translated\n")
    try directory.write(header + own + theme + theme, to: "de.po")
    let lint = try menuc("lint", "menu.yaml")
    #expect(lint.errors.contains("'theme/title' is translated twice (in 'de')"))
    let update = try menuc("translate", "menu.yaml")
    #expect(update.status == 1)
    #expect(update.errors.contains("error: 'theme/title' is translated twice (in 'de')"))
    #expect(update.output == "")
  }

  /// The catalog of a region contains only what differs: it is neither filled nor reported.
  @Test func aCatalogOfARegionIsSparse() throws {
    try write("{language}.po", items: "[Colors, Sounds, Files]")
    #expect(try menuc("translate", "menu.yaml", "--to", "de").status == 0)
    func catalog(_ language: String, _ translation: String) -> String {
      """
      msgid ""
      msgstr "Language: \(language)\\n"

      #. Colors
      msgctxt "colors/title"
      msgid "Colors"
      msgstr "\(translation)"

      #. Sounds
      msgctxt "sounds/title"
      msgid "Sounds"
      msgstr ""

      """
    }
    try directory.write(catalog("en_GB", "Colours"), to: "en-GB.po")
    try directory.write(catalog("de_AT", "Farben"), to: "de-AT.po")
    #expect(try findings().count == 1)
    #expect(try findings().first?.contains("in 'de': 'colors/title'") == true)
    #expect(
      try menuc("translate", "menu.yaml").output == """
        unchanged de.po: 0 of 3 translated
        unchanged de-AT.po: 1 of 3 translated, 2 inherited
        unchanged en-GB.po: 1 of 3 translated, 2 inherited

        """)
    // A language that the command line names gets all texts.
    #expect(
      try menuc("translate", "menu.yaml", "--to", "en-GB").output
        == "written en-GB.po: 1 added, 1 of 3 translated\n")
  }

  /// Keys of the program, and texts that are not to be translated, are left alone in a string
  /// catalog. A misspelled key is reported once, not in each language.
  @Test func aStringCatalogIsShared() throws {
    try write("Menu.xcstrings", items: "[Theme, Brand, Files]")
    func unit(_ value: String) -> String {
      #"{"stringUnit" : {"state" : "translated", "value" : "\#(value)"}}"#
    }
    let both = #""localizations" : {"de" : \#(unit("x")), "fr" : \#(unit("x"))}"#
    let forms =
      #"{"variations" : {"plural" : {"one" : \#(unit("Datei")), "other" : \#(unit("Dateien"))}}}"#
    let text = #"""
      {"sourceLanguage" : "en", "strings" : {
        "%lld items" : {\#(both)},
        "brand/title" : {"shouldTranslate" : false},
        "files/title" : {"localizations" : {
          "de" : \#(forms), "en" : \#(unit("Files")), "fr" : \#(forms)}},
        "Open…" : {\#(both)},
        "theme/titel" : {\#(both)},
        "theme/title" : {\#(both)}
      }, "version" : "1.0"}
      """#
    try directory.write(text, to: "Menu.xcstrings")
    #expect(try findings() == ["'theme/titel' is not the key of a text"])
    let updated = try menuc("translate", "menu.yaml")
    #expect(
      updated.output.components(separatedBy: "2 of 2 translated").count == 3, "\(updated.output)")
    let after = try Repository.text(directory.url.appending(path: "Menu.xcstrings"))
    for kept in [#""brand/title" : {"shouldTranslate" : false}"#, forms, "\"Open…\" : {\(both)}"] {
      #expect(after.contains(kept))
    }
    let again = try menuc("translate", "menu.yaml")
    #expect(again.output.hasPrefix("unchanged Menu.xcstrings (de)"), "\(again.output)")
    #expect(try findings() == ["'theme/titel' is not the key of a text"])
  }

  /// The keys of a map are ids alone.
  @Test func aKeyOfATextInAMap() throws {
    try write("{language}.json", items: "[Theme]")
    try directory.write(#"{ "theme/title": "Thema", "/title": "M" }"#, to: "de.json")
    #expect(
      try findings().filter { $0.contains("no item") } == [
        "no item has the id 'theme/title' (in 'de')"
      ])
  }

  /// An entry with plural forms is used and kept, and gettext accepts the catalog.
  @Test func anEntryWithPluralForms() throws {
    try write("{language}.po", items: "[{ title: Files, id: files }, Theme]")
    #expect(try menuc("translate", "menu.yaml", "--to", "de").status == 0)
    let path = directory.url.appending(path: "de.po")
    let header = try Repository.text(path).components(separatedBy: "\n\n")[0]
    try directory.write(
      header + """

        "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

        #. Files
        msgctxt "files/title"
        msgid "File"
        msgid_plural "Files"
        msgstr[0] "Datei"
        msgstr[1] "Dateien"

        #. Theme
        msgctxt "theme/title"
        msgid "Theme"
        msgstr "Design"

        """, to: "de.po")
    let before = try Repository.text(path)
    #expect(try findings() == [])
    #expect(try menuc("translate", "menu.yaml").output == "unchanged de.po: 2 of 2 translated\n")
    #expect(try Repository.text(path) == before)
    let check = try Command.run("msgfmt", ["--check", "--output-file=/dev/null", path.path])
    #expect(check.status == 0)
    #expect(check.errors == "")
  }
}
