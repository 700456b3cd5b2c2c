extension DiagnosticName {
  /// See <doc:long-translation>.
  package static let longTranslation = DiagnosticName("long-translation")
}

/// Checks that a translation is at most twice as long as the text, or at most 15 characters longer.
func checkLength(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  context.visitUsable { translation, source, index in
    if context.texts.areOptional[context.catalog.numbers[index] ?? 0] { return }
    // The number of bytes is a cheap upper bound for the number of characters.
    guard translation.utf8.count > 15 else { return }
    let (length, limit) = (translation.count, max(source.count * 2, source.count + 15))
    guard length > limit else { return }
    diagnostics.report(
      .longTranslation,
      "the translation of '\(source.firstLine)' has \(length) characters; the text has \(source.count) \(context.suffix)",
      at: context.entries[index].translationAnchor,
      help: "shorten it if it doesn't fit, or allow this rule")
  }
}
