/// A column without a default needs a value from every item.
func checkValues(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard !context.item.isSeparator else { return }
  for column in context.menu.columns where column.defaultValue == nil {
    guard context.item.details?.fields.values[column.name] == nil else { continue }
    diagnostics.report(
      .missingValue, "'\(context.item.title)' has no value for the column '\(column.name)'",
      at: .value(context.item.place),
      related: .init(.key(column.place), "declared here without a default"),
      help: "give it one under 'values', or give the column a 'default'")
  }
}
