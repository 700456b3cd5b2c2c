import Foundation

/// A Markdown text whose examples tests run.
public struct Article {
  private let lines: [String]
  private let name: String

  /// An article of the documentation.
  public init(_ name: String) throws {
    try self.init(
      of: Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/\(name).md"))
  }

  public init(of file: URL) throws {
    name = file.lastPathComponent
    lines = try Repository.text(file)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The whole text.
  public var text: String { lines.joined(separator: "\n") }

  /// The contents of the first code block of a language.
  public func block(_ language: String) throws -> String {
    guard let first = blocks(language).first else {
      throw MissingBlock(language: language, article: name)
    }
    return first
  }

  /// The contents of all code blocks of a language.
  public func blocks(_ language: String) -> [String] {
    lines.indices.filter { lines[$0] == "```\(language)" }.compactMap { start in
      lines[(start + 1)...].firstIndex(of: "```").map { end in
        lines[(start + 1)..<end].joined(separator: "\n") + "\n"
      }
    }
  }

  /// A code block with the last line of text above it.
  struct Block {
    let language: String
    let text: String
    let introduction: String
  }

  /// All code blocks with a language, in order.
  var allBlocks: [Block] {
    var blocks: [Block] = []
    var introduction = ""
    var start: Int?
    for (index, line) in lines.enumerated() {
      if let first = start {
        guard line == "```" else { continue }
        let text = lines[(first + 1)..<index].joined(separator: "\n") + "\n"
        blocks.append(
          Block(language: String(lines[first].dropFirst(3)), text: text, introduction: introduction)
        )
        start = nil
      } else if line.hasPrefix("```"), line.count > 3 {
        start = index
      } else if !line.isEmpty {
        introduction = line
      }
    }
    return blocks
  }

  private struct MissingBlock: Error {
    let language: String
    let article: String
  }
}
