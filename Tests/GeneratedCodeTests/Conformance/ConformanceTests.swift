import Foundation
import TestSupport
import Testing

@testable import MenuOracle

/// Every language's generated code has the same output as the oracle.
@Suite struct ConformanceTests {
  /// The traces of the repository are the oracle's current output. `MENUC_RECORD=1` records them.
  @Test func tracesAreTheOracles() throws {
    let menus = try ConformanceCorpus.menus()
    #expect(menus.count >= 40)
    #expect(menus.map(\.events.count).reduce(0, +) >= 10_000)
    for menu in menus {
      try expect("\(menu.name).trace", toHold: menu.trace())
      if menu.isRandom { try expect("\(menu.name).json", toHold: menu.document) }
    }
  }

  private func expect(_ name: String, toHold text: String) throws {
    let file = ConformanceCorpus.directory.appending(path: name)
    try Repository.record(text, to: file)
    let isSame = try Repository.text(file) == text
    #expect(isSame, "\(name) is stale: MENUC_RECORD=1 swift test --filter tracesAreTheOracles")
  }

  @Test(arguments: ConformanceLanguage.chosen.map(\.name))
  func generatedCodeAnswersLikeTheOracle(language name: String) throws {
    let language = try #require(ConformanceLanguage.all.first { $0.name == name })
    let missing =
      try language.tools.filter { try Command.run("which", [$0]).status != 0 }
      + language.packages.filter { try Command.run("pkg-config", ["--exists", $0]).status != 0 }
    if !missing.isEmpty {
      try #require(!Repository.isCI, "\(name) needs \(missing)")
      print("skipped: conformance of \(name), which needs \(missing.joined(separator: ", "))")
      return
    }
    let menus = try ConformanceCorpus.menus()
    let directory = try TemporaryDirectory()
    let output = directory.url.appending(path: "output")
    for target in language.targets {
      try build(menus.filter(\.asksForTexts), for: target, to: output)
      let hasConstants = language.hasConstants && target != "json"
      let options = hasConstants ? ["--param", "ids=none"] : []
      try build(menus.filter { !$0.asksForTexts }, for: target, to: output, options)
    }
    let entries = try menus.map {
      ConformanceLanguage.Entry(name: $0.name, type: try $0.typeName())
    }
    let command = try language.compile(output, entries)
    let input = try menus.map { try $0.input }.joined()
    try keep(output, reading: input, of: menus, for: language)
    let run = try Command.run(command[0], Array(command.dropFirst()), input: input)
    #expect(run.status == 0, "\(run.errors.prefix(4_000))")
    try compare(run.output, with: menus, of: language)
  }

  func build(
    _ menus: [ConformanceMenu], for target: String, to output: URL, _ options: [String] = []
  ) throws {
    let directory = try TemporaryDirectory()
    let documents = try menus.map { menu in
      try directory.write(menu.document, to: "\(menu.name).\(menu.format.rawValue)").path
    }
    let built = try Command.run(
      Repository.menuc.path,
      ["build", "--target", target, "--output", output.path, "--quiet"] + options + documents)
    try #require(built.status == 0, "\(built.errors.prefix(4_000))")
  }

  /// Keeps what is compiled, its input and the traces, if `MENUC_DRIVERS` names a folder.
  private func keep(
    _ output: URL, reading input: String, of menus: [ConformanceMenu],
    for language: ConformanceLanguage
  ) throws {
    guard let path = ConformanceLanguage.folderOfDrivers else { return }
    let folder = URL(filePath: path, relativeTo: Repository.root).appending(path: language.name)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: output, to: folder)
    try Data(input.utf8).write(to: folder.appending(path: "input"))
    try Data(traces(of: menus).utf8).write(to: folder.appending(path: "expected"))
  }

  private func traces(of menus: [ConformanceMenu]) throws -> String {
    try menus.map {
      try Repository.text(ConformanceCorpus.directory.appending(path: "\($0.name).trace"))
    }.joined()
  }

  /// Reports the first line that differs, with its event.
  func compare(
    _ output: String, with menus: [ConformanceMenu], of language: ConformanceLanguage
  ) throws {
    // As in `12 @count 1:7`, a value of a column.
    func lines(_ text: String) -> [Substring] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return language.hasColumnDefaults
        ? lines : lines.filter { !$0.drop(while: \.isNumber).hasPrefix(" @") }
    }
    let (wanted, found) = (lines(try traces(of: menus)), lines(output))
    if wanted == found { return }
    let line = zip(wanted, found).prefix { $0 == $1 }.count
    let menu = wanted[...min(line, wanted.count - 1)].last { $0.hasPrefix("> menu ") } ?? ""
    let event = wanted[...min(line, wanted.count - 1)].last { $0.hasPrefix("> ") } ?? ""
    Issue.record(
      """
      \(language.name), \(menu), \(event): \(String((found.dropFirst(line).first ?? "nothing").prefix(500))) \
      instead of \(String((wanted.dropFirst(line).first ?? "nothing").prefix(500)))
      """)
  }
}
