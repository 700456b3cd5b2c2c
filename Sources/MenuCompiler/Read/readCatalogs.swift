/// Finds and reads the catalogs of a menu. A catalog that can't be read is reported and left out.
///
/// - Parameter load: Finds and loads catalogs; nil to compile the menu without its translations.
func readCatalogs(
  of menu: inout Menu, in document: SourceFile, sources: inout Sources, load: CatalogLoader?,
  into diagnostics: inout Diagnostics
) {
  guard let load, let own = menu.language else { return }
  guard !menu.translations.isEmpty else { return }
  let texts = MenuTexts(of: menu)
  let name = menu.name
  let searches = menu.translations.map { (path: $0, result: load($0.path, document)) }
  // Parsing takes most of the time, so files are parsed concurrently.
  var parsed = LoadedCatalog.all(of: searches, from: sources.next)
    .concurrentMap { [severities = diagnostics.severities] in
      ParsedCatalog($0, of: texts, menu: name, severities)
    }[...]
  var reader = CatalogReader(own: own, texts: texts, sources: sources, diagnostics: diagnostics)
  for (path, result) in searches {
    switch result {
    case .outside(let refusal): reader.diagnostics.catalogOutside(path, refusal)
    case .found(let files):
      if files.isEmpty { reader.diagnostics.missingCatalog(path) }
      for file in files {
        switch file {
        case .unreadable(let name, let reason):
          reader.diagnostics.unreadableCatalog(name, path, reason: reason)
        case .loaded(_, let language):
          if let parsed = parsed.popFirst() { reader.add(parsed, inPathOf: language) }
        }
      }
    }
  }
  menu.texts = reader.texts
  sources = reader.sources
  diagnostics = reader.diagnostics
  menu.catalogs = reader.catalogs
}

/// A file that was found, with its number in ``Sources``.
private struct LoadedCatalog: Sendable {
  let file: SourceFile
  let number: Int32
  let path: TranslationPath
  /// The part of the path that names the language, if there is one.
  let language: String?

  /// The loaded files of all searches, in order.
  static func all(
    of searches: [(path: TranslationPath, result: CatalogSearch)], from first: Int32
  ) -> [LoadedCatalog] {
    var loaded: [LoadedCatalog] = []
    for case (let path, .found(let files)) in searches {
      for case .loaded(let file, let language) in files {
        loaded.append(
          LoadedCatalog(
            file: file, number: first + Int32(loaded.count), path: path,
            language: language))
      }
    }
    return loaded
  }
}

/// The catalogs in a file, and the problems found in it.
private struct ParsedCatalog: Sendable {
  let loaded: LoadedCatalog
  let catalogs: [(catalog: Catalog, numbers: [Int?])]
  let diagnostics: Diagnostics

  init(_ loaded: LoadedCatalog, of texts: MenuTexts, menu: String, _ severities: SeveritySettings) {
    self.loaded = loaded
    var diagnostics = Diagnostics(severities)
    let parsed = parseCatalog(
      loaded.file, as: loaded.number, format: loaded.path.format,
      keys: loaded.path.rule(menu: menu), into: &diagnostics)
    self.diagnostics = diagnostics
    catalogs = parsed.map { catalog in
      let language = (loaded.language ?? catalog.language).flatMap { LanguageTag($0) }
      return texts.matched(catalog, menu: menu, in: language)
    }
  }
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

  /// - Parameter language: The part of the path that names the language, if there is one.
  mutating func add(_ parsed: ParsedCatalog, inPathOf language: String?) {
    let loaded = parsed.loaded
    sources.add(ParsedFile(unparsed: loaded.file))
    diagnostics.append(parsed.diagnostics)
    let tag = language.flatMap { self.tag($0, at: .file(loaded.number)) }
    if language != nil, tag == nil { return }
    let sources = parsed.catalogs.compactMap { $0.catalog.otherSource(than: own) }
    if let source = sources.first {
      diagnostics.sourceMismatch(declared: source, own: own, at: .file(loaded.number))
    }
    for (catalog, numbers) in parsed.catalogs {
      add(catalog, numbers, tag, loaded.number, loaded.path.format)
    }
  }

  /// - Parameter tag: The language in the path, if there is one.
  private mutating func add(
    _ catalog: Catalog, _ numbers: [Int?], _ tag: LanguageTag?, _ file: Int32,
    _ format: CatalogFormat
  ) {
    let anchor = catalog.languageAnchor ?? .file(file)
    let written = catalog.language ?? ""
    // A language that the path also contains was already checked.
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
      // A string catalog also contains the source texts, and some other formats have a separate
      // file for them.
      if !format.holdsAllLanguages, !format.hasSourceFile {
        diagnostics.catalogOfSource(own, at: anchor)
      }
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
