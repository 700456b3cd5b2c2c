extension DiagnosticName {
  /// See <doc:many-constants>.
  package static let manyConstants = DiagnosticName("many-constants")
}

/// The maximum number of constants that compilers handle quickly.
private let maximalConstants = 1000

/// The maximum number of cases of an enumeration of actions or choices. With `-O`, the Swift
/// compiler needs 0.5 s of processor time for 250 cases, and 2.9 s for 1,000.
let maximalCases = 250

/// Checks that no target generates more constants or enumeration cases than compilers handle
/// quickly. Each problem is reported once for all targets.
func checkConstants(of menu: Menu, in jobs: [RenderJob], into diagnostics: inout Diagnostics) {
  guard diagnostics.isOn(.manyConstants) else { return }
  checkIDCount(of: menu, in: jobs, into: &diagnostics)
  checkActionCount(of: menu, in: jobs, into: &diagnostics)
  checkChoiceCounts(of: menu, in: jobs, into: &diagnostics)
}

private func checkIDCount(
  of menu: Menu, in jobs: [RenderJob], into diagnostics: inout Diagnostics
) {
  var counts: [ConstantChoice: Int] = [.none: 0]
  let large = jobs.filter { job in
    let choice = job.constantChoice
    if counts[choice] == nil {
      var count = 0
      choice.visitItems(of: menu) { _ in count += 1 }
      counts[choice] = count
    }
    return counts[choice] ?? 0 > maximalConstants
  }
  guard let first = large.first, let count = counts[first.constantChoice] else { return }
  let anchor: SourceAnchor =
    first.entry.map { entry in
      let isGiven = entry.parameters.contains { $0.key == WellKnownParameter.ids }
      return isGiven ? .entry(entry.place, key: WellKnownParameter.ids) : .value(entry.place)
    } ?? .entry(menu.place, key: DocumentKey.items.rawValue)
  let others = large.targetNames.dropFirst()
  let also =
    others.isEmpty ? "" : "; \(quoted(others)) \(others.count == 1 ? "has" : "have") too many, too"
  diagnostics.report(
    .manyConstants,
    "the target '\(first.target.name)' generates \(count) constants for the menu's ids\(also)",
    at: anchor,
    help:
      "compilers are slow with so many constants: set the parameter 'ids' to 'categories' or 'none'"
  )
}

/// Reports choices with too many items for an enumeration. They are generated without an
/// enumeration.
private func checkChoiceCounts(
  of menu: Menu, in jobs: [RenderJob], into diagnostics: inout Diagnostics
) {
  let targets = jobs.filter(\.hasChoiceTypes).targetNames
  guard !targets.isEmpty else { return }
  visitItems(menu.items) { group in
    guard group.choice != nil, group.idIsDeclared else { return }
    let count = group.children.count { $0.isCheckItem(in: group.choice) }
    guard count > maximalCases else { return }
    diagnostics.report(
      .manyConstants,
      "the choice '\(group.id)' has \(count) items, for which \(quoted(targets[...]))"
        + " \(targets.count == 1 ? "generates" : "generate") no enumeration",
      at: .entry(group.place, key: ItemKey.choice.rawValue),
      help: "compilers are slow with enumerations of more than \(maximalCases) cases: split the"
        + " choice, or use ids")
  }
}

/// Reports a menu with too many actions for an enumeration; the actions remain strings.
private func checkActionCount(
  of menu: Menu, in jobs: [RenderJob], into diagnostics: inout Diagnostics
) {
  let typed = jobs.filter { $0.actionForm == .typed }
  guard let first = typed.first else { return }
  var actions = Set((menu.actions ?? []).map(\.name))
  visitItems(menu.items) { item in
    if let action = item.details?.fields.text(.action) { actions.insert(action) }
  }
  guard actions.count > maximalCases else { return }
  let without = menu.hasArguments ? " without their arguments" : ""
  diagnostics.report(
    .manyConstants,
    "the menu has \(actions.count) actions, which stay strings\(without) in"
      + " \(quoted(typed.targetNames[...]))",
    at: first.entry.map { .value($0.place) } ?? .entry(menu.place, key: DocumentKey.items.rawValue),
    help: "compilers are slow with enumerations of more than \(maximalCases) cases: set the"
      + " parameter 'actions' to 'text'")
}

extension [RenderJob] {
  /// The names of the jobs' targets, without duplicates.
  var targetNames: [String] {
    var names: [String] = []
    for job in self where !names.contains(job.target.name) { names.append(job.target.name) }
    return names
  }
}

/// A quoted list, such as `'swift', 'c' and 'kotlin'`.
func quoted(_ names: ArraySlice<String>) -> String {
  let words = names.map { "'\($0)'" }
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
