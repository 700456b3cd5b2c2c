/// Checks the menu of each output that fixes conditions. Problems of the document as a whole are
/// omitted. The messages state the fixed values.
func checkVariants(of menu: Menu, in plan: JobPlan, into diagnostics: inout Diagnostics) {
  let variants = plan.variants.filter { !$0.isEmpty }
  guard !variants.isEmpty else { return }
  var known = Set(diagnostics.all.map(ProblemKey.init))
  for defines in variants {
    var problems = Diagnostics(diagnostics.severities)
    validate(specialize(menu, for: defines), into: &problems)
    for problem in problems.all where known.insert(ProblemKey(problem)).inserted {
      guard !wholeDocument.contains(problem.name) else { continue }
      diagnostics.report(
        problem.name, "\(problem.message) (in the output with \(defines.words))",
        at: problem.anchor, label: problem.label, related: problem.related,
        help: problem.name == .emptyCategory ? emptyHelp : problem.help)
    }
  }
  // A request may leave out items that other requests keep.
  if variants.count == plan.variants.count, plan.requestedDefines.isEmpty {
    checkShownSomewhere(menu, in: variants, into: &diagnostics)
  }
}

/// Replaces the usual help, because the category has items in the document and must not be deleted.
private let emptyHelp = "give it a 'when' if it is to be left out together with its items"

extension JobPlan {
  /// The distinct sets of fixed values, in the order of the outputs. The set of an output that
  /// fixes no values is empty.
  var variants: [[Define]] {
    var variants: [[Define]] = []
    for job in jobs where !variants.contains(job.defines) { variants.append(job.defines) }
    return variants
  }
}

/// The properties that identify a problem, so that it is reported once.
private struct ProblemKey: Hashable {
  let name: DiagnosticName
  let anchor: SourceAnchor

  init(_ problem: Diagnostic) {
    name = problem.name
    anchor = problem.anchor
  }
}

/// The rules that an output can't break by leaving out items.
private let wholeDocument: Set<DiagnosticName> = [
  .unusedColumn, .unusedAction, .unusedCondition, .undeclaredAction, .undeclaredCondition,
  .redundantWhen, .neverShown, .redundantEnabled, .neverEnabled,
]

/// Checks that each item is visible in at least one output, and enabled in at least one output.
private func checkShownSomewhere(
  _ menu: Menu, in variants: [[Define]], into diagnostics: inout Diagnostics
) {
  guard diagnostics.isOn(.neverShown) || diagnostics.isOn(.neverEnabled) else { return }
  let all = ConditionSpace(menu.conditions)
  let spaces = variants.map { ConditionSpace(menu.conditions, defines: $0) }
  let names = variants.map(\.words).joined(separator: "; ")
  let related = variants.first?.compactMap(\.place).first.map {
    Diagnostic.Related(.key($0), "fixed here")
  }
  func descend(_ items: [Item], _ above: [ConditionSpace.Clause]) {
    for item in items {
      let own = all.clauses(of: item)
      let clauses = above + own
      // An item that can never be visible was already reported.
      guard all.canHold(clauses) else { continue }
      guard own.isEmpty || spaces.contains(where: { $0.canHold(clauses) }) else {
        diagnostics.report(
          .neverShown, "'\(item.name)' is visible in none of the outputs: they fix \(names)",
          at: .entry(item.place, key: ItemKey.when.rawValue), related: related,
          help: "delete the item, or add an output in which it is visible")
        continue
      }
      let enabled = clauses + all.clauses(of: item, .enabled)
      if enabled.count > clauses.count, all.canHold(enabled),
        !spaces.contains(where: { $0.canHold(enabled) })
      {
        diagnostics.report(
          .neverEnabled, "'\(item.title)' is enabled in none of the outputs: they fix \(names)",
          at: .entry(item.place, key: ItemKey.enabled.rawValue), related: related,
          help: "set 'enabled' to false, or add an output in which it is enabled")
      }
      descend(item.children, clauses)
    }
  }
  descend(menu.items, [])
}
