import Foundation
import TestSupport
import Testing

/// The targets for documents write a file for each language of a menu.
@Suite struct TranslatedDocumentTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      """
      menu: Shop
      title: Our shop
      language: en
      translations: "texts/{language}.yaml"
      items:
      - { id: bread, title: Bread, detail: fresh, items: [{ id: rolls, title: Rolls }] }
      - { id: milk, title: Milk }
      generate:
      - { target: markdown, output: docs, languages: [ar] }
      - { target: dot, output: plain, languages: source }
      - { target: json, output: all }

      """, to: "shop.yaml")
    try directory.write(
      """
      /: Unser *Laden*
      bread: { title: Brot, detail: frisch }
      rolls: Brötchen

      """, to: "texts/de.yaml")
    try directory.write("bread: خبز\nmilk: حليب\n", to: "texts/ar.yaml")
  }

  /// The files that a build writes, by their paths.
  private func build(_ options: [String]) throws -> [String: String] {
    let built = try Command.run(
      Repository.menuc.path, ["build", "shop.yaml"] + options, in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let paths = built.output.split(separator: "\n").filter { $0.hasPrefix("written ") }
      .map { String($0.dropFirst("written ".count)) }
    return try Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, try Repository.text(directory.url.appending(path: $0)))
      })
  }

  private func documents(_ target: String, _ parameters: String...) throws -> [String: String] {
    try build(
      ["--ignore-generate", "--target", target, "--output", ".", "--force"]
        + parameters.flatMap { ["--param", $0] })
  }

  @Test func markdown() throws {
    let files = try documents("markdown")
    #expect(
      files == [
        "ShopMenu.md": "# Our shop\n\n- Bread – fresh\n  - Rolls\n- Milk\n",
        "ShopMenu.de.md": "# Unser \\*Laden\\*\n\n- Brot – frisch\n  - Brötchen\n- Milk\n",
        "ShopMenu.ar.md": "# Our shop\n\n- خبز – fresh\n  - Rolls\n- حليب\n",
      ])
  }

  @Test func json() throws {
    let files = try documents("json")
    #expect(files.keys.sorted() == ["ShopMenu.ar.json", "ShopMenu.de.json", "ShopMenu.json"])
    let titles = try files.mapValues { text in
      let table = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let items = table?["items"] as? [[String: Any]]
      let texts = [table?["language"], table?["direction"], table?["title"]] as? [String]
      return (texts ?? []) + (items ?? []).compactMap { $0["title"] as? String }
    }
    #expect(
      titles == [
        "ShopMenu.json": ["en", "ltr", "Our shop", "Bread", "Milk", "Rolls"],
        "ShopMenu.de.json": ["de", "ltr", "Unser *Laden*", "Brot", "Milk", "Brötchen"],
        "ShopMenu.ar.json": ["ar", "rtl", "Our shop", "خبز", "حليب", "Rolls"],
      ])
  }

  @Test func dot() throws {
    let files = try documents("dot")
    #expect(files.keys.sorted() == ["ShopMenu.ar.dot", "ShopMenu.de.dot", "ShopMenu.dot"])
    #expect(files["ShopMenu.dot"]?.contains(#"n0 [label = "Bread\nfresh""#) == true)
    #expect(files["ShopMenu.de.dot"]?.contains(#"n0 [label = "Brot\nfrisch""#) == true)
    #expect(files["ShopMenu.ar.dot"]?.contains(#"n0 [label = "خبز\nfresh""#) == true)
  }

  @Test(arguments: [
    ("all", ["ShopMenu.ar.md", "ShopMenu.de.md", "ShopMenu.md"]),
    ("source", ["ShopMenu.md"]), ("de", ["ShopMenu.de.md", "ShopMenu.md"]),
    ("ar,DE", ["ShopMenu.ar.md", "ShopMenu.de.md", "ShopMenu.md"]),
  ])
  func languagesAreSelected(languages: String, names: [String]) throws {
    let files = try documents("markdown", "languages=\(languages)")
    #expect(files.keys.sorted() == names)
  }

  @Test func aNameWithAnExtensionAndOneWithout() throws {
    let named: (String) throws -> [String] = { file in
      try documents("json", "file=\(file)", "languages=de").keys.sorted()
    }
    #expect(try named("menu.v2.json") == ["menu.v2.de.json", "menu.v2.json"])
    #expect(try named("menu") == ["menu", "menu.de"])
  }

  @Test func entriesSelectLanguages() throws {
    #expect(
      try build([]).keys.sorted() == [
        "all/ShopMenu.ar.json", "all/ShopMenu.de.json", "all/ShopMenu.json",
        "docs/ShopMenu.ar.md", "docs/ShopMenu.md", "plain/ShopMenu.dot",
      ])
  }
}
