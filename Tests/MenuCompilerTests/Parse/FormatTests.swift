import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// TOML, YAML and JSON express the same meaning: each folder of `Tests/Fixtures/Formats` contains
/// one menu in all three.
@Suite struct FormatTests {
  static let fixtures = Repository.fixtures.appending(path: "Formats")

  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: fixtures.path)
        .filter { !$0.contains(".") }.sorted()
    }
  }

  @Test(arguments: try names)
  func formatsMeanTheSame(name: String) throws {
    let json = try Self.compile(name, .json)
    for format in SourceFormat.documents {
      let compiled = try Self.compile(name, format)
      #expect(compiled.problems.isEmpty, "\(format)")
      #expect(compiled.table == json.table, "\(format)")
    }
    // Another JSON reader finds the same meaning, unless the document includes other files.
    let folder = Self.fixtures.appending(path: name)
    if try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3 {
      let titles = try Self.titles(inJSON: folder.appending(path: "menu.json"))
      #expect(json.titles == titles)
    }
  }

  /// A byte-order mark, and CRLF in place of LF, change nothing, not even multi-line strings.
  @Test(arguments: try names, SourceFormat.documents)
  func byteOrderMarkAndCRLFChangeNothing(name: String, format: SourceFormat) throws {
    let plain = try Self.compile(name, format)
    let changed = try Self.compile(name, format) {
      "\u{FEFF}" + $0.replacing("\n", with: "\r\n")
    }
    #expect(changed.table == plain.table)
    #expect(changed.problems == plain.problems)
  }

  struct Compiled {
    let problems: [String]
    let table: String?
    /// The titles of all items but separators, sorted.
    let titles: [String]
  }

  private static func compile(
    _ name: String, _ format: SourceFormat, changed change: (String) -> String = { $0 }
  ) throws -> Compiled {
    let folder = fixtures.appending(path: name)
    let file = "menu.\(format.rawValue)"
    let text = change(try Repository.text(folder.appending(path: file)))
    var input = CompilerInput.none
    input.loadInclude = { path, _ in
      guard let format = SourceFormat(path: path),
        let text = try? Repository.text(folder.appending(path: path))
      else { return .missing("it is not among the fixtures") }
      return .loaded(SourceFile(name: path, format: format, text: text))
    }
    let compiled = try compileMenu(
      SourceFile(name: file, format: format, text: text), goal: .table, input: input)
    let errors = compiled.diagnostics.filter { $0.severity == .error }
    let nodes = (0..<(compiled.menu?.count ?? 0)).filter {
      compiled.menu?.flags[$0].contains(.separator) == false
    }
    return Compiled(
      problems: errors.map { "\($0.name.rawValue): \($0.message)" },
      table: compiled.menu.map(tableJSON),
      titles: nodes.compactMap { compiled.menu?.titles[$0] }.sorted())
  }

  /// The titles of a JSON document, as Foundation reads it.
  private static func titles(inJSON url: URL) throws -> [String] {
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    var titles: [String] = []
    func visit(_ items: Any?) throws {
      for item in try #require(items as? [Any]) {
        if let title = item as? String {
          titles.append(title)
        } else if let table = item as? [String: Any], table["separator"] as? Bool != true {
          titles.append(try #require(table["title"] as? String))
          if let children = table["items"] { try visit(children) }
        }
      }
    }
    try visit((document as? [String: Any])?["items"])
    return titles.sorted()
  }

  /// One mistake, spelled in both formats after the menu's name.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let problem: String
    let toml: String
    let yaml: String
    /// Whether the two formats still differ in this respect.

    init(_ problem: String, _ toml: String, _ yaml: String) {
      self.problem = problem
      self.toml = toml
      self.yaml = yaml
    }

    var testDescription: String { toml }
  }

  @Test(arguments: mistakes)
  func mistakesAreReportedInTheSameWords(mistake: Mistake) throws {
    func first(_ format: SourceFormat, _ text: String) throws -> (String, String) {
      let file = SourceFile(name: "menu.\(format.rawValue)", format: format, text: text)
      let compiled = try compileMenu(file, goal: .table, input: .none)
      #expect(compiled.menu == nil)
      let diagnostic = try #require(compiled.diagnostics.first { $0.severity == .error })
      return (diagnostic.name.rawValue, diagnostic.message)
    }
    let toml = try first(.toml, "menu = \"M\"\n\(mistake.toml)\n")
    let yaml = try first(.yaml, "menu: M\n\(mistake.yaml)\n")
    #expect(toml.0 == mistake.problem)
    #expect(yaml.0 == toml.0)
    #expect(yaml.1 == toml.1)
  }
}

