import Foundation
import TestSupport
import Testing

/// A copy of a folder of Samples/Consumers, which is built and run as its README says. The folder
/// Plugins is where the sample expects it in the repository.
final class Consumer {
  /// The directory that the sample's builds read and write. All files are old at first, so that
  /// every build system considers a file that is written later newer.
  let directory: URL
  private let readme: Article
  private let temporary: TemporaryDirectory

  /// - Parameter place: The directory of the copy of the repository, below a temporary one.
  init(_ name: String, in place: String = "clone") throws {
    let original = Repository.samples.appending(path: "Consumers/\(name)")
    temporary = try TemporaryDirectory()
    let clone = temporary.url.appending(path: place)
    directory = clone.appending(path: "Samples/Consumers/\(name)")
    readme = try Article(of: original.appending(path: "README.md"))
    // Files that a build left behind are not copied.
    let ignored = try Repository.text(original.appending(path: ".gitignore"))
      .split(separator: "\n").map { $0.hasSuffix("/") ? String($0) : "\($0)/" }
    let date = Date().addingTimeInterval(-3_600)
    for path in try FileManager.default.subpathsOfDirectory(atPath: original.path) {
      let file = original.appending(path: path)
      guard !ignored.contains(where: { "\(path)/".hasPrefix($0) }), !file.hasDirectoryPath,
        let bytes = try? Data(contentsOf: file)
      else { continue }
      let copy = try temporary.write(
        String(decoding: bytes, as: UTF8.self), to: "\(place)/Samples/Consumers/\(name)/\(path)")
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: copy.path)
    }
    let plugins = clone.appending(path: "Plugins")
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Plugins"), to: plugins)
    for built in ["Gradle/build", "Gradle/.gradle"] {
      try? FileManager.default.removeItem(at: plugins.appending(path: built))
    }
  }

  /// The output of the program according to the README.
  func expected() throws -> String { try readme.block("text") }

  /// All of the README's commands but the last, which runs the program.
  func buildCommands() throws -> [String] { try commands().dropLast() }

  func runCommand() throws -> String { try #require(try commands().last) }

  private func commands() throws -> [String] {
    try readme.block("sh").split(separator: "\n").map(String.init)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: directory.appending(path: path))
  }

  /// Runs commands as a user does, with menuc on the path.
  ///
  /// - Parameters:
  ///   - leavesServer: Whether a server may keep running after the commands.
  ///   - limit: The seconds that commands that leave no server may take.
  func shell(
    _ commands: [String], environment: [String: String] = [:], leavesServer: Bool = false,
    limit: Double = 900
  ) throws -> Command {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let own = Repository.menuc.deletingLastPathComponent().path
    let environment = ["PATH": "\(own):\(path)"].merging(environment) { $1 }
    let arguments = ["-ec", commands.joined(separator: "\n")]
    return leavesServer
      ? try Command.startServer("sh", arguments, in: directory, environment: environment)
      : try Command.run(
        "sh", arguments, in: directory, environment: environment, limit: limit)
  }

  func text(_ path: String) throws -> String {
    try Repository.text(directory.appending(path: path))
  }

  /// Writes a file again, even if its contents are the same.
  func write(_ text: String, to path: String) throws {
    let file = directory.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
