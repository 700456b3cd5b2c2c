import Foundation
import TestSupport
import Testing

@testable import MenuOracle

/// Whatever happens to a build, each output is complete, either old or new, and the next build
/// succeeds.
@Suite struct FaultTests {
  let directory: TemporaryDirectory
  /// The files of each version of the menu, by name.
  let versions: [[String: Data]]

  init() throws {
    directory = try TemporaryDirectory()
    versions = try Self.built.get()
  }

  private static let built = Result {
    try (0..<2).map { version in
      let other = try TemporaryDirectory()
      try other.write(menu(version), to: "menu.yaml")
      _ = try Command.menuc("build", "menu.yaml", in: other.url)
      return try files(in: other.url.appending(path: "Generated"))
    }
  }

  private static func menu(_ version: Int) -> String {
    let items = (0..<500).map { "- { title: Item \($0) of \(version), id: i\($0) }\n" }
    return "menu: Big\nitems:\n" + items.joined()
  }

  /// The outputs in a directory.
  private static func files(in folder: URL) throws -> [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let own = names.filter { !$0.hasPrefix(".menuc-") }
    return Dictionary(
      uniqueKeysWithValues: try own.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
  }

  private var output: URL { directory.url.appending(path: "Generated") }

  private func start() throws -> (process: Process, exit: ProcessEnd) {
    let process = Process()
    process.executableURL = Repository.menuc
    process.arguments = ["build", "menu.yaml", "--quiet"]
    process.currentDirectoryURL = directory.url
    return (process, try process.start())
  }

  @Test func killedAtAnyMoment() throws {
    var dice = Dice(seed: 5)
    try directory.write(Self.menu(0), to: "menu.yaml")
    let clock = ContinuousClock.now
    try start().exit.wait()
    let whole = Int((ContinuousClock.now - clock) / .microseconds(1))
    for round in 0..<2 * Rounds.atLeast(5) {
      let version = (round + 1) % 2
      try directory.write(Self.menu(version), to: "menu.yaml")
      let (process, exit) = try start()
      usleep(UInt32(dice.below(whole * 5 / 4)))
      kill(process.processIdentifier, SIGKILL)
      try exit.wait()
      for (name, data) in try Self.files(in: output) {
        let isKnown = versions.contains { $0[name] == data }
        #expect(isKnown, "\(name) is neither old nor new after round \(round)")
      }
    }
    let last = try Command.menuc("build", "menu.yaml", in: directory.url)
    #expect(last.status == 0, "\(last.errors)")
    #expect(try Self.files(in: output) == versions[0])
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path)
    #expect(!names.contains { $0.hasSuffix(".part") })
    #expect(try Command.menuc("build", "menu.yaml", "--check", in: directory.url).status == 0)
  }

  @Test func manyAtOnce() throws {
    try directory.write(Self.menu(0), to: "menu.yaml")
    let processes = try (0..<8).map { _ in try start() }
    for (process, exit) in processes {
      try exit.wait()
      #expect(process.terminationStatus == 0)
    }
    #expect(try Self.files(in: output) == versions[0])
  }

  /// A limit on the size of files simulates a full disk.
  @Test func aDiskThatIsFull() throws {
    try directory.write(Self.menu(0), to: "menu.yaml")
    try start().exit.wait()
    try directory.write(Self.menu(1), to: "menu.yaml")
    let full = try Command.run(
      "bash",
      ["-c", "trap '' XFSZ; ulimit -f 8; exec '\(Repository.menuc.path)' build menu.yaml"],
      in: directory.url)
    #expect(full.status == 2)
    #expect(full.errors.contains("Generated/"), "\(full.errors)")
    #expect(full.errors.contains("file too large"), "\(full.errors)")
    for (name, data) in try Self.files(in: output) {
      let isKnown = versions.contains { $0[name] == data }
      #expect(isKnown, "\(name) is neither old nor new")
    }
    #expect(try Command.menuc("build", "menu.yaml", in: directory.url).status == 0)
    #expect(try Self.files(in: output) == versions[1])
  }

