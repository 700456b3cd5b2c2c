import TestSupport
import Testing

@testable import MenuCompiler

@Suite struct TextMapReadingTests {
  static let toml = """
    # Deutsch
    theme = "Thema" # kurz
    "/" = { title = "Einstellungen", footer = "" }
    account.title = 'Konto'
    account.values.hint = "Nur für Sie"
    #~ "gone/detail" = "weg \\"ganz\\""
    # ~ "no/title" = "only a comment"
    ["appearance.theme"]
    keywords = ["hell", "dunkel"]
    accessibility = { label = "Thema wählen", hint = "öffnet" }

    """

  static let yaml = """
    # Deutsch
    theme: Thema # kurz
    "/": { title: Einstellungen, footer: "" }
    account:
      title: 'Konto'
      values:
        hint: Nur für Sie
    #~ "gone/detail": "weg \\"ganz\\""
    # ~ "no/title": "only a comment"
    appearance.theme:
      keywords: [hell, dunkel]
      accessibility: { label: Thema wählen, hint: öffnet }

    """

  static let json = """
    {
      "theme": "Thema",
      "/": { "title": "Einstellungen", "footer": "" },
      "account": { "title": "Konto", "values": { "hint": "Nur für Sie" } },
      "appearance.theme": {
        "keywords": "hell\\ndunkel",
        "accessibility": { "label": "Thema wählen", "hint": "öffnet" }
      }
    }

    """

  @Test(arguments: [(toml, CatalogFormat.toml), (yaml, .yaml), (json, .json)])
  func allFormatsMeanTheSame(text: String, format: CatalogFormat) {
    let gone = format == .json ? [] : ["gone/detail|-|weg \"ganz\"|obsolete"]
    #expect(
      TestCatalog(text, format).lines()
        == [
          "theme/title|-|Thema|translated", "/title|-|Einstellungen|translated",
          "/footer|-||untranslated", "account/title|-|Konto|translated",
          "account/values.hint|-|Nur für Sie|translated",
        ] + gone + [
          "appearance.theme/keywords|-|hell\ndunkel|translated",
          "appearance.theme/accessibility.label|-|Thema wählen|translated",
          "appearance.theme/accessibility.hint|-|öffnet|translated",
        ])
  }

  @Test(arguments: [(toml, CatalogFormat.toml), (yaml, .yaml), (json, .json)])
  func placesAreThoseOfKeysAndValues(text: String, format: CatalogFormat) throws {
    let catalog = TestCatalog(text, format)
    let entries = catalog.parsed().catalogs.flatMap(\.entries)
    let theme = try #require(entries.first)
    #expect(catalog.excerpt(theme.keyAnchor).contains("theme"))
    #expect(catalog.excerpt(theme.translationAnchor).contains("Thema"))
    for entry in entries where entry.state == .obsolete {
      #expect(catalog.excerpt(entry.keyAnchor) == #""gone/detail""#)
    }
  }

  /// Invalid catalogs, with the reported messages and places.
  @Test(arguments: [
    (
      "appearance.theme = \"x\"", CatalogFormat.toml, "an item has no text 'theme'", "theme",
      "if 'appearance.theme' is an id, quote it: `\"appearance.theme\" = …`"
    ),
    (
      "[appearance.theme]\ntitle = \"x\"", .toml, "an item has no text 'theme'", "theme",
      "if 'appearance.theme' is an id, quote it: `[\"appearance.theme\"]`"
    ),
    (
      "theme.titel = \"x\"", .toml, "an item has no text 'titel'", "titel",
      "did you mean 'title'?"
    ),
    (
      "a: {accessibility: {role: x}}", .yaml, "an item has no text 'accessibility.role'", "role",
      "use one of 'label', 'hint'"
    ),
    ("a = 5", .toml, "'a' takes a string, not the integer 5", "5", "write \"5\""),
    (
      "{\"a\": {\"title\": [1]}}", .json, "'title' takes a string, not an array", "[1]",
      "write a single string"
    ),
    (
      "a: {accessibility: x}", .yaml, "'accessibility' takes a table, not the string 'x'", "x",
      "write a table, such as `{}`"
    ),
    (
      "- a", .yaml, "a catalog must be a table, not an array", "-",
      "write the ids of items, each with the title or a table of texts"
    ),
    ("a: x\na: y\n", .yaml, "'a' appears twice", "a", "keep one of them"),
    (
      "\"\": x", .yaml, "a key is empty", "\"\"",
      "write the id of an item, or '/' for the texts of the menu itself"
    ),
    (
      "? ", .yaml, "a key is empty", "",
      "write the id of an item, or '/' for the texts of the menu itself"
    ),
  ])
  func reports(
    text: String, format: CatalogFormat, message: String, place: String, help: String
  ) throws {
    let catalog = TestCatalog(text, format)
    let problems = catalog.parsed().problems
    #expect(problems.map(\.message) == [message])
    let problem = try #require(problems.first)
    #expect(catalog.excerpt(problem.anchor) == place)
    #expect(problem.help == help)
  }

  @Test(arguments: [
    "", "# only a comment\n", "---\n", "\u{FEFF}# x", "\n\n", "%YAML 1.2\n---\n&a\n",
  ])
  func fileWithoutTexts(text: String) {
    for format in [CatalogFormat.toml, .yaml] where format == .yaml || !text.contains("---\n") {
      #expect(TestCatalog(text, format).parsed().catalogs.count == 1)
      #expect(TestCatalog(text, format).lines() == [])
    }
  }

  @Test func unquotedWordsAndNumbersAreTexts() {
    #expect(
      TestCatalog("a: yes\nb: 12\nx-ray: {title: Röntgen}\nc:\n", .yaml).lines() == [
        "a/title|-|yes|translated", "b/title|-|12|translated",
        "x-ray/title|-|Röntgen|translated", "c/title|-||untranslated",
      ])
  }
}
