/// Formats changes for people: breaking changes and warnings with their source lines, notes with
/// one line each, and a summary. Returns an empty string if there are no changes.
package func changesText(
  _ changes: [DocumentChange], of difference: MenuDifference, isColored: Bool = false
) -> String {
  guard !changes.isEmpty else { return "" }
  var printer = ChangePrinter(difference, isColored: isColored)
  var text = ""
  var next = 0
  while next < changes.count {
    let kind = changes[next].kind
    let end = changes[next...].firstIndex { $0.kind != kind } ?? changes.count
    for change in changes[next..<end].prefix(ChangePrinter.limit) { text += printer.print(change) }
    let rest = end - next - ChangePrinter.limit
    if rest > 0 { text += "… and \(rest) more [\(kind.rawValue)]; --format json prints them all\n" }
    next = end
  }
  return text + summary(of: changes)
}

private struct ChangePrinter {
  /// The maximum number of changes of one kind that are shown to a person.
  static let limit = 20

  private let difference: MenuDifference
  private var newPlaces: SourceLocator
  private var oldPlaces: SourceLocator
  private let style: TerminalStyle
  private var text: DiagnosticText

  init(_ difference: MenuDifference, isColored: Bool) {
    self.difference = difference
    newPlaces = SourceLocator(difference.newSources)
    oldPlaces = SourceLocator(difference.oldSources)
    // A change shows lines of both menus, so the old files are numbered after the new ones.
    var both = difference.newSources
    for file in difference.oldSources.files { both.add(file) }
    style = TerminalStyle(isColored: isColored)
    text = DiagnosticText(both, isColored: isColored)
  }

  mutating func print(_ change: DocumentChange) -> String {
    // A removed menu is shown at its place in the old files.
    let old = difference.hasNew ? nil : related(of: change)
    var finding = DiagnosticText.Finding(
      severity: change.severity,
      message: change.message,
      name: "\(change.kind.rawValue), \(change.kind.category.rawValue)",
      fileName: old?.fileName ?? difference.newSources.name(of: change.anchor.file),
      range: old?.range ?? newPlaces.range(of: change.anchor),
      label: change.label, related: nil, help: change.help)
    // There can be many harmless changes, so each gets one line.
    if change.severity == .note { return style.headline(of: finding) }
    if difference.hasNew { finding.related = related(of: change) }
    return text.render(finding)
  }

  private mutating func related(of change: DocumentChange) -> LocatedDiagnostic.Related? {
    guard let anchor = change.oldAnchor, let range = oldPlaces.range(of: anchor) else { return nil }
    let shown = SourceRange(
      file: range.file + difference.newSources.files.count, bytes: range.bytes,
      startLine: range.startLine, startColumn: range.startColumn, endLine: range.endLine,
      endColumn: range.endColumn)
    return .init(
      fileName: difference.oldSources.name(of: anchor.file), range: shown, label: change.oldLabel)
  }
}

/// A summary such as `2 breaking changes (saved-state, source), 1 warning, 3 notes`.
private func summary(of changes: [DocumentChange]) -> String {
  let breaking = changes.filter { $0.severity == .error }
  let warnings = changes.count { $0.severity == .warning }
  let notes = changes.count - breaking.count - warnings
  let categories = ChangeCategory.allCases.filter { category in
    breaking.contains { $0.kind.category == category }
  }
  let named = categories.map(\.rawValue).joined(separator: ", ")
  let parts = [
    breaking.isEmpty
      ? "no breaking changes" : "\(counted(breaking.count, "breaking change")) (\(named))",
    warnings == 0 ? nil : counted(warnings, "warning"),
    notes == 0 ? nil : counted(notes, "note"),
  ]
  return parts.compactMap { $0 }.joined(separator: ", ") + "\n"
}

private func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
