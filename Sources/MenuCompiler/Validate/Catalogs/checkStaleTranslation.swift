extension DiagnosticName {
  /// See <doc:stale-translation>.
  public static let staleTranslation = DiagnosticName("stale-translation")
}

/// A translation belongs to the current text of the menu, and no translator has doubts about it.
func checkStaleTranslation(_ context: EntryContext, into diagnostics: inout Diagnostics) {
  let entry = context.entry
  guard let source = context.source, !entry.translation.isEmpty else { return }
  if let translated = entry.source, !translated.isSameText(as: source) {
    diagnostics.report(
      .staleTranslation,
      "the translation of '\(translated.firstLine)' is not used, because the text is now '\(source.firstLine)' \(context.suffix)",
      at: entry.translationAnchor,
      help: "mark it for review: 'menuc translate MENU --to \(context.catalog.language.text)'")
  } else if entry.state == .needsReview {
    diagnostics.report(
      .staleTranslation,
      "the translation of '\(source.firstLine)' awaits review, and is not used \(context.suffix)",
      at: entry.translationAnchor, help: "correct it, and remove the mark")
  }
}
