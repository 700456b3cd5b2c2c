import Foundation
import TestSupport
import Testing

@Suite struct ImportCommandTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func menuc(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Command {
    try Command.run(
      Repository.menuc.path, arguments, in: directory.url, input: input, environment: environment)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  /// A document of another program that is linted or built as a menu is a case for `import`.
  @Test(arguments: [
    ("nav.yml", "- Home: index.md\n- About: about.md\n", "MkDocs navigation"),
    ("mkdocs.yml", "site_name: !ENV NAME\nnav:\n- Home: index.md\n", "MkDocs navigation"),
    (
      "s.json", #"{"docs": [{"type": "category", "label": "A", "items": ["a"]}]}"#,
      "Docusaurus sidebar"
    ),
    ("package.json", #"{"name": "x", "contributes": {"menus": {}}}"#, "VS Code extension"),
    ("mine.yaml", "menu: A\nitem: [B]\n", nil), ("broken.yaml", "a: [\n", nil),
    ("other.toml", "a = [1, 2]\n", nil),
  ])
  func aDocumentOfAnotherProgramIsRecognized(file: String, text: String, title: String?) throws {
    try directory.write(text, to: file)
    for command in [["lint"], ["build"], ["lint", "--fix", "--unsafe-fixes"]] {
      if command.count > 1, title == nil { continue }
      let result = try Command.run(Repository.menuc.path, command + [file], in: directory.url)
      #expect(result.status == 1)
      let note = "menuc: note: \(file) is in another format (\(title ?? "")): 'menuc import'"
      #expect(result.errors.contains(note) == (title != nil), "\(result.errors)")
      #expect(try self.text(file) == text)
    }
  }

  /// What is printed is the menu; the rest goes to standard error.
  @Test func theMenuIsPrinted() throws {
    try directory.write("nav:\n  - Home: index.md\n  - features.md\n", to: "mkdocs.yml")
    let result = try menuc("import", "mkdocs.yml", "--format", "yaml")
    #expect(
      result.output == """
        # Imported from mkdocs.yml by `menuc import`.
        menu: Mkdocs
        items:
          - title: Home
            url: "/"
          - title: Features
            url: "/features/"

        """)
    #expect(
      result.errors == """
        mkdocs.yml:3: the title of 'features.md' is in the page, which was not found: the item is called 'Features' here
        menuc: note: imported 2 items, format 'mkdocs'; not carried over: 1 line above

        """)
    #expect(result.status == 0)
    #expect(try menuc("import", "mkdocs.yml", "--strict").status == 1)
  }

  @Test func standardInputIsRead() throws {
    let result = try menuc("import", "-", "--from", "outline", input: "A\n  B\n")
    #expect(result.output.contains("title = \"A\""))
    #expect(result.status == 0)
  }

  @Test func nothingIsOverwrittenWithoutForce() throws {
    try directory.write("A\n", to: "menu.txt")
    try directory.write("# mine\n", to: "menu.toml")
    let refused = try menuc("import", "menu.txt", "--output", "menu.toml")
    #expect(refused.status == 2)
    #expect(
      refused.errors
        == "menuc: error: menu.toml: it exists; 'menuc import' replaces it with '--force'\n")
    #expect(try text("menu.toml") == "# mine\n")
    #expect(try menuc("import", "menu.txt", "--output", "menu.toml", "--force").status == 0)
    #expect(try text("menu.toml").contains("title = \"A\""))
  }

  /// The strings of an Android project become catalogs, and the menu with them has no problems.
  @Test func translationsAreWritten() throws {
    for path in ["menu/main.xml", "values/strings.xml", "values-de/strings.xml"] {
      let file = Repository.fixtures.appending(path: "Import/android/\(path)")
      try directory.write(try Repository.text(file), to: "res/\(path)")
    }
    let result = try menuc("import", "res/menu/main.xml", "--output", "menus/main.yaml")
    #expect(result.status == 0)
    #expect(try text("menus/main.de.yaml").contains("search: Suchen…\n"))
    let lint = try menuc("lint", "--strict", "menus/main.yaml")
    #expect((lint.status, lint.errors) == (0, ""))
    let printed = try menuc("import", "res/menu/main.xml")
    #expect(printed.errors.contains("left out: texts in 1 language, for which '--output' writes"))
    try directory.write(printed.output, to: "printed.toml")
    let again = try menuc("lint", "--strict", "printed.toml")
    #expect((again.status, again.errors) == (0, ""))
  }

  /// Pages outside the project give no titles.
  @Test func nothingOutsideTheProjectIsRead() throws {
    try directory.write("# Secret\n", to: "secret.md")
    try directory.write("# Page\n", to: "site/docs/page.md")
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: "site/.git"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: directory.url.appending(path: "site/docs/link.md").path,
      withDestinationPath: "../../secret.md")
    try directory.write(
      "nav: [page.md, ../../secret.md, link.md]\n", to: "site/mkdocs.yml")
    let result = try menuc("import", "site/mkdocs.yml")
    #expect(result.status == 0)
    #expect(result.output.contains("title = \"Page\""))
    // The name of the file is a title, its heading is none.
    #expect(result.errors.contains("'../../secret.md' is in the page, which was not found"))
    #expect(result.errors.contains("'link.md' is in the page, which was not found"))
  }

  @Test(arguments: [
    (["nothing.yml"], 2, "no such file"),
    (["a.yml", "--output", "menu.json"], 64, "name it 'menu.toml'"),
    (["nav.yml", "--output", "menu.toml", "--format", "yaml"], 64, "name it 'menu.yaml'"),
    (["nav.yml", "--output", "-"], 64, "give the path of a file"),
    (["a.yml", "--from", "gopher"], 64, "'gopher' is invalid"),
    (["a.yml"], 1, "the format was not recognized"),
    (["nav.yml", "--menu", "docs"], 1, "a document in the format 'mkdocs' contains only one menu"),
  ])
  func mistakesAreExplained(arguments: [String], status: Int32, message: String) throws {
    try directory.write("a: b\n", to: "a.yml")
    try directory.write("nav: [{ Home: index.md }]\n", to: "nav.yml")
    let result = try Command.run(
      Repository.menuc.path, ["import"] + arguments, in: directory.url)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func aCallerThatOnlyReadsIsRefused() throws {
    try directory.write("A\n", to: "menu.txt")
    let environment = ["MENUC_WRITING_COMMAND": "swift package menuc-write"]
    let result = try menuc(
      "import", "menu.txt", "--output", "menu.toml", environment: environment)
    #expect(result.status == 64)
    #expect(try menuc("import", "menu.txt", environment: environment).status == 0)
  }
}
