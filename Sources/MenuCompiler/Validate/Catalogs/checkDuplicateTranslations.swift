extension DiagnosticName {
  /// See <doc:duplicate-translation>.
  package static let duplicateTranslation = DiagnosticName("duplicate-translation")
}

/// Checks that a catalog has only one entry for each text.
func checkDuplicateTranslations(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  reportDuplicateTranslations(
    in: context.entries, numbers: context.catalog.numbers, count: context.texts.count,
    language: context.catalog.language.text, into: &diagnostics)
}

/// Reports entries for the same text. Entries of the program are not checked: in PO, several of
/// them can have the same context.
///
/// - Parameters:
///   - numbers: The numbers of the texts, one for each entry; nil for unknown and obsolete entries.
///   - count: The number of texts.
func reportDuplicateTranslations(
  in entries: [CatalogEntry], numbers: [Int?], count: Int, language: String,
  into diagnostics: inout Diagnostics
) {
  var first = [Int?](repeating: nil, count: count)
  var firstUnknown: [String: Int] = [:]
  for (index, number) in numbers.enumerated() where entries[index].state != .obsolete {
    let key = entries[index].key
    let other = number.map { first[$0] } ?? firstUnknown[key]
    guard let other else {
      if let number {
        first[number] = index
      } else if TranslationKey(key) != nil {
        firstUnknown[key] = index
      }
      continue
    }
    diagnostics.report(
      .duplicateTranslation, "'\(key)' is translated twice (in '\(language)')",
      at: entries[index].keyAnchor, label: "second",
      related: .init(entries[other].keyAnchor, "first"), help: "keep one of them")
  }
}
