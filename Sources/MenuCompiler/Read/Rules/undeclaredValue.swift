extension DiagnosticName {
  /// See <doc:undeclared-value>.
  package static let undeclaredValue = DiagnosticName("undeclared-value")
}

extension ValueReader {
  /// Reports a value for an undeclared column, and returns the column that was most likely meant.
  ///
  /// - Parameter given: The keys of the table.
  mutating func undeclaredValue(
    _ entry: SourceEntry, given: Set<String>, columns: ColumnIndex
  ) -> Column? {
    let names = columns.names
    let meant = names.nearest(to: entry.key).flatMap { columns[$0] }
    let help =
      names.candidates.isEmpty
      ? "declare it under 'columns'\(entry.value.place.menuOwner), with a 'type' and a 'default'"
      : "declare it under 'columns'\(entry.value.place.menuOwner) beside \(Suggestion.list(names.candidates)), or delete it"
    diagnostics.report(
      .undeclaredValue, "no column '\(entry.key)' is declared", at: .key(entry.value.place),
      related: meant.map { .init(.key($0.place), "declared here") },
      help: meant.map { "did you mean '\($0.name)'?" } ?? help,
      fix: meant.flatMap { meant in
        given.contains(meant.name)
          ? nil
          : .renameKey(.key(entry.value.place), entry.key, to: meant.name)
      })
    return meant
  }
}
