import Foundation
import Testing

/// What a reader of an article does, from the first block to the last, in a new folder.
///
/// A shell runs the blocks with the language `sh`. If a block `text` follows, the commands must print
/// exactly this text, and may report problems; otherwise they must succeed. A block below a line that
/// ends with a path and a colon, such as "In `Sources/main.swift`:", becomes this file. Other blocks
/// are for reading only.
public struct ArticleScript {
  public let directory: TemporaryDirectory
  private let programs: TemporaryDirectory
  private let article: Article

  public init(_ article: Article) throws {
    self.article = article
    directory = try TemporaryDirectory()
    programs = try TemporaryDirectory()
    try FileManager.default.createSymbolicLink(
      at: programs.url.appending(path: "menuc"), withDestinationURL: Repository.menuc)
    // The programs that open pages.
    for name in ["open", "xdg-open"] {
      let opener = try programs.write("#!/bin/sh\n", to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener.path)
    }
  }

  /// Runs all blocks.
  ///
  /// - Returns: The number of blocks that a shell has run.
  @discardableResult public func run() throws -> Int {
    let blocks = article.allBlocks
    var count = 0
    for (index, block) in blocks.enumerated() {
      if block.language == "sh" {
        let next = blocks.indices.contains(index + 1) ? blocks[index + 1] : nil
        let expected = next.flatMap { $0.language == "text" ? $0.text : nil }
        try run(block.text, printing: expected)
        count += 1
      } else if block.language != "text", let path = Self.path(in: block.introduction) {
        try directory.write(block.text, to: path)
      }
    }
    return count
  }

  /// Runs commands of the article.
  public func run(_ commands: String, printing expected: String? = nil) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let result = try Command.run(
      "bash", ["-c", (expected == nil ? "set -e\n" : "") + "exec 2>&1\n" + commands],
      in: directory.url,
      environment: ["PATH": "\(programs.url.path):\(path)", "TMPDIR": programs.url.path])
    if let expected {
      #expect(result.output == expected, "\(commands)")
      #expect(result.status < 2, "\(commands)")
    } else {
      #expect(result.status == 0, "\(commands)\(result.output)")
    }
  }

  /// The path in a line such as "In `Sources/main.swift`:".
  private static func path(in line: String) -> String? {
    line.firstMatch(of: /`([^` ]+\.[a-z]+)`:$/).map { String($0.output.1) }
  }
}
