import Foundation
import TestSupport
import Testing

@testable import menuc

/// What a server knows of files that are not open, and of files that vanish.
@Suite struct ServerProjectTests {
  private let directory: TemporaryDirectory
  private let root: String

  init() throws {
    directory = try TemporaryDirectory()
    root = Disk.resolved(directory.url.path)
  }

  private func uri(_ path: String) -> String { "file://\(root)/\(path)" }

  private func names(_ result: Any?) -> [String] {
    (result as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }

  /// A menu that another one includes keeps its problems, and a broken configuration makes no menus of
  /// other files.
  @Test func menusKeepTheirProblems() throws {
    try directory.write("menus = [\"a.yaml\", \"b.yaml\"]\n", to: "menuc.toml")
    var harness = try ServerHarness()
    let menu = "menu: B\nlayout: bogus\nitems: [{ title: U, when: nope }]\n"
    try directory.write(menu, to: "b.yaml")
    try harness.open(uri("b.yaml"), menu)
    try harness.open(
      uri("a.yaml"), "menu: A\nitems: [{ title: T, items: [{ include: b.yaml }] }]\n")
    try harness.open(uri("other.yaml"), "foo: 1\n")
    try harness.check()
    #expect((harness.diagnostics(uri("b.yaml")) ?? []).count >= 2)
    try harness.open(uri("menuc.toml"), "menus = [\n", language: "toml")
    try harness.check()
    #expect((harness.diagnostics(uri("other.yaml")) ?? []).isEmpty)
  }

  @Test func symbolsOfClosedMenusAreFound() throws {
    try directory.write("menus = [\"menus/*.yaml\"]\n", to: "menuc.toml")
    try directory.write("items: [Apples, { include: parts/more.yaml }]\n", to: "menus/one.yaml")
    try directory.write("items: [Apple pie]\n", to: "menus/parts/more.yaml")
    try directory.write("menu: T\nitems: [Pears]\n", to: "menus/two.yaml")
    try directory.write("items: [Apple juice]\n", to: "elsewhere.yaml")
    var harness = try ServerHarness()
    try harness.open(uri("menus/two.yaml"), "menu: T\nitems: [Apple tart]\n")
    try harness.check()
    let found = try harness.request("workspace/symbol", ["query": "apple"])
    #expect(names(found) == ["Apple tart", "Apples", "Apple pie"])
    let places = (found as? [[String: Any]] ?? []).compactMap { $0["location"] as? [String: Any] }
    #expect(
      places.compactMap { $0["uri"] as? String }
        == [uri("menus/two.yaml"), uri("menus/one.yaml"), uri("menus/parts/more.yaml")])
    // A file that changes on disk has other symbols.
    try directory.write("items: [Cherries]\n", to: "menus/one.yaml")
    let later = try harness.request("workspace/symbol", ["query": ""])
    #expect(names(later) == ["Apple tart", "Cherries"])
  }

  /// The folder of the workspace is enough.
  @Test func symbolsAreFoundBeforeADocumentIsOpen() throws {
    try directory.write("menus = [\"*.yaml\"]\n", to: "menuc.toml")
    try directory.write("menu: M\nitems: [Apples]\n", to: "menu.yaml")
    var harness = try ServerHarness(folder: "file://\(root)")
    #expect(names(try harness.request("workspace/symbol", ["query": "app"])) == ["Apples"])
  }

