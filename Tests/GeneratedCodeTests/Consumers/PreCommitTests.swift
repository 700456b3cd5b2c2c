import Foundation
import TestSupport
import Testing

/// The hooks work in another repository, with the configuration of the article.
@Suite(.needs("pre-commit", "git")) struct PreCommitTests {
  let directory: TemporaryDirectory
  let hooks: URL
  let project: URL

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      try Repository.text(Repository.root.appending(path: ".pre-commit-hooks.yaml")),
      to: "hooks/.pre-commit-hooks.yaml")
    hooks = directory.url.appending(path: "hooks")
    project = directory.url.appending(path: "project")
    try git("init", "--quiet", in: hooks)
    try git("add", ".", in: hooks)
    try git("commit", "--quiet", "--message", "Hooks", in: hooks)

    try write("menu: Side\nitems: [x]\n", to: "menu.yaml")
    try write("menu = \"Top\"\nitems = [{ include = \"parts/more.toml\" }]\n", to: "top.menu.toml")
    try write("items = [\"y\"]\n", to: "parts/more.toml")
    let build = try Command.menuc("build", "menu.yaml", "top.menu.toml", in: project)
    #expect(build.status == 0, "\(build.errors)")
    try git("init", "--quiet", in: project)
  }

  private func write(_ text: String, to path: String) throws {
    try directory.write(text, to: "project/\(path)")
  }

  private func git(_ arguments: String..., in folder: URL) throws {
    let author = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org"]
    let result = try Command.run("git", author + arguments, in: folder)
    #expect(result.status == 0, "\(result.errors)")
  }

  /// Runs the hooks on the staged files.
  private func commit(with configuration: String) throws -> Command {
    try write(configuration, to: ".pre-commit-config.yaml")
    try git("add", ".", in: project)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let own = Repository.menuc.deletingLastPathComponent().path
    return try Command.run(
      "pre-commit", ["run"], in: project,
      environment: [
        "PATH": "\(own):\(path)",
        "PRE_COMMIT_HOME": directory.url.appending(path: "cache").path,
      ])
  }

  /// A configuration of the article, with or without the names of the menus, with the current hooks
  /// of this repository.
  private func configuration(isNamed: Bool) throws -> String {
    let head = try Command.run("git", ["rev-parse", "HEAD"], in: hooks).output
      .trimmingCharacters(in: .newlines)
    let blocks = try WorkedExample("BuildingInOtherProjects").text.components(
      separatedBy: "```yaml\n"
    )
    .dropFirst().compactMap { $0.components(separatedBy: "```").first }
    let text = try #require(
      blocks.first { $0.contains("menuc-") && $0.contains("args:") == isNamed })
    let url = try #require(text.firstMatch(of: /repo: (\S+)/)).output.1
    let revision = try #require(text.firstMatch(of: /rev: (\S+)/)).output.1
    return text.replacing(url, with: hooks.path).replacing("rev: \(revision)", with: "rev: \(head)")
  }

  @Test func menusAreCheckedWhenTheyAreCommitted() throws {
    let configuration = try configuration(isNamed: false)
    let fine = try commit(with: configuration)
    #expect(fine.status == 0, "\(fine.output)\(fine.errors)")
    #expect(fine.output.matches(of: /menuc .*Passed\n/).count == 2, "\(fine.output)")

    try write("menu: Side\nitems: [z]\n", to: "menu.yaml")
    let stale = try commit(with: configuration)
    #expect(stale.status == 1)
    #expect(stale.output.contains("stale Generated/SideMenu.swift"), "\(stale.output)")
    #expect(stale.output.contains("menuc: error: generated files are out of date"))
    #expect(stale.output.matches(of: /menuc .*Passed\n/).count == 1, "\(stale.output)")

    try write("menu: Side\nitmes: [z]\n", to: "menu.yaml")
    let broken = try commit(with: configuration)
    #expect(broken.status == 1)
    #expect(broken.output.contains("menu.yaml:2:1: error: a menu has no key 'itmes'"))
    #expect(broken.output.matches(of: /menuc .*Failed\n/).count == 2, "\(broken.output)")
  }

  /// Includes and generated files have other names, so the menus are named.
  @Test func whateverIsCommittedNamedMenusAreChecked() throws {
    let configuration = try configuration(isNamed: true)
    let fine = try commit(with: configuration)
    #expect(fine.status == 0, "\(fine.output)\(fine.errors)")
    try git("commit", "--quiet", "--message", "All", in: project)

    try write("items = [\"z\"]\n", to: "parts/more.toml")
    let stale = try commit(with: configuration)
    #expect(stale.status == 1)
    #expect(stale.output.contains("stale Generated/TopMenu.swift"), "\(stale.output)")
    try write("items = [1]\n", to: "parts/more.toml")
    let broken = try commit(with: configuration)
    #expect(broken.output.contains("parts/more.toml:1:10: error: "), "\(broken.output)")

    try write("items = [\"y\"]\n", to: "parts/more.toml")
    try write("// edited\n", to: "Generated/TopMenu.swift")
    let edited = try commit(with: configuration)
    #expect(edited.output.contains("edited Generated/TopMenu.swift"), "\(edited.output)")
  }
}
