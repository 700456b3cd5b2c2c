extension DiagnosticName {
  /// See <doc:separator-top-level>.
  package static let separatorTopLevel = DiagnosticName("separator-top-level")
}

/// Checks that no separator is at the top level of a layout in which each top-level item is a
/// section.
func checkSeparatorPlace(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard context.level == 1, context.item.isSeparator, context.item.border == nil,
    context.menu.settings.layout != .rows
  else {
    return
  }
  diagnostics.report(
    .separatorTopLevel,
    "a separator can't be at the top level of the layout '\(context.menu.settings.layout.rawValue)'",
    at: context.key(.separator),
    related: .init(
      .entry(context.menu.place, key: DocumentSetting.layout.key), "the layout is chosen here"),
    help: "delete it: sections are already separated")
}
