import Foundation
import MenuCompiler

/// Refuses to write files for a caller that permits menuc only to read, such as `swift package
/// menuc`.
enum WritePermission {
  /// The environment variable that names the command that may write.
  static let variable = "MENUC_WRITING_COMMAND"

  /// - Parameters:
  ///   - command: The command of menuc.
  ///   - writes: Whether the command's flags make it write files.
  static func require(for command: String, ifIt writes: Bool) throws {
    guard writes, let other = ProcessInfo.processInfo.environment[variable], !other.isEmpty else {
      return
    }
    throw UsageError(
      "this 'menuc \(command)' writes files, which is not permitted here",
      help: "run '\(other) \(command) …'")
  }
}
