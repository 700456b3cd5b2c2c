import Foundation

/// Where tests find the files of the repository.
public enum Repository {
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static let samples = root.appending(path: "Samples")
  public static let fixtures = root.appending(path: "Tests/Fixtures")

  /// Set in CI, where nothing may be skipped.
  public static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

  /// Set to write goldens anew; read them before they are committed.
  public static let recordsGoldens =
    ProcessInfo.processInfo.environment["MENUC_RECORD"] == "1"

  /// The command line, built beside the tests, or another one.
  public static var menuc: URL {
    if let program = ProcessInfo.processInfo.environment["MENUC_PROGRAM"] {
      return URL(filePath: program)
    }
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent().appending(path: "menuc")
      }
    #endif
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "menuc")
  }

  public static func text(_ url: URL) throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }
}

/// A directory that is removed with its owner.
public final class TemporaryDirectory: Sendable {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "menuc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }
}
