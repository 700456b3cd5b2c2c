import MenuCompiler

/// The warnings that the last build of a watching command printed, so that the next build does not
/// repeat them. A warning counts as the same if only its line changes.
final class PrintedWarnings {
  private var printed = Baseline()

  /// Removes the warnings that were printed. Returns their number.
  func hide(in runs: inout [CompilerRun]) -> Int {
    let current = Baseline(of: runs.compactMap(\.menu)) { $0.name }
    var filter = BaselineFilter(printed) { $0.name }
    for index in runs.indices { runs[index].hide(&filter, keepsErrors: true) }
    printed = current
    return filter.hiddenWarnings
  }
}
