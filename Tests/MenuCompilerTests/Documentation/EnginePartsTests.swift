import Foundation
import TestSupport
import Testing

/// The engines are divided into the parts that the article "Engines" lists, with its exceptions.
@Suite struct EnginePartsTests {
  /// A part of the engines: a row of the article's first table.
  struct Part: CustomTestStringConvertible {
    let name: String
    let functions: [String]

    var testDescription: String { name }
  }

  /// A row of the article's second table: an engine lacks functions of a part or, without functions,
  /// its file; or only this engine has the part.
  struct Exception {
    let engine: Engine
    let part: String
    let functions: [String]
  }

  let parts: [Part]
  let exceptions: [Exception]
  let bound: Int

  private static let functions = Result { try EnginePartsTests().readFunctions() }

  init() throws {
    let article = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/Engines.md"))
    parts = Self.rows(of: article, after: "## Parts").map { cells in
      Part(name: Self.code(cells[0]).joined(), functions: Self.code(cells[2]))
    }
    exceptions = try Self.rows(of: article, after: "## Exceptions").map { cells in
      Exception(
        engine: try #require(Engine(rawValue: cells[0])), part: Self.code(cells[1]).joined(),
        functions: Self.code(cells[2]))
    }
    bound = try #require(article.firstMatch(of: /At least (\d+) %/).flatMap { Int($0.output.1) })
  }

  /// The cells of the first table after a heading.
  private static func rows(of article: String, after heading: String) -> [[String]] {
    let text = article.components(separatedBy: "\n\(heading)\n").dropFirst().first ?? ""
    let section = text.components(separatedBy: "\n## ")[0]
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The words of a cell that are code.
  private static func code(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  private func exceptions(_ engine: Engine, _ part: String) -> [Exception] {
    exceptions.filter { $0.engine == engine && $0.part == part }
  }

  /// The functions of all engines, which are read once.
  private func readFunctions() throws -> [Engine: [String: [EngineFunction]]] {
    var functions: [Engine: [String: [EngineFunction]]] = [:]
    for engine in Engine.allCases {
      functions[engine] = try engine.functions(of: parts(of: engine).map(\.name))
    }
    return functions
  }

  private func functions(_ engine: Engine, _ part: String) throws -> [EngineFunction] {
    try Self.functions.get()[engine]?[part] ?? []
  }

  /// The parts that an engine has a file for.
  private func parts(of engine: Engine) -> [Part] {
    let own = Set(exceptions.filter { $0.engine == engine }.map(\.part))
      .subtracting(parts.map(\.name)).map { Part(name: $0, functions: []) }
    return own
      + parts.filter { part in
        !exceptions(engine, part.name).contains { $0.functions.isEmpty }
      }
  }

  @Test func theArticleHasTheTables() {
    #expect(parts.count > 20 && parts.contains { $0.functions.count > 5 })
    #expect(Set(parts.map(\.name)).count == parts.count)
    #expect(!exceptions.isEmpty)
    for exception in exceptions where !exception.functions.isEmpty {
      let part = parts.first { $0.name == exception.part }
      for function in exception.functions {
        #expect(part?.functions.contains(function) == true, "\(exception)")
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func anEngineHasTheFilesOfTheParts(engine: Engine) throws {
    #expect(try engine.files() == parts(of: engine).map { engine.file(of: $0.name) }.sorted())
  }

  /// A function of a part is declared in the part's file, unless an exception says that it is not.
  @Test(arguments: Engine.allCases)
  func anEngineHasTheFunctionsOfTheParts(engine: Engine) throws {
    for part in parts(of: engine) {
      let declared = try functions(engine, part.name).reduce(into: Set<String>()) {
        $0.formUnion($1.keys)
      }
      let missing = Set(exceptions(engine, part.name).flatMap(\.functions))
      for function in part.functions {
        let isDeclared = declared.contains(EngineName.key(EngineName(function).words))
        #expect(
          isDeclared != missing.contains(function),
          "\(engine.file(of: part.name)): \(function) is \(isDeclared ? "no exception" : "missing")"
        )
      }
    }
  }

  /// The table is complete: it has the functions that three engines declare in one part.
  @Test func theTableHasTheFunctionsOfThreeEngines() throws {
    for part in parts {
      var engines: [String: Set<Engine>] = [:]
      for engine in Engine.allCases {
        for key in try functions(engine, part.name).flatMap(\.keys) {
          engines[key, default: []].insert(engine)
        }
      }
      let listed = Set(part.functions.map { EngineName.key(EngineName($0).words) })
      for (key, engines) in engines where engines.count > 2 {
        #expect(listed.contains(key), "\(part.name): \(key)")
      }
    }
  }

  /// Most functions that are not public and have more than three lines are in three engines at least.
  @Test func mostFunctionsAreShared() throws {
    var engines: [String: Set<Engine>] = [:]
    var functions: [(engine: Engine, function: EngineFunction)] = []
    for engine in Engine.allCases {
      for function in try parts(of: engine).flatMap({ try self.functions(engine, $0.name) }) {
        functions.append((engine, function))
        for key in function.keys { engines[key, default: []].insert(engine) }
      }
    }
    let compared = functions.filter { !$0.function.isPublic && $0.function.lineCount > 3 }
    let alone = compared.filter { $0.function.keys.allSatisfy { (engines[$0]?.count ?? 0) < 3 } }
    let shared = compared.count - alone.count
    #expect(compared.count > 200)
    print("engines: \(shared) of \(compared.count) functions are in three engines or more")
    #expect(
      shared * 100 >= compared.count * bound,
      "\(alone.map { "\($0.engine.rawValue) \($0.function.name)" }.joined(separator: ", "))")
  }
}
