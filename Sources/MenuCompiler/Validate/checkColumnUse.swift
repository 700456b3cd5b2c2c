extension DiagnosticName {
  /// See <doc:unused-column>.
  package static let unusedColumn = DiagnosticName("unused-column")
}

/// Checks that each declared column is used.
func checkColumnUse(_ menu: Menu, into diagnostics: inout Diagnostics) {
  guard !menu.columns.isEmpty else { return }
  var used: Set<String> = []
  var isWhole = true
  visitItems(menu.items) { item in
    if item.valuesAreUnknown { isWhole = false }
    guard let values = item.details?.fields.values else { return }
    used.formUnion(values.keys)
  }
  guard isWhole else { return }
  // A column with an invalid name is reported as invalid, but not as unused.
  for column in menu.columns where !used.contains(column.name) && ColumnName.isValid(column.name) {
    diagnostics.report(
      .unusedColumn, "no item sets a value for the column '\(column.name)'", at: .key(column.place),
      help: "delete the column, or set it under 'values' in the items")
  }
}
