extension DiagnosticName {
  /// See <doc:missing-value>.
  public static let missingValue = DiagnosticName("missing-value")
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
    help: "set one under 'values', or give the column a 'default'")
}