extension FormatTests {
  static let mistakes: [Mistake] = [
    .init("missing-key", "title = 'A'", "title: A"),
    .init("unknown-key", "itmes = []\nitems = []", "itmes: []\nitems: []"),
    .init(
      "unknown-key", "items = [{ title = 'A', tilte = 'B' }]",
      "items: [{ title: A, tilte: B }]"),
    .init("missing-key", "items = [{ id = 'a' }]", "items: [{ id: a }]"),
    .init("missing-key", "items = [{}]", "items: [{}]"),
    .init("wrong-type", "items = 'A'", "items: A"),
    .init("wrong-type", "items = 1", "items: 1"),
    .init("wrong-type", "items = {}", "items: {}"),
    .init("wrong-type", "items = [['A']]", "items: [[A]]"),
    .init("wrong-type", "items = [{ title = ['A'] }]", "items: [{ title: [A] }]"),
    .init("wrong-type", "items = [{ title = { a = 1 } }]", "items: [{ title: { a: 1 } }]"),
    .init("wrong-type", "items = []\ncollapsed = 'yes'", "items: []\ncollapsed: yes"),
    .init("wrong-type", "items = []\ncollapsed = 'true'", "items: []\ncollapsed: 'true'"),
    .init("wrong-type", "items = []\ncollapsed = 1", "items: []\ncollapsed: 1"),
    .init("wrong-type", "items = []\ncollapsed = 1.5", "items: []\ncollapsed: 1.5"),
    .init("wrong-type", "items = []\ntitle-lines = '1'", "items: []\ntitle-lines: '1'"),
    .init("wrong-type", "items = []\ntitle-lines = 1.5", "items: []\ntitle-lines: 1.5"),
    .init("wrong-type", "items = []\ntitle-lines = true", "items: []\ntitle-lines: true"),
    .init("wrong-type", "items = []\nrow-height = '44'", "items: []\nrow-height: '44'"),
    .init("wrong-type", "items = []\nbusy = true", "items: []\nbusy: true"),
    .init("wrong-type", "items = []\nindicator = ['+']", "items: []\nindicator: ['+']"),
    .init("wrong-type", "items = []\ncolumns = []", "items: []\ncolumns: []"),
    .init("wrong-type", "items = []\ngenerate = {}", "items: []\ngenerate: {}"),
    .init("invalid-value", "items = []\nversion = 2", "items: []\nversion: 2"),
    .init("invalid-value", "items = []\nrow-height = 0", "items: []\nrow-height: 0"),
    .init(
      "invalid-value", "items = []\nrow-height = inf", "items: []\nrow-height: .inf"),
    .init("invalid-value", "items = []\nlayout = 'row'", "items: []\nlayout: row"),
    .init(
      "invalid-value", "items = []\nanimation = { insert = 'slide' }",
      "items: []\nanimation: { insert: slide }"),
    .init(
      "invalid-value", "items = [{ title = 'A', tag = 9007199254740992 }]",
      "items: [{ title: A, tag: 9007199254740992 }]"),
    .init(
      "invalid-value", "items = [{ title = 'A', tag = 0x20000000000000 }]",
      "items: [{ title: A, tag: 0x20000000000000 }]"),
    .init(
      "invalid-name", "items = []\ncolumns.9.type = 'string'",
      "items: []\ncolumns: { 9: { type: string } }"),
    .init(
      "invalid-color", "items = []\nindicator.color = 'red'",
      "items: []\nindicator: { color: red }"),
    .init("invalid-glyph", "items = []\nindicator.leaf = ''", "items: []\nindicator: { leaf: '' }"),
    .init(
      "invalid-shortcut", "items = [{ title = 'A', shortcut = 'K' }]",
      "items: [{ title: A, shortcut: K }]"),
    .init("invalid-id", "items = [{ title = 'A', id = 'a b' }]", "items: [{ title: A, id: a b }]"),
    .init("unaddressable-title", "items = ['—']", "items: [—]"),
    .init("unaddressable-title", "items = ['']", "items: ['']"),
    .init("duplicate-id", "items = ['A', 'A']", "items: [A, A]"),
    .init(
      "not-a-category", "items = [{ title = 'A', collapsed = true }]",
      "items: [{ title: A, collapsed: true }]"),
    .init(
      "contradiction", "items = []\ncollapsed = true\ncollapsible = false",
      "items: []\ncollapsed: true\ncollapsible: false"),
    .init(
      "separator-keys", "items = [{ separator = true, tag = 1 }]",
      "items: [{ separator: true, tag: 1 }]"),
    .init(
      "footer-not-top-level", "items = [{ title = 'A', items = [{ title = 'B', footer = 'f' }] }]",
      "items: [{ title: A, items: [{ title: B, footer: f }] }]"),
    .init(
      "undeclared-value", "items = [{ title = 'A', values = { c = 1 } }]",
      "items: [{ title: A, values: { c: 1 } }]"),
    .init(
      "missing-value", "items = ['A']\ncolumns.c.type = 'string'",
      "items: [A]\ncolumns: { c: { type: string } }"),
    .init(
      "wrong-type",
      "items = [{ title = 'A', values = { c = '1' } }]\ncolumns.c = { type = 'integer', default = 0 }",
      "items: [{ title: A, values: { c: '1' } }]\ncolumns: { c: { type: integer, default: 0 } }"),
    .init("include-missing", "items = [{ include = 'a.toml' }]", "items: [{ include: a.toml }]"),
    .init(
      "unknown-target", "items = []\ngenerate = [{ target = 'cobol' }]",
      "items: []\ngenerate: [{ target: cobol }]"),
    .init(
      "unknown-parameter", "items = []\ngenerate = [{ target = 'swift', acces = 'public' }]",
      "items: []\ngenerate: [{ target: swift, acces: public }]"),
    .init("duplicate-key", "items = []\ntitle = 'A'\ntitle = 'B'", "items: []\ntitle: A\ntitle: B"),
    .init("nul-character", #"items = ["a\u0000b"]"#, #"items: ["a\u0000b"]"#),
  ]
}
