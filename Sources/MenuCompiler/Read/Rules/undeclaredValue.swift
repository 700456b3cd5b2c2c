extension Rule {
  static let undeclaredValue = Rule(
    .undeclaredValue, .error, "An item gives a value to a column that is not declared.",
    reason: """
      The generated table has a field for each column of `columns`, and no other place to put a value. \
      The name is misspelt, or the column's declaration is missing.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "Apples", values = { calorie = 52 } }]

        [columns.calories]
        type = "integer"
        default = 0
        """,
      yaml: """
        menu: Groceries
        columns:
          calories: { type: integer, default: 0 }
        items:
          - { title: Apples, values: { calorie: 52 } }
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "Apples", values = { calories = 52 } }]

        [columns.calories]
        type = "integer"
        default = 0
        """,
      yaml: """
        menu: Groceries
        columns:
          calories: { type: integer, default: 0 }
        items:
          - { title: Apples, values: { calories: 52 } }
        """))
}

extension ValueReader {
  /// Answers the column that was most likely meant.
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
      : "declare it under 'columns', where there are \(declared), or delete it"
    diagnostics.report(
      .undeclaredValue, "no column '\(entry.key)' is declared", at: .key(entry.value.place),
      related: meant.map { .init(.key($0.place), "declared here") },
      help: meant.map { "did you mean '\($0.name)'?" } ?? help,
      fix: .renameKey(entry, in: table, among: names))
    return meant
  }
}
