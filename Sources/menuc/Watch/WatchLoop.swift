import ArgumentParser
import Foundation
import MenuCompiler

/// Builds, and builds again whenever a file changes that the last build read.
struct WatchLoop {
  typealias OutcomeHandler = (OutputUpdate.Outcome, String) throws -> Void

  private let isQuiet: Bool
  private let onStop: @Sendable () -> Void
  private let build: (WatchedFiles, @escaping OutcomeHandler) throws -> ExitStatus
  private let directory: String

  /// The number of seconds for which files must be unchanged before a build, because editors and
  /// other programs write in several steps.
  private static let restTime = 0.025
  /// After this time, an emptied or removed file counts as intended, and not as one of several
  /// steps.
  private static let stepLimit = Duration.milliseconds(100)
  /// After this time, files that keep changing are built as they are.
  private static let burstLimit = Duration.milliseconds(400)

  /// - Parameters:
  ///   - onStop: Called before a signal ends the program.
  ///   - build: A function that builds once. It records each file before reading it, and everything
  ///     else that the build depends on.
  init(
    isQuiet: Bool, onStop: @escaping @Sendable () -> Void = {},
    build: @escaping (WatchedFiles, @escaping OutcomeHandler) throws -> ExitStatus
  ) {
    self.isQuiet = isQuiet
    self.onStop = onStop
    self.build = build
    directory = FileManager.default.currentDirectoryPath
  }

  /// Runs until a signal ends the program. Returns only if the command line is invalid.
  func run() -> ExitStatus {
    StopSignal.listen(onStop)
    // Tests set this variable to simulate a system without notifications.
    let polls = ProcessInfo.processInfo.environment["MENUC_TEST_POLLING"] == "1"
    var watcher = FileWatcher(polls: polls)
    var (status, files) = buildOnce(because: [])
    if status == .usage { return status }
    if !isQuiet { Self.note("watching for changes; Ctrl-C stops it") }
    while true {
      watcher.watch(files.paths)
      // Finds changes that were made before the directories were watched.
      if files.changes().isEmpty {
        watcher.wait()
        continue
      }
      settle(files)
      let changes = files.changes()
      if !changes.isEmpty { (_, files) = buildOnce(because: changes) }
    }
  }

  /// Waits until a burst of changes is over.
  private func settle(_ files: WatchedFiles) {
    let start = ContinuousClock.now
    var stamps = files.stamps
    while true {
      Thread.sleep(forTimeInterval: Self.restTime)
      let next = files.stamps
      let time = ContinuousClock.now - start
      let isOver = next == stamps || time > Self.burstLimit
      let isWhole = !files.hasLost(next) || time > Self.burstLimit + Self.stepLimit
      if isOver, isWhole || (next == stamps && time > Self.stepLimit) { return }
      stamps = next
    }
  }

  /// Builds, and prints the result in one line.
  private func buildOnce(because changes: [String]) -> (ExitStatus, WatchedFiles) {
    let files = WatchedFiles(directory: directory)
    // A working directory that was deleted and created again is a different directory with the same
    // path. A directory that was moved no longer belongs to this build.
    guard chdir(directory) == 0 else {
      files.look(directory)
      Console.complain("\(directory): \(Disk.reason(errno))", help: "waiting for it to come back")
      return (.cannotRun, files)
    }
    var outcomes: [(OutputUpdate.Outcome, String)] = []
    let start = ContinuousClock.now
    let status = Self.status { try build(files) { outcomes.append(($0, $1)) } }
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    if !isQuiet, status != .usage {
      Self.note(
        WatchReport.text(changes, outcomes, status) + " (\(Int(milliseconds.rounded())) ms)")
    }
    return (status, files)
  }

  /// The exit status of a build. The build may fail before it begins because of its configuration.
  private static func status(_ build: () throws -> ExitStatus) -> ExitStatus {
    var status = ExitStatus.success
    do { try ExitStatus.run { status = try build() } } catch let code as ExitCode {
      return ExitStatus(rawValue: code.rawValue) ?? .cannotRun
    } catch {
      Console.complain("\(error)")
      return .cannotRun
    }
    return status
  }

  private static func note(_ text: String) {
    try? FileHandle.standardError.write(
      contentsOf: Data("menuc: \(PrintableText.visible(text))\n".utf8))
  }
}
