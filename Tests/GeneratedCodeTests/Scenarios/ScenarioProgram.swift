import Foundation
import TestSupport

/// The program of Fixtures/Scenarios/Replay with the headless table and the generated code of all
/// menus that scenarios name, compiled with warnings as errors.
struct ScenarioProgram {
  private let directory: TemporaryDirectory
  private let program: URL

  init(menus: [String]) throws {
    directory = try TemporaryDirectory()
    program = directory.url.appending(path: "replay")
    // One runtime serves all menus, so they have one access level.
    let result = try Command.run(
      Repository.menuc.path,
      ["build"] + menus + [
        "--target", "swift", "--output", directory.url.appending(path: "Generated").path,
        "--param", "access=internal", "--param", "runtime=include",
      ])
    guard result.status == 0 else { throw Failure(text: result.errors) }
    let files = result.output.split(separator: "\n").compactMap { line in
      line.hasPrefix("written ") ? URL(filePath: String(line.dropFirst(8))) : nil
    }
    let tables = files.filter { $0.lastPathComponent != "MenuRuntime.swift" }
    guard tables.count == menus.count else { throw Failure(text: result.output) }
    var list = "let menus: [String: MenuTable] = [\n"
    for (menu, file) in zip(menus, tables) {
      list += "  \"\(menu)\": \(try Self.type(in: file)).table,\n"
    }
    let registry = try directory.write(list + "]\n", to: "Menus.swift")
    let replay =
      try Scenario.directory.appending(path: "Replay").swiftFiles()
      + HeadlessKit.swiftFiles("Tests/HeadlessTable")
      + [Repository.root.appending(path: "Tests/MenuOracle/HeadlessMenu.swift")]
    let compiled = try Command.swiftc(files + [registry] + replay, to: program)
    guard compiled.status == 0 else { throw Failure(text: compiled.output + compiled.errors) }
  }

  /// The scenario with the menus' current answers.
  func replay(_ scenario: Scenario) throws -> String {
    let result = try Command.run(program.path, [], input: scenario.text)
    guard result.status == 0 else { throw Failure(text: result.output + result.errors) }
    return result.output
  }

  struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }

  /// The name of the menu's type.
  private static func type(in file: URL) throws -> String {
    let line = try Repository.text(file).split(separator: "\n").first { $0.hasPrefix("enum ") }
    guard let name = line?.split(separator: " ").dropFirst().first else {
      throw Failure(text: "no type in \(file.lastPathComponent)")
    }
    return String(name)
  }
}
