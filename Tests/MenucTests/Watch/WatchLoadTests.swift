import Foundation
import TestSupport
import Testing

@testable import MenuOracle

/// A watching build under a load of changes, and its termination.
@Suite(.besideOtherTests) struct WatchLoadTests {
  let directory: TemporaryDirectory
  let scratch: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    scratch = try TemporaryDirectory()
    try write("first")
  }

  private static func menu(_ title: String, count: Int = 1) -> String {
    let items = (0..<count).map { "- { title: \(title) \($0), id: i\($0) }\n" }
    return "menu: Side\nitems:\n" + items.joined()
  }

  private func write(_ title: String) throws {
    try Data(Self.menu(title).utf8).write(
      to: directory.url.appending(path: "menu.yaml"), options: .atomic)
  }

  private var output: URL { directory.url.appending(path: "SideMenu.swift") }

  /// Watches a build with outputs beside the menu.
  private func watch(polls: Bool) async throws -> WatchedBuild {
    try await WatchedBuild(
      "menu.yaml", "--output", ".", in: directory.url, scratch: scratch, polls: polls)
  }

  @Test(arguments: [false, true]) func itsOwnWritesDoNotWakeIt(polls: Bool) async throws {
    let build = try await watch(polls: polls)
    for round in 1...5 {
      try await build.expect("menu.yaml changed: wrote SideMenu.swift") {
        try write("round \(round)")
      }
      try directory.write("\(round)", to: "neighbour.txt")
      try await Task.sleep(for: .milliseconds(250))
      #expect(build.builds == round, "\(build.log)")
    }
    #expect(build.stop() == 0)
  }

  /// Before each build, files must be unchanged for 25 ms. However slow the machine, the number of
  /// builds is limited accordingly.
  @Test(arguments: [false, true]) func aBurstLeadsToFewBuilds(polls: Bool) async throws {
    let build = try await watch(polls: polls)
    let start = ContinuousClock.now
    for event in 0..<Rounds.atLeast(200) {
      let file = directory.url.appending(path: "menu.yaml~")
      try Data(Self.menu("burst \(event)").utf8).write(to: file)
      #expect(rename(file.path, directory.url.appending(path: "menu.yaml").path) == 0)
    }
    try await build.wait { _ in
      try Repository.text(output).contains("burst \(Rounds.atLeast(200) - 1) ")
    }
    let builds = build.builds
    #expect(builds <= 1 + Int((ContinuousClock.now - start) / .milliseconds(25)), "\(build.log)")
    try write("after it")
    try await build.wait { _ in try Repository.text(output).contains("after it") }
  }

  /// All changes while the program is stopped lead to one build, or to two if the first change came
  /// before the stop.
  @Test(arguments: [false, true]) func aBurstDuringAPauseIsOneBuild(polls: Bool) async throws {
    let build = try await watch(polls: polls)
    kill(build.process.processIdentifier, SIGSTOP)
    for event in 1...200 { try write("burst \(event)") }
    kill(build.process.processIdentifier, SIGCONT)
    try await build.wait { $0.contains(" changed: ") && $0.hasSuffix(" ms)\n") }
    try await build.expect("changed: wrote") { try write("after it") }
    // The awaited build may be the second of the two.
    try await build.wait {
      try Repository.text(output).contains("after it") && $0.hasSuffix(" ms)\n")
    }
    #expect((2...3).contains(build.builds), "\(build.log)")
  }

  @Test(arguments: [false, true]) func aFileThatNeverRestsIsBuilt(polls: Bool) async throws {
    let build = try await watch(polls: polls)
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/bash")
    writer.arguments = [
      "-c",
      """
      for i in {1..100000}; do
        printf 'menu: Side\\nitems: [{ title: step %s, id: a }]\\n' $i > menu.yaml~
        mv menu.yaml~ menu.yaml
        sleep 0.01
      done
      """,
    ]
    writer.currentDirectoryURL = directory.url
    try writer.run()
    defer { kill(writer.processIdentifier, SIGKILL) }
    try await build.wait { _ in build.builds >= 3 }
    #expect(writer.isRunning)
    #expect(try Repository.text(output).contains("step "))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalEndsIt(signal: Int32) async throws {
    let build = try await watch(polls: false)
    #expect(build.stop(signal) == 0)
    #expect(!build.log.contains("error"))
  }

  /// Whenever the signal arrives, all outputs are complete.
  @Test func aSignalWhileItBuilds() async throws {
    var dice = Dice(seed: 11)
    let long = String(repeating: "long ", count: 4_000)
    func write(_ version: String) throws {
      let items = (0..<6).map { "- { title: \(version) \($0), body: \(long) }\n" }
      try directory.write("menu: Side\nitems:\n" + items.joined(), to: "menu.yaml")
    }
    let texts = try ["old", "new"].map { version in
      try write(version)
      let result = try Command.menuc("build", "menu.yaml", "--output", ".", in: directory.url)
      #expect(result.status == 0, "\(result.errors)")
      return try Repository.text(output)
    }
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
        .filter { $0 != ".menuc-cache" }.sorted()
    }
    for round in 0..<4 * Rounds.atLeast(1) {
      let build = try await watch(polls: false)
      try write(round % 2 == 0 ? "old" : "new")
      // The signal arrives at a random time, or in the middle of writing.
      let end = ContinuousClock.now + .milliseconds(round % 2 == 0 ? dice.below(200) : 10_000)
      while ContinuousClock.now < end, try !names().contains(where: { $0.hasSuffix(".part") }) {
        usleep(100)
      }
      #expect(build.stop(round % 3 == 0 ? SIGTERM : SIGINT) == 0)
      #expect(texts.contains(try Repository.text(output)))
      #expect(
        try names()
          == [".menuc-manifest.json", "MenuRuntime.swift", "SideMenu.swift", "menu.yaml"])
      let manifest = try Repository.text(directory.url.appending(path: ".menuc-manifest.json"))
      #expect(!manifest.contains("\"pending\""), "round \(round)")
    }
  }
}
