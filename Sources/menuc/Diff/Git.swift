import Foundation

/// The program `git`, run in an untrusted repository. The commands that `menuc` uses read neither
/// an index nor a work tree, so they run no filters, hooks or monitors. All other mechanisms by
/// which a repository could make git run a program are turned off.
struct Git {
  let directory: String
  private let program: String

  init(in directory: String) throws {
    guard let program = ProgramPath.find("git") else {
      throw DiskError(description: "'git' was not found; --against needs it")
    }
    self.directory = directory
    self.program = program
  }

  struct Answer {
    let status: Int32
    let output: [UInt8]
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }

    /// The reason for git's failure, on one line.
    var reason: String {
      let line = errors.split(separator: "\n").first.map(String.init) ?? "git failed"
      let reason = line.replacing("fatal: ", with: "")
      guard let owned = reason.firstMatch(of: /dubious ownership in repository at '(.+)'/) else {
        return reason
      }
      // The name of a directory may contain quotes.
      let directory = owned.1.replacing("'", with: #"'\''"#)
      return "the repository belongs to another user; if you trust it, run"
        + " `git config --global --add safe.directory '\(directory)'`"
    }
  }

  func run(_ arguments: String...) throws -> Answer { try run(arguments) }

  func run(_ arguments: [String]) throws -> Answer {
    let result = try FinishedProgram(
      program, ["-C", directory, "--no-pager"] + Self.settings + arguments,
      environment: Self.environment)
    return Answer(
      status: result.status, output: result.output,
      errors: String(decoding: result.errors, as: UTF8.self))
  }

  /// Settings that take precedence over those of the repository.
  private static let settings = [
    // This setting rejects a repository that was committed inside another repository, because the
    // author of the commit chose its settings.
    "safe.bareRepository=explicit",
    // These settings keep versions of git without `GIT_NO_LAZY_FETCH` from fetching missing
    // objects.
    "protocol.allow=never", "fetch.bundleURI=",
    // At present, the commands that menuc uses ignore these settings.
    "core.fsmonitor=false", "core.hooksPath=/dev/null",
  ].flatMap { ["-c", $0] }

  /// The caller's environment without variables that select another repository or configure git,
  /// such as those in the environment of a git hook. The menu's directory determines the
  /// repository.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") || userVariables.contains($0.key) }
      .merging([
        "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1",
        "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0",
      ]) { $1 }
  }

  /// The variables for the location of the user's own settings, and for the directory at which
  /// git's search for a repository ends.
  private static let userVariables: Set = [
    "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES",
    "GIT_DISCOVERY_ACROSS_FILESYSTEM",
  ]
}
