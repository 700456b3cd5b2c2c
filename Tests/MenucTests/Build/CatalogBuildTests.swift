import Foundation
import TestSupport
import Testing

/// A build depends on the catalogs of its menus.
@Suite struct CatalogBuildTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      """
      menu: Shop
      language: en
      translations: "texts/{language}.toml"
      items: [Bread]

      """, to: "shop.yaml")
    try directory.write("bread = \"Brot\"\n\"/\" = \"Laden\"\n", to: "texts/de.toml")
  }

  private func menuc(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url)
  }

  private func build(_ options: String...) throws -> Command {
    try Command.run(
      Repository.menuc.path, ["build", "shop.yaml", "--target", "json"] + options,
      in: directory.url)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  @Test func aFileForEachLanguage() throws {
    let result = try build()
    #expect(
      result.output == """
        written Generated/ShopMenu.json
        written Generated/ShopMenu.de.json

        """, "\(result.errors)")
    #expect(try text("Generated/ShopMenu.de.json").contains("\"Brot\""))
    #expect(try text("Generated/ShopMenu.de.json").contains("\"language\": \"de\""))
    #expect(try text("Generated/ShopMenu.json").contains("\"Bread\""))
    #expect(try build("--param", "languages=source").output.contains("removed"))
  }

  @Test func editsAreNoticed() throws {
    #expect(try build().status == 0)
    #expect(try build().output.contains("unchanged Generated/ShopMenu.de.json"))
    try directory.write("bread = \"Brote\"\n\"/\" = \"Laden\"\n", to: "texts/de.toml")
    #expect(try build("--check").status == 1)
    #expect(try build().output.contains("written Generated/ShopMenu.de.json"))
    #expect(try text("Generated/ShopMenu.de.json").contains("\"Brote\""))
  }

  @Test func newCatalogsAreNoticed() throws {
    #expect(try build().status == 0)
    try directory.write("bread = \"Pain\"\n\"/\" = \"Magasin\"\n", to: "texts/fr.toml")
    #expect(try build().output.contains("written Generated/ShopMenu.fr.json"))
    try FileManager.default.removeItem(at: directory.url.appending(path: "texts/de.toml"))
    #expect(try build().output.contains("removed Generated/ShopMenu.de.json"))
  }

  /// The language can be a folder.
  @Test func catalogsInFolders() throws {
    let source = try text("shop.yaml")
    try directory.write(
      source.replacing("texts/{language}.toml", with: "locale/{language}/shop.po"),
      to: "shop.yaml")
    try directory.write(
      "msgctxt \"bread/title\"\nmsgid \"Bread\"\nmsgstr \"Pão\"\n", to: "locale/pt_BR/shop.po")
    try directory.write("", to: "locale/README")
    #expect(try build().output.contains("written Generated/ShopMenu.pt-BR.json"))
  }

  /// gettext's names of languages have modifiers.
  @Test func namesOfGettext() throws {
    let source = try text("shop.yaml")
    try directory.write(
      source.replacing("texts/{language}.toml", with: "po/{language}.po"), to: "shop.yaml")
    for name in ["sr@latin", "ca@valencia"] {
      try directory.write(
        "msgctxt \"bread/title\"\nmsgid \"Bread\"\nmsgstr \"B\"\n", to: "po/\(name).po")
    }
    let built = try build()
    for tag in ["sr-Latn", "ca-valencia"] {
      #expect(built.output.contains("written Generated/ShopMenu.\(tag).json"))
    }
    #expect(!built.errors.contains("unknown-language"))
  }

  @Test func theDepfileNamesThem() throws {
    #expect(try build("--depfile", "shop.d").status == 0)
    let inputs = try text("shop.d").split(whereSeparator: " \\\n".contains)
    #expect(inputs.contains("texts/de.toml"))
    #expect(inputs.contains("texts"))
  }

  /// A catalog with a mistake is an error. No output is written, not even in the menu's own
  /// language.
  @Test func aCatalogThatCannotBeParsed() throws {
    try directory.write("bread = \"Brot\n", to: "texts/de.toml")
    let result = try build()
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("texts/de.toml:1:14: error: "), "\(result.errors)")
    #expect(result.output == "")
  }

  @Test(arguments: [
    ("de", 0, ""), ("source", 0, ""), ("all", 0, ""), ("DE", 0, ""),
    ("en,de", 0, ""),
    ("dk", 64, "the menu has no texts in the language 'dk'"),
    ("de;fr", 64, "the parameter 'languages' can't be 'de;fr'"), ("", 64, "can't be ''"),
  ])
  func languagesOnTheCommandLine(value: String, status: Int32, message: String) throws {
    let result = try build("--param", "languages=\(value)")
    #expect(result.status == status, "\(result.errors)")
    #expect(message.isEmpty ? result.errors.isEmpty : result.errors.contains(message))
  }

  /// If there are several menus, some may lack a language.
  @Test func languagesOfSeveralMenus() throws {
    try directory.write("menu: Plain\nitems: [One]\n", to: "plain.yaml")
    let result = try menuc(
      "build", "shop.yaml", "plain.yaml", "--target", "json", "--param", "languages=de")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("written Generated/ShopMenu.de.json"))
  }

  @Test func languagesOfAnOutput() throws {
    let source = try text("shop.yaml")
    try directory.write(
      source + "generate: [{ target: json, languages: source }]\n", to: "shop.yaml")
    #expect(try menuc("build", "shop.yaml").output == "written Generated/ShopMenu.json\n")
    // The document's own language may be listed.
    try directory.write(
      source + "generate: [{ target: json, languages: [en, de] }]\n", to: "shop.yaml")
    let listed = try menuc("build", "shop.yaml")
    #expect(listed.output.contains("written Generated/ShopMenu.de.json"), "\(listed.errors)")
    try directory.write(
      source + "generate: [{ target: json, languages: [de, dk] }]\n", to: "shop.yaml")
    let result = try menuc("build", "shop.yaml")
    #expect(result.status == 1)
    #expect(result.errors.contains("the menu has no texts in the language 'dk' [invalid-value]"))
  }

  /// A path that leads out of the project is not searched, and a link out of it is not followed.
  @Test func catalogsOutsideTheProject() throws {
    let outside = try TemporaryDirectory()
    try outside.write("bread = \"Brot\"\n", to: "fr.toml")
    try FileManager.default.createSymbolicLink(
      at: directory.url.appending(path: "texts/fr.toml"),
      withDestinationURL: outside.url.appending(path: "fr.toml"))
    let linked = try build()
    #expect(linked.errors.contains("texts/fr.toml"), "\(linked.errors)")
    #expect(!linked.output.contains("fr.json"))
    try directory.write(
      "menu: Shop\nlanguage: en\ntranslations: \"../{language}.toml\"\nitems: [Bread]\n",
      to: "shop.yaml")
    let result = try build()
    #expect(result.status == 1)
    #expect(result.errors.contains("[catalog-outside]"), "\(result.errors)")
  }
}
