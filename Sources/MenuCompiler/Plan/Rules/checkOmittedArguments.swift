extension DiagnosticName {
  /// See <doc:omitted-arguments>.
  package static let omittedArguments = DiagnosticName("omitted-arguments")
}

/// Reports arguments of actions that generated code omits, because the parameter `actions` keeps
/// actions as strings. Targets for browsers are not reported: their events contain the arguments.
func checkOmittedArguments(
  of menu: Menu, in jobs: [RenderJob], into diagnostics: inout Diagnostics
) {
  guard menu.hasArguments else { return }
  let untyped = jobs.filter {
    $0.hasChoiceTypes && $0.actionForm == .text && !$0.target.isForBrowsers
  }
  guard let first = untyped.first else { return }
  let anchor: SourceAnchor =
    first.entry.map { entry in
      let isGiven = entry.parameters.contains { $0.key == WellKnownParameter.actions }
      return isGiven
        ? .entry(entry.place, key: WellKnownParameter.actions) : .value(entry.place)
    } ?? .entry(menu.place, key: DocumentKey.actions.rawValue)
  diagnostics.report(
    .omittedArguments,
    "the arguments of actions are missing in \(quoted(untyped.targetNames[...])), because the"
      + " parameter 'actions' is 'text'",
    at: anchor, help: "set 'actions' to 'typed', or delete the arguments")
}

extension Menu {
  /// Whether the document declares an action with arguments.
  var hasArguments: Bool { (actions ?? []).contains { !$0.arguments.isEmpty } }
}
