import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Programs that others have written name the one key or value that is wrong: check-jsonschema, and
/// Tombi, the language server of TOML.
@Suite struct SchemaToolsTests {
  private struct Line: Decodable {
    let error: String
    let document: JSONDocument
  }

  /// A document, in the two formats that the programs read.
  private struct JSONDocument: Decodable {
    let toml: String

    init(from decoder: any Decoder) throws {
      let members = try decoder.singleValueContainer().decode([String: Value].self)
      toml = members.sorted { $0.key < $1.key }.map { "\($0) = \($1.toml)\n" }.joined()
    }
  }

  private enum Value: Decodable {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case array([Value])
    case table([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Bool.self) {
        self = .boolean(value)
      } else if let value = try? container.decode(Int.self) {
        self = .integer(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else if let value = try? container.decode([Value].self) {
        self = .array(value)
      } else {
        self = .table(try container.decode([String: Value].self))
      }
    }

    var toml: String {
      switch self {
      case .string(let text): LiteralText.doubleQuoted(text)
      case .integer(let number): "\(number)"
      case .boolean(let flag): "\(flag)"
      case .array(let values): "[\(values.map(\.toml).joined(separator: ", "))]"
      case .table(let members):
        "{ "
          + members.sorted { $0.key < $1.key }.map { "\($0) = \($1.toml)" }.joined(separator: ", ")
          + " }"
      }
    }
  }

  /// The wrong documents with their errors, and the samples of the language, which are right.
  private static func write(to directory: TemporaryDirectory) throws -> [Line] {
    try directory.write(
      try Repository.text(SchemaDifferentialTests.schema), to: "menu.schema.json")
    // Nothing is fetched.
    try directory.write("[schema.catalog]\npaths = []\n", to: "tombi.toml")
    let list = SchemaDifferentialTests.fixtures.appending(path: "one-error.jsonl")
    let lines = try Repository.text(list).split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    for (number, line) in lines.enumerated() {
      try directory.write(
        "#:schema ./menu.schema.json\n\(line.document.toml)", to: "wrong-\(number).toml")
    }
    for sample in ["accordion", "settings"] {
      let text = try Repository.text(
        Repository.root.appending(path: "Samples/\(sample)/menu.toml"))
      try directory.write("#:schema ./menu.schema.json\n\(text)", to: "right-\(sample).toml")
    }
    return lines
  }

  @Test(.needs("check-jsonschema")) func checkJSONSchemaNamesTheMistake() throws {
    let directory = try TemporaryDirectory()
    let lines = try Self.write(to: directory)
    struct Report: Decodable {
      struct Error: Decodable {
        let filename: String
        let path: String
        let message: String
      }

      let errors: [Error]
    }
    let names = lines.indices.map { "wrong-\($0).toml" } + ["right-accordion.toml"]
    let run = try Command.run(
      "check-jsonschema",
      ["--schemafile", "menu.schema.json", "--output-format", "json"] + names, in: directory.url)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.errors.map(\.filename) == names.dropLast(), "\(run.errors)")
    #expect(report.errors.map { "\($0.path): \($0.message)" } == lines.map(\.error))
  }

  @Test(.needs("tombi")) func tombiNamesTheMistake() throws {
    struct Finding: Decodable {
      struct Place: Decodable, Equatable {
        struct Position: Decodable, Equatable {
          let line: Int
          let column: Int
        }

        let start: Position
        let end: Position
      }

      let path: String
      let level: String
      let message: String
      let range: Place
    }
    let directory = try TemporaryDirectory()
    let lines = try Self.write(to: directory)
    let run = try Command.run(
      "tombi",
      [
        "lint", "--offline", "--no-cache", "--quiet", "--diagnostics-format", "json-lines",
        "--diagnostics-file", directory.url.appending(path: "findings.jsonl").path, ".",
      ], in: directory.url)
    let output = try Repository.text(directory.url.appending(path: "findings.jsonl"))
    let findings = try output.split(separator: "\n").map {
      try JSONDecoder().decode(Finding.self, from: Data($0.utf8))
    }
    #expect(run.status != 0)
    // Right documents have no findings, not even warnings.
    #expect(!findings.contains { $0.path.contains("right-") || $0.level != "error" }, "\(output)")
    for (number, line) in lines.enumerated() {
      let found = findings.filter { $0.path.hasSuffix("wrong-\(number).toml") }
      let first = try #require(found.first, "\(line.error)")
      // For a value of two possible types, it says the same of each.
      #expect(found.allSatisfy { $0.range == first.range }, "\(line.error): \(output)")
      let names = line.error.split(separator: "'")
      if line.error.contains("unexpected") || line.error.contains("required") {
        #expect(found.count == 1 && first.message.contains("\"\(names[1])\""), "\(first.message)")
      }
    }
  }

  /// What an editor writes for a snippet has no errors.
  @Test func snippetsAreValid() throws {
    let data = Data(try menuSchema().utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let item = try #require((schema["$defs"] as? [String: Any])?["item"] as? [String: Any])
    func texts(_ owner: [String: Any]) throws -> [String] {
      let snippets = try #require(owner["defaultSnippets"] as? [[String: Any]])
      return try snippets.map { snippet in
        let body = try JSONSerialization.data(withJSONObject: try #require(snippet["body"]))
        return String(decoding: body, as: UTF8.self).replacing("$", with: "Text ")
      }
    }
    let items = try texts(item)
    #expect(items.count == 6)
    let documents = try texts(schema) + items.map { "{ \"menu\": \"M\", \"items\": [\($0)] }" }
    var input = CompilerInput.none
    input.loadInclude = { path, _ in
      .loaded(SourceFile(name: path, format: .json, text: "{ \"items\": [\"A\"] }"))
    }
    for document in documents {
      let file = SourceFile(name: "menu.json", format: .json, text: document)
      let errors = try compileMenu(file, goal: .check, input: input).diagnostics
        .filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(document): \(errors.map(\.message))")
    }
  }
}
