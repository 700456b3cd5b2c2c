import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Menus of countries with the translations of Debian's `iso-codes`. In each language, a menu shows
/// the same texts as a program that uses gettext.
@Suite(
  .needs("msgfmt"), .needsPython("gettext"),
  .enabled(if: Repository.isCI || CountryMenu.isInstalled, "needs iso-codes"))
struct CountryTests {
  static let languages = ["de", "fr", "ar", "ja", "pt_BR"]

  private struct Table: Decodable {
    struct Item: Decodable {
      let id: String
      let title: String
      let detail: String?
    }
    let language: String
    let direction: String
    let items: [Item]

    /// The texts by their keys.
    var texts: [String: String] {
      var texts: [String: String] = [:]
      for item in items {
        texts["\(item.id)/title"] = item.title
        texts["\(item.id)/detail"] = item.detail
      }
      return texts
    }
  }

  /// A catalog as menuc writes it, with the available translations.
  private static func catalog(
    _ menu: CountryMenu, _ language: String, _ answers: [String]
  ) throws -> [UInt8] {
    let edits = zip(menu.texts, answers).map { text, answer in
      let isTranslated = answer != text.source
      return CatalogEdit.add(
        CatalogText(
          key: text.key, source: text.source, note: text.path.joined(separator: " › "),
          translation: isTranslated ? answer : ""), before: nil)
    }
    let empty = emptyCatalog(
      format: .po, language: language, sourceLanguage: "en", project: menu.name)
    let file = SourceFile(name: "\(language).po", format: .po, bytes: empty)
    return try editCatalog(
      file, format: .po, sourceLanguage: "en", [LanguageEdits(language, edits)])
  }

  @Test func aMenuShowsWhatGettextShows() throws {
    let menus = try CountryMenu.all()
    for menu in menus {
      let directory = try TemporaryDirectory()
      let texts = menu.texts
      let keys = texts.map(\.key.written)
      var expected: [String: [String]] = [:]
      for language in Self.languages {
        let installed = URL(
          filePath: "/usr/share/locale/\(language)/LC_MESSAGES/iso_3166-1.mo")
        let answers = try Gettext.answers(
          installed, to: texts.map { (context: nil, source: $0.source) })
        expected[language] = answers
        let catalog = try Self.catalog(menu, language.replacing("_", with: "-"), answers)
        let file = try directory.write(
          String(decoding: catalog, as: UTF8.self), to: "translations/\(language).po")
        // gettext finds the same texts in the catalog.
        let compiled = directory.url.appending(path: "\(language).mo")
        try Gettext.run("msgfmt", ["--check", "-o", compiled.path, file.path])
        let found = try Gettext.answers(
          compiled, to: texts.map { (context: $0.key.written, source: $0.source) })
        #expect(found == answers, "\(menu.name) in \(language)")
      }
      let document = try menu.document(translations: "translations/{language}.po")
      let path = try directory.write(document, to: "menu.json").path
      let built = try Command.menuc(
        "build", path, "--target", "json", "--output", directory.url.path, "--quiet")
      try #require(built.status == 0, "\(built.errors)")
      for language in Self.languages {
        let tag = language.replacing("_", with: "-")
        let file = directory.url.appending(path: "\(menu.name)Menu.\(tag).json")
        let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
        #expect(table.language == tag)
        #expect(table.direction == (language == "ar" ? "rtl" : "ltr"))
        let answers = try #require(expected[language])
        #expect(
          table.texts == Dictionary(uniqueKeysWithValues: zip(keys, answers)),
          "\(menu.name) in \(language)")
        #expect(answers != texts.map(\.source))
      }
      let own = directory.url.appending(path: "\(menu.name)Menu.json")
      let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: own))
      #expect(table.texts == Dictionary(uniqueKeysWithValues: zip(keys, texts.map(\.source))))
    }
  }
}
