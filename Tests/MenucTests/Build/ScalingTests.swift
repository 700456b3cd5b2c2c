import Foundation
import TestSupport
import Testing

/// The number of calls to the file system grows with the menus and outputs, not with their square.
///
/// System calls are counted because they are the same in every run. They include the calls that
/// start the program, so that twice the menus need less than twice the calls if the number of calls
/// is linear.
@Suite(.needs("strace")) struct ScalingTests {
  enum Shape: String, CaseIterable {
    /// Menus that share a directory.
    case sharedDirectory
    /// Menus in separate folders.
    case ownFolders
    /// One menu with many outputs.
    case manyOutputs
    /// Menus that all claim the same file.
    case collisions
  }

  enum Work: String, CaseIterable {
    case first, unchanged, changed, check, dryRun, list, lint

    /// The kinds of work to count; in CI, all of them.
    static let counted = Rounds.factor == 1 ? [first, unchanged, changed, lint] : allCases

    var arguments: [String] {
      switch self {
      case .first, .unchanged, .changed: ["build"]
      case .check: ["build", "--check"]
      case .dryRun: ["build", "--dry-run"]
      case .list: ["build", "--list-outputs"]
      case .lint: ["lint"]
      }
    }
  }

  @Test(arguments: Shape.allCases) func systemCallsGrowWithTheMenus(shape: Shape) throws {
    let counts = try [10, 20].map { try systemCalls(shape, count: $0) }
    for (index, work) in Work.counted.enumerated() {
      let (small, large) = (counts[0][index], counts[1][index])
      #expect(small > 20, "\(work): nothing was counted")
      #expect(large < 2 * small, "\(shape), \(work): \(small) calls, then \(large)")
    }
  }

  /// The number of system calls for each kind of work.
  private func systemCalls(_ shape: Shape, count: Int) throws -> [Int] {
    let directory = try TemporaryDirectory()
    try write(shape, count: count, to: directory)
    return try Work.counted.map { work in
      if work == .changed {
        for path in menus(shape, count: count) {
          let url = directory.url.appending(path: path)
          try directory.write(try Repository.text(url).replacing("Old", with: "New"), to: path)
        }
      }
      let result = try Command.run(
        "strace",
        ["-f", "-qq", "-o", "calls", "-e", "trace=%file", Repository.menuc.path] + work.arguments
          + ["--configuration", "menuc.yaml"], in: directory.url)
      #expect(
        result.status == 0 || shape == .collisions, "\(shape), \(work): \(result.errors)")
      let lines = try Repository.text(directory.url.appending(path: "calls")).split(separator: "\n")
      // A call that is interrupted by another thread takes two lines.
      return lines.count { !$0.contains(" resumed>") && !$0.contains(" --- ") }
    }
  }

  private func menus(_ shape: Shape, count: Int) -> [String] {
    switch shape {
    case .sharedDirectory, .collisions: (0..<count).map { "menus/m\($0).yaml" }
    case .ownFolders: (0..<count).map { "m\($0)/menu.yaml" }
    case .manyOutputs: ["menu.yaml"]
    }
  }

  private func write(_ shape: Shape, count: Int, to directory: TemporaryDirectory) throws {
    let pattern =
      switch shape {
      case .sharedDirectory, .collisions: "menus/*.yaml"
      case .ownFolders: "*/menu.yaml"
      case .manyOutputs: "menu.yaml"
      }
    try directory.write("menus: [\"\(pattern)\"]\n", to: "menuc.yaml")
    let outputs = shape == .manyOutputs ? (0..<count).map { "out\($0)" } : ["out"]
    let entries = outputs.map { "- { target: json, output: \($0) }\n" }.joined()
    for (number, path) in menus(shape, count: count).enumerated() {
      let name = shape == .collisions ? "Same" : "Menu\(number)"
      let item = shape == .collisions ? "Item \(number)" : "Old"
      try directory.write("menu: \(name)\nitems: [\(item)]\ngenerate:\n\(entries)", to: path)
    }
  }
}
