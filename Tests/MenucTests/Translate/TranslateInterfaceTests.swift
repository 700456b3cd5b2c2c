import Foundation
import TestSupport
import Testing

/// The texts of views in catalogs.
@Suite struct TranslateInterfaceTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// The keys of the texts of views in a new catalog.
  private func keys(
    _ generate: String, to language: String, _ options: String...
  ) throws -> [String] {
    try directory.write(
      """
      menu: M
      language: en
      translations: "{language}.po"
      items: [A]
      generate: \(generate)

      """, to: "menu.yaml")
    let made = try Command.run(
      Repository.menuc.path, ["translate", "menu.yaml", "--to", language] + options,
      in: directory.url)
    #expect(made.status == 0, "\(made.errors)")
    return try Repository.text(directory.url.appending(path: "\(language).po"))
      .matches(of: /msgctxt "\/interface\.(\w+)"/).map { String($0.output.1) }
  }

  /// Only texts that an output shows, and only in languages in which they are not built in.
  @Test func onlyWhatIsNeeded() throws {
    #expect(try keys("[{ target: c }]", to: "eu") == [])
    #expect(try keys("[{ target: html }]", to: "de") == [])
    #expect(try keys("[{ target: typescript }]", to: "ca") == [])
    #expect(
      try keys("[{ target: typescript, view: true }]", to: "gl")
        == ["search", "matches", "nothing", "picker", "back"])
    #expect(
      try keys("[{ target: uikit }, { target: c }]", to: "fi")
        == ["expanded", "collapsed", "mixed", "expand", "collapse", "level"])
    #expect(try keys("[{ target: html }]", to: "en-XA").contains("search"))
  }

  @Test func onDemandAll() throws {
    let all = try keys("[{ target: c }]", to: "de", "--interface")
    #expect(all.count == 15)
    // The next update keeps them, and asks for no more.
    let again = try Command.menuc("translate", "menu.yaml", in: directory.url)
    #expect(again.output.hasPrefix("unchanged de.po"), "\(again.output)")
  }

  /// An update does not touch what a catalog already says of a view, and lint knows the keys.
  @Test func keysAreKnown() throws {
    _ = try keys("[{ target: html }]", to: "eu")
    let path = directory.url.appending(path: "eu.po")
    let catalog = try Repository.text(path)
    #expect(catalog.contains("#. The label of the search box\nmsgctxt \"/interface.search\""))
    let translated = catalog.replacing(
      "msgid \"Search\"\nmsgstr \"\"", with: "msgid \"Search\"\nmsgstr \"Bilatu\"")
    try directory.write(
      translated + "\nmsgctxt \"/interface.serach\"\nmsgid \"Search\"\nmsgstr \"Bilatu\"\n",
      to: "eu.po")
    let lint = try Command.menuc("lint", "menu.yaml", in: directory.url)
    #expect(lint.errors.contains("'/interface.serach' is not the key of a text"))
    #expect(lint.errors.contains("did you mean '/interface.search'?"))
    let built = try Command.menuc("build", "menu.yaml", in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    let page = try Repository.text(directory.url.appending(path: "Generated/MMenu.html"))
    #expect(page.contains("data-search=\"Bilatu\""))
  }

  /// A list of links has its texts from where trees have them: in the language of the page, or from parameters.
  @Test func linksSpeakTheLanguageOfThePage() throws {
    func page(_ parameters: String, _ language: String) throws -> String {
      try directory.write(
        """
        menu: M
        language: en
        translations: "{language}.po"
        items: [{ title: A, url: "https://example.org" }]
        generate:
          - { target: html, look: nav, language: \(language), output: ".", \(parameters) }

        """, to: "menu.yaml")
      let built = try Command.run(Repository.menuc.path, ["build", "menu.yaml"], in: directory.url)
      #expect(built.status == 0, "\(built.errors)")
      return try Repository.text(directory.url.appending(path: "MMenu.html"))
    }
    try directory.write(
      """
      msgid ""
      msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

      msgctxt "/interface.nothing"
      msgid "Nothing found"
      msgstr "Leider nichts"

      """, to: "de.po")
    let own = "drawer: Menu, external: (opens in a new tab)"
    let german = try page(own, "de")
    for text in [
      ">Menü</button>", "aria-label=\"Schließen\"", "placeholder=\"Suchen\"",
      "data-matches=\"%1 von %2 Einträgen\"", "data-nothing=\"Leider nichts\"",
      "> (öffnet in neuem Tab)</span>",
    ] { #expect(german.contains(text), "\(text)") }
    let english = try page(own, "en")
    for text in [">Menu</button>", "aria-label=\"Close\"", "> (opens in a new tab)</span>"] {
      #expect(english.contains(text), "\(text)")
    }
    let given = try page("drawer: Seiten, close: Weg, search: Los, external: fremd", "de")
    for text in [
      ">Seiten</button>", "aria-label=\"Weg\"", "placeholder=\"Los\"", "> fremd</span>",
    ] { #expect(given.contains(text), "\(text)") }
    // Catalogs get the texts that no parameter replaces.
    #expect(
      try keys("[{ target: html, look: nav, drawer: Menu, external: x }]", to: "eu")
        == [
          "search", "matches", "nothing", "picker", "back", "omitted", "drawer", "close",
        ])
  }
}
