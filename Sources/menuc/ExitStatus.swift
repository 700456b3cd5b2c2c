import ArgumentParser

/// What a command came to. With several files, the highest counts.
enum ExitStatus: Int32, Comparable {
  case success = 0
  /// A menu has problems.
  case problems = 1
  /// A file is missing or can't be written, or a template is broken.
  case cannotRun = 2
  /// The command line asks for what does not exist.
  case usage = 64

  static func < (first: ExitStatus, second: ExitStatus) -> Bool { first.rawValue < second.rawValue }

  /// Ends the command with the status.
  func exit() throws {
    if self != .success { throw ExitCode(rawValue) }
  }
}
