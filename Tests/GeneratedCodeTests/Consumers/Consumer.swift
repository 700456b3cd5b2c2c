import Foundation
import TestSupport
import Testing

/// A copy of a folder of Samples/Consumers, which is built and run as its README says.
final class Consumer {
  /// What its builds read and write. All files are old at first, so that a file that is written later
  /// is a newer one for every build system.
  let directory: URL
  private let readme: Article
  private let temporary: TemporaryDirectory

  init(_ name: String) throws {
    let original = Repository.samples.appending(path: "Consumers/\(name)")
    temporary = try TemporaryDirectory()
    directory = temporary.url.appending(path: name)
    readme = try Article(of: original.appending(path: "README.md"))
    // Not what a build left behind there.
    let ignored = try Repository.text(original.appending(path: ".gitignore"))
      .split(separator: "\n").map { $0.hasSuffix("/") ? String($0) : "\($0)/" }
    let date = Date().addingTimeInterval(-3_600)
    for path in try FileManager.default.subpathsOfDirectory(atPath: original.path) {
      let file = original.appending(path: path)
      guard !ignored.contains(where: { "\(path)/".hasPrefix($0) }), !file.hasDirectoryPath,
        let bytes = try? Data(contentsOf: file)
      else { continue }
      let copy = try temporary.write(String(decoding: bytes, as: UTF8.self), to: "\(name)/\(path)")
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: copy.path)
    }
  }

  /// What the README says that the program prints.
  func expected() throws -> String { try readme.block("text") }

  /// All of the README's commands but the last, which runs the program.
  func buildCommands() throws -> [String] { try commands().dropLast() }

  func runCommand() throws -> String { try #require(try commands().last) }

  private func commands() throws -> [String] {
    try readme.block("sh").split(separator: "\n").map(String.init)
  }

  /// Runs commands as a user does, with menuc on the path.
  func shell(_ commands: [String], environment: [String: String] = [:]) throws -> Command {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let own = Repository.menuc.deletingLastPathComponent().path
    return try Command.run(
      "sh", ["-ec", commands.joined(separator: "\n")], in: directory,
      environment: ["PATH": "\(own):\(path)"].merging(environment) { $1 })
  }

  func text(_ path: String) throws -> String {
    try Repository.text(directory.appending(path: path))
  }

  /// Writes a file anew, with the same contents too.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: directory.appending(path: path))
  }
}
