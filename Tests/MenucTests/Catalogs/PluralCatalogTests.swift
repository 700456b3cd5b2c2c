import Foundation
import TestSupport
import Testing

/// Catalogs of every format hold texts with a number in the forms of their languages.
@Suite struct PluralCatalogTests: PluralCatalogSuite {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test(.needs("msgfmt")) func entriesOfGettextHaveForms() throws {
    try write("{language}.po")
    #expect(try menuc("translate", "menu.yaml", "--to", "ru", "--to", "ja").status == 0)
    let new = try text("ru.po")
    #expect(
      new.contains(
        """
        "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"
        """), "\(new)")
    #expect(
      new.hasSuffix(
        """
        #. Recent
        msgctxt "recent/detail"
        msgid "{count} file"
        msgid_plural "{count} files"
        msgstr[0] ""
        msgstr[1] ""
        msgstr[2] ""

        """), "\(new)")
    #expect(try text("ja.po").contains("nplurals=1; plural=0;"))
    for name in ["ru.po", "ja.po"] {
      let check = try Command.run("msgfmt", ["-c", "-o", "/dev/null", name], in: directory.url)
      #expect((check.status, check.errors) == (0, ""))
    }
    #expect(
      try findings().contains { $0.hasPrefix("'{count} files' is not translated (in 'ru')") })
    try directory.write(
      new.replacing("msgstr[0] \"\"", with: "msgstr[0] \"{count} файл\"")
        .replacing("msgstr[1] \"\"", with: "msgstr[1] \"{count} файла\"")
        .replacing("msgstr[2] \"\"", with: "msgstr[2] \"{count} файлов\"")
        .replacing("msgid \"Recent\"\nmsgstr \"\"", with: "msgid \"Recent\"\nmsgstr \"Недавние\""),
      to: "ru.po")
    let filled = try text("ru.po")
    #expect(try menuc("translate", "menu.yaml").status == 0)
    #expect(try text("ru.po") == filled)
    #expect(try findings().filter { $0.contains("'ru'") } == [])
    #expect(
      try forms(in: "ru") == [
        "one": "{count} файл", "few": "{count} файла", "many": "{count} файлов",
      ])
    // A changed text is marked, with what it was.
    try write("{language}.po", other: "{count} documents")
    #expect(try menuc("translate", "menu.yaml").output.contains("1 for review"))
    let changed = try text("ru.po")
    #expect(
      changed.contains(
        """
        #, fuzzy
        #| msgid "{count} file"
        #| msgid_plural "{count} files"
        msgctxt "recent/detail"
        msgid "{count} file"
        msgid_plural "{count} documents"
        msgstr[0] "{count} файл"
        """), "\(changed)")
    let check = try Command.run("msgfmt", ["-c", "-o", "/dev/null", "ru.po"], in: directory.url)
    #expect((check.status, check.errors) == (0, ""))
    #expect(try menuc("translate", "menu.yaml").output.contains("unchanged ru.po"))
    #expect(try text("ru.po") == changed)
  }

  /// A header of another tool may number the forms in another order.
  @Test func formsFollowTheHeader() throws {
    try write("{language}.po")
    try directory.write(
      """
      msgid ""
      msgstr ""
      "Language: de\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=2; plural=(n == 1);\\n"

      #. Recent
      msgctxt "recent/title"
      msgid "Recent"
      msgstr "Zuletzt"

      #. Recent
      msgctxt "recent/detail"
      msgid "{count} file"
      msgid_plural "{count} files"
      msgstr[0] "{count} Dateien"
      msgstr[1] "{count} Datei"

      """, to: "de.po")
    #expect(try findings() == [])
    #expect(try forms(in: "de") == ["one": "{count} Datei", "other": "{count} Dateien"])
    #expect(try menuc("translate", "menu.yaml", "--check").status == 0)
  }

  /// A text that had no forms gets them, and its translation becomes the general one, for review.
  @Test(arguments: ["{language}.po", "M.xcstrings"]) func aTextGetsForms(path: String) throws {
    try write(path, "All files")
    #expect(try menuc("translate", "menu.yaml", "--to", "de").status == 0)
    let name = path.replacing("{language}", with: "de")
    let isPO = path.hasSuffix("po")
    let old = try text(name)
    try directory.write(
      isPO
        ? old.replacing(
          "msgid \"All files\"\nmsgstr \"\"", with: "msgid \"All files\"\nmsgstr \"Alle\"")
        : old.replacing(
          "\"state\" : \"new\",\n            \"value\" : \"\"",
          with: "\"state\" : \"translated\",\n            \"value\" : \"Alle\""),
      to: name)
    try write(path)
    #expect(try menuc("translate", "menu.yaml").output.contains("1 for review"))
    let new = try text(name)
    if isPO {
      #expect(new.contains("msgstr[0] \"\"\nmsgstr[1] \"Alle\""), "\(new)")
      #expect(new.contains("#, fuzzy\n#| msgid \"All files\"\n"), "\(new)")
    } else {
      let root = try JSONSerialization.jsonObject(with: Data(new.utf8)) as? [String: Any]
      #expect(root != nil, "\(new)")
      #expect(new.contains("\"state\" : \"needs_review\""), "\(new)")
      #expect(new.contains("{count} file\""), "\(new)")
    }
    #expect(try menuc("translate", "menu.yaml").output.contains("unchanged \(name)"))
  }

  @Test func stringCatalogsHaveVariations() throws {
    try write("M.xcstrings")
    #expect(try menuc("translate", "menu.yaml", "--to", "ru").status == 0)
    let new = try text("M.xcstrings")
    func forms(_ language: String) throws -> [String] {
      let root = try JSONSerialization.jsonObject(with: Data(new.utf8)) as? [String: Any]
      let strings = root?["strings"] as? [String: Any]
      let entry = strings?["recent/detail"] as? [String: Any]
      let localization = (entry?["localizations"] as? [String: Any])?[language] as? [String: Any]
      let variations = localization?["variations"] as? [String: Any]
      return (variations?["plural"] as? [String: Any])?.keys.sorted() ?? []
    }
    #expect(try forms("en") == ["one", "other"])
    #expect(try forms("ru") == ["few", "many", "one", "other"])
    #expect(try menuc("translate", "menu.yaml").output.contains("unchanged M.xcstrings"))
    var filled = new
    for (form, word) in [("few", "файла"), ("many", "файлов"), ("one", "файл"), ("other", "файла")]
    {
      let pattern =
        "\"\(form)\" : \\{\\s*\"stringUnit\" : \\{\\s*\"state\" : \"new\",\\s*\"value\" : \"\""
      let range = try #require(filled.range(of: pattern, options: .regularExpression))
      filled.replaceSubrange(
        range,
        with:
          "\"\(form)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"{count} \(word)\""
      )
    }
    try directory.write(filled, to: "M.xcstrings")
    #expect(try !findings().contains { $0.contains("recent/detail") || $0.contains("files") })
    #expect(try self.forms(in: "ru")["many"] == "{count} файлов")
  }

  /// Formats without plurals have an entry for each form that the language needs.
  @Test(arguments: ["xliff", "strings", "properties", "toml", "yaml", "json"])
  func otherFormatsHaveAnEntryAForm(
    format: String
  ) throws {
    try write("{language}.\(format)")
    #expect(try menuc("translate", "menu.yaml", "--to", "pl").status == 0)
    let new = try text("pl.\(format)")
    for form in ["one", "few", "many"] { #expect(new.contains(form), "\(new)") }
    #expect(!new.contains("two") && !new.contains("zero"))
    #expect(try menuc("translate", "menu.yaml").output.contains("unchanged pl.\(format)"))
    #expect(try findings().contains { $0.contains("recent/detail.few") || $0.contains("files") })
  }

  /// Maps have the forms in a table.
  @Test func aMapHasATableOfForms() throws {
    try write("{language}.yaml")
    try directory.write(
      "recent:\n  title: Ostatnie\n  detail:\n    one: \"{count} plik\"\n    few: \"{count} pliki\"\n    two: x\n",
      to: "pl.yaml")
    let found = try findings()
    #expect(
      found == [
        "the text 'recent/detail.many' is missing in 'pl' [untranslated]",
        "'pl' has no form 'two' [plural-forms]",
      ], "\(found)")
  }
}
