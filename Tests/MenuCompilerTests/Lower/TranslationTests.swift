import TestSupport
import Testing

@testable import MenuCompiler

/// The translations in a table.
@Suite(.endingInTime) struct TranslationTests {
  private static let menu = """
    menu = "Settings"
    title = "All settings"
    language = "en"
    translations = ["{language}.po", "more/{language}.toml"]
    [columns]
    price = { type = "string", default = "", translate = true }
    code = { type = "string", default = "" }
    [[items]]
    title = "Theme"
    detail = "Dark"
    keywords = ["color", "look"]
    accessibility = { label = "The theme", hint = "Opens" }
    values = { price = "Free", code = "T" }
    items = ["Light"]
    [[items]]
    separator = true
    """

  /// The texts of a menu's only other language, as `number key text`, and the reported problems.
  ///
  /// - Parameter tag: The language, if there are several.
  private static func texts(
    _ files: [String: String], of menu: String = menu, in tag: String? = nil
  ) throws -> (title: String?, texts: [String], problems: [String]) {
    let compiled = try compile(files, of: menu)
    let table = try #require(compiled.menu, "\(compiled.diagnostics.map(\.message))")
    let language = try #require(table.languages.first { tag == nil || $0.tag.text == tag })
    #expect(table.languages.count == 1 || tag != nil)
    return (language.title, language.lines, compiled.diagnostics.map(\.name.rawValue))
  }

  private static func compile(
    _ files: [String: String], of menu: String = menu
  ) throws -> CompiledMenu {
    let input = CompilerInput(
      loadInclude: CompilerInput.none.loadInclude, loadTarget: CompilerInput.none.loadTarget,
      loadCatalogs: { path, _ in
        .found(
          files.keys.sorted().compactMap { name in
            let end = path.split(separator: "}").last.map(String.init) ?? ""
            let start = path.split(separator: "{").first.map(String.init) ?? ""
            guard name.hasSuffix(end), path.hasPrefix("more") == name.hasPrefix("more"),
              let format = CatalogFormat(path: name)
            else { return nil }
            let tag = path.hasPrefix("more") ? name.dropFirst(start.count) : name[...]
            return .loaded(
              SourceFile(name: name, format: format.sourceFormat, text: files[name] ?? ""),
              language: String(tag.dropLast(end.count)))
          })
      })
    return try compileMenu(
      SourceFile(name: "menu.toml", format: .toml, text: menu), goal: .table, input: input)
  }

  private static func po(_ entries: (key: String, source: String, translation: String)...) -> String
  {
    entries.map { "msgctxt \"\($0.key)\"\nmsgid \"\($0.source)\"\nmsgstr \"\($0.translation)\"\n" }
      .joined(separator: "\n")
  }

