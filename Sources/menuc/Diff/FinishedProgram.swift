import Foundation
import MenuCompiler

/// A program that has run to completion. It is started without a shell. Its output is read without
/// a second thread, because a system that is short of memory can't start one.
struct FinishedProgram {
  /// The exit status, or 128 plus the number of the signal that ended the program.
  let status: Int32
  /// The output of the program. The program is stopped if the output exceeds the limit for files.
  let output: [UInt8]
  let errors: [UInt8]

  /// Runs a program with an empty standard input.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the program.
  ///   - environment: All variables of the program's environment.
  /// - Throws: ``DiskError`` if it can't be started.
  init(_ path: String, _ arguments: [String], environment: [String: String]) throws {
    var pipes: [Int32] = []
    let process: pid_t
    do {
      for _ in 0..<2 { pipes += try Self.pipe(for: path) }
      process = try Self.start(
        path, arguments, environment: environment, output: pipes[1], errors: pipes[3])
    } catch {
      for end in pipes { close(end) }
      throw error
    }
    // The program's ends of the pipes are closed here, because reading would not end while they are
    // open.
    for end in [pipes[1], pipes[3]] { close(end) }
    (output, errors) = Self.read(pipes[0], pipes[2])
    // Closing these ends stops a program that still prints.
    for end in [pipes[0], pipes[2]] { close(end) }
    var result: Int32 = 0
    while waitpid(process, &result, 0) < 0, errno == EINTR {}
    status = result & 0x7F == 0 ? result >> 8 & 0xFF : 128 + result & 0x7F
  }

  /// The two ends of a pipe; the reading end comes first. Other programs do not inherit them.
  private static func pipe(for path: String) throws -> [Int32] {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw failure(path, errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  private static func start(
    _ path: String, _ arguments: [String], environment: [String: String], output: Int32,
    errors: Int32
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var process: pid_t = 0
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let code = withCStrings([path] + arguments) { arguments in
      withCStrings(variables) { posix_spawn(&process, path, &actions, nil, arguments, $0) }
    }
    guard code == 0 else { throw failure(path, code) }
    return process
  }

  /// Calls a function with strings as C strings, and nil after the last string.
  static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// Reads both pipes to their ends, each when it has data, because a program blocks on a full
  /// pipe.
  private static func read(_ output: Int32, _ errors: Int32) -> ([UInt8], [UInt8]) {
    var files = [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var results: [[UInt8]] = [[], []]
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while files.contains(where: { $0.fd >= 0 }),
      results.allSatisfy({ $0.count <= Limits.fileBytes })
    {
      guard poll(&files, nfds_t(files.count), -1) >= 0 || errno == EINTR else { break }
      for index in files.indices where files[index].fd >= 0 && files[index].revents != 0 {
        let count = Foundation.read(files[index].fd, &piece, piece.count)
        if count > 0 {
          results[index] += piece[..<count]
        } else if count == 0 || errno != EINTR {
          // `poll` ignores a negative descriptor.
          files[index].fd = -1
        }
      }
    }
    return (results[0], results[1])
  }

  private static func failure(_ path: String, _ code: Int32) -> DiskError {
    DiskError(description: "\(path): it can't be run: \(Disk.reason(code))")
  }
}
