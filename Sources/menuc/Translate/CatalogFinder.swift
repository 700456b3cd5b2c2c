import MenuCompiler

/// Finds the catalogs of a menu, and chooses the paths of new ones.
struct CatalogFinder {
  /// A path of catalogs as written in the menu, and its format.
  struct CatalogPath {
    let path: String
    let format: CatalogFormat
    /// The rule for the keys; nil for the keys of the format.
    var keys: CatalogKeyRule?

    var hasLanguage: Bool { path.contains(TranslationPath.placeholder) }

    func path(for language: LanguageTag) -> String {
      let name = CatalogLanguage.name(of: language, in: path, format)
      return path.replacing(TranslationPath.placeholder, with: name)
    }
  }

  let document: SourceFile
  private let confinement: Confinement
  let paths: [CatalogPath]
  /// The existing files, each with the index of its path in ``paths``.
  private(set) var files: [(path: Int, file: CatalogFile)] = []

  /// The path of catalogs for a menu that does not name any.
  static func standardPath(_ format: CatalogFormat) -> String {
    "translations/\(TranslationPath.placeholder).\(format.extensions[0])"
  }

  /// The rule for keys in the catalogs of a menu that does not name any, with its `#`; empty for
  /// the keys of the format.
  static func standardRule(_ format: CatalogFormat) -> String {
    format == .i18next ? "#{id}.{text}" : ""
  }

  /// - Parameter format: The format whose paths are used; nil for all formats.
  init(
    _ texts: SourceTexts, _ document: SourceFile, _ confinement: Confinement, format: CatalogFormat?
  ) throws {
    self.document = document
    self.confinement = confinement
    let declared = texts.paths.map {
      CatalogPath(path: $0.path, format: $0.format, keys: $0.rule(menu: texts.name))
    }
    guard !declared.isEmpty else {
      let format = format ?? .po
      let rule = Self.standardRule(format).dropFirst()
      paths = [
        CatalogPath(
          path: Self.standardPath(format), format: format,
          keys: CatalogKeyRule(rule, menu: texts.name))
      ]
      return
    }
    // XLIFF has two versions with the same extension.
    paths = declared.compactMap { path in
      guard let format else { return path }
      return format.fits(path.format)
        ? CatalogPath(path: path.path, format: format, keys: path.keys) : nil
    }
    if paths.isEmpty, let format {
      throw UsageError(
        "\(document.name): no path in 'translations' names \(format.rawValue) files",
        help: "add '\(Self.standardPath(format))' to 'translations'")
    }
  }

  /// Reads the existing files.
  ///
  /// - Parameter problems: Receives the problems of files that are not catalogs.
  mutating func read(_ problems: inout [LocatedDiagnostic], _ sources: inout [SourceFile]) throws {
    for (index, path) in paths.enumerated() {
      switch Disk().catalogs(path.path, from: document, confinement) {
      case .outside(let refusal): throw outside(path.path, refusal)
      case .found(let found):
        for file in found {
          switch file {
          case .unreadable(let name, let reason):
            throw DiskError(description: "\(name): \(reason)")
          case .loaded(let file, let language):
            // Files that are not catalogs may match the pattern.
            let tag = language.flatMap { LanguageTag($0) }
            if language != nil, tag == nil { continue }
            if let catalog = CatalogFile(
              reading: file, format: path.format, language: tag, keys: path.keys,
              problems: &problems)
            {
              files.append((index, catalog))
            } else {
              sources.append(file)
            }
          }
        }
      }
    }
  }

  /// The languages that have catalogs, except the document's, in the order of their tags.
  /// Pseudo-languages come last.
  func languages(besides own: LanguageTag?) -> [LanguageTag] {
    let languages = Set(files.flatMap(\.file.languages)).filter { $0 != own }
      .sorted { $0.text < $1.text }
    return languages.filter { PseudoLanguage($0) == nil }
      + languages.filter { PseudoLanguage($0) != nil }
  }

  /// Whether texts with a number are in separate files.
  var hasFilesOfPlurals: Bool { paths.contains { $0.format.hasPluralsOnly } }

  /// The existing file for a language: a file in the language or a file for all languages.
  ///
  /// - Parameter ofPlurals: Whether the file is for texts with a number only.
  func file(for language: LanguageTag, ofPlurals: Bool) -> CatalogFile? {
    let files = files.map(\.file).filter { $0.format.hasPluralsOnly == ofPlurals }
    return files.first { $0.languages.contains(language) } ?? files.first { $0.holds(language) }
  }

  /// A new catalog for a language, at the first path that is free.
  func newFile(for language: LanguageTag, ofPlurals: Bool) throws -> CatalogFile {
    for (index, path) in paths.enumerated() where path.format.hasPluralsOnly == ofPlurals {
      // An existing file in another language can't be used, unless its format contains all
      // languages.
      let isFree = path.hasLanguage || !files.contains { $0.path == index }
      if isFree { return try newFile(at: path, for: language) }
    }
    if !ofPlurals, paths.allSatisfy(\.format.hasPluralsOnly) {
      throw UsageError(
        "\(document.name): a stringsdict contains only texts with a number",
        help: "name files for the other texts, too, under 'translations':"
          + " [\"{language}.lproj/Menu.strings\", \"{language}.lproj/Menu.stringsdict\"]")
    }
    throw UsageError(
      "\(document.name): 'translations' has no place for a catalog in '\(language.text)'",
      help: "write '\(TranslationPath.placeholder)' in place of the language's tag,"
        + " such as '\(Self.standardPath(paths.first?.format ?? .po))'")
  }

  private func newFile(at path: CatalogPath, for language: LanguageTag) throws -> CatalogFile {
    let (shown, identity) = try place(ofNew: path.path(for: language))
    return CatalogFile(
      new: shown, identity: identity, format: path.format,
      language: path.hasLanguage ? language : nil, keys: path.keys)
  }

  /// The place of a new file, for messages and on disk.
  func place(ofNew written: String) throws -> (shown: String, identity: String) {
    let identity = Disk.join(Disk.parent(of: document.identity), written)
    let shown = Disk.join(Disk.parent(of: document.name), written)
    if let refusal = confinement.boundary(ofTemplateIn: document).refusal(of: identity) {
      throw outside(written, refusal)
    }
    return (shown, identity)
  }

  private func outside(_ path: String, _ refusal: PathRefusal) -> DiskError {
    DiskError(
      description:
        "\(document.name): '\(path)' \(refusal); to allow its directory, use '--allow-outside'")
  }
}
