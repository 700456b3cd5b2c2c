import Foundation
import TestSupport
import Testing

/// An article of the documentation with a menu, a program and what that prints: its first blocks of
/// each language.
struct WorkedExample {
  let article: URL
  let text: String

  init(_ name: String) throws {
    article = Repository.root
      .appending(path: "Sources/MenuCompiler/MenuCompiler.docc/\(name).md")
    text = try Repository.text(article)
  }

  /// The text of the first block with a language behind its fence.
  func block(_ language: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex(of: "```\(language)"), "no block of \(language)")
    let end = try #require(lines[(start + 1)...].firstIndex(of: "```"))
    return lines[(start + 1)..<end].map { $0 + "\n" }.joined()
  }

  /// Compares with the block `text`; with `MENUC_RECORD=1` writes it anew.
  func expect(output: String) throws {
    let expected = try block("text")
    if Repository.recordsGoldens, output != expected {
      let recorded = text.replacingOccurrences(
        of: "```text\n\(expected)```", with: "```text\n\(output)```")
      try Data(recorded.utf8).write(to: article)
    } else {
      #expect(output == expected)
    }
  }
}

/// The articles with a program are true.
@Suite struct WorkedExampleTests {
  @Test func expandingAMenu() throws {
    let example = try WorkedExample("ExpandingAMenu")
    let directory = try TemporaryDirectory()
    try directory.write(try example.block("toml"), to: "library.toml")
    let built = try Command.menuc(
      "build", "library.toml", "--target", "swift", "--output", ".", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let files = [
      try directory.write(try example.block("swift"), to: "main.swift"),
      directory.url.appending(path: "LibraryMenu.swift"),
      directory.url.appending(path: "MenuRuntime.swift"),
    ]
    let program = directory.url.appending(path: "library")
    let compiled = try Command.swiftc(files, to: program)
    try #require(compiled.status == 0, "\(compiled.errors)")
    try example.expect(output: try Command.run(program.path, []).output)
  }
}
