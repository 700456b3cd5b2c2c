import Foundation
import TestSupport
import Testing

/// A menu reads and writes only in its project, here the directory `project`.
@Suite struct ConfinementTests {
  let directory: TemporaryDirectory
  let files = FileManager.default

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("", to: "project/.git/config")
    try directory.write("{{ menu.name }} secret\n", to: "elsewhere/names.txt.stencil")
    try directory.write("menu: P\nitems: [Secret]\n", to: "elsewhere/part.yaml")
    try directory.write("{{ menu.name }} kept\n", to: "project/shared/names.txt.stencil")
    try directory.write("{{ menu.name }} hook\n", to: "project/.git/own.txt.stencil")
  }

  private func menuc(_ arguments: String..., in path: String = "project", input: String = "") throws
    -> Command
  {
    try Command.run(
      Repository.menuc.path, arguments, in: directory.url.appending(path: path), input: input)
  }

  private func link(_ path: String, to target: String) throws {
    let url = directory.url.appending(path: path)
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  private func menu(_ generate: String, at path: String = "project/menus/menu.yaml") throws {
    try directory.write("menu: Side\nitems: [x]\ngenerate:\n- \(generate)\n", to: path)
  }

  /// All files except menus and the files that the tests themselves wrote.
  private func written() -> [String] {
    let all = files.enumerator(atPath: directory.url.path)?.compactMap { $0 as? String } ?? []
    return all.filter {
      $0.contains("Side") || $0.contains("manifest") || $0.hasSuffix("names.txt")
    }
    .sorted()
  }

  private static let root = String(repeating: "../", count: 40)

  /// The commands that compile each menu below; a build reports the same as `lint`.
  private static let commands = Rounds.factor == 1 ? ["build"] : ["lint", "build"]

  @Test(arguments: [
    ("ABSOLUTE/elsewhere/names.txt.stencil", true), ("../../elsewhere/names.txt.stencil", true),
    ("../../elsewhere", true), ("\(root)etc/hostname", true), ("/etc/passwd", true),
    ("/nowhere/at/all", true), ("../link.stencil", true), ("../folder/names.txt.stencil", true),
    ("../folder", true), ("../kit", true), ("../.git/own.txt.stencil", true),
    ("../chain.stencil", true), ("../gone.stencil", true), ("../hooks/own.txt.stencil", true),
    ("../shared/names.txt.stencil", false), ("inside.stencil", false), ("inner", false),
  ])
  func templates(path: String, isOutside: Bool) throws {
    try link("project/link.stencil", to: "../elsewhere/names.txt.stencil")
    try link("project/chain.stencil", to: "link.stencil")
    try link("project/gone.stencil", to: "../elsewhere/gone.stencil")
    try link("project/folder", to: "../elsewhere")
    try link("project/hooks", to: ".git")
    // A target's folder that contains a link to a file outside.
    try directory.write("name = \"kit\"\nfiles = []\n", to: "project/kit/kit.toml")
    try link("project/kit/secret.txt", to: "../../elsewhere/names.txt.stencil")
    try link("project/menus/inside.stencil", to: "../shared/names.txt.stencil")
    try link("project/menus/inner", to: "../shared")
    let path = path.replacing("ABSOLUTE", with: directory.url.path)
    try menu("template: \(path)")
    for command in Self.commands {
      let result = try menuc(command, "menus/menu.yaml")
      #expect(result.status == (isOutside ? 1 : 0), "\(result.errors)")
      let place = "menus/menu.yaml:4:13: error: the template '\(path)' is "
      #expect(result.errors.hasPrefix(place) == isOutside, "\(result.errors)")
      #expect(result.errors.contains("[template-outside]") == isOutside)
      #expect(!result.errors.contains("secret\n"))
      #expect(!result.errors.contains("no such file"), "an existing file is not revealed")
    }
    #expect(written().isEmpty == isOutside)
  }

  @Test(arguments: [
    ("../../elsewhere", true), ("ABSOLUTE/elsewhere", true), ("\(root)nowhere", true),
    ("../.git/hooks", true), ("../.GIT/hooks", true), ("../.git", true), ("../sub/.hg", true),
    ("../sub/.git/hooks", true), ("../x/_darcs/y", true), ("../.git./hooks", true),
    ("../link", true), ("../link/new/folder", true), ("../dangling", true),
    ("../dangling/folder", true), ("../hooks", true), ("../missing/../../elsewhere", true),
    ("../../project/Generated", false), ("../Generated", false), ("new/folder", false),
    ("../inner", false), ("../.github", false), (".", false),
  ])
  func outputs(path: String, isOutside: Bool) throws {
    try link("project/link", to: "../elsewhere")
    try link("project/dangling", to: "../elsewhere/missing")
    try link("project/hooks", to: ".git/hooks")
    try link("project/inner", to: "shared")
    let path = path.replacing("ABSOLUTE", with: directory.url.path)
    try menu("{ target: json, output: \"\(path)\" }")
    for command in Self.commands {
      let result = try menuc(command, "menus/menu.yaml")
      #expect(result.status == (isOutside ? 1 : 0), "\(result.errors)")
      #expect(
        result.errors.hasPrefix("menus/menu.yaml:4:27: error: the output directory '\(path)' is ")
          == isOutside, "\(result.errors)")
      #expect(result.errors.contains("[output-outside]") == isOutside)
    }
    #expect(written().isEmpty == isOutside, "\(written())")
    #expect(!files.fileExists(atPath: directory.url.appending(path: "project/missing").path))
    #expect(!files.fileExists(atPath: directory.url.appending(path: "project/sub").path))
  }

  /// A menu without `generate` is written into `Generated` beside it.
  @Test func theStandardOutputMayBeALink() throws {
    try directory.write("menu: Side\nitems: [x]\n", to: "project/menus/menu.yaml")
    try link("project/menus/Generated", to: "../../elsewhere")
    let result = try menuc("build", "menus/menu.yaml")
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix(
        "menus/menu.yaml:1:7: error: the output directory 'Generated' is a link out of the project"),
      "\(result.errors)")
    #expect(written().isEmpty)
    #expect(try menuc("build", "menus/menu.yaml", "--allow-outside", "../elsewhere").status == 0)
    #expect(!written().isEmpty)
  }

  /// A file name from a template can't be reserved for menuc or for version control.
  @Test(arguments: [".git", ".menuc-manifest.json", ".Menuc-x", "git~1", ".GIT"])
  func names(name: String) throws {
    try menu("{ target: json, file: \"\(name)\" }")
    let given = try menuc("build", "menus/menu.yaml")
    #expect(given.status == 1)
    #expect(given.errors.contains("'file' can't be '\(name)' [invalid-value]"), "\(given.errors)")
    try directory.write(
      "{# menuc output = \"\(name)\" #}gitdir: ../evil\n", to: "project/menus/own.stencil")
    try menu("template: own.stencil")
    let own = try menuc("build", "menus/menu.yaml")
    #expect(own.status == 2)
    #expect(own.errors.contains("'\(name)' can't be the name of a file"), "\(own.errors)")
    #expect(written().isEmpty)
  }

  /// Flags can name any path, because the user chose it.
  @Test func flagsNameAnyPath() throws {
    try directory.write("menu: Side\nitems: [x]\n", to: "project/menus/menu.yaml")
    let result = try menuc(
      "build", "menus/menu.yaml", "--template", "../elsewhere/names.txt.stencil", "--output",
      "../elsewhere/out")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      try Repository.text(directory.url.appending(path: "elsewhere/out/names.txt"))
        == "Side secret\n")
  }

  @Test func flagsAllowPaths() throws {
    try menu("{ template: ../../elsewhere/names.txt.stencil, output: ../../elsewhere/out }")
    for refused in [["elsewhere"], ["../elsewher"], ["../elsewhere/names"], ["/nowhere"]] {
      let result = try Command.run(
        Repository.menuc.path,
        ["lint", "menus/menu.yaml"] + refused.flatMap { ["--allow-outside", $0] },
        in: directory.url.appending(path: "project"))
      #expect(result.status == 1, "\(refused)")
    }
    let half = try menuc("lint", "menus/menu.yaml", "--allow-outside", "../elsewhere/out")
    #expect(half.errors.contains("[template-outside]") && !half.errors.contains("[output-outside]"))
    let file = "../elsewhere/names.txt.stencil"
    let both = try menuc(
      "build", "menus/menu.yaml", "--allow-outside", file, "--allow-outside", "../elsewhere/out")
    #expect(both.status == 0, "\(both.errors)")
    // Without the flag the same build is not up to date, but an error.
    #expect(try menuc("build", "menus/menu.yaml").status == 1)
    #expect(try menuc("lint", "menus/menu.yaml", "--allow-outside", "").status == 64)
    for all in ["/", directory.url.path, ".."] {
      #expect(try menuc("lint", "menus/menu.yaml", "--allow-outside", all).status == 0, "\(all)")
    }
  }

  /// Version control folders can only be allowed by name.
  @Test func allowingAllDoesNotAllowVersionControl() throws {
    try menu("{ target: json, output: ../.git/hooks }")
    #expect(try menuc("lint", "menus/menu.yaml", "--allow-outside", "/").status == 1)
    #expect(try menuc("lint", "menus/menu.yaml", "--allow-outside", ".").status == 1)
    #expect(try menuc("lint", "menus/menu.yaml", "--allow-outside", ".git/hooks").status == 0)
    #expect(try menuc("lint", "menus/menu.yaml", "--allow-outside", ".git").status == 0)
  }

  /// Includes must be below the menu's directory, or at an allowed path.
  @Test func includes() throws {
    try directory.write("menu: P\nitems: [x]\n", to: "project/menus/.git/part.yaml")
    for path in ["../../elsewhere/part.yaml", ".git/part.yaml", "../shared/part.yaml"] {
      try directory.write(
        "menu: Side\nitems: [{ include: \(path) }]\n", to: "project/menus/menu.yaml")
      let result = try menuc("lint", "menus/menu.yaml")
      #expect(result.status == 1)
      #expect(result.errors.contains("[include-outside]"), "\(result.errors)")
    }
    try directory.write(
      "menu: Side\nitems: [{ include: ../../elsewhere/part.yaml }]\n",
      to: "project/menus/menu.yaml")
    #expect(try menuc("lint", "menus/menu.yaml", "--allow-outside", "../elsewhere").status == 0)
  }

  /// Standard input is treated as a menu in the working directory.
  @Test func standardInput() throws {
    let menu = "menu: Side\nitems: [x]\ngenerate: [{ template: TEMPLATE, output: ../out }]\n"
    func lint(_ template: String) throws -> String {
      try menuc(
        "lint", "-", "--input-format", "yaml", in: "project/shared",
        input: menu.replacing("TEMPLATE", with: template)
      ).errors
    }
    #expect(try lint("../shared/names.txt.stencil") == "")
    #expect(
      try lint("../../elsewhere/names.txt.stencil").hasPrefix("<stdin>:3:24: error: the template"))
  }

  /// Without version control and a configuration the menu's own directory is the project.
  @Test func aMenuAlone() throws {
    try menu("{ target: json, output: ../x }", at: "alone/menus/menu.yaml")
    #expect(try menuc("lint", "menus/menu.yaml", in: "alone").errors.contains("[output-outside]"))
    #expect(try menuc("lint", "menu.yaml", in: "alone/menus").errors.contains("[output-outside]"))
    for marker in [".hg", ".svn", ".jj", ".git"] {
      try directory.write("", to: "alone/\(marker)/x")
      #expect(try menuc("lint", "menus/menu.yaml", in: "alone").status == 0)
      try files.removeItem(at: directory.url.appending(path: "alone/\(marker)"))
    }
    // The .git of a work tree or a submodule is a file.
    try directory.write("gitdir: x\n", to: "alone/.git")
    #expect(try menuc("lint", "menus/menu.yaml", in: "alone").status == 0)
  }
}
