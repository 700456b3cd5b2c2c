extension DiagnosticName {
  /// See <doc:undeclared-value>.
  public static let undeclaredValue = DiagnosticName("undeclared-value")
}

extension ValueReader {
  /// Returns the column that was most likely meant.
  mutating func undeclaredValue(
    _ entry: SourceEntry, in table: SourceNode, columns: [Column]
  ) -> Column? {
    let names = columns.map(\.name)
    let meant = Suggestion.nearest(to: entry.key, among: names)
      .flatMap { name in columns.first { $0.name == name } }
    let declared = names.map { "'\($0)'" }.joined(separator: ", ")
    let help =
      names.isEmpty
      ? "declare it under 'columns', with a 'type' and a 'default'"
      : "declare it under 'columns' beside \(declared), or delete it"
    diagnostics.report(
      .undeclaredValue, "no column '\(entry.key)' is declared", at: .key(entry.value.place),
      related: meant.map { .init(.key($0.place), "declared here") },
      help: meant.map { "did you mean '\($0.name)'?" } ?? help,
      fix: .renameKey(entry, in: table, among: names))
    return meant
  }
}
