extension DiagnosticName {
  /// See <doc:duplicate-translation>.
  public static let duplicateTranslation = DiagnosticName("duplicate-translation")
}

/// A catalog has one entry for each text.
func checkDuplicateTranslations(_ context: LanguageContext, into diagnostics: inout Diagnostics) {
  for catalog in context.catalogs {
    var first: [String: Int] = [:]
    let entries = catalog.catalog.entries
    for (index, entry) in entries.enumerated() where entry.state != .obsolete {
      guard let other = first[entry.key] else {
        first[entry.key] = index
        continue
      }
      diagnostics.report(
        .duplicateTranslation,
        "'\(entry.key)' is translated twice (in '\(catalog.language.text)')", at: entry.keyAnchor,
        label: "second", related: .init(entries[other].keyAnchor, "first"),
        help: "keep one of them")
    }
  }
}
