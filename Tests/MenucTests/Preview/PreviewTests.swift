import Foundation
import TestSupport
import Testing

@Suite struct PreviewTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("menu: Kitchen\nlanguage: en\nitems: [Fruits]\n", to: "menu.yaml")
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: "temporary"), withIntermediateDirectories: true)
  }

  private func preview(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> Command {
    let temporary = directory.url.appending(path: "temporary").path
    return try Command.run(
      Repository.menuc.path, ["preview"] + arguments, in: directory.url,
      environment: ["TMPDIR": temporary, "PATH": "/usr/bin:/bin"].merging(environment) { $1 })
  }

  private func pages() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: directory.url.appending(path: "temporary").path
    ).filter { $0.hasSuffix(".html") }
  }

  @Test func thePageIsWrittenToATemporaryDirectory() throws {
    let result = try preview(["menu.yaml", "--no-open"])
    #expect((result.status, result.errors) == (0, ""))
    let path = result.output.dropFirst("written ".count).dropLast()
    #expect(path.hasSuffix("/KitchenMenu.html"))
    let page = try Repository.text(URL(filePath: String(path)))
    #expect(page.contains("<h1>Kitchen</h1>") && page.contains("Fruits"))
    let folder = URL(filePath: String(path)).deletingLastPathComponent().path
    let attributes = try FileManager.default.attributesOfItem(atPath: folder)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    // Another preview is another file.
    #expect(try preview(["menu.yaml", "--no-open"]).output != result.output)
    #expect(try pages().count == 2)
  }

  @Test func thePageIsWrittenWhereItIsAskedFor() throws {
    let result = try preview(["menu.yaml", "--no-open", "--output", "out/page.html"])
    #expect((result.status, result.output) == (0, "written out/page.html\n"))
    #expect(
      try Repository.text(directory.url.appending(path: "out/page.html")).contains("Fruits"))
    #expect(try pages() == [])
  }

  /// A page is written anew, but no other file is overwritten.
  @Test func aFileThatIsNoPageStays() throws {
    let arguments = ["menu.yaml", "--no-open", "--output", "page.html"]
    #expect(try preview(arguments).status == 0)
    try directory.write("menu: Cellar\nitems: [Wine]\n", to: "menu.yaml")
    #expect(try preview(arguments).status == 0)
    let page = directory.url.appending(path: "page.html")
    #expect(try Repository.text(page).contains("Wine"))
    try directory.write("<p>mine", to: "page.html")
    let result = try preview(arguments)
    #expect(result.status == 2)
    #expect(result.errors == "menuc: error: page.html: it exists, and menuc did not write it\n")
    #expect(try Repository.text(page) == "<p>mine")
  }

  /// The entries of `generate`, which may be for a site, do not matter.
  @Test func theMenusOwnOutputsAreNotWritten() throws {
    try directory.write(
      "menu: Kitchen\ngenerate: [{target: html, output: site, form: fragment}]\nitems: [A]\n",
      to: "menu.yaml")
    let result = try preview(["menu.yaml", "--no-open", "--output", "page.html"])
    #expect((result.status, result.errors) == (0, ""))
    #expect(try Repository.text(directory.url.appending(path: "page.html")).contains("<h1>"))
    #expect(!FileManager.default.fileExists(atPath: directory.url.appending(path: "site").path))
  }

  @Test func aBrokenMenuIsReportedAndNotOpened() throws {
    try directory.write("menu: Kitchen\nitems: [{titel: A}]\n", to: "menu.yaml")
    let result = try preview(["menu.yaml"])
    #expect((result.status, result.output) == (1, ""))
    #expect(
      result.errors.hasPrefix("menu.yaml:2:10: error: ") && result.errors.contains("[unknown-key]"))
    #expect(try pages() == [])
  }

  /// The program that opens pages is not taken from the working directory, and does not run in it.
  @Test(.enabled(if: !isMac, "needs xdg-open")) func thePageIsOpenedAsIfTheDirectoryWereHostile()
    async throws
  {
    let trap = "#!/bin/sh\ntouch '\(directory.url.path)/trapped'\n"
    let opener = """
      #!/bin/sh
      { pwd; echo "$PATH"; echo "$1"; } > '\(directory.url.path)/part'
      mv '\(directory.url.path)/part' '\(directory.url.path)/opened'
      """
    for (name, text) in [("xdg-open", trap), ("bin/xdg-open", trap), ("real/xdg-open", opener)] {
      try directory.write(text, to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: directory.url.appending(path: name).path)
    }
    let real = directory.url.appending(path: "real").path
    let result = try preview(["menu.yaml"], ["PATH": ".:bin::\(real):/usr/bin:/bin"])
    #expect((result.status, result.errors) == (0, ""))
    let opened = directory.url.appending(path: "opened")
    for _ in 0..<6_000 where !FileManager.default.fileExists(atPath: opened.path) {
      try await Task.sleep(for: .milliseconds(20))
    }
    let lines = try Repository.text(opened).split(separator: "\n").map(String.init)
    #expect(lines[0] == "/")
    #expect(lines[1] == "\(real):/usr/bin:/bin")
    #expect(result.output == "written \(lines[2])\n")
    #expect(
      !FileManager.default.fileExists(atPath: directory.url.appending(path: "trapped").path))
  }

  @Test func aMissingOpenerIsANote() throws {
    let result = try preview(["menu.yaml"], ["PATH": "/nonexistent"])
    #expect(result.status == 0)
    #expect(result.errors.contains("was not found; open the page yourself"))
    #expect(try pages().count == 1)
  }

  @Test(arguments: [
    (["--language", "fr"], 64, "the output has no texts in the language 'fr'"),
    (["--watch", "--output", "a.html"], 64, "it can't be combined with '--output'"),
    (["--output", "-"], 64, "'--output' needs a file"),
    (["--output", "temporary"], 2, "directory"),
    (["--output", "/dev/stdout"], 2, "name a plain file"),
    (["--output", "menu.yaml"], 64, "is one of the menus and would be overwritten"),
  ])
  func mistakesAreExplained(arguments: [String], status: Int32, message: String) throws {
    let before = try Repository.text(directory.url.appending(path: "menu.yaml"))
    let result = try preview(["menu.yaml", "--no-open"] + arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(try pages() == [])
    #expect(try Repository.text(directory.url.appending(path: "menu.yaml")) == before)
  }

  @Test func aCallerThatOnlyReadsIsRefused() throws {
    let result = try preview(
      ["menu.yaml", "--no-open"], ["MENUC_WRITING_COMMAND": "swift package menuc-write"])
    #expect(result.status == 64)
    #expect(try pages() == [])
  }

  private static let isMac: Bool = {
    #if os(macOS)
      true
    #else
      false
    #endif
  }()
}
