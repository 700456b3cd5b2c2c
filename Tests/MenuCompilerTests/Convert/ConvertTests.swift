import Foundation
import RealMenus
import TestSupport
import Testing

@testable import MenuCompiler

/// `menuc convert`: TOML, YAML and JSON, with comments.
@Suite struct ConvertTests {
  private static func file(_ name: String) throws -> SourceFile {
    let url = Repository.fixtures.appending(path: "Layout/\(name)")
    return SourceFile(
      name: name, format: try #require(SourceFormat(path: name)),
      bytes: Array(try Data(contentsOf: url)))
  }

  private static let conversions: [(String, SourceFormat)] = [
    ("statements.toml", .yaml), ("statements.toml", .json), ("blocks.yaml", .toml),
    ("blocks.yaml", .json), ("values.json", .toml), ("values.json", .yaml),
  ]

  /// The document and the list of what is lost.
  @Test(arguments: conversions) func theDocumentIsTheRecordedOne(
    name: String, format: SourceFormat
  ) throws {
    let old = try Self.file(name)
    let converted = convertDocument(old, to: format, name: "new.\(format.rawValue)")
    let new = try #require(converted.file)
    let result =
      String(decoding: new.bytes, as: UTF8.self) + "\n# Not carried over:\n"
      + converted.losses.map { "# \($0)\n" }.joined()
    let golden = Repository.fixtures.appending(
      path: "Layout/\(name).\(format.rawValue).expected")
    try Repository.record(result, to: golden)
    #expect(result == (try? Repository.text(golden)))
    #expect(formatDocument(new).bytes == new.bytes)
    #expect(try areSameMenu(old, new) { _ in .none })
  }

  /// All menus of the samples and fixtures that have a table mean the same in other formats, and have
  /// the same comments, unless the list names them.
  @Test(arguments: SourceFormat.documents) func allMenusStayTheSame(format: SourceFormat) throws {
    var count = 0
    for file in Rounds.some(of: TokenDocuments.all(format), every: 3) {
      let table = try compileMenu(file, goal: .table, input: .none, offersFixes: false).menu
      guard table != nil else { continue }
      count += 1
      for other in SourceFormat.documents where other != format {
        let converted = convertDocument(file, to: other, name: "new")
        let new = try #require(converted.file)
        #expect(try areSameMenu(file, new) { _ in .none }, "\(file.name) as \(other.rawValue)")
        let written = String(decoding: new.bytes, as: UTF8.self)
        for comment in Self.comments(file)
        where !comment.hasPrefix("#:schema") && !comment.contains("$schema") {
          let isListed = converted.losses.contains { $0.hasSuffix("comment: \(comment)") }
          #expect(isListed || written.contains(comment), "\(file.name): \(comment)")
        }
      }
    }
    #expect(count > (Rounds.factor > 1 ? 5 : 1))
  }

  /// YAML allows fewer characters than TOML, even in comments.
  @Test func commentsWithControlCharactersAreLosses() throws {
    let toml = SourceFile(
      name: "menu", format: .toml,
      text:
        "# a\u{9E}\nmenu = 'A'  # b\u{80}\n# c\nitems = [\n  'B',\n  # d\u{7FFFE}\n]\n# e\u{9F}\n")
    let converted = convertDocument(toml, to: .yaml, name: "new")
    let yaml = try #require(converted.file)
    #expect(try areSameMenu(toml, yaml) { _ in .none })
    #expect(String(decoding: yaml.bytes, as: UTF8.self) == "menu: A\n# c\nitems:\n  - B\n")
    #expect(converted.losses.count == 4, "\(converted.losses)")
  }

