import Foundation

/// An article of the documentation, whose examples tests run.
public struct Article {
  private let lines: [String]
  private let name: String

  public init(_ name: String) throws {
    self.name = name
    lines = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/\(name).md")
    ).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text of the first block with a language behind its fence.
  public func block(_ language: String) throws -> String {
    guard let start = lines.firstIndex(of: "```\(language)"),
      let end = lines[(start + 1)...].firstIndex(of: "```")
    else { throw MissingBlock(language: language, article: name) }
    return lines[(start + 1)..<end].joined(separator: "\n") + "\n"
  }

  private struct MissingBlock: Error {
    let language: String
    let article: String
  }
}
