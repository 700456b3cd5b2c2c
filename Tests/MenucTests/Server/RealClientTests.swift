import Foundation
import TestSupport
import Testing

/// Clients that others have written.
@Suite(.besideOtherTests) struct RealClientTests {
  @Test(.needs("nvim")) func neovim() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "menu = \"Files\"\ntitle = \"Files\"\n\n[[items]]\ntitel = \"Help\"\n", to: "menu.toml")
    try directory.write("menus = [\"*menu.toml\"]\n", to: "menuc.toml")
    try directory.write(
      "menu = \"Other\"\nitems = [\"Closed menu\"]\n", to: "other.menu.toml")
    let run = try Command.run(
      "nvim",
      [
        "--headless", "--clean", "-n", "-S",
        Repository.root.appending(path: "Tests/Editors/neovim.lua").path,
      ],
      in: directory.url,
      environment: [
        "MENUC": Repository.menuc.path, "MENUC_DIRECTORY": directory.url.path,
        "XDG_STATE_HOME": directory.url.path, "XDG_CACHE_HOME": directory.url.path,
      ])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    for step in [
      "diagnostics", "quick fix", "no diagnostics", "completion", "completed text", "hover",
      "hover of an item", "rename", "symbols of the workspace", "symbols", "end",
    ] {
      #expect((run.output + run.errors).contains("ok: \(step)"), "\(step)")
    }
  }

  /// The client compares each message with the protocol's model.
  @Test(.needsPython("pytest_lsp", "lsprotocol")) func thePythonClient() throws {
    let directory = try TemporaryDirectory()
    let run = try Command.run(
      "python3",
      [
        Repository.root.appending(path: "Tests/Editors/client.py").path, Repository.menuc.path,
        directory.url.path,
      ])
    #expect(run.status == 0 && run.output == "ok\n", "\(run.output)\(run.errors)")
  }

  /// The extension for VS Code, with stand-ins for the editor: what it starts, and what it explains.
  @Test(.needs("node")) func theExtensionForVSCode() throws {
    let run = try Command.run(
      "node",
      [
        Repository.root.appending(path: "Tests/Editors/extension.js").path,
        Repository.root.appending(path: "Plugins/VSCode/extension.js").path, Repository.menuc.path,
      ])
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 4, "\(run.output)\(run.errors)")
    for part in [#""args":["lsp"]"#, #""pattern":"**/*.toml""#, #""explanations":"menuc-expl"#] {
      #expect(lines[0].contains(part), "\(part)")
    }
    #expect(lines[1...] == ["duplicate-id: error", "There is no such rule.", "stopped"])
  }
}
