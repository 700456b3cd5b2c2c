import Foundation
import MenuCompiler
import TestSupport
import Testing

/// `menuc translate --template`: files from which catalogs in new languages are made.
@Suite struct CatalogTemplateTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func menuc(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  private func writeMenu(_ path: String, items: String = "[Theme, Sounds]") throws {
    try directory.write(
      """
      menu: App Settings
      language: en
      translations: "\(path)"
      items: \(items)

      """, to: "menu.yaml")
  }

  static let templates: [(path: String, file: String, excerpt: String)] = [
    (
      "texts/{language}.po", "texts/app-settings.pot",
      "msgctxt \"theme/title\"\nmsgid \"Theme\"\nmsgstr \"\"\n"
    ),
    ("texts/{language}/menu.po", "texts/app-settings.pot", "msgid \"Sounds\""),
    ("{language}.xliff", "app-settings.template.xliff", "source-language=\"en\" datatype"),
    ("{language}.ts", "app-settings.template.ts", "<TS version=\"2.1\" sourcelanguage=\"en\">"),
    ("res/values-{language}/strings.xml", "res/values-en/strings.xml", ">Theme</string>"),
    ("{language}.lproj/Menu.strings", "en.lproj/Menu.strings", "\"theme/title\" = \"Theme\";"),
    ("app_{language}.arb", "app_en.arb", "\"theme$title\": \"Theme\""),
    ("Menu_{language}.properties", "Menu_en.properties", "theme/title=Theme"),
  ]

  @Test(arguments: templates.indices)
  func aTemplateHasAllTexts(index: Int) throws {
    let (path, file, excerpt) = Self.templates[index]
    try writeMenu(path)
    let made = try menuc("translate", "menu.yaml", "--template", "--to", "de")
    #expect(made.output.hasSuffix("\nwritten \(file)\n"), "\(made.output)\(made.errors)")
    let first = try text(file)
    #expect(first.contains(excerpt), "\(first)")
    #expect(
      try menuc("translate", "menu.yaml", "--template").output.hasSuffix("\nunchanged \(file)\n"))

    // The template is no catalog.
    let lint = try menuc("lint", "menu.yaml")
    #expect(lint.errors.ranges(of: "warning:").count == 1, "\(lint.errors)")
    #expect(lint.errors.contains("2 texts are not translated in 'de'"))

    try writeMenu(path, items: "[Theme, Files]")
    let check = try menuc("translate", "menu.yaml", "--template", "--check")
    #expect(check.status == 1)
    #expect(check.output.contains("outdated \(file)\n"), "\(check.output)")
    #expect(try text(file) == first)
    #expect(try menuc("translate", "menu.yaml", "--template").status == 0)
    #expect(try !text(file).contains("Sounds"))
  }

  private static let hasGettext = (try? Command.run("msginit", ["--version"]).status) == 0

  @Test(.enabled(if: Repository.isCI || hasGettext, "needs gettext"))
  func gettextMakesACatalogOfIt() throws {
    try writeMenu("texts/{language}.po")
    #expect(try menuc("translate", "menu.yaml", "--template").status == 0)
    let made = try Command.run(
      "msginit",
      ["--no-translator", "-l", "fr", "-i", "texts/app-settings.pot", "-o", "texts/fr.po"],
      in: directory.url)
    #expect(made.status == 0, "\(made.errors)")
    #expect(
      try menuc("translate", "menu.yaml").output == "unchanged texts/fr.po: 0 of 2 translated\n")
  }

  @Test func aMapHasNone() throws {
    try writeMenu("{language}.toml")
    let made = try menuc("translate", "menu.yaml", "--template")
    #expect(made.status == 64)
    #expect(made.errors.contains("there is no template for catalogs in this format"))
  }
}