  @Test func allTexts() throws {
    let found = try Self.texts([
      "de.po": Self.po(
        ("/title", "All settings", "Alle Einstellungen"), ("theme.light/title", "Light", "Hell"),
        ("theme/title", "Theme", "Design"), ("theme/detail", "Dark", "Dunkel"),
        ("theme/keywords", "color\\nlook", "Farbe\\nAussehen"),
        ("theme/accessibility.label", "The theme", "Das Design"),
        ("theme/accessibility.hint", "Opens", "Öffnet"), ("theme/values.price", "Free", "Gratis"))
    ])
    #expect(found.title == "Alle Einstellungen")
    #expect(
      found.texts == [
        "0 title Design", "0 detail Dunkel", "0 keywords Farbe\nAussehen",
        "0 accessibility.label Das Design", "0 accessibility.hint Öffnet",
        "0 values.price Gratis", "2 title Hell",
      ])
    // The second path matches no catalog.
    #expect(found.problems == ["missing-catalog"])
  }

  /// An array names the only texts to translate; the column decides about its values.
  @Test func onlyNamedTextsAreTranslated() throws {
    let menu = Self.menu.replacing(
      "detail = \"Dark\"",
      with: "detail = \"Dark\"\ntranslate = [\"title\", \"accessibility.hint\"]")
    let complete = Self.po(
      ("/title", "All settings", "Alle Einstellungen"), ("theme.light/title", "Light", "Hell"),
      ("theme/title", "Theme", "Design"), ("theme/accessibility.hint", "Opens", "Öffnet"),
      ("theme/values.price", "Free", "Gratis"))
    let found = try Self.texts(["de.po": complete], of: menu)
    #expect(
      found.texts == [
        "0 title Design", "0 accessibility.hint Öffnet", "0 values.price Gratis", "2 title Hell",
      ])
    #expect(found.problems == ["missing-catalog"])
    let more = try Self.texts(
      ["de.po": complete + "\n" + Self.po(("theme/detail", "Dark", "Dunkel"))], of: menu)
    #expect(more.texts == found.texts)
    #expect(more.problems.contains("unknown-text"))
  }

  @Test func aTranslationOfAnotherTextIsNotUsed() throws {
    let found = try Self.texts([
      "de.po": Self.po(("theme/title", "Themes", "Designs"), ("theme/detail", "Dark", "Dunkel"))
    ])
    #expect(found.texts == ["0 detail Dunkel"])
    #expect(found.problems.contains("stale-translation"))
  }

  /// A language gets missing texts from the languages that it falls back to, and from no others. They
  /// are not reported.
  @Test func aLanguageFallsBack() throws {
    let files = [
      "de.po": Self.po(("theme/title", "Theme", "Design"), ("theme/detail", "Dark", "Dunkel")),
      "de-AT.po": Self.po(("theme/title", "Theme", "Thema"), ("/title", "All settings", "Alle")),
      "de-Latn-AT.po": Self.po(("theme/title", "Theme", "Motiv")),
    ]
    let austrian = try Self.texts(files, in: "de-AT")
    #expect(austrian.texts == ["0 title Thema", "0 detail Dunkel"])
    #expect(austrian.title == "Alle")
    #expect(try Self.texts(files, in: "de").texts == ["0 title Design", "0 detail Dunkel"])
    #expect(try Self.texts(files, in: "de-Latn-AT").texts == ["0 title Motiv"])
    #expect(austrian.problems.count { $0 == "untranslated" } == 2)
  }

  /// Where a menu is written in another of its languages, each language still says what it lacks in the
  /// document's language: a text that only the chosen language has, and no other.
  @Test func aMenuInAnotherLanguageFallsBackToTheDocuments() throws {
    let files = [
      "de.po": Self.po(
        ("theme/title", "Theme", "Design"), ("theme/detail", "Dark", "Dunkel"),
        ("theme.light/title", "Light", "Hell")),
      "fr.po": Self.po(
        ("theme/title", "Theme", "Thème"), ("theme/values.price", "Free", "Gratuit")),
    ]
    let menu = try #require(Self.compile(files).menu)
    let german = menu.written(in: try #require(menu.languages.first { $0.tag.text == "de" }))
    #expect(german.language?.text == "de")
    #expect(german.titles == ["Design", "", "Hell"])
    #expect(german.languages.map(\.tag.text) == ["en", "fr"])
    #expect(
      german.languages.map(\.lines) == [
        ["0 title Theme", "0 detail Dark", "2 title Light"],
        ["0 title Thème", "0 detail Dark", "0 values.price Gratuit", "2 title Light"],
      ])
  }

  @Test(arguments: ["#, fuzzy\n", "#~ "])
  func aDoubtfulTranslationIsNotUsed(mark: String) throws {
    let entry = Self.po(("theme/title", "Theme", "Design"))
    let text =
      mark == "#~ "
      ? entry.split(separator: "\n").map { mark + $0 }.joined(separator: "\n") + "\n" : mark + entry
    let found = try Self.texts(["de.po": text])
    #expect(found.texts == [])
  }

  /// A column without `translate`, a text that the item lacks, an unknown item.
  @Test(arguments: ["theme/values.code", "theme/body", "theme.light/detail", "them/title", "title"])
  func whatCannotBeTranslated(key: String) throws {
    let found = try Self.texts(["de.po": Self.po((key, "T", "U"))])
    #expect(found.texts == [])
    #expect(found.problems.contains("unknown-text"))
  }

  /// Catalogs in the order of their paths; the second fills the gaps of the first.
  @Test func theFirstCatalogCounts() throws {
    let found = try Self.texts([
      "de.po": Self.po(("theme/title", "Theme", "Design"), ("theme/detail", "Dark", "")),
      "more/de.toml": "theme = { title = \"Aussehen\", detail = \"Dunkel\" }",
    ])
    #expect(found.texts == ["0 title Design", "0 detail Dunkel"])
  }

  /// Fixed conditions leave out items that can't be visible, with their texts.
  @Test func variantsContainTheirTextsOnly() throws {
    let source = """
      menu = "M"
      language = "en"
      translations = "{language}.po"
      items = [{ title = "A", when = "c" }, "B"]
      conditions = { c = {} }
      generate = [{ target = "json", define = { c = false } }]
      """
    let found = try Self.texts(
      ["de.po": Self.po(("a/title", "A", "Ä"), ("b/title", "B", "Bé"))], of: source)
    #expect(found.texts == ["0 title Ä", "1 title Bé"])
    #expect(!found.problems.contains("unknown-text"))
  }
}

extension LoweredLanguage {
  /// The texts, as `number key text`.
  fileprivate var lines: [String] { texts.map { "\($0.node) \($0.field.name) \($0.text)" } }
}
