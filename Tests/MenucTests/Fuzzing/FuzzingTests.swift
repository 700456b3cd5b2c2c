import Foundation
import FuzzProperties
import MenuCompiler
import TestSupport
import Testing

@testable import MenuOracle

/// Inputs that broke a promise once, and random ones: `Tests/Fuzzing/fuzz.py` looks for others.
@Suite struct FuzzingTests {
  static let finds: [URL] = {
    let folder = Repository.fixtures.appending(path: "Fuzzing")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().filter { $0.contains("/") }.map { folder.appending(path: $0) }
  }()

  @Test(arguments: finds) func aFindStaysMended(url: URL) throws {
    let name = url.deletingLastPathComponent().lastPathComponent
    let target = try #require(FuzzTarget(rawValue: name), "\(name) is no target")
    try target.check(Array(try Data(contentsOf: url)))
  }

  /// Each target keeps its promises for bytes without a meaning, and for menus made from the schema.
  @Test(arguments: FuzzTarget.allCases) func randomInput(target: FuzzTarget) throws {
    for seed in 0..<Rounds.atLeast(4) {
      var dice = Dice(seed: UInt64(seed))
      let bytes = (0..<256).map { _ in UInt8(dice.below(256)) }
      do { try target.check(bytes) } catch { throw Failure(seed: seed, reason: "\(error)") }
    }
  }

  private struct Failure: Error {
    let seed: Int
    let reason: String
  }
}
