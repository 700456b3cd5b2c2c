import Foundation
import TestSupport
import Testing

/// The same input makes the same output, to the byte, wherever, whenever and by whomever it is built.
@Suite struct DeterminismTests {
  /// What differs between two builds of the same menu.
  private struct Surroundings {
    /// The name of the folder in which the project is.
    var folder: String
    var environment: [String: String] = [:]
    /// The program that starts menuc, and its arguments.
    var starter: [String] = []
  }

  /// The languages whose letters or digits differ most from those of English.
  private static let locales = ["tr_TR.utf8", "ar_EG.utf8"]

  private static let surroundings =
    locales.map { Surroundings(folder: $0, environment: ["LC_ALL": $0, "LANG": $0]) }
    + ["Asia/Kathmandu", "Pacific/Kiritimati"].map {
      Surroundings(folder: "in time", environment: ["TZ": $0, "HOME": "/nowhere"])
    }
    + [Surroundings(folder: "alone", starter: ["taskset", "-c", "0"])]
    + Array(repeating: Surroundings(folder: "פרויקט"), count: 5)

  @Test func tenBuildsWriteTheSameBytes() throws {
    let known = try Command.run("locale", ["-a"]).output.split(separator: "\n").map(String.init)
    let missing = Self.locales.filter { !known.contains($0) }
    if !missing.isEmpty {
      try #require(!Repository.isCI, "the locales \(missing) are missing")
      print("skipped: builds in the locales \(missing.joined(separator: ", ")), which are missing")
    }
    let first = try build(Surroundings(folder: "first"))
    #expect(first.count > 30)
    for surroundings in Rounds.some(of: Self.surroundings, every: 3)
    where !missing.contains(surroundings.environment["LC_ALL"] ?? "") {
      let files = try build(surroundings)
      #expect(Set(files.keys) == Set(first.keys), "\(surroundings)")
      for (name, bytes) in files where first[name] != bytes {
        Issue.record("\(name) differs with \(surroundings)")
      }
    }
  }

  /// The outputs by their path, and the reports by the name of their stream.
  private func build(_ surroundings: Surroundings) throws -> [String: Data] {
    let directory = try TemporaryDirectory()
    let project = directory.url.appending(path: surroundings.folder)
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    let sample = Repository.root.appending(path: "Samples/tour")
    for name in try FileManager.default.contentsOfDirectory(atPath: sample.path)
    where name != "Generated" {
      try FileManager.default.copyItem(
        at: sample.appending(path: name), to: project.appending(path: name))
    }
    try Data("menu: Faulty\nitems: [{ title: İI, ID: x }, { titel: ı }]\n".utf8)
      .write(to: project.appending(path: "faulty.yaml"))
    let words = surroundings.starter + [Repository.menuc.path]
    let environment = surroundings.environment
    let built = try Command.run(
      words[0], words.dropFirst() + ["build", "menu.toml"], in: project, environment: environment)
    try #require(built.status == 0, "\(built.errors)")
    let linted = try Command.run(
      words[0], words.dropFirst() + ["lint", "faulty.yaml"], in: project, environment: environment)
    #expect(linted.status != 0)
    var files = ["build": Data(built.output.utf8), "lint": Data(linted.errors.utf8)]
    let generated = project.appending(path: "Generated")
    // The cache has the times of files.
    for name in try FileManager.default.subpathsOfDirectory(atPath: generated.path)
    where !name.hasPrefix(".menuc-cache") {
      files[name] = try? Data(contentsOf: generated.appending(path: name))
    }
    return files
  }
}
