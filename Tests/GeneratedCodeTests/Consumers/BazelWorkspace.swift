import Foundation
import TestSupport
import Testing

/// A clone of the repository in which Samples/Consumers/bazel is built, with a server that is stopped
/// afterwards.
final class BazelWorkspace {
  /// A program that Bazel ran, or whose output it took from a cache.
  struct Step: Decodable {
    let mnemonic: String
    let remoteCacheHit: Bool
    let commandArgs: [String]
    let environmentVariables: [Variable]

    struct Variable: Decodable {
      let name: String
    }
  }

  struct Build {
    let command: Command
    let steps: [Step]

    /// The steps that compile menus.
    var menus: [Step] { steps.filter { $0.mnemonic == "MenucBuild" } }
    var isFromCache: Bool { steps.allSatisfy(\.remoteCacheHit) }
  }

  let consumer: Consumer
  private let log: URL

  /// - Parameters:
  ///   - place: The directory of the clone, below a temporary one.
  ///   - state: The directory of Bazel's caches.
  init(in place: String, state: URL) throws {
    consumer = try Consumer("bazel", in: place)
    log = consumer.directory.appending(path: "../log.json").standardized
    let stand = Repository.fixtures.appending(path: "Bazel").path
    try consumer.write(
      """
      startup --output_user_root=\(state.path) --max_idle_secs=60
      startup --host_jvm_args=-XX:TieredStopAtLevel=1
      build --override_repository=rules_cc=\(stand)/rules_cc
      build --override_repository=rules_java=\(stand)/rules_java
      build --nosandbox_debug --execution_log_json_file=\(log.path)
      """, to: ".bazelrc")
  }

  deinit { _ = try? bazel("shutdown") }

  func bazel(_ command: String) throws -> Command {
    try consumer.shell(["bazel \(command)"], leavesServer: true)
  }

  /// Builds as the README says.
  func build(_ options: String...) throws -> Build {
    try? FileManager.default.removeItem(at: log)
    let commands = try consumer.buildCommands().map {
      $0.replacing("bazel build", with: (["bazel build"] + options).joined(separator: " "))
    }
    return Build(command: try consumer.shell(commands, leavesServer: true), steps: try steps())
  }

  func run() throws -> String { try consumer.shell([consumer.runCommand()]).output }

  /// The log is a sequence of objects.
  private func steps() throws -> [Step] {
    guard let text = try? Repository.text(log) else { return [] }
    return try JSONDecoder().decode(
      [Step].self, from: Data("[\(text.replacing("\n}{", with: "\n},{"))]".utf8))
  }
}
