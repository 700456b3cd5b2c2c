extension DiagnosticName {
  /// See <doc:many-constants>.
  public static let manyConstants = DiagnosticName("many-constants")
}

/// The most constants that compilers handle quickly.
private let maximalConstants = 1000

/// The most cases of an enumeration, of actions or of a choice. Swift takes 0.5 s of processor time for 250 cases with
/// `-O`, and 2.9 s for 1,000.
let maximalCases = 250

/// A target does not generate more constants than compilers handle quickly.
func checkConstants(of menu: Menu, in job: RenderJob, into diagnostics: inout Diagnostics) {
  guard diagnostics.isOn(.manyConstants) else { return }
  checkActionCount(of: menu, in: job, into: &diagnostics)
  checkChoiceCounts(of: menu, in: job, into: &diagnostics)
  let choice = job.constantChoice
  guard choice != .none else { return }
  var count = 0
  choice.visitItems(of: menu) { _ in count += 1 }
  guard count > maximalConstants else { return }
  let anchor: SourceAnchor =
    job.entry.map { entry in
      let isGiven = entry.parameters.contains { $0.key == WellKnownParameter.ids }
      return isGiven ? .entry(entry.place, key: WellKnownParameter.ids) : .value(entry.place)
    } ?? .entry(menu.place, key: DocumentKey.items.rawValue)
  diagnostics.report(
    .manyConstants,
    "the target '\(job.target.name)' generates \(count) constants for the menu's ids",
    at: anchor,
    help: "compilers are slow with so many: set the parameter 'ids' to 'categories' or 'none'")
}

/// A choice of too many items for an enumeration has none.
private func checkChoiceCounts(
  of menu: Menu, in job: RenderJob, into diagnostics: inout Diagnostics
) {
  guard job.hasChoiceTypes else { return }
  visitItems(menu.items) { group in
    guard group.choice == .one, group.idIsDeclared else { return }
    let count = group.children.count { $0.isCheckItem(in: group.choice) }
    guard count > maximalCases else { return }
    diagnostics.report(
      .manyConstants,
      "the choice '\(group.id)' has \(count) items, for which \(job.target.name) generates no"
        + " enumeration",
      at: .entry(group.place, key: ItemKey.choice.rawValue),
      help: "compilers are slow with enumerations of more than \(maximalCases) cases: split the"
        + " choice, or use ids")
  }
}

/// Actions that are too many for an enumeration stay strings.
private func checkActionCount(
  of menu: Menu, in job: RenderJob, into diagnostics: inout Diagnostics
) {
  guard job.actionForm == .typed else { return }
  var actions = Set((menu.actions ?? []).map(\.name))
  visitItems(menu.items) { item in
    if let action = item.details?.fields.text(.action) { actions.insert(action) }
  }
  guard actions.count > maximalCases else { return }
  diagnostics.report(
    .manyConstants,
    "the menu has \(actions.count) actions, which stay strings in \(job.target.name)",
    at: job.entry.map { .value($0.place) } ?? .entry(menu.place, key: DocumentKey.items.rawValue),
    help: "compilers are slow with enumerations of more than \(maximalCases) cases: set the"
      + " parameter 'actions' to 'text'")
}
