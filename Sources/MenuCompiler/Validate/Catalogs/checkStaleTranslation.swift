extension DiagnosticName {
  /// See <doc:stale-translation>.
  package static let staleTranslation = DiagnosticName("stale-translation")
}

/// Checks that a translation was made for the current text of the menu, and does not await review.
func checkStaleTranslations(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  let entries = context.entries
  context.visitTranslations { translation, source, index in
    guard !translation.isEmpty else { return }
    if let translated = entries[index].source, !translated.isSameText(as: source) {
      diagnostics.report(
        .staleTranslation,
        "the translation of '\(translated.firstLine)' is not used, because the text is now '\(source.firstLine)' \(context.suffix)",
        at: entries[index].translationAnchor,
        help: "mark it for review: 'menuc translate MENU --to \(context.catalog.language.text)'")
    } else if entries[index].state == .needsReview {
      diagnostics.report(
        .staleTranslation,
        "the translation of '\(source.firstLine)' awaits review, and is not used \(context.suffix)",
        at: entries[index].translationAnchor, help: "correct it, and remove the mark")
    }
  }
}
