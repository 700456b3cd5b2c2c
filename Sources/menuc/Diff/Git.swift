import Foundation

/// The program `git`, run in a directory of a repository that nobody trusts. The commands that
/// `menuc` uses read neither an index nor a work tree, so they run no filters, hooks or monitors;
/// anything else that a repository could make git run is turned off.
struct Git {
  let directory: String
  private let program: String

  init(in directory: String) throws {
    // Relative directories are ignored, because they would be in the repository.
    let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .filter { $0.isAbsolutePath }
    let candidates = directories.map { Disk.join(String($0), "git") }
    let isProgram = { (path: String) in
      FileManager.default.isExecutableFile(atPath: path) && !Disk.isDirectory(path)
    }
    guard let program = candidates.first(where: isProgram) else {
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

    /// The reason that git gives, on one line.
    var reason: String {
      let line = errors.split(separator: "\n").first.map(String.init) ?? "git failed"
      return line.replacing("fatal: ", with: "")
    }
  }

  func run(_ arguments: String...) throws -> Answer {
    let result = try FinishedProgram(
      program, ["-C", directory, "--no-pager"] + Self.settings + arguments,
      environment: Self.environment)
    return Answer(
      status: result.status, output: result.output,
      errors: String(decoding: result.errors, as: UTF8.self))
  }

  /// Settings that take precedence over those of the repository.
  private static let settings = [
    // This refuses a repository that is committed within another one, with settings of the commit's
    // author.
    "safe.bareRepository=explicit",
    // These settings keep versions of git without `GIT_NO_LAZY_FETCH` from fetching missing
    // objects.
    "protocol.allow=never", "fetch.bundleURI=",
    // The commands above do not use these settings at present.
    "core.fsmonitor=false", "core.hooksPath=/dev/null",
  ].flatMap { ["-c", $0] }

  /// The caller's environment, without the variables that choose another repository or give it
  /// settings, such as those that a hook of git gets: the menu's directory decides.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") || userVariables.contains($0.key) }
      .merging([
        "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1",
        "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0",
      ]) { $1 }
  }

  /// The variables for the location of the user's own settings, and for how far up git searches for
  /// a repository.
  private static let userVariables: Set = [
    "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES",
    "GIT_DISCOVERY_ACROSS_FILESYSTEM",
  ]
}
