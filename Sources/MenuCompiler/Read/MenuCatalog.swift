/// A catalog of a menu, in one language.
package struct MenuCatalog: Sendable {
  package var language: LanguageTag
  /// The file's index in ``Sources``.
  package var file: Int32
  package var format: CatalogFormat
  package var catalog: Catalog
  /// The numbers of the texts in ``MenuTexts``, one for each entry; nil for unknown and obsolete ones.
  var numbers: [Int?]
}

/// A file that a path of catalogs leads to.
public enum FoundCatalog: Sendable {
  /// A file, and what stands in its path for the language; nil if the path names none.
  case loaded(SourceFile, language: String?)
  /// A file that can't be read; the payloads are its name and the system's reason.
  case unreadable(String, reason: String)
}

/// The result of looking for catalogs.
public enum CatalogSearch: Sendable {
  /// The files, in the order of their names; there may be none.
  case found([FoundCatalog])
  /// The path leads out of the project, or into a folder of version control.
  case outside(PathRefusal)
}

/// How the caller finds and loads catalogs: by the path as written, with `{language}` in it, and the
/// document that names it. The compiler itself reads no files.
public typealias CatalogLoader = (_ path: String, _ from: SourceFile) -> CatalogSearch