  /// A depfile is beside the outputs, as in a rule for Make. Another build in the directory takes
  /// the depfile under its temporary name for a leftover, and removes it.
  @Test(.needs("strace")) func aFileThatDisappearsBeforeItIsInItsPlace() throws {
    try directory.write(Self.menu(0), to: "menu.yaml")
    try start().exit.wait()
    for (count, status) in [("1", 0), ("1+", 2)] as [(String, Int32)] {
      try? FileManager.default.removeItem(at: output.appending(path: "menu.d"))
      let result = try Command.run(
        "strace",
        [
          "-f", "-qq", "-o", "calls", "-e", "inject=/^rename:error=ENOENT:when=\(count)",
          Repository.menuc.path, "build", "menu.yaml", "--depfile", "Generated/menu.d",
        ], in: directory.url)
      #expect(result.status == status, "\(result.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: output.path)
      #expect(names.contains("menu.d") == (status == 0))
      #expect(!names.contains { $0.hasSuffix(".part") })
    }
  }

  @Test func aFileInTheDirectorysPlace() throws {
    try directory.write("", to: "Generated")
    try directory.write(Self.menu(0), to: "menu.yaml")
    let result = try Command.menuc("build", "menu.yaml", in: directory.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("Generated: it is not a directory"))
  }

  /// A directory that can't be written to is reported once, with the reason, regardless of the
  /// number of files.
  @Test func aDirectoryThatCanNotBeWritten() throws {
    try directory.write(Self.menu(0), to: "menu.yaml")
    try directory.write("menu: Other\nitems: [x]\n", to: "other.yaml")
    try start().exit.wait()
    let before = try Self.files(in: output)
    try directory.write(Self.menu(1), to: "menu.yaml")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: output.path)
    defer { try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: output.path) }
    for (path, place) in [
      ("Generated", "Generated/.menuc-manifest.json: "),
      ("Generated/new/folder", "Generated/new: the directory can't be created: "),
    ] {
      let result = try withoutRights(
        ["build", "menu.yaml", "other.yaml", "--target", "swift", "--target", "c", "-o", path])
      guard let result else { return }
      #expect(result.status == 2)
      let reported = result.errors.components(separatedBy: "menuc: error: ")
      #expect(reported.count == 2, "\(result.errors)")
      #expect(reported.last == "\(place)permission denied\n")
    }
    #expect(try Self.files(in: output) == before)
    let names = try files.contentsOfDirectory(atPath: output.path)
    #expect(!names.contains { $0.hasSuffix(".part") })
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: output.path)
    #expect(try Command.menuc("build", "menu.yaml", in: directory.url).status == 0)
    #expect(try Self.files(in: output) == versions[1])
  }

  /// A file that can't be read is not reported as edited.
  @Test func anOutputThatCanNotBeRead() throws {
    try directory.write(Self.menu(0), to: "menu.yaml")
    try start().exit.wait()
    let path = output.appending(path: "BigMenu.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    guard let result = try withoutRights(["build", "menu.yaml"]) else { return }
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        "menuc: error: Generated/BigMenu.swift: it can't be read, and may have been edited: permission denied\n"
      ), "\(result.errors)")
  }

  /// Runs menuc as a user without root's privileges; nil if this is impossible here.
  private func withoutRights(_ arguments: [String]) throws -> Command? {
    if getuid() != 0 {
      return try Command.run(Repository.menuc.path, arguments, in: directory.url)
    }
    // The build directory may be readable only by root.
    let copy = directory.url.appending(path: "menuc")
    if !FileManager.default.fileExists(atPath: copy.path) {
      try FileManager.default.copyItem(at: Repository.menuc, to: copy)
    }
    let nobody = ["--reuid", "65534", "--regid", "65534", "--clear-groups", copy.path]
    guard try Command.run("setpriv", nobody + ["--version"]).status == 0 else {
      #expect(!Repository.isCI, "setpriv can't drop root's rights")
      print("skipped: setpriv can't drop root's rights")
      return nil
    }
    return try Command.run("setpriv", nobody + arguments, in: directory.url)
  }
}
