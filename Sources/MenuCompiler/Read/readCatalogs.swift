/// A catalog of a menu, in one language.
public struct MenuCatalog: Sendable {
  public var language: LanguageTag
  /// The file's index in ``Sources``.
  public var file: Int32
  public var format: CatalogFormat
  public var catalog: Catalog
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

/// Finds and reads the catalogs of a menu. One that can't be read is reported, and left out.
///
/// - Parameter load: Nil if the menu is to be compiled without its translations.
func readCatalogs(
  of menu: inout Menu, in document: SourceFile, sources: inout Sources, load: CatalogLoader?,
  into diagnostics: inout Diagnostics
) {
  guard let load, let own = menu.language else { return }
  guard !menu.translations.isEmpty else { return }
  var reader = CatalogReader(
    own: own, texts: MenuTexts(of: menu), sources: sources, diagnostics: diagnostics)
  for path in menu.translations {
    switch load(path.path, document) {
    case .outside(let refusal): reader.diagnostics.catalogOutside(path, refusal)
    case .found(let files):
      if files.isEmpty { reader.diagnostics.missingCatalog(path) }
      for file in files { reader.read(file, of: path) }
    }
  }
  menu.texts = reader.texts
  sources = reader.sources
  diagnostics = reader.diagnostics
  menu.catalogs = reader.catalogs
}

private struct CatalogReader {
  /// The document's own language.
  let own: LanguageTag
  let texts: MenuTexts
  var sources: Sources
  var diagnostics: Diagnostics
  private(set) var catalogs: [MenuCatalog] = []

  init(own: LanguageTag, texts: MenuTexts, sources: Sources, diagnostics: Diagnostics) {
    self.own = own
    self.texts = texts
    self.sources = sources
    self.diagnostics = diagnostics
  }

  mutating func read(_ found: FoundCatalog, of path: TranslationPath) {
    switch found {
    case .unreadable(let name, let reason):
      diagnostics.unreadableCatalog(name, path, reason: reason)
    case .loaded(let file, let language):
      let number = sources.next
      sources.add(ParsedFile(unparsed: file))
      let parsed = parseCatalog(file, as: number, format: path.format, into: &diagnostics)
      let tag = language.flatMap { self.tag($0, at: .file(number)) }
      if language != nil, tag == nil { return }
      for catalog in parsed { add(catalog, tag, number, path.format) }
    }
  }

  /// - Parameter tag: The language by the path.
  private mutating func add(
    _ catalog: Catalog, _ tag: LanguageTag?, _ file: Int32, _ format: CatalogFormat
  ) {
    let anchor = catalog.languageAnchor ?? .file(file)
    let written = catalog.language ?? ""
    // What the path repeats was already checked.
    let isRepeated = tag != nil && LanguageTag(written) == tag
    let declared = written.isEmpty ? nil : isRepeated ? tag : self.tag(written, at: anchor)
    if let tag, let declared, tag != declared {
      diagnostics.languageMismatch(declared: declared, tag, at: anchor)
    }
    guard let language = tag ?? declared else {
      if written.isEmpty { diagnostics.undeclaredLanguage(at: anchor) }
      return
    }
    if language == own {
      // A string catalog contains the source texts as well.
      if !format.holdsAllLanguages { diagnostics.catalogOfSource(own, at: anchor) }
      return
    }
    guard catalogs.count < Limits.catalogs else {
      if catalogs.count == Limits.catalogs {
        diagnostics.report(
          .tooLarge, "the menu has more than \(Limits.catalogs) catalogs", at: .file(file),
          help: "delete some of them")
      }
      return
    }
    let numbers = catalog.entries.indices.map { index in
      catalog.entries[index].state == .obsolete
        ? nil : texts.number(of: catalog.entries[index].key)
    }
    catalogs.append(
      MenuCatalog(
        language: language, file: file, format: format, catalog: catalog, numbers: numbers))
  }

  private mutating func tag(_ text: String, at anchor: SourceAnchor) -> LanguageTag? {
    let tag = LanguageTag(text)
    if tag?.isKnown != true { diagnostics.unknownLanguage(text, at: anchor) }
    return tag
  }
}
