extension DiagnosticName {
  /// See <doc:many-constants>.
  public static let manyConstants = DiagnosticName("many-constants")
}

/// The most constants that compilers handle quickly.
private let maximalConstants = 1000

/// The most actions that become an enumeration.
let maximalActions = 1000

/// A target does not generate more constants than compilers handle quickly.
func checkConstants(of menu: Menu, in job: RenderJob, into diagnostics: inout Diagnostics) {
  let choice = job.constantChoice
  guard choice != .none, diagnostics.isOn(.manyConstants) else { return }
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
