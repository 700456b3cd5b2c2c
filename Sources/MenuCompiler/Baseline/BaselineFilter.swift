/// Removes known findings from compiled menus, and lists the known findings that no longer occur.
package struct BaselineFilter: Sendable {
  private let path: @Sendable (SourceFile) -> String
  /// For each finding, the number of occurrences that may still be hidden.
  private var left: [Baseline.Entry: Int]
  private var seen: Set<Baseline.Finding> = []
  private var files: Set<String> = []
  /// The number of hidden findings.
  package private(set) var hidden = 0
  /// The number of hidden findings that are not errors.
  package private(set) var hiddenWarnings = 0

  /// - Parameter path: Returns a file's path relative to the baseline's directory.
  package init(_ baseline: Baseline, path: @escaping @Sendable (SourceFile) -> String) {
    left = baseline.counts
    self.path = path
  }

  /// Returns the menu without its known findings.
  ///
  /// - Parameter keepsErrors: Whether known errors are still reported; a build can't tolerate
  ///   errors.
  package mutating func filter(_ menu: CompiledMenu, keepsErrors: Bool = false) -> CompiledMenu {
    for file in menu.sources.files where file.isReadable { files.insert(path(file.file)) }
    var locator = SourceLocator(menu.sources)
    let remaining = menu.diagnostics.filter { diagnostic in
      guard Baseline.canHold(diagnostic, of: menu) else { return true }
      let isKnown = isKnown(diagnostic, &locator)
      return !isKnown || keepsErrors && diagnostic.severity == .error
    }
    return menu.reporting(remaining)
  }

  private mutating func isKnown(
    _ diagnostic: LocatedDiagnostic, _ locator: inout SourceLocator
  ) -> Bool {
    let entry = Baseline.Entry(diagnostic, &locator, path: path)
    let finding = Baseline.Finding(entry: entry, diagnostic)
    // Another menu includes the same file, so this finding has already been counted.
    if seen.contains(finding) { return true }
    guard let count = left[entry], count > 0 else { return false }
    left[entry] = count - 1
    seen.insert(finding)
    hidden += 1
    if diagnostic.severity != .error { hiddenWarnings += 1 }
    return true
  }

  /// The findings of the baseline that no longer occur in the files that were read.
  package var stale: [Baseline.Entry] {
    left.filter { $0.value > 0 && files.contains($0.key.file) }.map(\.key).sorted()
  }
}
