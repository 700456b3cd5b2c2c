import Foundation
import TestSupport
import Testing

@testable import MenuOracle

/// A watching build under many changes, and at its end.
@Suite struct WatchLoadTests {
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

  /// The outputs lie beside the menu.
  private func watch(polls: Bool) throws -> WatchedBuild {
    try WatchedBuild(
      "menu.yaml", "--output", ".", in: directory.url, scratch: scratch, polls: polls)
  }

  @Test(arguments: [false, true]) func itsOwnWritesDoNotWakeIt(polls: Bool) throws {
    let build = try watch(polls: polls)
    for round in 1...5 {
      try build.expect("menu.yaml changed: wrote SideMenu.swift") {
        try write("round \(round)")
      }
      try directory.write("\(round)", to: "neighbour.txt")
      usleep(250_000)
      #expect(build.builds == round, "\(build.log)")
    }
    #expect(build.stop() == 0)
  }

  @Test(arguments: [false, true]) func aBurstLeadsToFewBuilds(polls: Bool) throws {
    let build = try watch(polls: polls)
    for event in 0..<1_000 {
      let file = directory.url.appending(path: "menu.yaml~")
      try Data(Self.menu("burst \(event)").utf8).write(to: file)
      #expect(rename(file.path, directory.url.appending(path: "menu.yaml").path) == 0)
    }
    try build.wait { _ in try Repository.text(output).contains("burst 999") }
    #expect(build.builds < 20, "\(build.log)")
    try write("after it")
    try build.wait { _ in try Repository.text(output).contains("after it") }
  }

  @Test(arguments: [false, true]) func aFileThatNeverRestsIsBuilt(polls: Bool) throws {
    let build = try watch(polls: polls)
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
    try build.wait { _ in build.builds >= 3 }
    #expect(writer.isRunning)
    #expect(try Repository.text(output).contains("step "))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalEndsIt(signal: Int32) throws {
    let build = try watch(polls: false)
    #expect(build.stop(signal) == 0)
    #expect(!build.log.contains("error"))
  }

  /// Whenever it comes, what is written is whole, and all of it.
  @Test func aSignalWhileItBuilds() throws {
    var dice = Dice(seed: 11)
    let texts = try ["old", "new"].map { version in
      try directory.write(Self.menu(version, count: 500), to: "menu.yaml")
      let result = try Command.menuc("build", "menu.yaml", "--output", ".", in: directory.url)
      #expect(result.status == 0)
      return try Repository.text(output)
    }
    for round in 0..<30 {
      let build = try watch(polls: false)
      try directory.write(
        Self.menu(round % 2 == 0 ? "old" : "new", count: 500), to: "menu.yaml")
      usleep(UInt32(dice.below(200_000)))
      #expect(build.stop(round % 3 == 0 ? SIGTERM : SIGINT) == 0)
      #expect(texts.contains(try Repository.text(output)))
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
      #expect(
        names.sorted() == [
          ".menuc-manifest.json", "MenuRuntime.swift", "SideMenu.swift", "menu.yaml",
        ])
      let manifest = try Repository.text(directory.url.appending(path: ".menuc-manifest.json"))
      #expect(!manifest.contains("\"pending\""), "round \(round)")
    }
  }
}
