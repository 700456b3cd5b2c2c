import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// The compiler and the JSON Schema, which an independent validator reads, say the same of the
/// documents in `Tests/Fixtures/Schema`.
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

  @Test func theCompilerSaysWhatTheListsSay() throws {
    for list in ["documents", "beyond-schema"] {
      let entries = try Self.entries(of: list)
      for entry in entries {
        let expected = entry.problem.map { [$0] } ?? []
        #expect(entry.valid == expected.isEmpty, "\(list): \(entry.name)")
        let found = try Self.errors(in: entry)
        #expect(found == expected, "\(list): \(entry.name)")
      }
    }
  }

  @Test(.enabled(if: Repository.isCI || hasValidator, "needs python3 with jsonschema"))
  func schemaSaysWhatTheCompilerSays() throws {
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

  /// Problems that only the compiler finds, because a schema can't express them.
  @Test(.enabled(if: Repository.isCI || hasValidator, "needs python3 with jsonschema"))
  func schemaAcceptsWhatIsBeyondIt() throws {
    let entries = try Self.entries(of: "beyond-schema")
    let (verdicts, _) = try Self.validate("beyond-schema")
    try #require(verdicts.map(\.name) == entries.map(\.name))
    for verdict in verdicts {
      #expect(verdict.verdict == ["2020-12": true, "draft-07": true], "\(verdict.name)")
    }
  }

  /// A validator names the one key or value that is wrong, and not the alternatives that it is not.
  @Test(.enabled(if: Repository.isCI || hasValidator, "needs python3 with jsonschema"))
  func oneMistakeIsOneError() throws {
    struct Line: Decodable { let error: String }
    let list = Self.fixtures.appending(path: "one-error.jsonl")
    let lines = try Repository.text(list).split(separator: "\n")
    let run = try Command.run(
      "python3",
      [Self.fixtures.appending(path: "errors.py").path, Self.schema.path, list.path])
    let found = run.output.split(separator: "\n")
    try #require(found.count == lines.count, "\(run.errors)")
    for (line, found) in zip(lines, found) {
      let expected = try JSONDecoder().decode(Line.self, from: Data(line.utf8)).error
      let errors = try JSONDecoder().decode([String].self, from: Data(found.utf8))
      #expect(errors == [expected])
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

  /// The schema of a project's configuration agrees with the compiler, too.
  @Test(.enabled(if: Repository.isCI || hasValidator, "needs python3 with jsonschema"))
  func configurationSchemaSaysWhatTheCompilerSays() throws {
    let schema = Repository.root.appending(path: "Schemas/menuc.schema.json")
    for list in ["configurations", "configurations-beyond-schema"] {
      let entries = try Self.entries(of: list)
      let (verdicts, _) = try Self.validate(list, schema: schema)
      try #require(verdicts.map(\.name) == entries.map(\.name))
      for (entry, verdict) in zip(entries, verdicts) {
        let expected = entry.valid || list != "configurations"
        #expect(verdict.verdict == ["2020-12": expected, "draft-07": expected], "\(entry.name)")
        let file = SourceFile(name: "menuc.json", format: .json, text: entry.text)
        let (configuration, result) = try readConfiguration(file) { _ in Self.input }
        #expect((configuration != nil) == entry.valid, "\(entry.name)")
        let expectedNames = entry.problem.map { [$0] } ?? []
        #expect(result.diagnostics.map(\.name.rawValue) == expectedNames, "\(entry.name)")
      }
    }
  }

  /// The names of the errors that the compiler finds.
  private static func errors(in entry: Entry) throws -> [String] {
    let file = SourceFile(name: "menu.json", format: .json, text: entry.text)
    return try compileMenu(file, goal: .check, input: input).diagnostics
      .filter { $0.severity == .error }.map(\.name.rawValue)
  }

  /// The files that documents name are beside the lists, and nothing outside that folder is read or written.
  private static var input: CompilerInput {
    CompilerInput(
      loadInclude: { path, _ in
        if leadsOut(path) != nil { return .outside }
        do {
          let text = try Repository.text(fixtures.appending(path: path))
          return .loaded(SourceFile(name: path, format: .json, text: text))
        } catch { return .missing("\(error)") }
      },
      loadTarget: { path, _ in
        if let refusal = leadsOut(path) { throw refusal }
        return TargetSource(
          name: path, texts: [path: try Repository.text(fixtures.appending(path: path))])
      },
      judge: { path in
        switch path {
        case .output(.besideDocument(let path)), .script(let path, _): leadsOut(path)
        default: nil
        }
      })
  }

  private static func leadsOut(_ path: String) -> PathRefusal? {
    path.isAbsolutePath || path.pathNames.contains("..") || VersionControl.folder(in: path) != nil
      ? PathRefusal(.outside) : nil
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
