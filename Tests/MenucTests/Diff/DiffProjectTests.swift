import Foundation
import TestSupport
import Testing

/// `menuc diff` of a project: no menu that is gone is passed over.
@Suite struct DiffProjectTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try git("init", "-q", "-b", "main")
    try directory.write("menus = [\"menus/*.yaml\"]\n", to: "menuc.toml")
    try directory.write(
      "menu: A\nconditions: { d: {} }\nitems: [{ title: X, when: d }]\n", to: "menus/a.yaml")
    try directory.write("menu: B\nitems: [Y]\n", to: "menus/b.yaml")
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> Command { try directory.git(arguments) }

  private func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "x")
  }

  private func diff(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, ["diff"] + arguments, in: directory.url)
  }

  /// A new menu has the path from which another one moved.
  @Test func aPathCanBeTaken() throws {
    try commit()
    try git("mv", "menus/b.yaml", "menus/c.yaml")
    try directory.write("menu: G\nitems: [Z]\n", to: "menus/b.yaml")
    let result = try diff()
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(
      result.output == """
        menus/b.yaml:1:7: note: the menu 'G' is new [menu-added, behavior]
        no breaking changes, 1 note

        """)
  }

  /// The project is that of the configuration that a flag names.
  @Test func aConfigurationIsNamed() throws {
    try directory.write("menus = [\"menus/a.yaml\"]\n", to: "a.toml")
    try commit()
    try directory.write("menu: B\nitems: [Z]\n", to: "menus/b.yaml")
    #expect(try diff("--strict").output.contains("menus/b.yaml"))
    let unchanged = try diff("--configuration", "a.toml", "--strict")
    #expect((unchanged.status, unchanged.output, unchanged.errors) == (0, "", ""))
    #expect(try diff("--no-configuration").errors.contains("no menu is named"))
  }

  @Test(arguments: [
    (["--configuration", "a.toml", "--no-configuration"], "can't be combined."),
    (["--configuration", ""], "'--configuration' needs a path."),
  ])
  func aConfigurationIsRefused(arguments: [String], message: String) throws {
    for command in [["diff"], ["lint"]] {
      let result = try Command.run(
        Repository.menuc.path, command + arguments, in: directory.url)
      #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test func otherMenusNeedNotHaveTheCondition() throws {
    try commit()
    try git("rm", "-q", "menus/b.yaml")
    let result = try diff("--define", "d=true", "--allow", "menu-removed")
    #expect(result.status == 0, "\(result.errors)")
  }

  /// Git can't read the menu that is gone, as in a partial clone.
  @Test func anUnreadableMenuIsReported() throws {
    try commit()
    let blob = try git("rev-parse", "HEAD:menus/b.yaml").output.prefix(40)
    try git("rm", "-q", "menus/b.yaml")
    try FileManager.default.removeItem(
      at: directory.url.appending(path: ".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"))
    let result = try diff()
    #expect(result.status == 2 && result.errors.contains("git can't read it"), "\(result.errors)")
  }

  @Test func aLinkedConfigurationNamesItsMenus() throws {
    try FileManager.default.moveItem(
      at: directory.url.appending(path: "menuc.toml"),
      to: directory.url.appending(path: "menus/project.toml"))
    try FileManager.default.createSymbolicLink(
      atPath: directory.url.appending(path: "menuc.toml").path,
      withDestinationPath: "menus/project.toml")
    try commit()
    try git("rm", "-q", "menus/b.yaml")
    let result = try diff()
    #expect(
      result.status == 1 && result.output.contains("[menu-removed, saved-state]"),
      "\(result.errors)")
  }

  @Test func aProjectWithoutMenusNeedsItsCommit() throws {
    try commit()
    try git("rm", "-q", "-r", "menus")
    try directory.write("menus = []\n", to: "menuc.toml")
    let result = try diff("--against", "nosuch")
    #expect(
      result.status == 2 && result.errors.contains("there is no such commit"), "\(result.errors)")
    #expect(try diff().output.contains("menu-removed"))
  }
}
