extension Rule {
  static let missingValue = Rule(
    .missingValue, .error, "An item has no value for a column that has no default.",
    reason: """
      Every item has a value in every column: its own, or the column's `default`. Give the item one \
      under `values`, or the column a default that fits most items.
      """,
    bad: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "Apples", values = { calories = 52 } }, "Pears"]

        [columns.calories]
        type = "integer"
        """,
      yaml: """
        menu: Groceries
        columns:
          calories: { type: integer }
        items:
          - { title: Apples, values: { calories: 52 } }
          - Pears
        """),
    good: Example(
      toml: """
        menu = "Groceries"
        items = [{ title = "Apples", values = { calories = 52 } }, "Pears"]

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
          - Pears
        """))
}

/// A column without a default needs a value from every item.
func checkValues(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard !context.item.isSeparator else { return }
  let missing = context.menu.columns.filter { column in
    column.defaultValue == nil && context.item.details?.fields.values[column.name] == nil
  }
  guard let first = missing.first else { return }
  let names = missing.prefix(5).map { "'\($0.name)'" }.joined(separator: ", ")
  let others = missing.count > 5 ? " and \(missing.count - 5) others" : ""
  let columns = missing.count == 1 ? "the column" : "the columns"
  diagnostics.report(
    .missingValue, "'\(context.item.title)' has no value for \(columns) \(names)\(others)",
    at: .value(context.item.place),
    related: .init(.key(first.place), "declared here without a default"),
    help: "give it one under 'values', or give the column a 'default'")
}
