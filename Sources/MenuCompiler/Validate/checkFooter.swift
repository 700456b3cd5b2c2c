extension DiagnosticName {
  /// See <doc:footer-not-top-level>.
  package static let footerNotTopLevel = DiagnosticName("footer-not-top-level")
}

/// Checks that only top-level items, which are sections, and pages have a footer.
func checkFooter(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let item = context.item
  guard context.level > 1, !item.isPage, item.details?.fields[.footer] != nil else { return }
  diagnostics.report(
    .footerNotTopLevel,
    "'\(item.title)' has a footer but is neither at the top level nor a page",
    at: context.key(.field(.footer)),
    help: "move the footer to the top-level item, or to a page, or use 'detail'")
}
