import Foundation
import TestSupport
import Testing

/// The article "Translating" is true.
@Suite struct TranslateArticleTests {
  let directory: TemporaryDirectory
  let article: Article

  init() throws {
    directory = try TemporaryDirectory()
    article = try Article("Translating")
    try directory.write(try article.block("toml"), to: "menu.toml")
  }

  private func menuc(_ arguments: [String]) throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url)
  }

  /// The first command creates the catalogs and the entry shown in the article.
  @Test func theFirstCatalogs() throws {
    let lines = try #require(article.blocks("text").first { $0.hasPrefix("$ menuc translate") })
      .split(separator: "\n")
    let words = try #require(lines.first).split(separator: " ").dropFirst(2).map(String.init)
    let made = try menuc(words)
    #expect(made.output == lines.dropFirst().joined(separator: "\n") + "\n", "\(made.errors)")
    let entry = try #require(article.blocks("po").first)
    let catalog = try Repository.text(directory.url.appending(path: "translations/de.po"))
    #expect(catalog.contains(entry.replacing("Hell oder dunkel", with: "")))
  }

  /// The article shows no other catalogs than the created ones.
  @Test func theCatalogsAreThoseThatWereMade() throws {
    let blocks = article.blocks("text")
    let made = try #require(blocks.first).matches(of: /--to (\S+)/).map { String($0.output.1) }
    let shown = blocks.flatMap { $0.matches(of: /translations\/(\S+)\.po/) }
      .map { String($0.output.1) }
    #expect(shown.count > 4)
    #expect(Set(shown) == Set(made))
  }

  /// The map in the article is a catalog of the menu.
  @Test func theMap() throws {
    let menu = try article.block("toml").replacing(".po", with: ".toml")
    try directory.write(menu, to: "menu.toml")
    try directory.write(try #require(article.blocks("toml").last), to: "translations/de.toml")
    let lint = try menuc(["lint", "menu.toml"])
    let warnings = lint.errors.components(separatedBy: "warning: ").dropFirst()
    #expect(warnings.count == 1, "\(lint.errors)")
    #expect(warnings.first?.contains("'theme/detail' is missing") == true, "\(lint.errors)")
  }

  /// The lines of `--check` in the article are the printed ones.
  @Test func theCheck() throws {
    let entry = { (key: String, source: String, translation: String, isFuzzy: Bool) in
      """

      \(isFuzzy ? "#, fuzzy\n" : "")msgctxt "\(key)"
      msgid "\(source)"
      msgstr "\(translation)"

      """
    }
    let texts = [
      ("/title", "My settings"), ("theme/title", "Theme"), ("theme/detail", "Light or dark"),
      ("theme/keywords", "dark\\nnight"), ("sounds/title", "Sounds"),
    ]
    let header = "msgid \"\"\nmsgstr \"Language: LANGUAGE\\n\"\n"
    for language in ["de", "pt-BR"] {
      let entries = texts.map { key, source in
        let isGerman = language == "de"
        return entry(
          key, source, isGerman && key == "sounds/title" ? "" : "T",
          isGerman && key == "theme/title")
      }
      try directory.write(
        header.replacing("LANGUAGE", with: language) + entries.joined(),
        to: "translations/\(language).po")
    }
    _ = try menuc(["translate", "menu.toml"])
    let shown = try #require(article.blocks("text").first { $0.contains("--check") })
    let check = try menuc(["translate", "menu.toml", "--check"])
    #expect("$ menuc translate menu.toml --check\n" + check.output == shown)
  }
}
