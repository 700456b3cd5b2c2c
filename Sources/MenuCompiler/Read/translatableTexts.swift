extension Menu {
  /// The languages of the catalogs without duplicates, in the order of their tags' bytes.
  package var languages: [LanguageTag] {
    Set(catalogs.map(\.language)).sorted { $0.text.utf8Precedes($1.text) }
  }
}

/// The translatable texts of an item, in the order of ``RecordText``.
///
/// - Parameter columns: The columns of the menu. Only values of translated columns are included.
func translatableTexts(
  title: String, _ fields: ItemDetails.Fields?, columns: [Column]
) -> [(field: TranslatedField, text: String)] {
  var texts: [(field: TranslatedField, text: String)] = []
  if fields?.isTranslated == false { return [] }
  let translated = fields?.translatedTexts
  func append(_ field: TranslatedField, _ text: String?) {
    if let text, !text.isEmpty { texts.append((field, text)) }
  }
  func add(_ field: TranslatedField, _ text: String?) {
    if translated?.contains(field) ?? true { append(field, text) }
  }
  add(.title, title)
  guard let fields else { return texts }
  fields.visitScalars { field, value in
    if field.isTranslatable { add(.field(field), value.printed) }
  }
  add(.keywords, fields.keywords.joined(separator: "\n"))
  add(.accessibilityLabel, fields.accessibilityLabel)
  add(.accessibilityHint, fields.accessibilityHint)
  for plural in fields.plurals where translated?.contains(plural.field.text) ?? true {
    // Other languages may have forms that the document's language does not have.
    for form in PluralForm.allCases {
      append(.form(plural.field, form), plural.source(of: form))
    }
  }
  for column in columns where column.isTranslated {
    append(.column(column.name), fields.values[column.name]?.printed)
  }
  return texts
}

extension String {
  /// Whether there is something to translate, unlike in `2` and `50 %`. Letters in placeholders
  /// count, because the order of placeholders may differ between languages.
  var hasLetters: Bool {
    utf8.contains { $0.isLetter }
      || !utf8.allSatisfy { $0 < 0x80 } && unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}

extension CatalogEntry {
  /// Whether a translation can be used, provided that its source is the menu's text.
  var isUsable: Bool { state == .translated && !translation.isEmpty }

  /// Whether the entry provides a translation of the given text of the menu, and not of an earlier
  /// version of that text.
  func translates(_ text: String) -> Bool { isUsable && belongs(to: text) }

  /// Whether the entry was made for the given text of the menu. True for formats that do not store
  /// the source.
  func belongs(to text: String) -> Bool {
    guard let source else { return true }
    return source.isSameText(as: text) || singular?.isSameText(as: text) == true
  }
}
