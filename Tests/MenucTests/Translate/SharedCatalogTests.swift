import Foundation
import MenuCompiler
import TestSupport
import Testing

/// Catalogs that menus share with one another and with the program.
@Suite struct SharedCatalogTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func menuc(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  private func menu(_ name: String, _ path: String, items: String) -> String {
    """
    menu: \(name)
    title: \(name)
    language: en
    translations: "\(path)"
    items: \(items)

    """
  }

  /// Menus and paths of catalogs in which their keys contain the menu's name.
  private static let paths = [
    "{language}.po#{menu}/{id}/{text}", "{language}.xliff#{menu}/{id}/{text}",
    "values-{language}/strings.xml#menu_{menu}.{id}.{text}",
    "{language}.strings#{menu}:{id}:{text}",
    "Menus.xcstrings#{menu}/{id}/{text}", "app_{language}.arb#{menu}${id}${text}",
  ]

  @Test(arguments: paths)
  func oneMenuAndAllAgree(path: String) throws {
    try directory.write("menus = [\"*.yaml\"]\n", to: "menuc.toml")
    try directory.write(menu("One", path, items: "[Theme, Sounds]"), to: "one.yaml")
    try directory.write(menu("Two", path, items: "[Theme, Files]"), to: "two.yaml")
    let all = try menuc("translate", "--to", "de")
    #expect(all.status == 0, "\(all.errors)")
    let file = String(path.prefix { $0 != "#" }).replacing("{language}", with: "de")
    let first = try text(file)
    for arguments in [["one.yaml"], ["two.yaml"], []] {
      let again = try Command.run(
        Repository.menuc.path, ["translate"] + arguments, in: directory.url)
      #expect(again.status == 0, "\(again.errors)")
      #expect(!again.output.contains("written"), "\(arguments): \(again.output)")
      #expect(try text(file) == first)
      let lint = try Command.run(Repository.menuc.path, ["lint"] + arguments, in: directory.url)
      #expect(!lint.errors.contains("unknown-text"), "\(lint.errors)")
      let counts = arguments.isEmpty ? 2 : 1
      #expect(
        lint.errors.ranges(of: "3 texts are not translated").count == counts, "\(lint.errors)")
    }
    // What one menu no longer has does not touch the other's.
    try directory.write(menu("One", path, items: "[Sounds]"), to: "one.yaml")
    #expect(try menuc("translate", "one.yaml").status == 0)
    #expect(try menuc("translate", "two.yaml", "--quiet").status == 0)
    #expect(try menuc("translate", "two.yaml").output.contains("unchanged"))
  }

  /// Without a rule, neither menu may change the texts of the other.
  @Test func sharingNeedsARule() throws {
    try directory.write("menus = [\"*.yaml\"]\n", to: "menuc.toml")
    try directory.write(menu("One", "{language}.po", items: "[Theme]"), to: "one.yaml")
    #expect(try menuc("translate", "--to", "de").status == 0)
    let before = try text("de.po")
    try directory.write(menu("Two", "{language}.po", items: "[Files]"), to: "two.yaml")
    for arguments in [["one.yaml"], ["two.yaml"], []] {
      let result = try Command.run(
        Repository.menuc.path, ["translate"] + arguments, in: directory.url)
      #expect(result.status == 64)
      #expect(result.errors.contains("'{language}.po' is also a catalog of"), "\(result.errors)")
      #expect(result.errors.contains("'{language}.po#{menu}/{id}/{text}'"))
      #expect(try text("de.po") == before)
    }
  }

  @Test(arguments: [
    ("{language}.po#{menu}", "'{menu}' is not a rule for keys"),
    ("{language}.po#{text}/{id}", "'{text}/{id}' is not a rule for keys"),
    ("{language}.po#{id}{text}", "'{id}{text}' is not a rule for keys"),
    ("{language}.po#{id}/{name}", "'{id}/{name}' is not a rule for keys"),
    ("{language}.toml#{id}/{text}", "a catalog in TOML has the items' ids as keys"),
  ])
  func aRuleIsChecked(path: String, message: String) throws {
    try directory.write(menu("One", path, items: "[Theme]"), to: "menu.yaml")
    let lint = try menuc("lint", "menu.yaml")
    #expect(lint.status == 1)
    #expect(lint.errors.contains(message), "\(lint.errors)")
  }

  /// Catalogs of programs as they are, by their texts or by their names.
  static let programs: [(path: String, file: String, text: String)] = [
    (
      "{language}.po", "de.po",
      """
      msgid ""
      msgstr "Language: de\\n"

      #: main.c:1
      msgid "Open"
      msgstr "Öffnen"

      msgctxt "door"
      msgid "Open"
      msgstr "Offen"

      msgctxt "door"
      msgid "Close"
      msgstr "Zu"

      msgctxt "files"
      msgid "Close"
      msgstr "Schließen"

      """
    ),
    (
      "{language}.ts", "de.ts",
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE TS>
      <TS version="2.1" language="de">
      <context>
          <name>Door</name>
          <message><source>Open</source><translation>Offen</translation></message>
      </context>
      <context>
          <name>Files</name>
          <message><source>Open</source><translation>Öffnen</translation></message>
          <message><source>Close</source><translation>Schließen</translation></message>
      </context>
      </TS>

      """
    ),
    (
      "{language}.lproj/Localizable.strings", "de.lproj/Localizable.strings",
      """
      /* Menu */
      "Open" = "Öffnen";
      "Close" = "Schließen";

      """
    ),
    (
      "values-{language}/strings.xml#action_{id}", "values-de/strings.xml",
      """
      <resources>
          <string name="action_open">Öffnen</string>
          <string name="action_close">Schließen</string>
          <string name="old.title">Alt</string>
      </resources>

      """
    ),
    (
      "package.nls.{language}.json", "package.nls.de.json",
      """
      { "open": "Öffnen", "close": "Schließen" }

      """
    ),
    (
      "Localizable.xcstrings", "Localizable.xcstrings",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Close" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Schließen" } }
            }
          },
          "Open" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    ),
  ]

  @Test(arguments: programs.indices)
  func theProgramsCatalogWorksAsItIs(index: Int) throws {
    let (path, file, catalog) = Self.programs[index]
    try directory.write(
      """
      menu: Files
      language: en
      translations: "\(path)"
      items:
        - Open
        - Close
      generate: [{ target: json, output: table }]

      """, to: "menu.yaml")
    try directory.write(catalog, to: file)
    let lint = try menuc("lint", "menu.yaml", "--strict")
    #expect(lint.status == 0, "\(lint.errors)")
    let translate = try menuc("translate", "menu.yaml")
    #expect(
      translate.output.contains("2 of 2 translated"), "\(translate.output)\(translate.errors)")
    #expect(try text(file) == catalog)
    #expect(try menuc("translate", "menu.yaml", "--check").status == 0)
    #expect(try menuc("build", "menu.yaml").status == 0)
    let table = try text("table/FilesMenu.de.json")
    #expect(table.contains("Öffnen") && table.contains("Schließen"), "\(table)")
    #expect(!table.contains("Offen") && !table.contains("Zu\""))
  }

  /// Items that share a text share the entry.
  @Test func oneEntryServesManyItems() throws {
    try directory.write(
      menu(
        "Files", "{language}.po",
        items: "[{ title: A, items: [{ title: Reset, id: r1 }] }, { title: Reset, id: r2 }]"),
      to: "menu.yaml")
    let catalog = """
      msgid ""
      msgstr "Language: de\\n"

      msgid "Reset"
      msgstr "Zurücksetzen"

      """
    try directory.write(catalog, to: "de.po")
    let made = try menuc("translate", "menu.yaml")
    #expect(made.output == "written de.po: 2 added, 2 of 4 translated\n", "\(made.errors)")
    #expect(try text("de.po").ranges(of: "Reset").count == 1)
  }

  /// An entry whose key begins with an item's id, but is none, is misspelled: it is reported, and its translation is not
  /// used for its source. Any other context is the program's.
  @Test(arguments: [("data/titel", false), ("/titel", false), ("main/titel", true), ("x", true)])
  func misspelledKeysLendNothing(context: String, isUsed: Bool) throws {
    try directory.write(menu("M", "{language}.po", items: "[Data]"), to: "menu.yaml")
    try directory.write(
      """
      msgid ""
      msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

      msgctxt "\(context)"
      msgid "Data"
      msgstr "Daten"

      """, to: "de.po")
    let lint = try menuc("lint", "menu.yaml", "--all")
    #expect(lint.errors.contains("'data/title' is missing") != isUsed, "\(lint.errors)")
    if context == "data/titel" { #expect(lint.errors.contains("did you mean 'data/title'?")) }
    let update = try menuc("translate", "menu.yaml")
    #expect(update.status == 0, "\(update.errors)")
    #expect(try text("de.po").contains("msgctxt \"data/title\"") != isUsed)
  }
}
