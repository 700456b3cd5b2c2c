import Foundation
import TestSupport
import Testing

/// The lists of embedded files in `Sources/MenuFiles` contain all files of the directories.
@Suite struct MenuFilesTests {
  private static let sources = Repository.root.appending(path: "Sources")

  @Test(arguments: [
    ("templates", "MenuTemplates/Templates"),
    ("pages", "MenuCompiler/MenuCompiler.docc/Diagnostics"),
  ])
  func theListHasAllFiles(name: String, directory: String) throws {
    let file = Self.sources.appending(path: "MenuFiles/\(name).c")
    let text = try Repository.text(file)
    let lines = try Self.files(below: directory).map {
      "#embed \"../\($0)\" suffix(, 0,) if_empty(0,)"
    }
    #expect(lines.count > 10)
    let opening = "static const unsigned char texts[] = {\n"
    let start = try #require(text.firstRange(of: opening)).upperBound
    let end = try #require(text[start...].firstRange(of: "\n};\n")).lowerBound
    try Repository.record(
      text[..<start] + lines.joined(separator: "\n") + text[end...], to: file)
    #expect(
      text[start..<end].split(separator: "\n").map(String.init) == lines,
      "record \(name).c with MENUC_RECORD=1, and build again")
  }

  /// The text of an embedded file ends at a NUL.
  @Test func noFileHasANUL() throws {
    for directory in ["MenuTemplates/Templates", "MenuCompiler/MenuCompiler.docc/Diagnostics"] {
      for path in try Self.files(below: directory) {
        let bytes = try Data(contentsOf: Self.sources.appending(path: path))
        #expect(!bytes.contains(0), "\(path)")
      }
    }
  }

  /// All files below a directory, following links, in the order of their names.
  private static func files(below directory: String) throws -> [String] {
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: sources.appending(path: directory).path)
      .filter { !$0.hasPrefix(".") }.sorted()
      .flatMap { name -> [String] in
        let path = "\(directory)/\(name)"
        let entry = sources.appending(path: path).resolvingSymlinksInPath()
        let isDirectory = try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
        return isDirectory == true ? try files(below: path) : [path]
      }
  }
}
