import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// `menuc export`: what import read, export writes again.
@Suite struct ExportTests {
  /// The fixtures of import in the formats that can be exported.
  static let documents = ImportTests.documents.filter { $0.format.writer != nil }

  /// Documents of other programs' authors, where they are.
  static let realDocuments: [URL] = {
    let folder = Repository.root.deletingLastPathComponent().appending(path: "shared/data/foreign")
    let folders = ["docusaurus", "mkdocs", "native-menus", "opml", "settings-bundle"]
    return folders.flatMap { name in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: name).path)
      return (names ?? []).sorted().map { folder.appending(path: "\(name)/\($0)") }
    }.filter { file in
      ["json", "yml", "opml", "plist"].contains(file.pathExtension)
        || file.lastPathComponent.contains("_option") || file.lastPathComponent.contains("_context")
    }.filter { !$0.lastPathComponent.hasPrefix("vscode") }
  }()

  /// - Parameter catalogs: Text maps, by language.
  private func export(
    _ text: String, _ name: String = "menu.toml", _ catalogs: [String: String] = [:],
    to format: ImportFormat
  ) throws -> ExportedFiles {
    let file = SourceFile(name: name, format: .toml, text: text)
    let input = CompilerInput(
      loadInclude: CompilerInput.none.loadInclude, loadTarget: CompilerInput.none.loadTarget,
      loadCatalogs: catalogs.isEmpty
        ? nil
        : { _, _ in
          .found(
            catalogs.sorted { $0.key < $1.key }.map { language, text in
              .loaded(
                SourceFile(name: "menu.\(language).toml", format: .toml, text: text),
                language: language)
            })
        })
    let compiled = try compileMenu(file, goal: .table, input: input, offersFixes: false)
    #expect(compiled.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try exportMenu(compiled, to: format) { _, _ in .missing("") }
  }

  /// The lines of an imported menu, and of its catalogs if the format has translations.
  private func lines(_ imported: ImportedFiles, _ format: ImportFormat) -> [String] {
    let lines = imported.menu.split(separator: "\n").map(String.init).filter { line in
      !["language = ", "translations = ", "# Imported"].contains { line.hasPrefix($0) }
    }
    return format.exportsTranslations ? lines + imported.catalogs.map { $0.path + $0.text } : lines
  }

  private func checkRoundTrip(_ request: ImportRequest, _ format: ImportFormat) throws -> [String] {
    var request = request
    request.format = format
    request.stem = "menu"
    let first = try importMenu(request)
    let catalogs = first.catalogs.map { file in
      (String(file.path.dropFirst("menu.".count).dropLast(".toml".count)), file.text)
    }
    let exported = try export(
      first.menu, "menu.toml",
      Dictionary(uniqueKeysWithValues: format.exportsTranslations ? catalogs : []), to: format)
    var again = ImportRequest(name: request.name, bytes: Array(exported.files[0].text.utf8))
    again.format = format
    again.stem = "menu"
    let others = exported.files.dropFirst()
    again.load = { path in others.first { $0.path == path }.map { Array($0.text.utf8) } }
    let paths = others.map(\.path)
    again.list = { directory in
      let prefix = directory.isEmpty ? "" : directory + "/"
      let rests = paths.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
      let names = rests.compactMap { rest in rest.split(separator: "/").first.map { String($0) } }
      return Array(Set(names))
    }
    #expect(lines(try importMenu(again), format) == lines(first, format))
    return exported.losses
  }

  @Test(arguments: documents) func whatWasImportedComesBack(
    format: ImportFormat, path: String
  ) throws {
    _ = try checkRoundTrip(try ImportTests.request(path), format)
  }

  @Test func realDocumentsComeBack() throws {
    for file in Self.realDocuments {
      let bytes = Array(try Data(contentsOf: file))
      let directory = file.deletingLastPathComponent()
      var request = ImportRequest(name: file.lastPathComponent, bytes: bytes)
      request.load = { path in
        (try? Data(contentsOf: directory.appending(path: path))).map { Array($0) }
      }
      let format = try importMenu(request).format
      _ = try checkRoundTrip(request, format)
    }
  }

  /// Awkward translations come back, and equal titles with different translations are reported.
  @Test(arguments: [ImportFormat.android, .settings]) func translationsComeBack(
    format: ImportFormat
  ) throws {
    let titles = ["Quotes \" and '", "Back\\slash <b>", "@string/x", "Two\nlines", "Same", "Same"]
    let translations = titles.enumerated().map { "\($1) – שלום 👩‍👩‍👧\($0 > 4 ? "!" : "")" }
    let items = titles.enumerated().map { index, title in
      "{ title = \(LiteralText.doubleQuoted(title)), id = \"i\(index)\" }"
    }
    let menu =
      "menu = \"Group 1\"\nlanguage = \"en\"\ntranslations = \"menu.{language}.toml\"\n"
      + "items = [\n\(items.joined(separator: ",\n")) # menuc:allow duplicate-title\n]\n"
    let catalog = translations.enumerated().map { index, text in
      "i\(index) = \(LiteralText.doubleQuoted(text))\n"
    }
    let exported = try export(
      menu, "menu.toml", ["pt-BR": "\"/\" = \"G\"\n" + catalog.joined()], to: format)
    var request = ImportRequest(name: "a", bytes: Array(exported.files[0].text.utf8))
    request.format = format
    request.stem = "menu"
    let others = exported.files.dropFirst()
    let directories = others.map { $0.path.split(separator: "/").dropLast().joined(separator: "/") }
    request.load = { path in others.first { $0.path == path }.map { Array($0.text.utf8) } }
    request.list = { directory in
      if directory.count < 3 { return directories.map { $0.replacing("../", with: "") } }
      let paths = others.map { $0.path }.filter { $0.hasPrefix(directory + "/") }
      return paths.map { String($0.dropFirst(directory.count + 1)) }
    }
    let imported = try importMenu(request)
    #expect(imported.catalogs.map(\.path) == ["menu.pt-BR.toml"])
    let text = try #require(imported.catalogs.first).text
    for translation in translations.dropLast() {
      #expect(text.contains(LiteralText.doubleQuoted(translation)), "\(text)")
    }
    #expect(text.contains(translations[5]) == (format == .android))
    #expect(
      exported.losses.contains { $0.contains("earlier, different translation") }
        == (format == .settings))
  }

  /// One menu with everything, in each format, with the list of what each lacks.
  @Test(arguments: ImportFormat.exported) func theFilesAreTheRecordedOnes(
    format: ImportFormat
  ) throws {
    let text = try Repository.text(Repository.fixtures.appending(path: "Export/menu.toml"))
    let exported = try export(text, to: format)
    let result =
      exported.files.map { "== \($0.path)\n\($0.text)" }.joined()
      + "== Not carried over\n" + exported.losses.map { $0 + "\n" }.joined()
    let golden = Repository.fixtures.appending(path: "Export/\(format.rawValue).expected")
    try Repository.record(result, to: golden)
    #expect(result == (try? Repository.text(golden)))
  }

  /// A format has one shortcut. The others are reported.
  @Test(arguments: [ImportFormat.android, .gmenu, .electron])
  func theFirstShortcutIsWritten(format: ImportFormat) throws {
    let exported = try export(
      """
      menu = "M"
      items = [
        { title = "A", action = "a", shortcut = ["Ctrl+Shift+K", "F2"] },
        { title = "B", action = "b", shortcut = { default = "Ctrl+Y", apple = "Cmd+Shift+Z" } },
      ]
      """, to: format)
    let text = exported.files.map(\.text).joined().uppercased()
    #expect(text.contains("SHIFT") && !text.contains("F2"), "\(text)")
    #expect(exported.losses.contains("menu.toml:3: all shortcuts but the first are left out"))
    #expect(
      exported.losses.contains("menu.toml:4: the shortcuts for Apple platforms are left out"))
  }

  /// Awkward titles come back from every format.
  @Test(arguments: ImportFormat.exported) func titlesComeBack(format: ImportFormat) throws {
    let titles = [
      "Quotes \" and '", "Back\\slash", "<tag> & entity &amp;", "_ under & and", "@string/x",
      "?attr",
      "👩‍👩‍👧 family", "שלום", "a: b # c", "- dash", "${x} */", "100 %",
    ]
    let items = titles.enumerated().map { index, title in
      "{ title = \(LiteralText.doubleQuoted(title)), url = \"/docs/page\(index)\" }"
    }
    let url = ["mkdocs", "docusaurus", "opml", "plist"].contains(format.rawValue)
    let text =
      "menu = \"A\"\nitems = [\n"
      + items.map { url ? $0 : $0.replacing(/, url = "[^"]*"/, with: "") }.joined(separator: ",\n")
      + "\n]\n"
    let exported = try export(text, to: format)
    var request = ImportRequest(name: "a", bytes: Array(exported.files[0].text.utf8))
    request.format = format
    let imported = try importMenu(request)
    let file = SourceFile(name: "a", format: .toml, text: imported.menu)
    let menu = try #require(try compileMenu(file, goal: .table, input: .none).menu)
    #expect(menu.titles == titles)
  }

  /// In MkDocs, a path that begins like an address with a scheme stays absolute.
  /// A submenu is not an option, and each option of a choice has its own value.
  @Test func choicesAreWritten() throws {
    let menu = """
      menu = "M"
      choice = "one"
      items = ["Date", { title = "More", items = ["Z"] }]
      """
    let electron = try export(menu, to: .electron).files.map(\.text).joined()
    #expect(electron.components(separatedBy: "radio").count == 2, "\(electron)")
    let settings = try export(
      "menu = \"M\"\nitems = [{ title = \"Theme\", choice = \"one\", "
        + "items = [\"Dark\", { title = \"Dark 2\", id = \"dark\" }] }]", to: .settings
    ).files.map(\.text).joined()
    #expect(settings.contains("<string>theme.dark</string>"), "\(settings)")
  }

  @Test func pathsOfMkDocsDoNotBecomeAddresses() throws {
    let menu = "menu = \"A\"\nitems = [{ title = \"B\", url = \"/javascript:alert(1)\" }]\n"
    #expect(
      try export(menu, to: .mkdocs).files[0].text.contains("B: \"/javascript:alert(1)\""))
  }

  // MARK: The formats' own tools

  private func exported(_ format: ImportFormat) throws -> ExportedFiles {
    let text = try Repository.text(Repository.fixtures.appending(path: "Export/menu.toml"))
    return try export(text, to: format)
  }

  @Test(.needs("plistutil"), arguments: [ImportFormat.plist, .settings])
  func plistutilReadsPropertyLists(format: ImportFormat) throws {
    let directory = try TemporaryDirectory()
    for (index, file) in try exported(format).files.enumerated() {
      try directory.write(file.text, to: "\(index).plist")
      let result = try Command.run(
        "plistutil", ["-i", "\(index).plist", "-o", "\(index).bin", "-f", "bin"],
        in: directory.url)
      #expect((result.status, result.errors) == (0, ""))
    }
  }

  @Test(.needs("gtk4-builder-tool")) func gtkValidatesItsMenus() throws {
    let directory = try TemporaryDirectory()
    try directory.write(try exported(.gmenu).files[0].text, to: "menu.ui")
    let result = try Command.run("gtk4-builder-tool", ["validate", "menu.ui"], in: directory.url)
    #expect((result.status, result.errors) == (0, ""))
  }

  /// The resource compiler of Android reads the menu and its strings, with a drawable for each icon.
  @Test(.needs("aapt")) func aaptCompilesMenusOfAndroid() throws {
    let directory = try TemporaryDirectory()
    let menu = try Repository.text(Repository.fixtures.appending(path: "Export/menu.toml"))
    let translated = "language = \"en\"\ntranslations = \"{language}.toml\"\n" + menu
    let files = try export(
      translated, "menu.toml", ["zh-Hant": "\"file.open\" = \"打開 '@'\"\n"], to: .android
    ).files
    for file in files {
      let path = file.path.isEmpty ? "menu/main.xml" : String(file.path.dropFirst("../".count))
      try directory.write(file.text, to: "res/\(path)")
    }
    #expect(files.count == 3)
    let text = files[0].text
    for match in text.matches(of: /@drawable\/([a-z_]+)/) {
      try directory.write(
        "<selector xmlns:android=\"http://schemas.android.com/apk/res/android\"/>",
        to: "res/drawable/\(match.output.1).xml")
    }
    try directory.write("<manifest package=\"org.example.menu\"/>", to: "AndroidManifest.xml")
    let platform = "/usr/share/android-framework-res/framework-res.apk"
    let result = try Command.run(
      "aapt",
      ["package", "-f", "-M", "AndroidManifest.xml", "-S", "res", "-I", platform, "-F", "a.apk"],
      in: directory.url)
    #expect((result.status, result.errors) == (0, ""))
  }

  @Test(.needs("mkdocs")) func mkdocsBuildsTheSite() throws {
    let directory = try TemporaryDirectory()
    let text = try exported(.mkdocs).files[0].text
    try directory.write(text, to: "mkdocs.yml")
    for match in text.matches(of: /: "?([\w\/-]+\.md)/) {
      try directory.write("# Page\n", to: "docs/\(match.output.1)")
    }
    let result = try Command.run("mkdocs", ["build", "--quiet"], in: directory.url)
    #expect(result.status == 0, "\(result.errors)")
    let page = try Repository.text(directory.url.appending(path: "site/index.html"))
    #expect(page.contains("href=\"docs/guide/\""))
  }
}
