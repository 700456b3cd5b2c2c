/// Checks that a translation has no whitespace at its ends unless the text does.
func checkTranslatedPadding(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  context.visitUsable { translation, source, index in
    guard translation.hasBlanksAround, !source.hasBlanksAround else { return }
    let trimmed = translation.withoutBlanksAround
    diagnostics.report(
      .paddedTitle,
      trimmed.isEmpty
        ? "the translation of '\(source.firstLine)' consists of whitespace \(context.suffix)"
        : "the translation '\(translation.firstLine)' has whitespace around it \(context.suffix)",
      at: context.entries[index].translationAnchor,
      help: trimmed.isEmpty
        ? "translate the text"
        : trimmed == trimmed.firstLine ? "write '\(trimmed)'" : "delete the whitespace")
  }
}

/// Checks that translations contain no control characters other than line feeds and tabs.
func checkTranslatedControlCharacters(
  _ context: CatalogContext, into diagnostics: inout Diagnostics
) {
  context.visitUsable { translation, _, index in
    guard translation.mayHoldControls,
      let scalar = translation.unicodeScalars.first(where: isInvisible)
    else { return }
    diagnostics.report(
      .controlCharacter,
      "the translation contains the control character \(scalar.codePoint) \(context.suffix)",
      at: context.entries[index].translationAnchor, help: "delete it: it has no visible form")
  }
}

/// Checks that translations contain no characters that reorder text.
func checkTranslatedBidiControls(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  context.visitUsable { translation, _, index in
    guard translation.hasByte(where: { $0 == 0xE2 }),
      let scalar = translation.unicodeScalars.first(where: isBidiControl)
    else { return }
    diagnostics.report(
      .bidiControl,
      "the translation contains \(scalar.codePoint), which reorders the text around it \(context.suffix)",
      at: context.entries[index].translationAnchor, help: "delete it")
  }
}

extension String {
  /// Whether the string has whitespace at either end.
  fileprivate var hasBlanksAround: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    // Looking up Unicode properties is slow.
    if UInt8.isVisible(first), UInt8.isVisible(last) { return false }
    return unicodeScalars.first?.properties.isWhitespace == true
      || unicodeScalars.last?.properties.isWhitespace == true
  }
}

extension UInt8 {
  /// Whether the byte is a visible ASCII character.
  fileprivate static func isVisible(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
}
