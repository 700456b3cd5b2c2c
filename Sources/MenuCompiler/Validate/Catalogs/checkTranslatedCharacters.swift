/// A translation has no whitespace around it that the text does not have.
func checkTranslatedPadding(_ context: EntryContext, into diagnostics: inout Diagnostics) {
  let entry = context.entry
  guard entry.isUsable, let source = context.source, source == source.withoutBlanksAround
  else { return }
  let trimmed = entry.translation.withoutBlanksAround
  guard trimmed != entry.translation else { return }
  diagnostics.report(
    .paddedTitle,
    trimmed.isEmpty
      ? "the translation of '\(source.firstLine)' consists of whitespace \(context.suffix)"
      : "the translation '\(entry.translation.firstLine)' has whitespace around it \(context.suffix)",
    at: entry.translationAnchor,
    help: trimmed.isEmpty
      ? "translate the text"
      : trimmed == trimmed.firstLine ? "write '\(trimmed)'" : "delete the whitespace")
}

/// Translations contain only visible characters.
func checkTranslatedControlCharacters(
  _ context: EntryContext, into diagnostics: inout Diagnostics
) {
  let entry = context.entry
  guard entry.isUsable, context.source != nil, entry.translation.mayHoldControls,
    let scalar = entry.translation.unicodeScalars.first(where: isInvisible)
  else { return }
  diagnostics.report(
    .controlCharacter,
    "the translation contains the control character \(scalar.codePoint) \(context.suffix)",
    at: entry.translationAnchor, help: "delete it: it has no visible form")
}

/// Translations are drawn in the order in which they are written.
func checkTranslatedBidiControls(_ context: EntryContext, into diagnostics: inout Diagnostics) {
  let entry = context.entry
  guard entry.isUsable, context.source != nil, entry.translation.utf8.contains(0xE2),
    let scalar = entry.translation.unicodeScalars.first(where: isBidiControl)
  else { return }
  diagnostics.report(
    .bidiControl,
    "the translation contains \(scalar.codePoint), which reorders the text around it \(context.suffix)",
    at: entry.translationAnchor, help: "delete it")
}
