import TestSupport
import Testing

@testable import MenuCompiler

/// The texts of views in a table.
@Suite(.endingInTime) struct InterfaceLoweringTests {
  /// The texts by language; the first language is the menu's own.
  private func texts(
    _ own: String?, _ catalogs: [String: String] = [:]
  ) throws -> [String: [InterfaceText: String]] {
    let input = CompilerInput(
      loadInclude: CompilerInput.none.loadInclude, loadTarget: CompilerInput.none.loadTarget,
      loadCatalogs: { _, _ in
        .found(
          catalogs.sorted { $0.key < $1.key }.map { tag, text in
            .loaded(
              SourceFile(name: "\(tag).toml", format: .toml, text: text), language: tag)
          })
      })
    let language = own.map { "language = '\($0)'\ntranslations = '{language}.toml'\n" } ?? ""
    let menu = SourceFile(
      name: "menu.toml", format: .toml, text: "menu = 'M'\n\(language)items = ['A']\n")
    let compiled = try compileMenu(menu, goal: .table, input: input)
    let table = try #require(compiled.menu, "\(compiled.diagnostics.map(\.message))")
    #expect(!compiled.diagnostics.contains { $0.message.contains("interface") })
    var texts = [own ?? "none": table.interfaceTexts]
    for language in table.languages { texts[language.tag.text] = language.interfaceTexts }
    return texts
  }

  @Test func englishIsLeftOut() throws {
    #expect(try texts(nil)["none"] == [:])
    #expect(try texts("en", ["en-GB": "a = 'A'"]) == ["en": [:], "en-GB": [:]])
    // A language without built-in texts shows those of the menu, or English ones.
    #expect(try texts("eu") == ["eu": [:]])
  }

  @Test func builtInTexts() throws {
    let found = try texts("de", ["en": "a = 'B'", "de-AT": "a = 'C'", "eu": "a = 'D'"])
    #expect(found["de"] == interfaceTranslations["de"])
    #expect(found["en"]?[.search] == "Search")
    #expect(found["de-AT"] == [:])
    #expect(found["eu"] == [:])
  }

  @Test func catalogsComeFirst() throws {
    let found = try texts(
      "en", ["de": "['/'.interface]\nsearch = 'Finden'\nback = \"Nach\\n%1\"", "de-CH": "a = 'E'"])
    #expect(found["de"]?[.search] == "Finden")
    #expect(found["de"]?[.back] == "Nach %1")
    #expect(found["de"]?[.picker] == "Sprache")
    #expect(found["de-CH"]?[.search] == "Finden")
  }

  /// A menu that is written in one of its languages shows the same texts in each.
  @Test func anotherFirstLanguage() throws {
    let menu = SourceFile(
      name: "menu.toml", format: .toml,
      text: "menu = 'M'\nlanguage = 'de'\ntranslations = '{language}.toml'\nitems = ['A']\n")
    let input = CompilerInput(
      loadInclude: CompilerInput.none.loadInclude, loadTarget: CompilerInput.none.loadTarget,
      loadCatalogs: { _, _ in
        .found(
          ["en", "eu"].map { (tag: String) in
            .loaded(
              SourceFile(name: "\(tag).toml", format: .toml, text: "a = 'A'"), language: tag)
          })
      })
    let table = try #require(try compileMenu(menu, goal: .table, input: input).menu)
    let english = try #require(table.languages.first { $0.tag.text == "en" })
    let written = table.written(in: english)
    #expect(written.interfaceTexts == [:])
    let others = written.languages.map { ($0.tag.text, $0.interfaceTexts[.search]) }
    #expect(others.map(\.0) == ["de", "eu"])
    // Basque has no texts of its own, and shows those of the document.
    #expect(others.map(\.1) == ["Suchen", "Suchen"])
  }
}
