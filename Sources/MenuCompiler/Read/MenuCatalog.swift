/// A catalog of a menu, in one language.
package struct MenuCatalog: Sendable {
  package var language: LanguageTag
  /// The file's index in ``Sources``.
  package var file: Int32
  package var format: CatalogFormat
  package var catalog: Catalog
  /// The numbers of the texts in ``MenuTexts``, one for each entry; nil for unknown and obsolete
  /// entries.
  var numbers: [Int?]
}

/// A file that matches a path of catalogs.
public enum FoundCatalog: Sendable {
  /// A file, and the part of its path that replaces `{language}`; nil if the path does not contain
  /// `{language}`.
  case loaded(SourceFile, language: String?)
  /// A file that can't be read; the payloads are its name and the system's reason.
  case unreadable(String, reason: String)
}

/// The result of looking for catalogs.
public enum CatalogSearch: Sendable {
  /// The files, in the order of their names; can be empty.
  case found([FoundCatalog])
  /// The path leads out of the project, or into a version control folder.
  case outside(PathRefusal)
}

/// Finds and loads catalogs. It receives the path as written, which may contain `{language}`, and
/// the document that contains the path. The compiler itself does not read files.
public typealias CatalogLoader = (_ path: String, _ from: SourceFile) -> CatalogSearch
