/// The path of catalogs.
package struct TranslationPath: Sendable {
  /// The path as written, such as `translations/{language}.po`.
  package var path: String
  package var format: CatalogFormat
  /// The rule for keys that is written after the path and a `#`, such as `{menu}.{id}.{text}`; nil
  /// for the default keys of the format.
  package var keys: String?
  package var place: SourcePlace

  /// The rule for the keys of a menu.
  package func rule(menu: String) -> CatalogKeyRule? {
    keys.flatMap { CatalogKeyRule($0, menu: menu) }
  }

  /// The placeholder for a language tag.
  package static let placeholder = DocumentKey.languagePlaceholder
}

/// The languages that an output contains in addition to the document's own.
package enum LanguageSelection: Sendable, Equatable {
  case all
  case source
  case listed([ListedLanguage])

  /// The words for ``all`` and ``source``.
  static let words = ["all", "source"]
}

/// A language that an entry of `generate` or the command line lists.
package struct ListedLanguage: Sendable, Equatable {
  package var tag: LanguageTag
  /// The place in the document or the configuration; nil for a language from the command line.
  package var place: SourcePlace?

  /// The place does not matter for equality.
  package static func == (left: ListedLanguage, right: ListedLanguage) -> Bool {
    left.tag == right.tag
  }
}
