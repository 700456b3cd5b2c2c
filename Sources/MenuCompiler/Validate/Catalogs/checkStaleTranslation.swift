extension DiagnosticName {
  /// See <doc:stale-translation>.
  package static let staleTranslation = DiagnosticName("stale-translation")
}

/// Checks that a translation was made for the current text of the menu and does not await review.
func checkStaleTranslations(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  let entries = context.entries
  func membership(_ index: Int, _ message: String, _ help: String) -> Diagnostic.Membership {
    .init(
      group: DiagnosticGroup(message: message, anchor: context.catalog.anchor, limit: 3),
      subjects: [entries[index].key], help: help)
  }
  let tag = context.catalog.language.text
  context.visitTranslations { translation, source, index in
    guard !translation.isEmpty else { return }
    guard entries[index].state != .excluded else { return }
    if let translated = entries[index].source, !entries[index].belongs(to: source) {
      let isMarked = entries[index].isVaried && entries[index].state == .needsReview
      diagnostics.report(
        .staleTranslation,
        "the translation of '\(translated.firstLine)' is not used, because the text is now '\(source.firstLine)' \(context.suffix)",
        at: entries[index].translationAnchor,
        help: isMarked
          ? "correct the text and its forms, and remove the mark"
          : "mark it for review: 'menuc translate MENU --to \(tag)'",
        membership: membership(
          index, "translations in '\(tag)' are not used, because their texts changed",
          "mark them for review: 'menuc translate MENU --to \(tag)'"))
    } else if entries[index].state == .needsReview {
      diagnostics.report(
        .staleTranslation,
        "the translation of '\(source.firstLine)' awaits review, and is not used \(context.suffix)",
        at: entries[index].translationAnchor, help: "correct it, and remove the mark",
        membership: membership(
          index, "translations await review in '\(tag)', and are not used",
          "correct them, and remove the marks"))
    }
  }
}
