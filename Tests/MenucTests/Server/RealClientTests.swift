import Foundation
import TestSupport
import Testing

/// Clients that others have written.
@Suite(.besideOtherTests) struct RealClientTests {
  @Test(.needs("nvim")) func neovim() throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "menu = \"Files\"\ntitle = \"Files\"\n\n[[items]]\ntitel = \"Help\"\n", to: "menu.toml")
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
      "hover of an item", "rename", "symbols", "end",
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
}
