import Foundation
import MenuCompiler
import TestSupport
import Testing

/// `menuc translate`: the files that it creates, updates and leaves alone, and its output.
@Suite struct TranslateCommandTests {
  let directory: TemporaryDirectory

  /// A menu with catalogs in a format.
  static func menu(_ format: CatalogFormat, items: String = "[Theme, Sounds]") -> String {
    """
    menu: Settings
    title: Settings
    language: en
    translations: "\(path(format))"
    items: \(items)

    """
  }

  /// The formats whose files need no rule and no other file.
  static let formats = CatalogFormat.allCases.filter { $0 != .i18next && !$0.hasPluralsOnly }

  static func path(_ format: CatalogFormat, _ language: String = "{language}") -> String {
    switch format {
    case .xcstrings: return "Settings.xcstrings"
    case .properties, .arb, .ts:
      return "texts/\(language.replacing("-", with: "_")).\(format.extensions[0])"
    default: return "texts/\(language).\(format.extensions[0])"
    }
  }

  /// The printed name of a catalog.
  static func name(_ format: CatalogFormat, _ language: String) -> String {
    format == .xcstrings ? "Settings.xcstrings (\(language))" : path(format, language)
  }

  init() throws { directory = try TemporaryDirectory() }

  private func translate(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, ["translate"] + arguments, in: directory.url)
  }

  /// The menu has no id: its title is below an empty name.
  @Test func theTitleInNestedJSON() throws {
    let menu =
      "menu: Speech\ntitle: Speech\nlanguage: en\ntranslations: \"{language}.json#{id}.{text}\"\nitems: [Hello]\n"
    try directory.write(menu, to: "speech.yaml")
    #expect(try translate("speech.yaml", "--to", "de").status == 0)
    let written = try text("de.json")
    try directory.write(written.replacing("\"\"\n", with: "\"Wort\"\n"), to: "de.json")
    let checked = try translate("speech.yaml", "--check")
    #expect(checked.status == 0, "\(checked.output)\(checked.errors)\(written)")
  }

  private func text(_ path: String) throws -> String {
    let text = try Repository.text(directory.url.appending(path: path))
    guard path.hasSuffix(".properties") else { return text }
    return text.replacing(/\\u([0-9A-F]{4})/) { match in
      UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }

  @Test(arguments: formats)
  func catalogsAreMadeAndUpdated(format: CatalogFormat) throws {
    try directory.write(Self.menu(format), to: "menu.yaml")
    let name = Self.name(format, "de")
    let path = Self.path(format, "de")
    let made = try translate("menu.yaml", "--to", "de")
    #expect(made.output == "written \(name): 3 added, 0 of 3 translated\n", "\(made.errors)")
    #expect(made.errors == "")
    #expect(made.status == 0)
    let first = try text(path)

    let again = try translate("menu.yaml")
    #expect(again.output == "unchanged \(name): 0 of 3 translated\n")
    #expect(try text(path) == first)

    try directory.write(Self.menu(format, items: "[Theme, Font, Sounds]"), to: "menu.yaml")
    let updated = try translate("menu.yaml")
    #expect(updated.output == "written \(name): 1 added, 0 of 4 translated\n")
    let second = try text(path)
    #expect(try translate("menu.yaml").output == "unchanged \(name): 0 of 4 translated\n")
    #expect(try text(path) == second)
    let places = ["Theme", "Font", "Sounds"].map { second.range(of: $0)?.lowerBound }
    if format != .xcstrings {
      #expect(places == places.sorted { ($0 ?? first.endIndex) < ($1 ?? first.endIndex) })
    }
  }

  @Test(arguments: formats)
  func pseudoLanguagesAreMadeAnew(format: CatalogFormat) throws {
    try directory.write(Self.menu(format), to: "menu.yaml")
    let made = try translate("menu.yaml", "--pseudo")
    let names = ["en-XA", "ar-XB"].map { Self.name(format, $0) }
    #expect(
      made.output
        == "written \(names[0]): 3 of 3 translated\nwritten \(names[1]): 3 of 3 translated\n",
      "\(made.errors)")
    #expect(try text(Self.path(format, "en-XA")).contains("[Ťĥéɱé one]"))
    #expect(try text(Self.path(format, "ar-XB")).contains("\u{200F}Theme\u{200F}"))
    #expect(try translate("menu.yaml", "--check").status == 0)
    let texts = try names.indices.map { try text(Self.path(format, ["en-XA", "ar-XB"][$0])) }
    #expect(
      try translate("menu.yaml", "--pseudo").output.components(separatedBy: "unchanged").count == 3)
    for (index, before) in texts.enumerated() {
      #expect(try text(Self.path(format, ["en-XA", "ar-XB"][index])) == before)
    }

    try directory.write(Self.menu(format, items: "[{ title: Look, id: theme }]"), to: "menu.yaml")
    #expect(try translate("menu.yaml", "--check").status == 1)
    // These catalogs are updated with the others.
    #expect(try translate("menu.yaml").status == 0)
    let accented = try text(Self.path(format, "en-XA"))
    #expect(accented.contains("[Ļööķ one]"))
    #expect(!accented.contains("Ťĥéɱé"))
    #expect(try translate("menu.yaml", "--check").status == 0)
    let lint = try Command.run(
      Repository.menuc.path, ["lint", "menu.yaml", "--strict"], in: directory.url)
    #expect(lint.status == 0, "\(lint.errors)")
  }

  @Test func theStateOfEachCatalogIsPrinted() throws {
    try directory.write(
      """
      menu: Settings
      language: en
      translations: "{language}.po"
      items:
        - { title: Look, id: theme }
        - { title: Type, id: type, was: [font] }
        - Sounds
        - New
        - Back

      """, to: "menu.yaml")
    try directory.write(
      """
      # Ours.
      msgid ""
      msgstr "Language: de\\n"

      msgctxt "/title"
      msgid "Settings"
      msgstr "Einstellungen"

      # Nicht "Motiv"!
      msgctxt "theme/title"
      msgid "Theme"
      msgstr "Design"

      msgctxt "font/title"
      msgid "Type"
      msgstr "Schrift"

      msgctxt "sounds/title"
      msgid "Sounds"
      msgstr ""

      #. Gone
      msgctxt "gone/title"
      msgid "Gone"
      msgstr "Weg"

      #~ msgctxt "back/title"
      #~ msgid "Back"
      #~ msgstr "Zurück"

      """, to: "de.po")
    let before = try text("de.po")
    let check = try translate("menu.yaml", "--check")
    #expect(check.status == 1)
    #expect(
      check.output == """
        incomplete de.po: 1 missing, 1 untranslated, 1 changed
          missing: new/title
          untranslated: sounds/title
          changed: theme/title

        """)
    #expect(check.errors.hasPrefix("menuc: error: catalogs are not complete\n"))
    #expect(try text("de.po") == before)

    let updated = try translate("menu.yaml")
    #expect(
      updated.output
        == "written de.po: 1 added, 1 moved, 1 restored, 1 for review, 1 obsolete, 3 of 6 translated\n"
    )
    let after = try text("de.po")
    #expect(after.hasPrefix("# Ours.\n"))
    #expect(after.contains("# Nicht \"Motiv\"!\n#. Look\n#, fuzzy\n#| msgid \"Theme\"\n"))
    #expect(after.contains("msgctxt \"type/title\"\nmsgid \"Type\"\nmsgstr \"Schrift\"\n"))
    #expect(after.contains("#~ msgctxt \"gone/title\"\n"))
    #expect(after.contains("\nmsgctxt \"back/title\"\nmsgid \"Back\"\nmsgstr \"Zurück\"\n"))
    let review = try translate("menu.yaml", "--check")
    #expect(
      review.output.hasPrefix("incomplete de.po: 2 untranslated, 1 for review\n"),
      "\(review.output)")
  }

  @Test func whatIsCheckedWithoutATextToTranslate() throws {
    try directory.write(Self.menu(.toml, items: "[Theme]"), to: "menu.yaml")
    #expect(try translate("menu.yaml", "--check", "--to", "de").output == "missing texts/de.toml\n")
    try directory.write("\"/\" = \"Einstellungen\"\ntheme = \"Design\"\n", to: "texts/de.toml")
    let fine = try translate("menu.yaml", "--check")
    #expect(fine.output == "complete texts/de.toml\n")
    #expect(fine.status == 0)
    #expect(try translate("menu.yaml", "--check", "--quiet").output == "")
    try directory.write(
      "\"/\" = \"Einstellungen\"\n[theme]\ntitle = \"Design\"\ndetail = \"Weg\"\n",
      to: "texts/de.toml")
    let outdated = try translate("menu.yaml", "--check")
    #expect(outdated.output == "outdated texts/de.toml\n")
    #expect(outdated.status == 1)
  }

  @Test func aLongListIsCut() throws {
    let items = (1...20).map { "I\($0)" }.joined(separator: ", ")
    try directory.write(Self.menu(.po, items: "[\(items)]"), to: "menu.yaml")
    #expect(try translate("menu.yaml", "--to", "de", "--quiet").output == "")
    let check = try translate("menu.yaml", "--check")
    #expect(check.output.hasSuffix(" i8/title, i9/title and 11 more\n"), "\(check.output)")
  }

  @Test(arguments: ["menu.toml", "menu.yaml", "menu.json"])
  func aMenuWithoutPathsGetsThem(name: String) throws {
    let menus = [
      "menu.toml": "menu = \"A\"\nlanguage = \"en\"\nitems = [\"B\"]\n",
      "menu.yaml": "menu: A\nlanguage: en\nitems: [B]\n",
      "menu.json": "{ \"menu\": \"A\", \"language\": \"en\", \"items\": [\"B\"] }\n",
    ]
    let lines = [
      "menu.toml": "translations = \"translations/{language}.yaml\"",
      "menu.yaml": "translations: \"translations/{language}.yaml\"",
      "menu.json": "\"translations\": \"translations/{language}.yaml\"",
    ]
    try directory.write(try #require(menus[name]), to: "sub/\(name)")
    let made = try translate("sub/\(name)", "--to", "pt-BR", "--catalog-format", "yaml")
    #expect(made.output == "written sub/translations/pt-BR.yaml: 1 added, 0 of 1 translated\n")
    #expect(
      made.errors == "menuc: note: add this to sub/\(name), so that the catalogs are used: "
        + "\(try #require(lines[name]))\n")
    #expect(made.status == 0)
    let again = try translate("sub/\(name)", "--catalog-format", "yaml")
    #expect(again.output == "unchanged sub/translations/pt-BR.yaml: 0 of 1 translated\n")
  }

  @Test func thePathIsChosen() throws {
    try directory.write(
      """
      menu: A
      language: en
      translations: ["a/{language}.po", "b/{language}/texts.json"]
      items: [B]

      """, to: "menu.yaml")
    try directory.write("msgid \"\"\nmsgstr \"Language: de_AT\\n\"\n", to: "a/de_AT.po")
    #expect(
      try translate("menu.yaml", "--to", "de-AT").output
        == "written a/de_AT.po: 1 added, 0 of 1 translated\n")
    #expect(
      try translate("menu.yaml", "--to", "fr", "--catalog-format", "json").output
        == "written b/fr/texts.json: 1 added, 0 of 1 translated\n")
    // The language of a catalog does not change.
    #expect(
      try translate("menu.yaml", "--to", "fr").output
        == "unchanged b/fr/texts.json: 0 of 1 translated\n")
    #expect(
      try translate("menu.yaml").output == """
        unchanged a/de_AT.po: 0 of 1 translated
        unchanged b/fr/texts.json: 0 of 1 translated

        """)
    let none = try translate("menu.yaml", "--to", "fr", "--catalog-format", "toml")
    #expect(none.status == 64)
    #expect(none.errors.contains("no path in 'translations' names toml files"))
  }
}
