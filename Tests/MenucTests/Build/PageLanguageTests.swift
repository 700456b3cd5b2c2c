import Foundation
import TestSupport
import Testing

/// The language of a page or a fragment.
@Suite struct PageLanguageTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try write(generate: "")
    try directory.write(
      "\"/\" = \"Laden\"\nbread = \"Brot\"\nsalt = \"Salz\"\n", to: "texts/de.toml")
    try directory.write("\"/\" = \"متجر\"\nbread = \"خبز\"\n", to: "texts/ar.toml")
  }

  private func write(generate: String) throws {
    try directory.write(
      """
      menu: Shop
      language: en
      translations: "texts/{language}.toml"
      items:
      - { id: bread, title: Bread, items: [{ id: rye, title: Rye, url: /rye/ }] }
      - { id: salt, title: Salt }
      \(generate)
      """, to: "shop.yaml")
  }

  private func build(_ parameters: String..., documents: [String] = ["shop.yaml"]) throws -> Command
  {
    let target = parameters.isEmpty ? [] : ["--target", "html"]
    return try Command.run(
      Repository.menuc.path,
      ["build"] + documents + target + parameters.flatMap { ["--param", $0] }, in: directory.url)
  }

  private func page(_ name: String = "ShopMenu") throws -> String {
    try Repository.text(directory.url.appending(path: "Generated/\(name).html"))
  }

  /// The text between the first occurrence of one string and the next occurrence of another.
  private func part(_ text: String, from start: String, to end: String) throws -> String {
    let first = try #require(text.range(of: start))
    let last = try #require(text.range(of: end, range: first.upperBound..<text.endIndex))
    return String(text[first.upperBound..<last.lowerBound])
  }

  private func titles(_ page: String) throws -> [String] {
    let fallback = try part(page, from: "<ul class=\"menu-fallback", to: "<template")
    return fallback.matches(of: /<bdi>(.*?)<\/bdi>/).map { String($0.1) }
  }

  private func languages(_ page: String) throws -> [String] {
    let list = try part(page, from: "<template data-menu=\"languages\"", to: "</template>")
    // The texts of the view in the language follow, in attributes of their own.
    return list.matches(of: /<h1 lang="([^"]*)" dir="([^"]*)"(?: data-[a-z]+="[^"]*")*>(.*?)</)
      .map { "\($0.1) \($0.2) \($0.3)" }
  }

  @Test func aPageIsWrittenInIt() throws {
    let result = try build("language=DE")
    #expect(result.status == 0, "\(result.errors)")
    let page = try page()
    #expect(page.contains("<html lang=\"de\" dir=\"ltr\">"))
    #expect(page.contains("<title>Laden</title>"))
    #expect(try titles(page) == ["Brot", "Rye", "Salz"])
    #expect(try languages(page) == ["de ltr Laden", "ar rtl متجر", "en ltr Shop"])
  }

  @Test func soIsAFragment() throws {
    #expect(try build("language=ar", "form=fragment").status == 0)
    let page = try page()
    #expect(page.contains(" lang=\"ar\" dir=\"rtl\""))
    #expect(page.contains("aria-label=\"متجر\""))
    #expect(try titles(page) == ["خبز", "Rye", "Salt"])
    #expect(try languages(page) == ["ar rtl متجر", "de ltr Laden", "en ltr Shop"])
  }

  /// A text without a translation is shown in the document's language, as in all other outputs.
  @Test func othersFallBackToTheDocument() throws {
    #expect(try build("language=de").status == 0)
    let page = try page()
    func texts(_ tag: String) throws -> String {
      try part(page, from: "<template data-menu=\"texts-\(tag)\">", to: "</template>")
    }
    #expect(try texts("ar").contains("خبز"))
    #expect(try texts("ar").contains("Salt"))
    #expect(try texts("en").contains("Bread"))
    #expect(try !texts("en").contains("Rye"))
  }

  @Test func theLanguageOfTheMenuItself() throws {
    #expect(try build("language=en").status == 0)
    #expect(try languages(page()) == ["en ltr Shop", "ar rtl متجر", "de ltr Laden"])
  }

  /// An output always contains the document's language.
  @Test func outputsWithFewLanguages() throws {
    try write(generate: "generate: [{ target: html, language: de, languages: [de] }]")
    let result = try build()
    #expect(result.status == 0, "\(result.errors)")
    #expect(try languages(page()) == ["de ltr Laden", "en ltr Shop"])
  }

  @Test(arguments: [
    ("language: fr", "fr"), ("language: de, languages: source", "de"), ("language: e", "e"),
  ])
  func languagesThatAnOutputLacks(parameters: String, tag: String) throws {
    try write(generate: "generate: [{ target: html, \(parameters) }]")
    let result = try build()
    #expect(result.status == 1)
    let message = "error: the output has no texts in the language '\(tag)'"
    #expect(result.errors.hasPrefix("shop.yaml:7:38: \(message)"), "\(result.errors)")
  }

  @Test func onTheCommandLine() throws {
    let result = try build("language=fr")
    #expect(result.status == 64)
    #expect(result.errors.contains("the output has no texts in the language 'fr'"))
    #expect(result.errors.contains("help: create a catalog: 'menuc translate MENU --to fr'"))
    let excluded = try build("language=de", "languages=source")
    #expect(excluded.errors.contains("help: use 'en'"), "\(excluded.errors)")
  }

  /// If there are several menus, some may lack the language. They keep their own language. A menu
  /// without a declared language gets a label.
  @Test func ofSeveralMenus() throws {
    try directory.write("menu: Plain\nlanguage: en\nitems: [One]\n", to: "plain.yaml")
    try directory.write("menu: Bare\nitems: [Eins]\n", to: "bare.yaml")
    let result = try build("language=de", documents: ["shop.yaml", "plain.yaml", "bare.yaml"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(try titles(page()) == ["Brot", "Rye", "Salz"])
    #expect(try page("PlainMenu").contains("<html lang=\"en\""))
    #expect(try page("BareMenu").contains("<html lang=\"de\">"))
  }
}
