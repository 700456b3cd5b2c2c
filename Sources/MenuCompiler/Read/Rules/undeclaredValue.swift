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
