import Foundation
import TestSupport
import Testing

/// A watching build detects every change, however it is made, and no other events.
@Suite(.besideOtherTests) struct WatchTests {
  let directory: TemporaryDirectory
  let scratch: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    scratch = try TemporaryDirectory()
    try write("first")
  }

  private static func menu(_ title: String) -> String {
    "menu: Side\nitems:\n- { title: \(title), id: a }\n- { title: B, id: b }\n"
  }

  private func write(_ title: String, to file: String = "menu.yaml") throws {
    try replace(file, with: Self.menu(title))
  }

  /// Replaces the file atomically, because a build may read it while it is being written.
  private func replace(_ file: String, with text: String) throws {
    try Data(text.utf8).write(to: directory.url.appending(path: file), options: .atomic)
  }

  private func watch(polls: Bool) async throws -> WatchedBuild {
    try await WatchedBuild("menu.yaml", in: directory.url, scratch: scratch, polls: polls)
  }

  private func output() throws -> String {
    try Repository.text(directory.url.appending(path: "Generated/SideMenu.swift"))
  }

  /// The ways in which programs replace the contents of `menu.yaml` with those of `new.yaml`.
  static let edits = [
    "cat new.yaml > menu.yaml",
    "cp new.yaml menu.yaml~ && mv menu.yaml~ menu.yaml",
    "rm menu.yaml && cp new.yaml menu.yaml",
    "rm menu.yaml && sleep 0.05 && cp new.yaml menu.yaml",
    "rm menu.yaml && sleep 0.5 && cp new.yaml menu.yaml",
    // vim first tests whether it can create files.
    "touch 4913 && rm 4913 && mv menu.yaml menu.yaml~ && cp new.yaml menu.yaml"
      + " && chmod 600 menu.yaml && rm menu.yaml~",
    // The file's times equal those of the old file.
    "cp new.yaml other && touch -r menu.yaml other && mv other menu.yaml",
    "cp menu.yaml older && cat new.yaml > menu.yaml && touch -r older menu.yaml",
    "mkdir -p linked && cp new.yaml linked/menu.yaml && ln -sf linked/menu.yaml menu.yaml",
    // The file is a link now.
    "cat new.yaml > linked/menu.yaml",
    "mkdir another && cp new.yaml another/menu.yaml && rm -r linked && ln -s another linked",
    "cat new.yaml > another/menu.yaml",
  ]

  /// A warning is printed once, until it changes. Errors are always printed.
  @Test func warningsAreNotRepeated() async throws {
    try replace(
      "menu.yaml",
      with:
        "menu: Side\nitems:\n- { title: A, id: a }\n- { title: A, id: b }\n- { title: C, id: c }\n")
    let build = try await watch(polls: false)
    #expect(build.log.contains("[duplicate-title]"))
    try await build.expect("menuc: note: 1 warning as before") {
      try replace(
        "menu.yaml",
        with:
          "menu: Side\n\nitems:\n- { title: A, id: a }\n- { title: A, id: b }\n- { title: D, id: c }\n"
      )
    }
    #expect(build.log.components(separatedBy: "[duplicate-title]").count == 2)
    _ = build.stop()
  }

  @Test(arguments: [false, true]) func everyEditIsSeen(polls: Bool) async throws {
    let build = try await watch(polls: polls)
    #expect(build.log.contains("menuc: wrote Generated/"), "\(build.log)")
    for (index, edit) in Self.edits.enumerated() {
      // Each text has the same size.
      try write("edit\(index + 10)", to: "new.yaml")
      let shell = try Command.run("bash", ["-c", edit], in: directory.url)
      #expect(shell.status == 0, "\(shell.errors)")
      do {
        try await build.wait { _ in (try? output().contains("edit\(index + 10)")) == true }
      } catch {
        Issue.record("\(edit): \(build.log)")
      }
    }
    try write("last")
    try await build.wait { _ in try output().contains("last") }
    try await build.wait {
      let line = /menuc: menu\.yaml changed: wrote Generated\/SideMenu\.swift \(\d+ ms\)/
      return $0.split(separator: "\n").last?.wholeMatch(of: line) != nil
    }
    #expect(build.stop() == 0)
  }

  @Test(arguments: [false, true]) func aBrokenMenuIsReportedAndRepaired(polls: Bool) async throws {
    let build = try await watch(polls: polls)
    try await build.expect("\nmenuc: menu.yaml changed: nothing written (") {
      try replace("menu.yaml", with: "menu: Side\nitmes: []\n")
    }
    #expect(build.log.contains("menu.yaml:2:1: error: a menu has no key 'itmes' [unknown-key]"))
    #expect(try output().contains("first"))
    try await build.expect("menuc: menu.yaml changed: wrote Generated/SideMenu.swift (") {
      try write("second")
    }
    #expect(try output().contains("second"))
    try await build.expect("menuc: menu.yaml changed: everything is up to date (") {
      try write("second")
    }
    try await build.expect("wrote Generated/TopMenu.swift; removed Generated/SideMenu.swift (") {
      try replace("menu.yaml", with: "menu: Top\nitems: [x]\n")
    }
    #expect(build.stop() == 0)
  }

  @Test(arguments: [false, true]) func directoriesGoAndComeBack(polls: Bool) async throws {
    let files = FileManager.default
    let project = directory.url.appending(path: "a project")
    func writeMenu() throws {
      try directory.write(
        "menu: Side\nitems: [{ include: parts/deep/more.yaml }]\n", to: "a project/menu.yaml")
    }
    func writeInclude(_ title: String) throws {
      try directory.write("items: [\(title)]\n", to: "a project/parts/deep/more.yaml")
    }
    func waitFor(_ title: String, _ build: WatchedBuild) async throws {
      let output = project.appending(path: "Generated/SideMenu.swift")
      try await build.wait { _ in (try? Repository.text(output).contains(title)) == true }
    }
    try writeMenu()
    let build = try await WatchedBuild("menu.yaml", in: project, scratch: scratch, polls: polls)
    #expect(build.log.contains("[include-missing]"))
    try await build.expect("menuc: parts/deep/more.yaml changed: wrote Generated/") {
      try writeInclude("one")
    }
    try await waitFor("one", build)

    try files.removeItem(at: project.appending(path: "Generated"))
    try await build.expect("[include-missing]") {
      try files.removeItem(at: project.appending(path: "parts"))
    }
    try writeInclude("two")
    try await waitFor("two", build)

    // The working directory itself. A build that ends meanwhile may write into it.
    let removed = scratch.url.appending(path: "removed")
    try files.moveItem(at: project, to: removed)
    try files.removeItem(at: removed)
    try await build.wait { $0.contains("help: waiting for it to come back") }
    try writeInclude("three")
    try writeMenu()
    try await waitFor("three", build)
    #expect(build.stop() == 0)
  }

  @Test(arguments: [false, true]) func aTargetOfOnesOwnIsWatched(polls: Bool) async throws {
    try directory.write(
      """
      name = "names"
      summary = "The menu's name."
      [[files]]
      template = "names.stencil"
      output = "names.txt"
      once = "menu"
      """, to: "names/target.toml")
    let template = try directory.write("{{ menu.name }} 1\n", to: "names/names.stencil")
    let build = try await WatchedBuild(
      "menu.yaml", "--template", "names", "--output", ".", in: directory.url, scratch: scratch,
      polls: polls)
    let output = directory.url.appending(path: "names.txt")
    #expect(try Repository.text(output) == "Side 1\n", "\(build.log)")
    // A temporary file of an editor beside the template.
    try Data([0xFF, 0xFE]).write(to: directory.url.appending(path: "names/.names.stencil.swp"))
    try await build.expect("menuc: names/names.stencil changed: wrote names.txt") {
      try Data("{{ menu.name }} 2\n".utf8).write(to: template, options: .atomic)
    }
    #expect(try Repository.text(output) == "Side 2\n")
    #expect(build.stop() == 0)
  }

  /// The configuration and the matching menus are watched.
  @Test(arguments: [false, true]) func theProjectIsWatched(polls: Bool) async throws {
    let files = FileManager.default
    func exists(_ path: String) -> Bool {
      files.fileExists(atPath: directory.url.appending(path: path).path)
    }
    try directory.write("menus = [\"menus/**/*.yaml\"]\n", to: "menuc.toml")
    try directory.write("menu: One\nitems: [x]\n", to: "menus/one.yaml")
    let build = try await WatchedBuild(in: directory.url, scratch: scratch, polls: polls)
    #expect(exists("menus/Generated/OneMenu.swift"), "\(build.log)")
    try await build.expect("menuc: menus/**/*.yaml changed: wrote menus/deep/er/Generated/") {
      try directory.write("menu: Two\nitems: [x]\n", to: "menus/deep/er/two.yaml")
    }
    try await build.expect("menuc: menuc.toml changed: nothing written (") {
      try replace("menuc.toml", with: "menuz = 1\n")
    }
    try await build.expect("menuc: menuc.toml changed: wrote Out/OneMenu.json") {
      try replace(
        "menuc.toml",
        with: "menus = [\"menus/*.yaml\"]\ngenerate = [{ target = \"json\", output = \"Out\" }]\n")
    }
    try directory.write("menu: Three\nitems: [x]\n", to: "menus/deep/three.yaml")
    try await build.expect("menuc: menus/one.yaml changed: ") {
      try replace("menus/one.yaml", with: "menu: One\nitems: [y]\n")
    }
    #expect(!exists("menus/deep/Generated"))
    #expect(build.stop() == 0)
  }

  /// Catalogs are added, changed and removed.
  @Test(arguments: [false, true]) func catalogsAreWatched(polls: Bool) async throws {
    func write(_ text: String) throws {
      try replace("texts/de.toml", with: "a = { title = \"\(text)\" }\n")
    }
    try directory.write("", to: "texts/fr.toml")
    try directory.write(
      """
      menu: Side
      language: en
      translations: "texts/{language}.toml"
      items: [{ title: A, id: a }]
      """, to: "menu.yaml")
    let build = try await watch(polls: polls)
    try await build.expect("menuc: texts changed: wrote Generated/SideMenu.swift") {
      try write("Eins")
    }
    try await build.expect("menuc: texts/de.toml changed: wrote Generated/SideMenu.swift") {
      try write("Zwei")
    }
    try await build.expect("menuc: texts/de.toml changed: wrote Generated/SideMenu.swift") {
      try FileManager.default.removeItem(at: directory.url.appending(path: "texts/de.toml"))
    }
    #expect(build.stop() == 0)
  }

  @Test func whatCanNotBeWatchedIsRefused() throws {
    for option in ["--check", "--dry-run", "--list-outputs"] {
      let result = try Command.menuc("build", "menu.yaml", "--watch", option, in: directory.url)
      #expect(result.status == 64)
      #expect(result.errors.contains("'--watch' writes"), "\(result.errors)")
    }
    let input = try Command.menuc("build", "-", "--watch", in: directory.url)
    #expect(input.status == 64)
    #expect(input.errors.contains("standard input"), "\(input.errors)")
    let target = try Command.menuc(
      "build", "menu.yaml", "--watch", "--target", "swfit", in: directory.url)
    #expect(target.status == 64)
    #expect(target.errors.contains("did you mean 'swift'?"), "\(target.errors)")
  }
}
