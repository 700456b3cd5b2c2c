extension DiagnosticName {
  /// See <doc:untranslated>.
  package static let untranslated = DiagnosticName("untranslated")
}

/// Checks that each text in a catalog has a translation.
func checkUntranslated(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  for (index, number) in context.catalog.numbers.enumerated() {
    guard let number, context.entries[index].translation.isEmpty,
      !context.texts.areOptional[number]
    else { continue }
    let source = context.texts.sources[number]
    diagnostics.report(
      .untranslated,
      "'\(source.firstLine)' is not translated \(context.suffix)",
      at: context.entries[index].translationAnchor,
      help: "translate it; until then, the text of the menu is shown")
  }
}

/// Checks that each text of the menu is in a catalog of the language. All missing texts are one
/// problem.
func checkMissingTexts(_ context: LanguageContext, into diagnostics: inout Diagnostics) {
  guard let first = context.catalogs.first else { return }
  var isKnown = context.texts.areOptional
  for catalog in context.catalogs {
    for case let number? in catalog.numbers { isKnown[number] = true }
  }
  let missing = isKnown.indices.filter { !isKnown[$0] }.map { context.texts.keys[$0] }
  guard !missing.isEmpty else { return }
  let names = missing.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
  let rest = missing.count > 3 ? " and \(missing.count - 3) more" : ""
  let tag = context.language.text
  diagnostics.report(
    .untranslated,
    missing.count == 1
      ? "the text \(names) is missing in '\(tag)'"
      : "\(missing.count) texts are missing in '\(tag)': \(names)\(rest)",
    at: first.catalog.languageAnchor ?? .file(first.file),
    help: "add the missing texts: 'menuc translate MENU --to \(tag)'")
}

extension String {
  /// The text up to its first line break, shortened to fit a message.
  var firstLine: String {
    let line = prefix { !$0.isNewline }.prefix(60)
    return line.count < count ? "\(line)…" : self
  }
}