  /// Without quotes, YAML's strings look like numbers and booleans.
  @Test(arguments: [SourceFormat.toml, .json])
  func declaredStringsStayStrings(format: SourceFormat) throws {
    let yaml = SourceFile(
      name: "menu", format: .yaml,
      text: """
        menu: Made
        actions:
          open:
            arguments:
              page: { type: string, default: 3 }
              count: { type: integer, default: 7 }
              mark: string
              choice: [1, 2]
        conditions:
          level: { choices: [1, 2], default: 2 }
          on: { default: true }
        columns:
          code: { type: string, default: true }
          count: { type: number, default: 1 }
          mark: { type: integer, default: 0 }
        generate: [{ target: json, define: { level: 1, on: false } }]
        items:
          - title: A
            action: { open: { page: 1, count: 2, mark: true, choice: 1 } }
            values: { code: 1e3, count: 1e3, mark: 4 }
            when: [level=1, on]
          - title: B
            items:
              - { title: 2, action: { open: { mark: 0x10, choice: 2 } }, values: { code: ~ok } }

        """)
    let menu = try compileMenu(yaml, goal: .table, input: .none, offersFixes: false)
    #expect(menu.menu != nil, "\(menu.diagnostics)")
    let converted = try #require(convertDocument(yaml, to: format, name: "new").file)
    #expect(
      try areSameMenu(yaml, converted) { _ in .none },
      "\(String(decoding: converted.bytes, as: UTF8.self))")
  }

  private static func comments(_ file: SourceFile) -> [String] {
    let ranges =
      file.format == .toml
      ? TOMLTokens(file.bytes).filter { $0.kind == .comment }.map(\.range)
      : YAMLTokens(file.bytes).filter { $0.kind == .comment }.map(\.range)
    return file.format == .json
      ? [] : ranges.map { String(decoding: file.bytes[$0], as: UTF8.self) }
  }

  @Test(arguments: try RealMenuData.testedFiles().enumerated().map { ($0, $1) })
  func realMenusStayTheSame(number: Int, file: URL) throws {
    let items = try RealMenuData.items(in: file)
    let menu = try RealMenu(RealMenuData.name(of: file), items, variant: number)
    let toml = SourceFile(name: menu.name, format: .toml, text: RealMenuTOML(menu).text)
    let yaml = try #require(convertDocument(toml, to: .yaml, name: "new").file)
    #expect(try areSameMenu(toml, yaml) { _ in .none })
    let again = try #require(convertDocument(yaml, to: .toml, name: "new").file)
    #expect(try areSameMenu(toml, again) { _ in .none })
  }

  /// The key decides what a word without quotes is.
  @Test func wordsOfYAMLHaveTheTypesOfTheirKeys() throws {
    let text = """
      menu: A
      collapsed: true
      conditions:
        debug: { default: true }
        mode: { choices: [1, 2] }
      items:
        - title: 12
          detail: true
          checked: true
          when: mode=1
        - 3
      """
    let file = SourceFile(name: "a", format: .yaml, text: text)
    let converted = try #require(convertDocument(file, to: .toml, name: "b").file)
    let toml = String(decoding: converted.bytes, as: UTF8.self)
    for line in ["collapsed = true", "title = \"12\"", "detail = \"true\"", "checked = true"] {
      #expect(toml.contains(line + "\n"))
    }
    #expect(try areSameMenu(file, converted) { _ in .none })
  }

  /// Numbers and booleans of custom keys keep their types, and strings that a scan of YAML would take
  /// for keys get quotes.
  @Test(arguments: [
    #"{ "menu": "M", "x-a": [1, 2.5, true, "1"], "items": ["a"] }"#,
    #"{ "menu": "M", "items": ["title：ホーム", { "title": "A", "body": "x\ntitle：y\n" }] }"#,
    "{ \"menu\": \"M\", \"items\": [\"title:\u{A0}x\", \"\u{3000}a\"] }",
  ])
  func valuesComeBack(text: String) throws {
    let json = SourceFile(name: "a.json", format: .json, text: text)
    let yaml = try #require(convertDocument(json, to: .yaml, name: "a.yaml").file)
    #expect(
      try areSameMenu(json, yaml) { _ in .none }, "\(String(decoding: yaml.bytes, as: UTF8.self))")
    let again = try #require(convertDocument(yaml, to: .json, name: "a.json").file)
    #expect(again.bytes == formatDocument(json).bytes)
  }
}
