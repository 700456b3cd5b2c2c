import Foundation
import TestSupport
import Testing

/// The folders of tests are where Contributing.md and Architecture.md say that they are.
@Suite struct TestFolderTests {
  private static func folders(in path: String) throws -> Set<String> {
    let directory = Repository.root.appending(path: path)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    return Set(
      names.filter { name in
        (try? directory.appending(path: name).resourceValues(forKeys: [.isDirectoryKey]))?
          .isDirectory == true && !name.hasSuffix(".docc")
      })
  }

  /// Each stage of the compiler has a folder of tests, and no folder is that of a stage that is gone.
  @Test func testsOfTheCompilerMirrorItsFolders() throws {
    let stages = try Self.folders(in: "Sources/MenuCompiler")
    let tests = try Self.folders(in: "Tests/MenuCompilerTests")
    #expect(stages.count > 20)
    // The pages about the code are no stage.
    #expect(stages.subtracting(tests) == [])
    #expect(tests.subtracting(stages) == ["Documentation"])
    for stage in stages {
      let folder = Repository.root.appending(path: "Tests/MenuCompilerTests/\(stage)")
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      #expect(files.contains { $0.hasSuffix("Tests.swift") }, "\(stage) has no suite")
    }
  }

  /// A folder of the command line's tests may also be that of a command.
  @Test func testsOfTheCommandLineMirrorItsFolders() throws {
    let sources = try Self.folders(in: "Sources/menuc")
    #expect(sources.subtracting(try Self.folders(in: "Tests/MenucTests")) == [])
  }

  /// A suite has its file's name, so that `--filter` finds it; a file of one test needs no suite.
  @Test func suitesHaveTheNamesOfTheirFiles() throws {
    let tests = Repository.root.appending(path: "Tests")
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    where path.hasSuffix("Tests.swift") && path.split(separator: "/")[0].hasSuffix("Tests") {
      let text = try Repository.text(tests.appending(path: path))
      guard text.contains("@Suite") else { continue }
      let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      #expect(text.contains("struct \(name)") || text.contains("class \(name)"), "\(path)")
      count += 1
    }
    #expect(count > 100)
  }
}
