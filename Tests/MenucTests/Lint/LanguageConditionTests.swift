import Foundation
import TestSupport
import Testing

/// The condition `language`, which no document declares.
@Suite struct LanguageConditionTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for (tag, title) in [("de", "Impressum"), ("pt-BR", "")] {
      try directory.write("{ \"imprint\": \"\(title)\" }", to: "\(tag).json")
    }
  }

  /// Runs menuc on a menu with an item that depends on a term.
  private func menuc(
    _ command: String, _ term: String, _ options: String..., conditions: String = "{}"
  ) throws -> Command {
    try directory.write(
      """
      menu: Shop
      language: en
      translations: "{language}.json"
      conditions: \(conditions)
      items:
      - { title: "1", id: first }
      - { title: Imprint, id: imprint, when: "\(term)" }
      """, to: "menu.yaml")
    return try Command.run(
      Repository.menuc.path, [command, "menu.yaml"] + options, in: directory.url)
  }

  @Test func anItemNeedsTranslationsWhereItShows() throws {
    let german = try menuc("lint", "language=de")
    #expect(german.output == "" && german.errors == "" && german.status == 0)
    let others = try menuc("lint", "!language=de")
    #expect(others.errors.contains("'Imprint' is not translated (in 'pt-BR')"), "\(others.errors)")
    let (checked, asked) = try (
      menuc("translate", "language=de", "--check"), menuc("translate", "!language=de", "--check")
    )
    #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
    #expect(asked.output.contains("1 untranslated"), "\(asked.output)\(asked.errors)")
  }

  @Test func anUnknownLanguageIsAnError() throws {
    let found = try menuc("lint", "language=pt-br")
    #expect(found.status == 1)
    #expect(found.errors.contains("the condition 'language' has no choice 'pt-br'"))
    #expect(found.errors.contains("did you mean 'language=pt-BR'?"))
    let boolean = try menuc("lint", "language")
    #expect(boolean.errors.contains("'language=en', 'language=de', 'language=pt-BR'"))
    let never = try menuc("lint", "language=de", conditions: "{ de: {} }")
    #expect(never.errors.contains("no item depends on the condition 'de'"))
  }

  @Test func itCanNotBeFixed() throws {
    let defined = try menuc("build", "language=de", "--define", "language=de")
    #expect(defined.status != 0)
    #expect(defined.errors.contains("can't be fixed: it follows the language of the texts"))
    let set = try menuc("show", "language=de", "--set", "language=de")
    #expect(set.errors.contains("use '--language de'"))
  }

  @Test func theShownLanguageDecides() throws {
    #expect(try menuc("show", "language=de").output == "Shop\n  1\n")
    let german = try menuc("show", "language=de", "--language", "de")
    #expect(german.output == "Shop\n  1\n  Impressum\n")
  }

  @Test func aConditionOfThisNameMeansWhatItMeans() throws {
    let own = try menuc(
      "show", "language=french", "--set", "language=french",
      conditions: "{ language: { choices: [english, french] } }")
    #expect(own.output == "Shop\n  1\n  Imprint\n", "\(own.errors)")
  }

  /// The markup of a page that is not in the document's language.
  @Test func aPageBeginsInItsLanguage() throws {
    let built = try menuc(
      "build", "language=de", "--target", "html", "--output", "out", "--param", "language=de")
    #expect(built.status == 0, "\(built.errors)")
    let page = try Repository.text(directory.url.appending(path: "out/ShopMenu.html"))
    #expect(page.contains("Impressum"))
  }
}
