import Foundation

extension URL {
  /// The Swift files of a directory, in the order of their names.
  public func swiftFiles() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { appending(path: $0) }
  }
}

extension TemporaryDirectory {
  /// The Swift files that were generated into a folder.
  public func swiftFiles(_ folder: String) throws -> [URL] {
    try url.appending(path: folder).swiftFiles()
  }
}

extension Command {
  /// Checks the files of a library in one process, in Swift 6 mode with warnings as errors.
  public static func typecheck(_ files: [URL], _ options: [String] = []) throws -> Command {
    try run(
      "swiftc",
      ["-typecheck", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
        + options
        + files.map(\.path))
  }
}
