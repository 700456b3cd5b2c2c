/// The path of catalogs.
public struct TranslationPath: Sendable {
  /// As written, such as `translations/{language}.po`.
  public var path: String
  public var format: CatalogFormat
  public var place: SourcePlace

  /// What stands for the tag of a language.
  public static let placeholder = "{language}"
}

/// The languages that an output contains besides the document's own.
public enum LanguageSelection: Sendable, Equatable {
  case all
  case source
  case listed([ListedLanguage])

  /// The words for ``all`` and ``source``.
  static let words = ["all", "source"]
}

/// A language that an entry of `generate` or the command line lists.
public struct ListedLanguage: Sendable, Equatable {
  public var tag: LanguageTag
  /// Where; nil for one on the command line.
  public var place: SourcePlace?

  /// The place does not matter for equality.
  public static func == (left: ListedLanguage, right: ListedLanguage) -> Bool {
    left.tag == right.tag
  }
}
