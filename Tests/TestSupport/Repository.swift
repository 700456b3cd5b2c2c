import Foundation
import Testing

/// The paths of the repository's files.
public enum Repository {
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static let samples = root.appending(path: "Samples")
  public static let fixtures = root.appending(path: "Tests/Fixtures")

  /// Whether the tests run in CI, where no test may be skipped.
  public static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

  /// Whether to rewrite goldens. Read them before you commit them.
  public static let recordsGoldens: Bool = {
    let isSet = ProcessInfo.processInfo.environment["MENUC_RECORD"] == "1"
    precondition(!(isSet && isCI), "MENUC_RECORD is refused where CI is set: goldens would be lost")
    return isSet
  }()

  /// With `MENUC_RECORD=1`, writes a golden that has changed, and fails the test. A run that passes
  /// has therefore compared everything.
  public static func record(_ text: some StringProtocol, to golden: URL) throws {
    try record(Data(text.utf8), to: golden)
  }

  /// See ``record(_:to:)-(StringProtocol,_)``.
  public static func record(_ data: Data, to golden: URL) throws {
    guard recordsGoldens, data != (try? Data(contentsOf: golden)) else { return }
    try data.write(to: golden, options: .atomic)
    Issue.record("recorded \(golden.lastPathComponent): read it, and run the test again")
  }

  /// The menuc program: the one built with the tests, or another one.
  public static var menuc: URL {
    if let program = ProcessInfo.processInfo.environment["MENUC_PROGRAM"] {
      return URL(filePath: program)
    }
    return products.appending(path: "menuc")
  }

  /// The folder of what is built with the tests: programs, objects and modules.
  public static var products: URL {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  }

  public static func text(_ url: URL) throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }
}

/// A directory that is removed together with its owner.
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
