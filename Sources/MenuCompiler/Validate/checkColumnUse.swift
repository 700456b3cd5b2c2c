extension Rule {
  static let unusedColumn = Rule(
    .unusedColumn, .warning, "No item gives a column a value.",
    reason: """
      Every item then has the column's default, and the generated code carries a field that says nothing. \
      The name in `values` may be another one, or the column is left over.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = ["Apples"]

        [columns.calories]
        type = "integer"
        default = 0
        """,
      yaml: """
        menu: Groceries
        columns:
          calories: { type: integer, default: 0 }
        items: [Apples]
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
        items: [{ title: Apples, values: { calories: 52 } }]
        """))
}

/// A declared column is used.
func checkColumnUse(_ menu: Menu, into diagnostics: inout Diagnostics) {
  guard !menu.columns.isEmpty else { return }
  var used: Set<String> = []
  visitItems(menu.items) { item in
    guard let values = item.details?.fields.values else { return }
    used.formUnion(values.keys)
  }
  // A column whose name can't be has to be looked at anyway.
  for column in menu.columns where !used.contains(column.name) && ColumnName.isValid(column.name) {
    diagnostics.report(
      .unusedColumn, "no item gives the column '\(column.name)' a value", at: .key(column.place),
      help: "delete the column, or give items a value under 'values'")
  }
}
