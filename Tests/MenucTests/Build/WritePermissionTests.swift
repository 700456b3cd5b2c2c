import Foundation
import TestSupport
import Testing

/// Commands for which menuc may only read, such as `swift package menuc`.
@Suite struct WritePermissionTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      "menu: Shop\nlanguage: en\ntranslations: \"{language}.yaml\"\nitems: [One]\n", to: "a.yaml")
  }

  private func menuc(_ arguments: String) throws -> Command {
    try Command.run(
      Repository.menuc.path, arguments.split(separator: " ").map(String.init), in: directory.url,
      environment: ["MENUC_WRITING_COMMAND": "swift package menuc-write"])
  }

  @Test(arguments: [
    "build a.yaml", "build a.yaml --depfile d", "lint a.yaml --fix",
    "lint a.yaml --write-baseline b.json", "lint a.yaml --format json --output-file r.json",
    "translate a.yaml --to de", "dump a.yaml --format json --output-file r.json",
  ])
  func aCommandThatWritesNamesTheOther(arguments: String) throws {
    let result = try menuc(arguments)
    #expect(result.status == 64)
    let command = arguments.prefix { $0 != " " }
    #expect(
      result.errors == """
        menuc: error: this 'menuc \(command)' writes files, which is not permitted here
          = help: run 'swift package menuc-write \(command) …'

        """)
    let left = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
    #expect(left == ["a.yaml"])
  }

  @Test(arguments: [
    ("build a.yaml --dry-run", 0), ("build a.yaml --check", 1), ("build a.yaml --list-outputs", 0),
    ("lint a.yaml", 0), ("lint a.yaml --diff", 0), ("translate a.yaml --to de --check", 1),
    ("dump a.yaml", 0), ("explain duplicate-id", 0), ("schema", 0), ("template list", 0),
    ("diff a.yaml a.yaml", 0),
  ])
  func aCommandThatReadsRuns(arguments: String, status: Int32) throws {
    let result = try menuc(arguments)
    #expect(result.status == status, "\(result.errors)")
    #expect(!result.errors.contains("permitted"))
  }
}
