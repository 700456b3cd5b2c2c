/// A footer stands under a section, and only top-level items are sections.
func checkFooter(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard context.level > 1, context.item.details?.fields.footer != nil else { return }
  diagnostics.report(
    .footerNotTopLevel, "'\(context.item.title)' has a footer but is not at top level",
    at: context.key(.footer), help: "move the footer to the top-level item, or use 'detail'")
}

/// In layouts with sections each top-level item is a section, which a line can't be.
func checkSeparatorPlace(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard context.level == 1, context.item.isSeparator, context.menu.settings.layout != .rows else {
    return
  }
  diagnostics.report(
    .separatorTopLevel,
    "a separator can't stand at top level in the layout '\(context.menu.settings.layout.rawValue)'",
    at: context.key(.separator), help: "sections are already apart: delete it")
}
