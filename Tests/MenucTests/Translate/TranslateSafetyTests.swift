import Foundation
import TestSupport
import Testing

/// The cases that `menuc translate` refuses, without writing anything.
@Suite struct TranslateSafetyTests {
  let directory: TemporaryDirectory
  static let menu = """
    menu: A
    language: en
    translations: "texts/{language}.po"
    items: [B]

    """

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("", to: "project/.git/config")
    try directory.write(Self.menu, to: "project/menu.yaml")
  }

  private func translate(_ arguments: String...) throws -> Command {
    try Command.run(
      Repository.menuc.path, ["translate"] + arguments,
      in: directory.url.appending(path: "project"))
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  private func link(_ path: String, to target: String) throws {
    let place = directory.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  private func files() -> [String] {
    let all = FileManager.default.subpaths(atPath: directory.url.path) ?? []
    return all.filter { $0.contains(".po") || $0.contains("menuc") }.sorted()
  }

  @Test(arguments: [
    (["menu.yaml", "--to", "x1"], 64, "'x1' is not a language tag"),
    (["menu.yaml", "--to", "xx"], 64, "'xx' is not a language tag"),
    (["menu.yaml", "--to", "en"], 64, "menu.yaml: the menu itself is in 'en'"),
    (["menu.yaml"], 64, "menu.yaml: there are no catalogs yet"),
    (["menu.yaml", "--check"], 64, "menu.yaml: there are no catalogs yet"),
    (["-", "--to", "de"], 64, "'menuc translate' can't read standard input"),
    (["menu.yaml", "--define", "x=1", "--to", "de"], 64, "'--define' can't be combined"),
    (["none.yaml", "--to", "de"], 2, "none.yaml: no such file or directory"),
  ])
  func requests(arguments: [String], status: Int32, message: String) throws {
    let result = try Command.run(
      Repository.menuc.path, ["translate"] + arguments,
      in: directory.url.appending(path: "project"))
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(files() == [])
  }

  @Test func aMenuNeedsALanguage() throws {
    try directory.write("menu: A\nitems: [B]\n", to: "project/menu.yaml")
    let result = try translate("menu.yaml", "--to", "de")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        menuc: error: menu.yaml: the menu does not declare its language
          = help: add the language that its texts are in, such as `language: "en"`

        """)
    #expect(files() == [])
  }

  @Test func aMenuWithErrorsIsReported() throws {
    try directory.write(Self.menu + "colour: red\n", to: "project/menu.yaml")
    let result = try translate("menu.yaml", "--to", "de")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("menu.yaml:5:1: error: a menu has no key 'colour'"))
    #expect(files() == [])
  }

  /// An output that requires a language does not prevent the creation of its catalog.
  @Test func outputsAreNotLookedAt() throws {
    try directory.write(
      Self.menu + "generate: [{ target: json, languages: [de] }, { template: none.stencil }]\n",
      to: "project/menu.yaml")
    let result = try translate("menu.yaml", "--to", "de")
    #expect(result.errors == "")
    #expect(result.output == "written texts/de.po: 1 added, 0 of 1 translated\n")
  }

  @Test func aBrokenCatalogStaysAndNothingElseIsWritten() throws {
    let broken = "msgctxt \"b/title\"\nmsgid \"B\"\nmsgstr \"\n"
    try directory.write(broken, to: "project/texts/de.po")
    let result = try translate("menu.yaml", "--to", "de", "--to", "fr", "--pseudo")
    #expect(result.status == 1)
    #expect(result.errors.contains("texts/de.po:3:8: error: "), "\(result.errors)")
    #expect(result.errors.contains("[syntax]"))
    #expect(result.output == "")
    #expect(try text("project/texts/de.po") == broken)
    #expect(files() == ["project/texts/de.po"])
  }

  @Test(arguments: [
    "../{language}.po", "/tmp/menuc-nowhere/{language}.po", ".git/{language}.po",
    "out/{language}.po", "out/sub/{language}.po",
  ])
  func catalogsAreInTheProject(path: String) throws {
    try link("project/out", to: "..")
    try directory.write(
      Self.menu.replacing("texts/{language}.po", with: path), to: "project/menu.yaml")
    for command in [["--to", "de"], ["--pseudo"], ["--to", "de", "--check"]] {
      let result = try Command.run(
        Repository.menuc.path, ["translate", "menu.yaml"] + command,
        in: directory.url.appending(path: "project"))
      #expect(result.status == 1)
      #expect(result.errors.contains("[catalog-outside]"), "\(result.errors)")
      #expect(files() == [])
    }
  }

  @Test func theStandardPathIsInTheProject() throws {
    try link("project/translations", to: "..")
    try directory.write("menu: A\nlanguage: en\nitems: [B]\n", to: "project/menu.yaml")
    let result = try translate("menu.yaml", "--to", "de")
    #expect(result.status == 2)
    #expect(result.errors.contains("is a link out of the project"), "\(result.errors)")
    #expect(files() == [])
  }

  @Test func aLinkInTheProjectStaysALink() throws {
    try directory.write("msgid \"\"\nmsgstr \"Language: de\\n\"\n", to: "project/real.po")
    try link("project/texts/de.po", to: "../real.po")
    let result = try translate("menu.yaml")
    #expect(result.output == "written texts/de.po: 1 added, 0 of 1 translated\n")
    #expect(try text("project/real.po").contains("msgctxt \"b/title\""))
    let place = directory.url.appending(path: "project/texts/de.po").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place) == "../real.po")
  }

  @Test(arguments: ["../../elsewhere.po", "../nowhere.po"])
  func otherLinksAreLeftAlone(target: String) throws {
    try directory.write("msgid \"\"\nmsgstr \"\"\n", to: "elsewhere.po")
    try link("project/texts/de.po", to: target)
    let result = try translate("menu.yaml", "--to", "de")
    #expect(result.status == 2, "\(result.errors)")
    #expect(try text("elsewhere.po") == "msgid \"\"\nmsgstr \"\"\n")
    #expect(files() == ["elsewhere.po", "project/texts/de.po"])
  }

  @Test func aFolderOrAPipeIsNotACatalog() throws {
    try directory.write("", to: "project/texts/de.po/x")
    #expect(try translate("menu.yaml", "--to", "de").errors.contains("it is a directory"))
    _ = try Command.run("mkfifo", [directory.url.appending(path: "project/texts/fr.po").path])
    #expect(try translate("menu.yaml", "--to", "fr").status == 2)
  }

  @Test func aReadOnlyCatalogStays() throws {
    try directory.write("msgid \"\"\nmsgstr \"Language: de\\n\"\n", to: "project/texts/de.po")
    let path = directory.url.appending(path: "project/texts/de.po").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = try translate("menu.yaml")
    #expect(result.status == 2)
    #expect(result.errors.contains("texts/de.po: not written: it is read-only"))
    #expect(try text("project/texts/de.po") == "msgid \"\"\nmsgstr \"Language: de\\n\"\n")
  }

  @Test func aMenuIsNotACatalog() throws {
    let menu = Self.menu.replacing("texts/{language}.po", with: "{language}.yaml")
    try directory.write(menu, to: "project/de.yaml")
    let result = try translate("de.yaml", "--to", "de")
    #expect(result.status == 2)
    #expect(result.errors.contains("the catalog 'de.yaml' is one of the menus"), "\(result.errors)")
    #expect(try text("project/de.yaml") == menu)
  }

  @Test func menusDoNotShareCatalogs() throws {
    try directory.write(Self.menu.replacing("[B]", with: "[C]"), to: "project/other.yaml")
    let result = try translate("menu.yaml", "other.yaml", "--to", "de")
    #expect(result.status == 64)
    #expect(
      result.errors.contains(
        "other.yaml: 'texts/{language}.po' is also a catalog of 'menu.yaml'"), "\(result.errors)")
    #expect((try? text("project/texts/de.po")) == nil)
  }

  /// Menus of a project without a language or catalogs are skipped.
  @Test func aProjectIsUpdatedAsAWhole() throws {
    try directory.write("menus = [\"*.yaml\"]\n", to: "project/menuc.toml")
    try directory.write("menu: C\nitems: [D]\n", to: "project/plain.yaml")
    try directory.write(
      Self.menu.replacing("texts/", with: "other/"), to: "project/untranslated.yaml")
    try directory.write("msgid \"\"\nmsgstr \"Language: de\\n\"\n", to: "project/texts/de.po")
    let result = try translate()
    #expect(result.errors == "")
    #expect(result.output == "written texts/de.po: 1 added, 0 of 1 translated\n")
    #expect(result.status == 0)
  }
}
