import ArgumentParser
import MenuCompiler

/// The exit status of a command. If there are several files, the command ends with the highest
/// status.
enum ExitStatus: Int32, Comparable {
  case success = 0
  /// A menu has problems.
  case problems = 1
  /// A file is missing or can't be written, or a template is broken.
  case cannotRun = 2
  /// The command line is invalid, or requests something that does not exist.
  case usage = 64

  static func < (first: ExitStatus, second: ExitStatus) -> Bool { first.rawValue < second.rawValue }

  /// Runs a command. An error is reported, and ends the command with 2 or 64.
  static func run(_ work: () throws -> Void) throws {
    do { try work() } catch let error as DiskError {
      Console.complain(error.description)
      throw ExitCode(cannotRun.rawValue)
    } catch let error as TargetError {
      Console.complain(error.description)
      throw ExitCode(cannotRun.rawValue)
    } catch let error as UsageError {
      Console.complain(error.description, help: error.help)
      throw ExitCode(usage.rawValue)
    }
  }

  /// Ends the command with the status.
  func exit() throws {
    if self != .success { throw ExitCode(rawValue) }
  }
}
