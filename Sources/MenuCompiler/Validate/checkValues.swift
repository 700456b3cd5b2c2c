extension DiagnosticName {
  /// See <doc:missing-value>.
  package static let missingValue = DiagnosticName("missing-value")
}

/// Checks that every item has a value for each column without a default.
func checkValues(_ menu: Menu, into diagnostics: inout Diagnostics) {
  let columns = menu.columns.filter { $0.defaultValue == nil }
  guard !columns.isEmpty else { return }
  let required = Set(columns.map(\.name))
  visitItems(menu.items) { item in
    guard !item.isSeparator, !item.valuesAreUnknown else { return }
    let values = item.details?.fields.values ?? [:]
    let count = columns.count - values.keys.count(where: required.contains)
    // Only as many columns are collected as the message names, instead of all missing columns of
    // each item.
    let missing = columns.lazy.filter { values[$0.name] == nil }.prefix(min(count, 5))
    guard let first = missing.first else { return }
    let names = missing.map { "'\($0.name)'" }.joined(separator: ", ")
    let others = count > 5 ? " and \(count - 5) \(count == 6 ? "other" : "others")" : ""
    diagnostics.report(
      .missingValue,
      "'\(item.name)' has no value for \(count == 1 ? "the column" : "the columns")"
        + " \(names)\(others)",
      at: .value(item.place),
      related: .init(.key(first.place), "declared here without a default"),
      help: "set one under 'values', or give the column a 'default'")
  }
}
