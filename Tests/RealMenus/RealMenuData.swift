import Foundation
import TestSupport

/// The data sets: all of the project's where they are, else those kept with the tests.
package enum RealMenuData {
  private struct Source: Decodable {
    var tree: [RealMenuItem]
  }

  /// The files of all sets, in the order of their names.
  package static func files() throws -> [URL] {
    let shared = Repository.root.deletingLastPathComponent().appending(path: "shared/data")
    return FileManager.default.fileExists(atPath: shared.path)
      ? try files(in: shared) : try fixtures()
  }

  /// The files that each run of the tests reads: megabytes only where tests are to be thorough.
  package static func testedFiles() throws -> [URL] {
    try files().filter { try Rounds.factor > 1 || !isLarge($0) }
  }

  /// The files of the sets that are kept with the tests.
  package static func fixtures() throws -> [URL] {
    try files(in: Repository.fixtures.appending(path: "Real"))
  }

  private static func files(in directory: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: [.fileSizeKey]
    )
    .filter { $0.pathExtension == "json" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// Whether a set is large enough to be compiled by itself.
  package static func isLarge(_ file: URL) throws -> Bool {
    try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 > 1 << 20
  }

  package static func items(in file: URL) throws -> [RealMenuItem] {
    try JSONDecoder().decode(Source.self, from: Data(contentsOf: file)).tree
  }

  /// The words of the file's name.
  package static func name(of file: URL) -> String {
    file.deletingPathExtension().lastPathComponent
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
