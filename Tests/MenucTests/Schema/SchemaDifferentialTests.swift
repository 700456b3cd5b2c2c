import Foundation
import TestSupport
import Testing

/// `menuc lint` and the JSON Schema agree on the documents in `Tests/Fixtures/Schema`. An
/// independent validator reads the schema.
@Suite struct SchemaDifferentialTests {
  static let fixtures = Repository.fixtures.appending(path: "Schema")
  static let schema = Repository.root.appending(path: "Schemas/menu.schema.json")

  /// A document, and the expected verdict.
  struct Entry: Decodable {
    let name: String
    let valid: Bool
    /// The only diagnostic of an invalid document.
    let problem: String?
    /// The document as it is written, because the notation of numbers is part of the test.
    var text = ""

    enum CodingKeys: CodingKey { case name, valid, problem }
  }

  /// The validator's verdict on a document, by the draft of JSON Schema.
  struct Verdict: Decodable {
    let name: String
    let verdict: [String: Bool]
  }

  /// The last line of the validator's output.
  struct Coverage: Decodable {
    let uncovered: [String]
  }

  @Test func schemaIsCheckedIn() throws {
    let printed = try Command.menuc("schema")
    #expect(printed.status == 0 && printed.errors.isEmpty)
    try Repository.record(printed.output, to: Self.schema)
    #expect(try printed.output == Repository.text(Self.schema), "MENUC_RECORD=1 writes it anew")
  }

  @Test func lintSaysWhatTheListsSay() throws {
    for list in ["documents", "beyond-schema"] {
      let entries = try Self.entries(of: list)
      let problems = try Self.lint(entries)
      for (index, entry) in entries.enumerated() {
        let expected = entry.problem.map { [$0] } ?? []
        #expect(entry.valid == expected.isEmpty, "\(list): \(entry.name)")
        #expect(problems[index] == expected, "\(list): \(entry.name)")
      }
    }
  }

  @Test(.enabled(if: Repository.isCI || hasValidator, "needs python3 with jsonschema"))
  func schemaSaysWhatLintSays() throws {
    let entries = try Self.entries(of: "documents")
    let (verdicts, coverage) = try Self.validate("documents")
    #expect(entries.count >= 300)
    try #require(verdicts.map(\.name) == entries.map(\.name))
    for (entry, verdict) in zip(entries, verdicts) {
      #expect(
        verdict.verdict == ["2020-12": entry.valid, "draft-07": entry.valid], "\(entry.name)")
    }
    // `$schema` can have any value.
    #expect(coverage.uncovered == ["document.$schema: False"])
  }

  /// Problems that only `menuc lint` finds, because a schema can't express them.
  @Test(.enabled(if: Repository.isCI || hasValidator, "needs python3 with jsonschema"))
  func schemaAcceptsWhatIsBeyondIt() throws {
    let entries = try Self.entries(of: "beyond-schema")
    let (verdicts, _) = try Self.validate("beyond-schema")
    try #require(verdicts.map(\.name) == entries.map(\.name))
    for verdict in verdicts {
      #expect(verdict.verdict == ["2020-12": true, "draft-07": true], "\(verdict.name)")
    }
  }

  private static let hasValidator =
    (try? Command.run("python3", ["-c", "import jsonschema"]).status) == 0

  /// The documents of a list, one per line. `document` is the last member of a line.
  private static func entries(of list: String) throws -> [Entry] {
    let text = try Repository.text(fixtures.appending(path: "\(list).jsonl"))
    return try text.split(separator: "\n").map { line in
      var entry = try JSONDecoder().decode(Entry.self, from: Data(line.utf8))
      let start = try #require(line.firstRange(of: ", \"document\": ")).upperBound
      entry.text = String(line[start...].dropLast())
      return entry
    }
  }

  /// The schema of a project's configuration agrees with `menuc lint`, too.
  @Test(.enabled(if: Repository.isCI || hasValidator, "needs python3 with jsonschema"))
  func configurationSchemaSaysWhatLintSays() throws {
    let schema = Repository.root.appending(path: "Schemas/menuc.schema.json")
    for list in ["configurations", "configurations-beyond-schema"] {
      let entries = try Self.entries(of: list)
      let (verdicts, _) = try Self.validate(list, schema: schema)
      try #require(verdicts.map(\.name) == entries.map(\.name))
      for (entry, verdict) in zip(entries, verdicts) {
        let expected = entry.valid || list != "configurations"
        #expect(verdict.verdict == ["2020-12": expected, "draft-07": expected], "\(entry.name)")
        let directory = try TemporaryDirectory()
        try directory.write("", to: "a.toml")
        let file = try directory.write(entry.text, to: "menuc.json")
        let result = try Command.menuc("dump", "--config", "--configuration", file.path)
        #expect(result.errors.isEmpty == entry.valid, "\(entry.name)")
        let problem = entry.problem.map { "[\($0)]" }
        #expect(problem.map(result.errors.contains) != false, "\(entry.name)")
      }
    }
  }

  /// The names of the errors that `menuc lint` finds, by the document's index.
  private static func lint(_ entries: [Entry]) throws -> [Int: [String]] {
    let directory = try TemporaryDirectory()
    for name in ["part.json", "own.stencil"] {
      try directory.write(Repository.text(fixtures.appending(path: name)), to: name)
    }
    let files = entries.indices.map { "\($0).json" }
    for (entry, file) in zip(entries, files) { try directory.write(entry.text, to: file) }
    let result = try Command.run(Repository.menuc.path, ["lint"] + files, in: directory.url)
    #expect(result.status == 1, "\(result.errors.suffix(2000))")
    let headline = /([0-9]+)\.json:[0-9]+:[0-9]+: error: .* \[([a-z0-9-]+)\]/
    var problems: [Int: [String]] = Dictionary(
      uniqueKeysWithValues: entries.indices.map { ($0, []) })
    for line in result.errors.split(separator: "\n") {
      guard let match = line.wholeMatch(of: headline), let index = Int(match.1) else { continue }
      problems[index]?.append(String(match.2))
    }
    return problems
  }

  private static func validate(
    _ list: String, schema: URL = schema
  ) throws -> ([Verdict], Coverage) {
    let result = try Command.run(
      "python3",
      [fixtures.appending(path: "validate.py").path, schema.path]
        + [fixtures.appending(path: "\(list).jsonl").path])
    #expect(result.status == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map { Data($0.utf8) }
    let decoder = JSONDecoder()
    let coverage = try decoder.decode(Coverage.self, from: #require(lines.last))
    return (try lines.dropLast().map { try decoder.decode(Verdict.self, from: $0) }, coverage)
  }
}
