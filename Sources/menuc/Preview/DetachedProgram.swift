import Foundation
import MenuCompiler

/// A program that keeps running after menuc has ended: without a terminal, without a shell, and
/// away from the working directory, whose files are not trusted.
enum DetachedProgram {
  /// - Parameter path: The absolute path of the program.
  /// - Throws: ``DiskError`` if it can't be started.
  static func start(_ path: String, _ arguments: [String]) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    // Ctrl-C in the terminal is not meant for the program, and a build with `--watch` blocks
    // signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK))
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = ProgramPath.directories.joined(separator: ":")
    environment["PWD"] = "/"
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    // The function that sets the directory of a new program is not available in Swift.
    let directory = open(".", O_RDONLY | O_CLOEXEC)
    defer {
      _ = fchdir(directory)
      close(directory)
    }
    guard chdir("/") == 0 else { throw DiskError(description: "/: \(Disk.reason(errno))") }
    var process: pid_t = 0
    let code = FinishedProgram.withCStrings([path] + arguments) { arguments in
      FinishedProgram.withCStrings(variables) {
        posix_spawn(&process, path, &actions, &attributes, arguments, $0)
      }
    }
    guard code == 0 else {
      throw DiskError(description: "\(path): it can't be run: \(Disk.reason(code))")
    }
  }
}
