import Foundation
import RealMenus
import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// `menuc format`: one layout, in which a document means the same and keeps its comments.
@Suite struct LayoutTests {
  static let fixtures = ["statements.toml", "blocks.yaml", "values.json"]

  private static func file(_ name: String) throws -> SourceFile {
    let url = Repository.fixtures.appending(path: "Layout/\(name)")
    return SourceFile(
      name: name, format: try #require(SourceFormat(path: name)),
      bytes: Array(try Data(contentsOf: url)))
  }

  @Test(arguments: fixtures) func theLayoutIsTheRecordedOne(name: String) throws {
    let formatted = formatDocument(try Self.file(name))
    #expect(formatted.refusal == nil)
    let text = String(decoding: try #require(formatted.bytes), as: UTF8.self)
    let golden = Repository.fixtures.appending(path: "Layout/\(name).expected")
    try Repository.record(text, to: golden)
    #expect(text == (try? Repository.text(golden)))
  }

  /// Formatting again changes nothing, and the table of the menu is the same.
  private func check(_ file: SourceFile, needsLayout: Bool = true) throws {
    let formatted = formatDocument(file)
    guard let bytes = formatted.bytes else {
      let isExplained = formatted.refusal != nil || !formatted.problems.isEmpty
      #expect(isExplained && !(needsLayout && formatted.problems.isEmpty), "\(file.name)")
      return
    }
    let new = SourceFile(name: file.name, format: file.format, bytes: bytes)
    #expect(formatDocument(new).bytes == bytes, "\(file.name) changes when it is formatted again")
    let comments = [file, new].map { Self.comments($0) }
    #expect(comments[0] == comments[1], "\(file.name)")
    let tables = try [file, new].map { file in
      try compileMenu(file, goal: .table, input: .none, offersFixes: false).menu.map(tableJSON)
    }
    #expect(tables[0] == tables[1], "\(file.name)")
  }

  /// A blank and a combining mark after it are one character of Swift.
  @Test(arguments: [
    "items: [\n    नाश्त\n       \u{93E}]\n",
    "items:\n    - title: A\n      body: |\n         \u{93E}b\n        c\n",
  ]) func marksCanFollowBlanks(text: String) throws {
    try check(SourceFile(name: "menu.yaml", format: .yaml, text: "menu: A\n" + text))
  }

  private static func comments(_ file: SourceFile) -> [String] {
    let ranges =
      file.format == .toml
      ? TOMLTokens(file.bytes).filter { $0.kind == .comment }.map(\.range)
      : YAMLTokens(file.bytes).filter { $0.kind == .comment }.map(\.range)
    return ranges.map { String(decoding: file.bytes[$0], as: UTF8.self) }
  }

  @Test func theSamplesHaveThisLayout() throws {
    let paths =
      FileManager.default.enumerator(atPath: Repository.samples.path)?
      .compactMap { $0 as? String } ?? []
    let documents = paths.filter { path in
      let parts = path.split(separator: "/")
      return [".toml", ".yaml", ".yml"].contains { path.hasSuffix($0) }
        && !parts.contains { $0 == "Generated" || $0.hasPrefix(".") }
    }
    #expect(documents.count > 30)
    for path in documents {
      let bytes = Array(try Data(contentsOf: Repository.samples.appending(path: path)))
      let file = SourceFile(
        name: path, format: try #require(SourceFormat(path: path)), bytes: bytes)
      #expect(formatDocument(file).bytes == bytes, "run 'menuc format Samples/\(path)'")
    }
  }

  @Test(arguments: SourceFormat.documents) func allDocumentsKeepTheirMeaning(
    format: SourceFormat
  ) throws {
    let all = TokenDocuments.all(format)
    #expect(all.count > 10)
    let files = Rounds.some(of: all, every: 3)
    for file in files { try check(file, needsLayout: false) }
    for file in files where formatDocument(file).refusal != nil {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.contains("? ") || text.contains("%YAML"), "\(file.name)")
    }
  }

  /// Each set in both formats.
  @Test(arguments: try RealMenuData.testedFiles().enumerated().map { ($0, $1) })
  func realMenusKeepTheirMeaning(number: Int, file: URL) throws {
    let items = try RealMenuData.items(in: file)
    let menu = try RealMenu(RealMenuData.name(of: file), items, variant: number)
    try check(SourceFile(name: menu.name, format: .toml, text: RealMenuTOML(menu).text))
    try check(SourceFile(name: menu.name, format: .yaml, text: RealMenuYAML(menu).text))
  }

  @Test(arguments: [SourceFormat.toml, .yaml]) func brokenDocumentsStayAsTheyAre(
    format: SourceFormat
  ) throws {
    var dice = Dice(seed: 7)
    let files = TokenDocuments.all(format).filter { $0.bytes.count < 4_000 }
    for _ in 0..<Rounds.atLeast(300) {
      let file = try #require(files.randomElement(using: &dice))
      let bytes = TokenDocuments.mutated(file.bytes, format, using: &dice)
      try check(SourceFile(name: file.name, format: format, bytes: bytes), needsLayout: false)
    }
  }

  @Test func lineBreaksOfWindowsStay() throws {
    let text = "menu = \"A\"\r\n\r\n\r\nitems=[\"B\"]\r\n"
    let file = SourceFile(name: "a", format: .toml, text: text)
    let bytes = try #require(formatDocument(file).bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "menu = \"A\"\r\n\r\nitems = [\"B\"]\r\n")
  }

  @Test(arguments: [
    ("? menu\n: A\nitems: [B]\n", 1), ("menu: A\nitems:\n  - [a: b]\n", 3),
  ])
  func whatHasNoLayoutIsRefused(text: String, line: Int) throws {
    let file = SourceFile(name: "a", format: .yaml, text: text)
    let formatted = formatDocument(file)
    #expect(formatted.bytes == nil)
    #expect(formatted.refusal?.line == line)
  }
}
