extension DiagnosticName {
  /// See <doc:undeclared-action>.
  package static let undeclaredAction = DiagnosticName("undeclared-action")
  /// See <doc:unused-action>.
  package static let unusedAction = DiagnosticName("unused-action")
}

/// Checks that items use only declared actions if the document declares actions.
func checkUndeclaredActions(_ menu: Menu, into diagnostics: inout Diagnostics) {
  guard let actions = menu.actions else { return }
  let places = Dictionary(actions.map { ($0.name, $0.place) }) { first, _ in first }
  let names = SuggestionIndex(actions.map(\.name))
  visitItems(menu.items) { item in
    guard let fields = item.details?.fields, let action = fields.text(.action),
      places[action] == nil
    else { return }
    let arguments = fields.arguments?.place
    let anchor =
      arguments.map { .key($0) } ?? SourceAnchor.entry(item.place, key: ItemField.action.key)
    let nearest = names.nearest(to: action)
    diagnostics.report(
      .undeclaredAction, "no action '\(action)' is declared", at: anchor,
      related: nearest.flatMap { places[$0] }.map { .init(.key($0), "declared here") },
      help: nearest.map { "did you mean '\($0)'?" }
        ?? "declare it under 'actions'\(item.place.menuOwner), or delete it",
      fix: nearest.map { name in
        arguments == nil
          ? .replace(anchor, action, spelledAs: name) : .renameKey(anchor, action, to: name)
      })
  }
}

/// Checks that each declared action is used. An action that a misspelled name most likely means
/// counts as used.
func checkUnusedActions(_ menu: Menu, into diagnostics: inout Diagnostics) {
  guard let actions = menu.actions else { return }
  let names = SuggestionIndex(actions.map(\.name))
  let known = Set(names.candidates)
  var used: Set<String> = []
  visitItems(menu.items) { item in
    guard let action = item.details?.fields.text(.action) else { return }
    if known.contains(action) {
      used.insert(action)
    } else if let meant = names.nearest(to: action) {
      used.insert(meant)
    }
  }
  for action in actions where !used.contains(action.name) {
    diagnostics.report(
      .unusedAction, "no item uses the action '\(action.name)'", at: .key(action.place),
      help: "delete the action, or set it as 'action' in an item")
  }
}
