import Foundation
import TestSupport
import Testing

/// A build cache that a test changes. A build that uses the cache shows the change; only a build
/// that compiles shows the actual state.
struct KeptMenus {
  let directory: TemporaryDirectory
  /// The file, relative to the directory.
  var path = "Generated/.menuc-cache/menus"

  private var url: URL { directory.url.appending(path: path) }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: url)) }

  /// Replaces a string with another, and updates the hash of the whole file.
  func replace(_ old: String, with new: String) throws {
    let kept = String(decoding: try bytes(), as: UTF8.self)
    let lines = kept.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    try #require(lines.count == 2 && lines[1].contains(old))
    try write(String(lines[1]).replacing(old, with: new), after: String(lines[0]))
  }

  private func write(_ rest: String, after head: String) throws {
    let sum = try Command.run("sha256sum", ["-"], in: directory.url, input: rest)
    let words = head.split(separator: " ").dropLast() + [sum.output.prefix(64)]
    try directory.write(words.joined(separator: " ") + "\n" + rest, to: path)
  }
}
