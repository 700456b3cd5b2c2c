extension DiagnosticName {
  /// See <doc:footer-not-top-level>.
  package static let footerNotTopLevel = DiagnosticName("footer-not-top-level")
}

/// Checks that only top-level items, which are sections, have a footer.
func checkFooter(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  guard context.level > 1, context.item.details?.fields[.footer] != nil else { return }
  diagnostics.report(
    .footerNotTopLevel, "'\(context.item.title)' has a footer but is not at the top level",
    at: context.key(.field(.footer)), help: "move the footer to the top-level item, or use 'detail'"
  )
}
