extension Menu {
  /// The languages of the catalogs, in the order of their tags' bytes, each once.
  public var languages: [LanguageTag] {
    Set(catalogs.map(\.language)).sorted { $0.text.utf8Precedes($1.text) }
  }
}

/// The texts of an item that can be translated, in the order of ``RecordText``.
///
/// - Parameter columns: The columns of the menu whose values are translated, by name.
func translatableTexts(
  title: String, _ fields: ItemDetails.Fields?, columns: [Column]
) -> [(field: TranslatedField, text: String)] {
  var texts: [(field: TranslatedField, text: String)] = []
  func add(_ field: TranslatedField, _ text: String?) {
    if let text, !text.isEmpty { texts.append((field, text)) }
  }
  add(.title, title)
  guard let fields else { return texts }
  fields.visitScalars { field, value in
    if field.description.role.isProse { add(.field(field), value.printed) }
  }
  add(.keywords, fields.keywords.joined(separator: "\n"))
  add(.accessibilityLabel, fields.accessibilityLabel)
  add(.accessibilityHint, fields.accessibilityHint)
  for column in columns where column.isTranslated {
    add(.column(column.name), fields.values[column.name]?.printed)
  }
  return texts
}

/// What the catalogs of a language say about the texts of a menu.
struct LanguageTexts {
  /// By the key as it is written. The first catalog that has a translation counts.
  private var entries: [String: CatalogEntry] = [:]

  init(_ language: LanguageTag, in menu: Menu) {
    for catalog in menu.catalogs where catalog.language == language {
      for entry in catalog.catalog.entries where entry.isUsable {
        if entries[entry.key] == nil { entries[entry.key] = entry }
      }
    }
  }

  /// The translation of a text; nil if there is none, or if it was made for another text.
  ///
  /// - Parameter key: A ``TranslationKey`` as it is written.
  func translation(of text: String, _ key: String) -> String? {
    guard let entry = entries[key] else { return nil }
    if let source = entry.source, !source.isSameText(as: text) { return nil }
    return entry.translation
  }
}

/// The texts of each language of a menu.
func languageTexts(of menu: Menu) -> [(LanguageTag, LanguageTexts)] {
  menu.languages.map { ($0, LanguageTexts($0, in: menu)) }
}

extension String {
  /// Whether another text has the same bytes. Strings compare as equal if their characters do, however
  /// these are composed; gettext and others compare bytes.
  func isSameText(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension CatalogEntry {
  /// Whether a translation can be used if its source is the menu's text.
  var isUsable: Bool { state == .translated && !translation.isEmpty }
}
