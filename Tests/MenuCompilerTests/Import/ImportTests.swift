import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// The folders of `Tests/Fixtures/Import` are documents of other formats, each with the menu that is
/// made of it, its catalogs, and the list of what was lost.
@Suite struct ImportTests {
  /// The documents, by format.
  static let documents: [(format: ImportFormat, path: String)] = [
    (.mkdocs, "mkdocs/mkdocs.yml"), (.docusaurus, "docusaurus/sidebars.json"),
    (.vitepress, "vitepress/sidebar.json"), (.starlight, "starlight/sidebar.json"),
    (.opml, "opml/places.opml"), (.plist, "plist/Categories.plist"),
    (.settings, "settings/Root.plist"), (.android, "android/menu/main.xml"),
    (.gmenu, "gmenu/menus.ui"), (.electron, "electron/template.json"),
    (.vscode, "vscode/package.json"), (.windres, "windres/app.rc"), (.qt, "qt/window.ui"),
    (.kde, "kde/appui.rc"), (.hugo, "hugo/hugo.yaml"),
    (.drupal, "drupal/example.links.menu.yml"), (.tree, "tree/toc.yml"),
    (.outline, "outline/menu.md"), (.csv, "csv/paths.csv"),
  ]

  static func request(_ path: String) throws -> ImportRequest {
    let file = Repository.fixtures.appending(path: "Import/\(path)")
    let directory = file.deletingLastPathComponent()
    var request = ImportRequest(
      name: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    request.stem = "menu"
    request.load = { path in
      (try? Data(contentsOf: directory.appending(path: path))).map { Array($0) }
    }
    request.list = { path in
      let place = path.isEmpty ? directory : directory.appending(path: path)
      return (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    }
    return request
  }

  @Test func eachFormatHasADocument() {
    #expect(Self.documents.map(\.format) == ImportFormat.allCases)
  }

  /// The format is recognized, and the result is the recorded one.
  @Test(arguments: documents)
  func theMenuIsTheRecordedOne(format: ImportFormat, path: String) throws {
    let imported = try importMenu(try Self.request(path))
    #expect(imported.format == format)
    let catalogs = imported.catalogs.map { "# \($0.path)\n\($0.text)" }
    let losses = imported.losses.isEmpty ? ["nothing"] : imported.losses
    let result =
      ([imported.menu] + catalogs).joined(separator: "\n") + "\n# Not carried over:\n"
      + losses.map { "# \($0)\n" }.joined()
    let golden = Repository.fixtures.appending(path: "Import/\(format.rawValue).expected.toml")
    try Repository.record(result, to: golden)
    #expect(result == (try? Repository.text(golden)))
  }

  /// The menu has no problems, and is the same in TOML and in YAML.
  @Test(arguments: documents)
  func theMenuIsCleanInBothFormats(format: ImportFormat, path: String) throws {
    var tables: [String] = []
    for output in [SourceFormat.toml, .yaml] {
      var request = try Self.request(path)
      request.format = format
      request.output = output
      let imported = try importMenu(request)
      let file = SourceFile(name: "menu", format: output, text: imported.menu)
      #expect(formatDocument(file).bytes == file.bytes, "in the layout of 'menuc format'")
      let compiled = try compileMenu(file, goal: .table, input: .none)
      #expect(compiled.diagnostics.map(\.message) == [])
      let menu = try #require(compiled.menu)
      #expect(imported.itemCount > 0)
      tables.append(tableJSON(menu))
    }
    #expect(tables[0] == tables[1])
  }

  /// The navigation of a real site has the titles that another program reads from it.
  @Test func aRealNavigationKeepsItsTitles() throws {
    let imported = try importMenu(try Self.request("mkdocs-material.yml"))
    let file = SourceFile(name: "menu", format: .toml, text: imported.menu)
    let menu = try #require(try compileMenu(file, goal: .table, input: .none).menu)
    let data = try Data(
      contentsOf: Repository.fixtures.appending(path: "Real/mkdocs-squidfunk-mkdocs-material.json"))
    let real = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var titles: [String?] = []
    // Items are numbered level by level.
    var level = [real["tree"]]
    while !level.isEmpty {
      let nodes = level.flatMap { ($0 as? [Any] ?? []).compactMap { $0 as? [String: Any] } }
      for node in nodes {
        // A page without a title in the navigation has that of the page.
        let isImplicit = node["implicit"] as? Bool ?? false
        titles.append(isImplicit ? nil : node["title"] as? String)
      }
      level = nodes.map { $0["children"] }.filter { ($0 as? [Any])?.isEmpty == false }
    }
    #expect(menu.titles.count == titles.count && titles.count == 100)
    for (read, written) in zip(menu.titles, titles) where written != nil {
      #expect(read == written)
    }
    #expect(imported.losses.count { $0.contains("is in the page") } == titles.count { $0 == nil })
  }

  /// Notations that occur in few documents.
  @Test(arguments: [
    (
      "a.md", "- [Install](/i \"tip\")\n- [B](<c d>)\n- <https://x.y>\n- See [C](/c)\n",
      ["url = \"/i\"", "help = \"tip\"", "url = \"c d\"", "title = \"https://x.y\""],
      ["a.md:4: a link within a title stays as it is written"]
    ),
    (
      "a.csv", "Title,URL\nHome,/\n", ["title = \"Home\""],
      ["a.csv:1: the column headings are left out"]
    ),
    (
      "a.rc",
      "M MENU\nBEGIN\nMENUITEM \"Z\\tZ\", 1\nMENUITEM \"Y\\tCtrl+Y\", 2\nMENUITEM \"D\\tDel\", 3\nEND\n",
      ["detail = \"Z\"", "shortcut = \"Ctrl+Y\"", "shortcut = \"Delete\""], []
    ),
    (
      "version-0.77-sidebars.json", "{\"docs\": [\"a\"]}", ["menu = \"Version 0 77 Sidebars\""],
      [
        "version-0.77-sidebars.json:1: the title of 'a' is in the page, which was not found: the item is called 'A' here"
      ]
    ),
    (
      "toc.yml",
      "items:\n- name: A\n  expanded: true\n  items: [{ name: B }]\n- name: C\n  items: [{ name: D }]\n",
      ["title = \"C\"\ncollapsed = true"], []
    ),
  ])
  func rareNotationsAreRead(
    name: String, text: String, lines: [String], losses: [String]
  ) throws {
    let imported = try importMenu(ImportRequest(name: name, bytes: Array(text.utf8)))
    for line in lines { #expect(imported.menu.contains(line), "\(imported.menu)") }
    #expect(imported.losses == losses)
  }

  @Test(arguments: [
    ("menu.yaml", "menu: A\nitems: [B]\n", "this is already a menuc menu"),
    ("a.json", "{}", "the format was not recognized"),
    ("a.js", "module.exports = []", "does not run JavaScript"),
    ("a.xml", "<menu><item", "this is not closed"),
    ("a.yml", "nav: [a.md", "while parsing"),
    ("mkdocs.yml", "nav: {}", "there are no items"),
    ("a.opml", "<opml version='2.0'><head/></opml>", "it has no element 'body'"),
    ("a.txt", "", "there are no items"),
    ("a.plist", "<plist><dict><true/></dict></plist>", "has no 'key' before it"),
    ("package.json", #"{"contributes": {"menus": {}}}"#, "there are no items"),
  ])
  func aBrokenDocumentIsExplained(name: String, text: String, message: String) throws {
    let request = ImportRequest(name: name, bytes: Array(text.utf8))
    let error = #expect(throws: ImportError.self) { try importMenu(request) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func aWrongGuessNamesTheOption() {
    let request = ImportRequest(name: "a.txt", bytes: [])
    let error = #expect(throws: ImportError.self) { try importMenu(request) }
    #expect(
      error?.help
        == "it was read as 'outline' (indented text); name a different format with '--from'")
  }

  @Test func oneOfSeveralMenusIsChosen() throws {
    var request = try Self.request("docusaurus/sidebars.json")
    request.menu = "api"
    let imported = try importMenu(request)
    #expect(imported.itemCount == 2)
    request.menu = "none"
    let error = #expect(throws: ImportError.self) { try importMenu(request) }
    #expect(error?.help == "the document has 'docs', 'api'")
  }

  /// A binary property list gives the same items as one in XML, whose order of keys does not matter.
  @Test func aBinaryPropertyListIsRead() throws {
    var request = try Self.request("plist/Categories.plist")
    let value = try PropertyListSerialization.propertyList(
      from: Data(request.bytes), format: nil)
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    let expected = try importMenu(request).menu
    var binary = ImportRequest(name: request.name, bytes: Array(data))
    #expect(try importMenu(binary).menu == expected)
    binary.format = .plist
    request.format = .plist
    #expect(try importMenu(binary).menu == importMenu(request).menu)
  }

  /// Actions that would become the same case are renamed, in all their items.
  @Test func collidingActionsAreRenamed() throws {
    let text = String(decoding: try Self.request("gmenu/menus.ui").bytes, as: UTF8.self)
      .replacing("app.open<", with: "app+theme<").replacing("app.about<", with: "app+theme<")
    let imported = try importMenu(ImportRequest(name: "menus.ui", bytes: Array(text.utf8)))
    let renamed = imported.menu.components(separatedBy: "app.theme-2")
    #expect(renamed.count == 4 && imported.menu.contains(#""app+theme" = {}"#))
    #expect(imported.losses.filter { $0.contains("the action") }.count == 1)
  }
}
