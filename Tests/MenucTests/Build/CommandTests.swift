import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func menuc(_ arguments: String..., input: String = "") throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url, input: input)
  }

  /// The files of a directory except the manifest and the cache.
  private func files(_ path: String) -> [String] {
    let folder = directory.url.appending(path: path).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".menuc-") }.sorted()
  }

  @Test func versionAndHelp() throws {
    #expect(try menuc("--version").output == "0.1.0\n")
    for command in [
      [], ["init"], ["build"], ["lint"], ["explain"], ["dump"], ["schema"], ["template"],
    ] {
      let help = try Command.run(Repository.menuc.path, command + ["--help"])
      #expect(help.status == 0)
      #expect(help.output.contains("EXAMPLES:"), "\(command)")
    }
  }

  @Test func withoutGenerateSwiftIsWrittenBesideTheDocument() throws {
    try directory.write("menu: Main Menu\nitems: [A]\n", to: "sub/menu.yaml")
    let result = try menuc("build", "sub/menu.yaml")
    #expect(result.status == 0)
    #expect(
      result.output == """
        written sub/Generated/MenuRuntime.swift
        written sub/Generated/MainMenu.swift

        """)
    #expect(files("sub/Generated") == ["MainMenu.swift", "MenuRuntime.swift"])
  }

  @Test func secondBuildWritesNothing() throws {
    try directory.write("menu: A\nitems: []\n", to: "menu.yaml")
    _ = try menuc("build", "menu.yaml")
    let file = directory.url.appending(path: "Generated/AMenu.swift").path
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    let result = try menuc("build", "menu.yaml")
    #expect(result.output.contains("unchanged Generated/AMenu.swift"))
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(date == old)
  }

  @Test func aBrokenMenuLeavesOldOutputsAndOthersAreBuilt() throws {
    try directory.write("menu: A\nitems: []\n", to: "a.yaml")
    try directory.write("menu: B\nitems: []\n", to: "b.yaml")
    #expect(try menuc("build", "a.yaml", "b.yaml").status == 0)
    #expect(files("Generated") == ["AMenu.swift", "BMenu.swift", "MenuRuntime.swift"])
    let before = try Repository.text(directory.url.appending(path: "Generated/AMenu.swift"))
    try directory.write("menu: A\nitems: [\n", to: "a.yaml")
    try directory.write("menu: B\nitems: [New]\n", to: "b.yaml")
    let result = try menuc("build", "a.yaml", "b.yaml")
    #expect(result.status == 1)
    #expect(result.output.contains("written Generated/BMenu.swift"))
    #expect(try Repository.text(directory.url.appending(path: "Generated/AMenu.swift")) == before)
  }

  @Test func menusThatWouldWriteOneFileAreAnError() throws {
    try directory.write("menu: Same\nitems: [A]\n", to: "a.yaml")
    try directory.write("menu: same\nitems: [B]\n", to: "b.yaml")
    try directory.write("menu: Same\nitems: [C]\n", to: "c.yaml")
    let result = try menuc("build", "a.yaml", "c.yaml", "--output", "out")
    #expect(result.status == 1)
    #expect(result.errors.contains("[output-collision]"))
  }

  @Test func standardInput() throws {
    let yaml = try menuc("dump", "-", "--input-format", "yaml", input: "menu: A\nitems: [B]\n")
    let toml = try menuc(
      "dump", "-", "--input-format", "toml", input: "menu = \"A\"\nitems = [\"B\"]\n")
    #expect(yaml.status == 0)
    #expect(yaml.output == toml.output)
    #expect(yaml.output.contains("\"id\": \"b\""))
    let bad = try menuc("lint", "-", "--input-format", "yaml", input: "menu: A\n")
    #expect(bad.status == 1)
    #expect(bad.errors.hasPrefix("<stdin>:1:1: error: the menu has no 'items' [missing-key]\n"))
  }

  @Test(arguments: [
    (["lint", "nowhere.toml"], 2, "nowhere.toml: no such file or directory"),
    (["lint", "."], 2, "it is a directory, not a file"),
    (["dump", "folder.toml"], 2, "folder.toml: it is a directory"),
    (["build", "menu.yaml", "--target", "swfit"], 64, "did you mean 'swift'?"),
    (["build", "menu.yaml", "--param", "acess=public"], 64, "did you mean 'access'?"),
    (["build", "menu.yaml", "--param", "access=secret"], 64, "'internal', 'package', 'public'"),
    (
      ["build", "menu.yaml", "--target", "swift", "--target", "c", "--param", "runtime=import"], 64,
      "can't be 'import'"
    ),
    (["build", "menu.yaml", "--param", "access"], 64, "key=value"),
    (["build", "menu.yaml", "--param", "file=../x.swift"], 64, "without a directory"),
    (["build", "menu.yaml", "--param", "type=MenuTable"], 64, "itself uses"),
    (["build", "menu.yaml", "--target", "c", "--param", "type=int"], 64, "itself uses"),
    (["build", "menu.yaml", "--target", "c", "--param", "type=Printf"], 64, "itself uses"),
    (["build", "menu.yaml", "--target", "swiftui", "--param", "type=View"], 64, "itself uses"),
    (["build", "menu.yaml", "--target", "kotlin", "--param", "package=a.in.b"], 64, "can't be"),
    (["build", "menu.yaml", "--target", "objc", "--param", "prefix=1A"], 64, "can't be"),
    (["build", "menu.yaml", "--target", "html", "--param", "nonce=a\"><b>"], 64, "can't be"),
    (["build", "menu.yaml", "--template", "nowhere.stencil"], 2, "no such file"),
    (["build", "menu.yaml", "--output", "menu.yaml"], 2, "menu.yaml"),
    (["build"], 64, "there is nothing to do: no menu is named, and there is no 'menuc.toml'"),
    (["build", "--no-configuration"], 64, "no menu is named, and '--no-configuration' is given"),
    (["lint", "--configuration", "folder.toml"], 2, "such as 'folder.toml/menuc.toml'"),
    (["lint", "--configuration", "a.txt"], 2, "name the configuration .toml, .yaml or .yml"),
    (["frobnicate"], 64, "frobnicate"),
    (["build", "menu.yaml", "nowhere.yaml", "--target", "none"], 64, "no target"),
    (["lint", "bad.yaml", "nowhere.yaml"], 2, "nowhere.yaml"),
    (["lint", "bad.yaml", "menu.yaml"], 1, "[missing-key]"),
    (["template", "cat", "none"], 64, "swift"),
  ])
  func exitStatus(arguments: [String], status: Int32, words: String) throws {
    try directory.write("menu: A\nitems: []\n", to: "menu.yaml")
    try directory.write("items: []\n", to: "bad.yaml")
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: "folder.toml"), withIntermediateDirectories: true)
    let result = try Command.run(Repository.menuc.path, arguments, in: directory.url)
    #expect(result.status == status)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test func nothingIsWrittenThroughALinkOrOverADirectory() throws {
    try directory.write("menu: A\nitems: []\n", to: "menu.yaml")
    let outside = try directory.write("precious", to: "outside.txt")
    let link = directory.url.appending(path: "Generated/AMenu.swift")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
    #expect(try menuc("build", "menu.yaml").status == 2)
    #expect(try menuc("build", "menu.yaml", "--force").status == 0)
    #expect(try Repository.text(outside) == "precious")
    #expect(try Repository.text(link).hasPrefix("// Generated"))
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createDirectory(at: link, withIntermediateDirectories: true)
    let result = try menuc("build", "menu.yaml")
    #expect(result.status == 2)
    #expect(result.errors.contains("Generated/AMenu.swift: there is a directory in its place"))
    #expect(files("Generated") == ["AMenu.swift", "MenuRuntime.swift"], "no part is left behind")
  }

  @Test func targetPicksTheEntriesOfTheDocument() throws {
    try directory.write(
      """
      menu: A
      items: []
      generate:
      - { target: swift, output: one, access: public }
      - { target: swift, output: two, runtime: omit }
      - { template: own.txt.stencil, output: three }
      """, to: "menu.yaml")
    try directory.write("{{ menu.name }}\n", to: "own.txt.stencil")
    #expect(try menuc("build", "menu.yaml", "--target", "swift").status == 0)
    #expect(files("one") == ["AMenu.swift", "MenuRuntime.swift"])
    #expect(files("two") == ["AMenu.swift"])
    #expect(files("three") == [])
    #expect(try menuc("build", "menu.yaml").status == 0)
    #expect(files("three") == ["own.txt"])
    let only = try menuc("build", "menu.yaml", "--target", "swift", "--output", "all")
    #expect(only.status == 1, "two entries into one directory differ in their access level")
    #expect(only.errors.contains("[output-collision]"))
  }

  @Test func generateCanBeIgnored() throws {
    try directory.write(
      "menu: A\nitems: []\ngenerate:\n- { target: swift, output: one, access: public }\n"
        + "- { template: missing.stencil }\n", to: "menu.yaml")
    #expect(try menuc("build", "menu.yaml").status == 2, "the template is missing")
    let flags = ["--ignore-generate", "--param", "file=Own.swift"]
    let built = try Command.run(
      Repository.menuc.path, ["build", "menu.yaml"] + flags, in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    #expect(files("one") == [])
    #expect(files("Generated") == ["MenuRuntime.swift", "Own.swift"])
    let own = try Repository.text(directory.url.appending(path: "Generated/Own.swift"))
    #expect(!own.contains("public "))
  }

  @Test func everyCommandIsDeterministic() throws {
    let tour = Repository.samples.appending(path: "accordion/menu.toml").path
    for command in [
      ["dump", tour], ["schema"], ["template", "list"], ["template", "cat", "swift"],
    ] {
      let first = try Command.run(Repository.menuc.path, command)
      #expect(first.status == 0)
      #expect(first.output.count > 100)
      #expect(try Command.run(Repository.menuc.path, command).output == first.output)
    }
  }

  @Test(arguments: [
    (["biuld", "menu.toml"], "'biuld' is not a command of menuc", "did you mean 'build'?"),
    (["Lint", "--help"], "'Lint' is not a command of menuc", "did you mean 'lint'?"),
    (
      ["menu.toml"], "'menu.toml' is not a command of menuc",
      "use one of 'init', 'import', 'show', 'preview', "
    ),
    (["template", "lits"], "'lits' is not a command of menuc template", "did you mean 'list'?"),
  ])
  func aMisspelledCommand(words: [String], message: String, help: String) throws {
    let result = try Command.run(Repository.menuc.path, words)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("menuc: error: \(message)\n  = help: \(help)"))
  }
}
