/// Formats the line that a watching build prints: the files that changed, and the files that were
/// written as a result.
enum WatchReport {
  /// - Parameter changes: The files that caused the build; empty for the first build.
  static func text(
    _ changes: [String], _ outcomes: [(OutputUpdate.Outcome, String)], _ status: ExitStatus
  ) -> String {
    let written = outcomes.filter { $0.0 == .written }.map(\.1)
    let removed = outcomes.filter { $0.0 == .removed }.map(\.1)
    var results: [String] = []
    if !written.isEmpty { results.append("wrote \(list(written))") }
    if !removed.isEmpty { results.append("removed \(list(removed))") }
    if status != .success {
      results.append(results.isEmpty ? "nothing written" : "not everything was built")
    }
    if results.isEmpty { results.append("everything is up to date") }
    let reason = changes.isEmpty ? "" : "\(list(changes)) changed: "
    return reason + results.joined(separator: "; ")
  }

  /// The first few names, and the number of the remaining ones.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }
}
