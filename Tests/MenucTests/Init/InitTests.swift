import Foundation
import TestSupport
import Testing

@Suite struct InitTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func menuc(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Command
  {
    try Command.run(
      Repository.menuc.path, arguments, in: directory.url, environment: environment)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.url.path).sorted()
  }

  /// What is written is a menu without problems, and the next steps that are printed work.
  @Test(arguments: [
    ["menu.toml"], ["menu.yaml"], ["menus/settings.yml", "--layout", "section-rows"],
    ["my app.menu.toml", "--layout", "section-headers", "--target", "uikit"], ["user's.toml"],
    ["menu.toml", "--project"], ["menus/menu.yaml", "--project", "--target", "swift"],
  ])
  func theNextStepsWork(arguments: [String]) throws {
    let result = try menuc(["init"] + arguments)
    #expect((result.status, result.errors) == (0, ""))
    let lines = result.output.split(separator: "\n")
    #expect(lines[0] == "written \(arguments[0])")
    let path = arguments.contains("--project") ? [] : [arguments[0]]
    let isQuoted = arguments[0].contains { " '".contains($0) }
    let quoted = isQuoted ? "'\(arguments[0].replacing("'", with: #"'\''"#))'" : arguments[0]
    let steps = lines.drop { $0 != "next:" }.dropFirst()
    #expect(
      steps.map { $0.trimmingCharacters(in: .whitespaces) }
        == ["show", "preview"].map { "menuc \($0) \(quoted)" }
        + ["lint", "build"].map { path.isEmpty ? "menuc \($0)" : "menuc \($0) \(quoted)" })
    let show = try menuc(["show", arguments[0]])
    #expect((show.status, show.errors) == (0, ""))
    let preview = try menuc(["preview", arguments[0], "--no-open", "--output", "preview.html"])
    #expect(preview.status == 0, "\(preview.errors)")
    let lint = try menuc(["lint", "--strict"] + path)
    #expect((lint.status, lint.errors) == (0, ""))
    let build = try menuc(["build"] + path)
    #expect((build.status, build.errors) == (0, ""))
    #expect(build.output.contains("Generated/"))
  }

  @Test(arguments: [
    ("menu.toml", "Main"), ("settings.toml", "Settings"), ("site-menu.menu.yaml", "SiteMenu"),
    ("2 columns.yaml", "Main"), ("große Menüs.toml", "GroEMenS"), ("einkäufe.toml", "EinkUfe"),
    (".toml.toml", "Main"), ("user_menu.yml", "UserMenu"),
  ])
  func theMenuIsNamedAfterItsFile(file: String, name: String) throws {
    #expect(try menuc(["init", file]).status == 0)
    let text = try Repository.text(directory.url.appending(path: file))
    #expect(text.contains(file.hasSuffix("toml") ? "menu = \"\(name)\"" : "menu: \(name) "))
    #expect(try menuc(["lint", file]).status == 0)
  }

  /// With `--project`, neither file is written if one exists.
  @Test(arguments: ["menu.toml", "menuc.toml", "menuc.yaml"])
  func nothingIsOverwritten(existing: String) throws {
    try directory.write("# mine\n", to: existing)
    let result = try menuc(["init", "--project"])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "menuc: error: \(existing): it exists, and 'menuc init' does not overwrite files\n")
    #expect(try names() == [existing])
    #expect(try Repository.text(directory.url.appending(path: existing)) == "# mine\n")
  }

  @Test func aLinkIsNotFollowed() throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.url.appending(path: "menu.toml").path, withDestinationPath: "elsewhere")
    #expect(try menuc(["init"]).status == 2)
    #expect(try names() == ["menu.toml"])
  }

  @Test(arguments: [
    (["menu.json"], "writes no JSON, which has no comments"),
    (["menu"], "name it 'menu.toml'"),
    (["new/menu.txt"], "name it 'new/menu.toml'"),
    (["-"], "does not end in .toml, .yaml or .yml"),
    (["--target", "swfit"], "did you mean 'swift'?"),
    (["--layout", "grid"], "one of 'rows', 'section-rows' or 'section-headers'"),
    (["../menu.toml", "--project"], "needs a menu below the working directory"),
    (["menu[1].toml", "--project"], "needs a menu whose name has no quotes"),
  ])
  func mistakesAreExplained(arguments: [String], message: String) throws {
    let result = try menuc(["init"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(try names() == [])
  }

  @Test func aCallerThatOnlyReadsIsRefused() throws {
    let result = try menuc(["init"], ["MENUC_WRITING_COMMAND": "swift package menuc-write"])
    #expect(result.status == 64)
    #expect(result.errors.contains("swift package menuc-write init"))
    #expect(try names() == [])
  }
}