  /// The catalogs of a menu in several formats, with the keys of `view` and of `view.sound`.
  private static let catalogs: [String: String] = [
    "de.po": """
    msgid ""
    msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

    msgctxt "view/title"
    msgid "View"
    msgstr "Ansicht"

    msgctxt "view.sound/title"
    msgid "Sound"
    msgstr "Ton"

    """,
    "fr.json": "{ \"view\": \"Vue\", \"view.sound\": { \"title\": \"Son\" } }\n",
    "values-es/strings.xml": """
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <string name="view.title">Vista</string>
      <string name="view.sound.title">Sonido</string>
    </resources>

    """,
    "nl.properties": "app.view.title = Weergave\napp.view.sound.title = Geluid\n",
    "Menu.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "view/title" : {
          "localizations" : {
            "it" : { "stringUnit" : { "state" : "translated", "value" : "Vista" } }
          }
        }
      },
      "version" : "1.0"
    }

    """,
  ]

  @Test func renameReachesCatalogs() throws {
    for (path, text) in Self.catalogs { try directory.write(text, to: path) }
    let menu = """
      menu: M
      language: en
      translations:
      - "{language}.po"
      - "{language}.json"
      - "values-{language}/strings.xml"
      - "{language}.properties#app.{id}.{text}"
      - "Menu.xcstrings"
      generate: [{ target: html, current: view.sound }]
      items:
      - { title: View, items: [Sound] }

      """
    try directory.write(menu, to: "menu.yaml")
    var harness = try ServerHarness()
    try harness.open(uri("menu.yaml"), menu)
    try harness.check()
    let place = ServerHarness.place(uri("menu.yaml"), 10, 12)
    let references = try harness.request("textDocument/references", place) as? [[String: Any]]
    let files = Set((references ?? []).compactMap { $0["uri"] as? String })
    #expect(files.count == 6, "\(files)")
    var request = place
    request["newName"] = "look"
    let result = try harness.request("textDocument/rename", request) as? [String: Any]
    let changes = try #require(result?["documentChanges"] as? [[String: Any]])
    var texts = Self.catalogs
    texts["menu.yaml"] = menu
    for change in changes {
      let document = try #require(change["textDocument"] as? [String: Any])
      let uri = try #require(document["uri"] as? String)
      let path = String(uri.dropFirst(self.uri("").count))
      let edits = try #require(change["edits"] as? [[String: Any]])
      texts[path] = try ServerHarness.applying(edits, to: try #require(texts[path]))
    }
    for (path, text) in Self.catalogs {
      let renamed = text.replacing("view", with: "look")
      #expect(texts[path] == renamed, "\(path)")
    }
    let renamed = try #require(texts["menu.yaml"])
    #expect(renamed.contains("current: look.sound"), "\(renamed)")
    // Nothing is stale or missing afterwards.
    for (path, text) in texts { try directory.write(text, to: path) }
    let lint = try Command.menuc("lint", "menu.yaml", in: directory.url)
    #expect(lint.status == 0 && !lint.output.contains("stale"), "\(lint.output)\(lint.errors)")
  }

  /// An id may stand in several places, and completion knows all of them.
  @Test func idsAreCompletedWhereverTheyStand() throws {
    try directory.write(
      "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgctxt \"old/title\"\nmsgid \"A\"\nmsgstr \"B\"\n",
      to: "de.po")
    var harness = try ServerHarness()
    func labels(_ line: Int, _ character: Int, _ text: String) throws -> [String] {
      try harness.change(uri("menu.yaml"), [["text": text]])
      let result = try harness.request(
        "textDocument/completion", ServerHarness.place(uri("menu.yaml"), line, character))
      let items = (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
      return items.compactMap { $0["label"] as? String }
    }
    let start = "menu: M\nlanguage: en\ntranslations: [de.po]\n"
    let end = "items: [{ title: A, items: [{ title: B, checked: true }, C] }]\n"
    try harness.open(uri("menu.yaml"), start + end)
    try harness.check()
    #expect(
      try labels(3, 36, start + "generate: [{ target: html, current:  }]\n" + end)
        == ["a", "a.b", "a.c"])
    #expect(try labels(3, 28, start + "conditions: { c: { follows:  } }\n" + end) == ["a.b"])
    #expect(try labels(3, 25, start + "items: [{ title: A, id:  }]\n") == ["old"])
    #expect(try labels(3, 27, start + "items: [{ title: A, was: [ ] }]\n") == ["old"])
  }

  /// Files of other programs, and catalogs, are no menus.
  @Test func filesOfOthersHaveNoProblems() throws {
    try directory.write("menus = [\"menus/*.yaml\"]\n", to: "menuc.toml")
    let strangers = [
      "compose.yaml": "services: { web: { image: nginx } }\n", "broken.json": "{ \"a\": \n",
      "t/de.json": "{ \"a\": \"B\", \"titel\": \"C\" }\n", "part.yaml": "items: [A, A]\n",
    ]
    let menus = ["menus/new.yaml": "titel: x\n", "elsewhere.yaml": "menu: E\ntitel: x\n"]
    var harness = try ServerHarness()
    for (path, text) in strangers.merging(menus, uniquingKeysWith: { first, _ in first }) {
      try directory.write(text, to: path)
      try harness.open(uri(path), text)
    }
    try harness.check()
    for path in strangers.keys {
      #expect(harness.diagnostics(uri(path))?.isEmpty ?? true, "\(path)")
    }
    for path in menus.keys { #expect(harness.diagnostics(uri(path))?.isEmpty == false, "\(path)") }
  }

  /// Files vanish while they are open: nothing is lost, and what is missing is reported.
  @Test func filesThatVanishAreMissing() throws {
    try directory.write("menus = [\"menu.yaml\"]\n", to: "menuc.toml")
    try directory.write("items: [A]\n", to: "parts/part.yaml")
    let menu = "menu: M\nitems:\n- { include: parts/part.yaml }\n"
    try directory.write(menu, to: "menu.yaml")
    var harness = try ServerHarness()
    func codes() -> [String] {
      (harness.diagnostics(uri("menu.yaml")) ?? []).compactMap { $0["code"] as? String }
    }
    try harness.open(uri("menu.yaml"), menu)
    try harness.check()
    #expect(codes() == [])
    let files = FileManager.default
    try files.removeItem(atPath: "\(root)/parts")
    try harness.notify("workspace/didChangeWatchedFiles", ["changes": []])
    try harness.check()
    #expect(codes() == ["include-missing"])
    // The whole project vanishes. The open text is still checked, and every request is answered.
    try files.removeItem(atPath: root)
    try harness.change(uri("menu.yaml"), [["text": "menu: M\nitems: [{ titel: A }]\n"]])
    try harness.check()
    #expect(codes() == ["unknown-key"])
    for method in ["completion", "hover", "definition", "documentSymbol", "codeAction"] {
      var request = ServerHarness.place(uri("menu.yaml"), 1, 12)
      request["range"] = ServerHarness.range(1, 0, 1)
      request["context"] = ["diagnostics": []]
      let response = try harness.response("textDocument/\(method)", request)
      #expect(response["error"] == nil, "\(response)")
    }
    #expect(names(try harness.request("workspace/symbol", ["query": ""])) == [])
    try harness.notify("textDocument/didClose", ["textDocument": ["uri": uri("menu.yaml")]])
    #expect(codes() == [])
  }
}
