extension DiagnosticName {
  /// See <doc:duplicate-translation>.
  package static let duplicateTranslation = DiagnosticName("duplicate-translation")
}

/// Checks that a catalog has only one entry for each text.
func checkDuplicateTranslations(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  let entries = context.entries
  var first = [Int?](repeating: nil, count: context.texts.count)
  var firstUnknown: [String: Int] = [:]
  for (index, number) in context.catalog.numbers.enumerated()
  where entries[index].state != .obsolete {
    let other = number.map { first[$0] } ?? firstUnknown[entries[index].key]
    guard let other else {
      if let number { first[number] = index } else { firstUnknown[entries[index].key] = index }
      continue
    }
    diagnostics.report(
      .duplicateTranslation,
      "'\(entries[index].key)' is translated twice \(context.suffix)",
      at: entries[index].keyAnchor, label: "second",
      related: .init(entries[other].keyAnchor, "first"), help: "keep one of them")
  }
}
