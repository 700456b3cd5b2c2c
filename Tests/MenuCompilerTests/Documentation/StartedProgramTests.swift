import Foundation
import TestSupport
import Testing

/// A fault fails a test, and never lets it hang: programs that tests start have a limit.
@Suite struct StartedProgramTests {
  /// The files that start programs. Each ends them: the first after a time limit, with their children; the
  /// others at the end of the test.
  private static let starters: Set<String> = [
    "TestSupport/Command.swift", "MenucTests/Build/FaultTests.swift",
    "MenucTests/Watch/WatchedBuild.swift", "MenucTests/Watch/WatchLoadTests.swift",
  ]

  private static var starts: Regex<Substring> {
    /Process\(\)|Process\.run\(|posix_spawn|popen\(|\bfork\(\)/
  }
  /// What waits without a limit. The views of replays have a clock of their own.
  private static var waits: Regex<Substring> {
    /waitUntilExit\(\)|waitpid\(|(?:semaphore|ended|exit|end|done)\.wait\(\)/
  }

  @Test func programsAreStartedByTheOneHelper() throws {
    let tests = Repository.root.appending(path: "Tests")
    var found: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    where path.hasSuffix(".swift") && !path.hasSuffix("StartedProgramTests.swift") {
      let text = try Repository.text(tests.appending(path: path))
      // Regular expressions search whole files slowly.
      let isCandidate = ["Process", "spawn", "popen", "fork"].contains { text.contains($0) }
      if isCandidate, text.contains(Self.starts) { found.insert(path) }
      for line in text.split(separator: "\n")
      where line.contains("ait") && line.contains(Self.waits) {
        let throwsAtLimit =
          line.contains("try exit.wait()") || line.contains("(try? exit.wait())")
          || line.contains("try start().exit.wait()")
        #expect(throwsAtLimit, "\(path): \(line)")
      }
    }
    #expect(found == Self.starters)
  }

  /// A program that does not end is killed with its children.
  @Test func aProgramThatHangsIsEndedWithItsChildren() throws {
    let directory = try TemporaryDirectory()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "sleep 600 & echo $! > child; wait"]
    process.currentDirectoryURL = directory.url
    let file = directory.url.appending(path: "child")
    #expect(throws: Deadline.Missed.self) { try process.start(endingAfter: 1) }
    let child = try #require(
      Int32(try Repository.text(file).trimmingCharacters(in: .whitespacesAndNewlines)))
    // The kernel may take a moment.
    var isGone = false
    for _ in 0..<500 where !isGone {
      isGone = kill(child, 0) != 0 || Self.isZombie(child)
      if !isGone { usleep(10_000) }
    }
    #expect(isGone)
  }

  /// A test that runs forever ends the run, which names it.
  @Test func aLoopWithoutAnEndFailsTheRun() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      let timer = EndingInTime.startTimer(of: "loops()", seconds: 1)
      while !timer.isCancelled {}
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("Test loops() failed: it has not ended after 1 seconds"))
  }

  /// Whether a process has ended, and only its parent has not asked for its status.
  private static func isZombie(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? false
  }
}
