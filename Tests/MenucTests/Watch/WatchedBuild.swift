import Foundation
import TestSupport

/// A `menuc build --watch` that runs during a test.
final class WatchedBuild {
  let process = Process()
  private let errors: URL
  private let exit: ProcessEnd

  /// - Parameter polls: Whether the build polls instead of using the system's notifications.
  init(
    _ arguments: String..., in directory: URL, scratch: TemporaryDirectory, polls: Bool
  ) async throws {
    errors = try scratch.write("", to: "errors")
    process.executableURL = Repository.menuc
    process.arguments = ["build"] + arguments + ["--watch"]
    process.currentDirectoryURL = directory
    process.environment = ProcessInfo.processInfo.environment
      .merging(["NO_COLOR": "1", "MENUC_TEST_POLLING": polls ? "1" : ""]) { $1 }
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = FileHandle.nullDevice
    exit = try Self.start(process)
    try await wait { $0.contains("menuc: watching for changes; Ctrl-C stops it\n") }
  }

  /// Child processes inherit ignored signals: SIGHUP under nohup, SIGINT in the background of a
  /// shell.
  private static func start(_ process: Process) throws -> ProcessEnd {
    let inherited = [SIGHUP, SIGINT, SIGTERM].map { ($0, signal($0, SIG_DFL)) }
    defer { for (number, action) in inherited { _ = signal(number, action) } }
    return try process.start()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Everything printed so far.
  var log: String { (try? Repository.text(errors)) ?? "" }

  /// The number of builds caused by changes.
  var builds: Int { log.components(separatedBy: " changed: ").count - 1 }

  /// Waits until the output meets a condition. Meanwhile, other tests run on this thread. The limit
  /// of five minutes only matters for a failure, because a busy machine may be slow.
  func wait(_ isDone: (String) throws -> Bool) async throws {
    for _ in 0..<15_000 {
      if try isDone(log) { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw Late(log: log)
  }

  /// Performs an action, and waits until the builds that it causes have printed a text.
  func expect(_ text: String, after change: () throws -> Void) async throws {
    let before = log.count
    try change()
    try await wait { $0.dropFirst(before).contains(text) && $0.hasSuffix(" ms)\n") }
  }

  /// Sends a signal. Returns the exit status, or nil if the program was killed by the signal, or
  /// because it did not end.
  func stop(_ signal: Int32 = SIGINT) -> Int32? {
    kill(process.processIdentifier, signal)
    guard (try? exit.wait()) != nil else { return nil }
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  struct Late: Error {
    let log: String
  }
}
