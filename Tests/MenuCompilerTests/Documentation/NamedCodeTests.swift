import Foundation
import TestSupport
import Testing

/// What the two pages for contributors name exists: paths, types, functions, suites and articles.
@Suite struct NamedCodeTests {
  static let pages = ["Architecture", "Contributing"]
  private static let articles = Repository.root.appending(
    path: "Sources/MenuCompiler/MenuCompiler.docc")

  private static func page(_ name: String) throws -> String {
    try Repository.text(articles.appending(path: "\(name).md"))
  }

  /// The words in code font, outside of blocks.
  private static func words(of page: String) throws -> Set<String> {
    let prose = try Self.page(page).replacing(/```[^`]*```/, with: "")
    return Set(prose.matches(of: /`([^`\n]+)`/).map { String($0.output.1) })
  }

  /// Paths that commands of the pages make, or that belong to another repository.
  private static let made = [".build/", ".build-fuzzing/", "release/", "/usr/"]

  /// The paths may begin at the folder of which a page speaks.
  @Test(arguments: pages) func pathsExist(page: String) throws {
    let starts = ["", "Sources", "Sources/MenuCompiler", "Tests"]
    let paths = try Self.words(of: page).filter { word in
      word.contains("/") && !word.contains(" ") && !word.contains("=")
        && !Self.made.contains(where: word.hasPrefix)
    }
    #expect(!paths.isEmpty)
    for path in paths {
      let isThere = starts.contains { start in
        let file = Repository.root.appending(path: start).appending(path: path)
        return FileManager.default.fileExists(atPath: file.path)
      }
      #expect(isThere, "\(page): \(path)")
    }
  }

  /// Names in the style of types are those of a type, a module or a folder.
  @Test(arguments: pages) func typesExist(page: String) throws {
    var folders: Set<String> = []
    var texts: [String] = []
    for root in ["Sources", "Tests"] {
      let directory = Repository.root.appending(path: root)
      for path in try FileManager.default.subpathsOfDirectory(atPath: directory.path) {
        folders.formUnion(path.split(separator: "/").dropLast().map(String.init))
        guard path.hasSuffix(".swift"), !path.contains("Templates/") else { continue }
        texts.append(try Repository.text(directory.appending(path: path)))
      }
    }
    let pattern = /\b(?:struct|class|enum|protocol|typealias|func|static var) (\w+)/
    let declared = Set(texts.flatMap { $0.matches(of: pattern).map { String($0.output.1) } })
    let names = try Self.words(of: page).filter { word in
      word.wholeMatch(of: /\.?[A-Za-z]*[a-z][A-Z]\w*/) != nil && !Self.examples.contains(word)
    }
    #expect(names.count > 5)
    for name in names.map({ $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }) {
      #expect(declared.contains(name) || folders.contains(name), "\(page): \(name)")
    }
  }

  /// An example of a name, a bad one, and a setting of SwiftPM.
  private static let examples: Set = ["aNewKeyIsReported", "testKeys", ".embedInCode"]

  @Test func namesOfTestsAreStatements() throws {
    let tests = Repository.root.appending(path: "Tests")
    for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    where path.hasSuffix(".swift") {
      let text = try Repository.text(tests.appending(path: path))
      #expect(!text.contains(/@Test[^\n]*\bfunc test[A-Z]\w*\(/), "\(path)")
    }
  }

  @Test(arguments: pages) func suitesAndArticlesExist(page: String) throws {
    let text = try Self.page(page)
    for match in text.matches(of: /<doc:([\w-]+)>/) {
      let file = Self.articles.appending(path: "\(match.output.1).md")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(match.output.0)")
    }
    let tests = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.appending(path: "Tests").path)
    for match in text.matches(of: /(?:--filter |the tests? )(\w+Tests)/) {
      let name = match.output.1
      #expect(
        tests.contains { $0 == "\(name)" || $0.hasSuffix("/\(name).swift") }, "\(page): \(name)")
    }
  }

  /// A rule is declared where the table says.
  @Test func rulesAreDeclaredInTheirFolders() throws {
    let compiler = Repository.root.appending(path: "Sources/MenuCompiler")
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: compiler.path)
    where path.hasSuffix(".swift") {
      let text = try Repository.text(compiler.appending(path: path))
      guard text.contains(/static let \w+ = DiagnosticName\("/) else { continue }
      count += 1
      #expect(path.hasPrefix("Validate/") || path.contains("/Rules/"), "\(path)")
    }
    #expect(count > 50)
  }

  /// A check that is in no list would never run.
  @Test(arguments: [("Validate", "validate"), ("Validate/Catalogs", "checkCatalogs")])
  func checksAreInTheLists(folder: String, list: String) throws {
    let directory = Repository.root.appending(path: "Sources/MenuCompiler/\(folder)")
    let lists = try Repository.text(directory.appending(path: "\(list).swift"))
    var count = 0
    for file in try directory.swiftFiles() {
      for match in try Repository.text(file).matches(of: /(?m)^func (check\w+)\(/) {
        guard !["checkRestatedDefaults", "checkCatalogs"].contains(match.output.1) else { continue }
        #expect(lists.contains(", \(match.output.1)),"), "\(match.output.1) is in no list")
        count += 1
      }
    }
    #expect(count > 5)
  }

  /// Each subcommand is in the list of the program.
  @Test func subcommandsAreListed() throws {
    let folder = Repository.root.appending(path: "Sources/menuc")
    let list = try Repository.text(folder.appending(path: "Menuc.swift"))
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") && path != "Menuc.swift" {
      let text = try Repository.text(folder.appending(path: path))
      // A command inside another one is listed there.
      for match in text.matches(of: /(?m)^struct (\w+): ParsableCommand/) {
        #expect(list.contains("\(match.output.1).self"), "\(path)")
        count += 1
      }
    }
    #expect(count > 5)
  }
}
