import Foundation
import TestSupport
import Testing

/// No report, list or baseline overwrites a file that is read or generated.
@Suite struct OverwritingTests {
  let directory: TemporaryDirectory

  /// A built project; each test gets a copy.
  private static let project = Result {
    let directory = try TemporaryDirectory()
    try directory.write(
      """
      menu: Side
      items: [{ include: part.yaml }]
      generate: [{ template: kit }]

      """, to: "menu.yaml")
    try directory.write("menu: Other\nitems: [x]\n", to: "other.yaml")
    try directory.write("menu: Part\nitems: [x]\n", to: "part.yaml")
    try directory.write(
      "name = \"kit\"\n[[files]]\ntemplate = \"kit.stencil\"\noutput = \"side.txt\"\n",
      to: "kit/kit.toml")
    try directory.write("{{ menu.name }}\n", to: "kit/kit.stencil")
    try directory.write(
      "menus = [\"menu.yaml\", \"other.yaml\"]\nbaseline = \"known.json\"\n", to: "menuc.toml")
    try directory.write("{ \"version\": 1, \"findings\": [] }\n", to: "known.json")
    for arguments in [["lint", "--write-baseline", "known.json"], ["build"]] {
      let result = try Command.run(Repository.menuc.path, arguments, in: directory.url)
      #expect(result.status == 0, "\(result.errors)")
    }
    return directory
  }

  init() throws {
    let project = try Self.project.get().url
    directory = try TemporaryDirectory()
    for name in try FileManager.default.contentsOfDirectory(atPath: project.path) {
      try FileManager.default.copyItem(
        at: project.appending(path: name), to: directory.url.appending(path: name))
    }
  }

  private func menuc(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url)
  }

  private func contents() throws -> [String: Data] {
    let names =
      FileManager.default.enumerator(atPath: directory.url.path)?
      .compactMap { $0 as? String } ?? []
    return try names.filter { !$0.contains(".menuc-cache") }.reduce(into: [:]) { all, name in
      let file = directory.url.appending(path: name)
      if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        all[name] = try Data(contentsOf: file)
      }
    }
  }

  private static let kept = [
    "menu.yaml", "./menu.yaml", "MENU.yaml", "part.yaml", "other.yaml", "kit/kit.toml",
    "kit/kit.stencil", "menuc.toml", "known.json", "Generated/side.txt",
    "Generated/OtherMenu.swift", "Generated/.menuc-manifest.json", "new/.menuc-manifest.json",
    ".menuc-lock", "Generated/../menu.yaml",
  ]

  /// Each file is passed to every second command; in CI, to all commands.
  @Test(arguments: kept.enumerated().map { ($0, $1) })
  func nothingIsOverwritten(number: Int, path: String) throws {
    let before = try contents()
    let commands = [
      ["build", "--format", "json", "--output-file", path], ["build", "--depfile", path],
      ["lint", "--format", "sarif", "--output-file", path],
      ["lint", "menu.yaml", "other.yaml", "--write-baseline", path],
      ["dump", "menu.yaml", "--output-file", path],
    ]
    for command in Rounds.some(of: commands, every: 2, from: number % 2) {
      // A new baseline takes the place of the old one.
      if path == "known.json", command[0] != "build" { continue }
      if command[0] == "dump", path.hasSuffix("other.yaml") { continue }
      let result = try Command.run(Repository.menuc.path, command, in: directory.url)
      #expect(result.status == 64, "\(command): \(result.errors)")
      #expect(result.errors.contains("and would be overwritten"), "\(result.errors)")
      #expect(try contents() == before, "\(command)")
    }
  }

  /// Reports and lists do not overwrite each other either.
  @Test func reportsAndListsAreDifferentFiles() throws {
    let build = try menuc("build", "--depfile", "x", "--format", "json", "--output-file", "./x")
    #expect(build.status == 64)
    let lint = try menuc(
      "lint", "--write-baseline", "x", "--format", "json", "--output-file", "x")
    #expect(lint.status == 64, "\(lint.errors)")
  }

  /// Outputs overwrite no file that is read, even with --force.
  @Test(arguments: ["kit.stencil", "KIT.toml"]) func outputs(name: String) throws {
    try directory.write(
      "name = \"kit\"\n[[files]]\ntemplate = \"kit.stencil\"\noutput = \"\(name)\"\n",
      to: "kit/kit.toml")
    let before = try contents()
    let result = try menuc("build", "menu.yaml", "--output", "kit", "--force")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.errors.contains("is a file that the build reads and would be overwritten"))
    #expect(try contents() == before)
  }
}
