import Foundation
import TestSupport
import Testing

extension TemporaryDirectory {
  /// Runs git in a folder, ignoring the settings of this machine.
  @discardableResult
  func git(
    _ arguments: [String], in path: String = ".", expecting status: Int32? = 0
  ) throws -> Command {
    let command = try Command.run(
      "git", arguments, in: url.appending(path: path),
      environment: [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
        "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
        "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_ALLOW_PROTOCOL": "file",
      ])
    if let status {
      #expect(command.status == status, "git \(arguments): \(command.errors)")
    }
    return command
  }
}
