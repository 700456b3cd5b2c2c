import Foundation

/// Runs `menuc` as a command of a package or project.
struct MenucRun {
  let menuc: URL
  /// The directory to run in; nil for the plugin's own working directory.
  var directory: URL?

  /// Runs `menuc`. If it fails, it has printed the reason, and the plugin ends with its status.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = menuc
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let directory { process.currentDirectoryURL = directory }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Removes `--target` and the name after it, which Xcode adds for each target chosen in its
  /// dialog. `menuc` would take the name for one of its own targets.
  static func withoutTargets(_ arguments: [String], _ targets: [String]) -> [String] {
    var rest = arguments[...]
    var kept: [String] = []
    while let argument = rest.popFirst() {
      if argument == "--target", let name = rest.first, targets.contains(name) {
        rest.removeFirst()
      } else {
        kept.append(argument)
      }
    }
    return kept
  }
}
