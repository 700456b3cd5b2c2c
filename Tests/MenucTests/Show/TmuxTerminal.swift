import Foundation
import TestSupport

/// A terminal without a window in which a shell runs. It ends together with its owner.
final class TmuxTerminal {
  let directory: TemporaryDirectory

  init(columns: Int = 80, rows: Int = 14) throws {
    directory = try TemporaryDirectory()
    let result = try Command.startServer(
      "tmux",
      [
        "-S", directory.url.appending(path: "socket").path, "-f", "/dev/null", "new-session", "-d",
        "-x", "\(columns)", "-y", "\(rows)", "-c", directory.url.path,
        "PS1='$ ' exec bash --noprofile --norc",
      ], environment: ["LC_ALL": "C.UTF-8", "NO_COLOR": "", "SHELL": "/bin/bash"])
    guard result.status == 0 else { throw Failure(description: result.errors) }
  }

  deinit { _ = try? tmux("kill-server") }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  @discardableResult
  func tmux(_ arguments: String...) throws -> String {
    let socket = directory.url.appending(path: "socket").path
    return try Command.run("tmux", ["-S", socket] + arguments).output
  }

  /// Presses keys by their names in tmux, such as `Down`, `C-c` or a character.
  func press(_ keys: String...) throws {
    for key in keys { try tmux("send-keys", key) }
  }

  /// Types a command for the shell.
  func run(_ command: String) throws {
    try tmux("send-keys", "-l", command)
    try press("Enter")
  }

  /// The lines on the screen, without spaces at their ends.
  func screen() throws -> [String] {
    try tmux("capture-pane", "-p").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Waits until the screen meets a condition. The limit of two minutes only matters for a failure.
  func wait(_ isDone: ([String]) throws -> Bool) async throws {
    for _ in 0..<2_400 {
      if try isDone(screen()) { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Failure(description: try screen().joined(separator: "\n"))
  }

  /// Waits until a line of the screen contains a text.
  func wait(for text: String) async throws {
    try await wait { $0.contains { $0.contains(text) } }
  }
}
