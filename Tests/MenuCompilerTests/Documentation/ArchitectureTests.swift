import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Rules of the project that a compiler does not check.
@Suite struct ArchitectureTests {
  private static func swiftFiles(_ path: String) throws -> [URL] {
    let directory = Repository.root.appending(path: path)
    return try FileManager.default.subpathsOfDirectory(atPath: directory.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains("MenuTemplates/Templates/") }.sorted()
      .map { directory.appending(path: $0) }
  }

  /// Each dependency is used only in its folder.
  @Test(arguments: [
    ("TOMLKit", ["MenuCompiler/Parse"]), ("Yams", ["MenuCompiler/Parse"]),
    ("Stencil", ["MenuCompiler/Templates", "MenuCompiler/Render"]), ("ArgumentParser", ["menuc"]),
    ("PathKit", ["menuc"]),
  ])
  func dependencyStaysInItsFolder(module: String, folders: [String]) throws {
    var users: [String] = []
    for file in try Self.swiftFiles("Sources") {
      let text = try Repository.text(file)
      guard text.contains("import \(module)\n") else { continue }
      users.append(file.path)
      let isAllowed = folders.contains { file.path.contains("/Sources/\($0)/") }
      #expect(isAllowed, "\(file.path) imports \(module)")
    }
    #expect(!users.isEmpty)
  }

  /// The name of a type has no other meaning in any module. Nested types may share names with each
  /// other, because they are written after the outer type's name. Private types may share names
  /// with all others.
  @Test func aTypeHasItsNameForItself() throws {
    let pattern =
      /(?m)^( *)(?:@\w+ )*((?:\w+ )*)(?:struct|class|enum|protocol|actor|typealias) (\w+)/
    var places: [String: [(file: String, isNested: Bool)]] = [:]
    for file in try Self.swiftFiles("Sources") {
      for match in try Repository.text(file).matches(of: pattern) {
        let (indent, modifiers, name) = (match.output.1, match.output.2, match.output.3)
        guard indent.isEmpty || !modifiers.contains("private") else { continue }
        places[String(name), default: []].append((file.lastPathComponent, !indent.isEmpty))
      }
    }
    #expect(places.count > 200)
    for (name, places) in places where places.count > 1 && !places.allSatisfy(\.isNested) {
      Issue.record("\(name) is declared in \(places.map(\.file).joined(separator: ", "))")
    }
  }

  @Test func theRuntimeImportsNothing() throws {
    for file in try Self.swiftFiles("Sources/MenuRuntime") {
      #expect(!(try Repository.text(file)).contains("import "), "\(file.path)")
    }
  }

  /// The target `swift` writes exactly the text that is compiled and tested here.
  @Test func theSwiftTargetWritesTheWholeRuntime() throws {
    let files = try Self.swiftFiles("Sources/MenuRuntime").map(\.lastPathComponent)
    let target = try #require(try TargetLibrary.target(named: "swift"))
    #expect(target.files[0].assets.sorted() == files)
    for file in files {
      let source = Repository.root.appending(path: "Sources/MenuRuntime/\(file)")
      #expect(target.texts[file] == (try Repository.text(source)))
    }
  }

  @Test func filesAreShort() throws {
    for folder in ["Sources", "Plugins", "Tests"] {
      for file in try Self.swiftFiles(folder) {
        let lines = try Repository.text(file).split(
          separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 400, "\(file.path) has \(lines.count) lines")
      }
    }
  }

  /// The names of generated types, which a menu's own type must not have.
  @Test(arguments: ["swift", "appkit", "uikit", "swiftui"])
  func aTargetInSwiftKnowsItsTypes(name: String) throws {
    let target = try #require(try TargetLibrary.target(named: name))
    var types: Set<String> = []
    for asset in target.files.flatMap(\.assets) {
      for line in (target.texts[asset] ?? "").split(separator: "\n") {
        let words = line.split(separator: " ")
        let kinds = ["struct", "class", "enum", "protocol"]
        guard !line.hasPrefix(" "), !line.hasPrefix("/"),
          let kind = words.firstIndex(where: { kinds.contains(String($0)) })
        else { continue }
        types.insert(String(words[kind + 1].prefix { $0.isLetter }))
      }
    }
    #expect(types.count > 8)
    #expect(target.identifiers.types.isSuperset(of: types))
  }
}
