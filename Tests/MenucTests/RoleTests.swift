import TestSupport
import Testing

/// Standard items of an app in a menu.
@Suite struct RoleTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func lint(_ items: String) throws -> [String] {
    try directory.write("menu = \"Main\"\nitems = [\(items)]\n", to: "menu.toml")
    let run = try Command.menuc(
      "lint", "menu.toml", "--warn", "leaf-without-action", in: directory.url)
    return (run.output + run.errors).split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("menu.toml:")
    }
  }

  /// The key of a role counts as a shortcut of its item on Apple platforms.
  @Test(arguments: [
    (
      #"{ title = "Quit", role = "quit" }, { title = "Find", action = "find", shortcut = "Mod+Q" }"#,
      true
    ),
    (
      #"{ title = "Quit", role = "quit", shortcut = { apple = "Cmd+K" } }, { title = "Find", action = "find", shortcut = "Mod+Q" }"#,
      false
    ),
    (#"{ title = "Copy", role = "copy" }, { title = "Copy this", role = "copy" }"#, false),
    (
      #"{ title = "Copy", role = "copy" }, { title = "Copy this", action = "copy", shortcut = "Mod+C" }"#,
      true
    ),
  ])
  func keysCollide(_ items: String, _ collides: Bool) throws {
    let problems = try lint(items)
    #expect(problems.contains { $0.contains("[duplicate-shortcut]") } == collides, "\(problems)")
    if !collides { #expect(problems == []) }
  }

  /// A standard item needs no action, a menu that the system fills no items.
  @Test func theSystemActs() throws {
    #expect(
      try lint(
        #"{ title = "App", items = [{ title = "Quit", role = "quit" }, { title = "Services", role = "services", items = [] }] }"#
      ) == [])
    #expect(try lint(#"{ title = "Settings", role = "settings" }"#).count == 1)
  }

  @Test(arguments: [
    #"{ title = "Edit", role = "copy", items = ["Copy"] }"#,
    #"{ title = "Window", role = "window", action = "show" }"#,
    #"{ title = "Window", role = "window", slot = true }"#,
    #"{ title = "Zoom", role = "zoom", checked = true }"#,
    #"{ title = "Help", role = "help", items = ["Guide"] }, { title = "More", role = "help", items = ["Web"] }"#,
  ])
  func rolesAreMisplaced(_ items: String) throws {
    #expect(try lint(items).filter { $0.contains("[misplaced-role]") }.count == 1)
  }

  /// Electron has its own names of the roles.
  @Test func electronGetsItsRoles() throws {
    try directory.write(
      """
      menu = "Main"
      items = [{ title = "Show all", role = "show-all" }, { title = "Settings", role = "settings", action = "settings" }]
      """, to: "menu.toml")
    let run = try Command.menuc("export", "menu.toml", "--to", "electron", in: directory.url)
    #expect(run.output.contains(#""role": "unhide""#), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("the role 'settings' has no counterpart"), "\(run.errors)")
  }
}
