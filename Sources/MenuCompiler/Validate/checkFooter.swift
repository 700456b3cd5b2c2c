extension DiagnosticName {
  /// See <doc:footer-not-top-level>.
  package static let footerNotTopLevel = DiagnosticName("footer-not-top-level")
}

/// Checks that only top-level items and categories with items have a footer.
func checkFooter(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  let isTop = context.level == 1 && !item.isInline
  guard !isTop, !item.hasItems || item.isSlot, item.details?.fields[.footer] != nil else { return }
  diagnostics.report(
    .footerNotTopLevel,
    "'\(item.name)' has a footer but is neither at the top level nor a category with items",
    at: context.key(.field(.footer)),
    help: item.isSlot
      ? "put the slot into an inline category, and the footer on this category"
      : "move the footer to the category above, or use 'detail'")
}
