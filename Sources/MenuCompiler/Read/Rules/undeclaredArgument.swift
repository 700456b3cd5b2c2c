extension DiagnosticName {
  /// See <doc:undeclared-argument>.
  package static let undeclaredArgument = DiagnosticName("undeclared-argument")
}

extension ValueReader {
  /// Reports an argument that the action does not have, and returns the argument that was most
  /// likely meant.
  ///
  /// - Parameter given: The keys of the table.
  mutating func undeclaredArgument(
    _ entry: SourceEntry, given: Set<String>, of action: Action
  ) -> ActionArgument? {
    let names = SuggestionIndex(action.arguments.map(\.name))
    let meant = names.nearest(to: entry.key).flatMap { name in
      action.arguments.first { $0.name == name }
    }
    let help =
      names.candidates.isEmpty
      ? "declare it under 'arguments' of the action, or delete it"
      : "declare it under 'arguments' of the action beside \(Suggestion.list(names.candidates)), or delete it"
    diagnostics.report(
      .undeclaredArgument, "the action '\(action.name)' has no argument '\(entry.key)'",
      at: .key(entry.value.place),
      related: .init(.key(meant?.place ?? action.place), "declared here"),
      help: meant.map { "did you mean '\($0.name)'?" } ?? help,
      fix: meant.flatMap { meant in
        given.contains(meant.name)
          ? nil
          : .renameKey(.key(entry.value.place), entry.key, to: meant.name)
      })
    return meant
  }

  /// Reports an argument of an undeclared action.
  mutating func argumentOfUndeclaredAction(_ argument: SourceEntry, _ action: SourceEntry) {
    diagnostics.report(
      .undeclaredArgument,
      "the action '\(action.key)' has no argument '\(argument.key)', because the action is not declared",
      at: .key(argument.value.place),
      help: "declare the action under 'actions', with its 'arguments'")
  }
}
