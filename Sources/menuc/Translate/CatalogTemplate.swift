import MenuCompiler

extension CatalogFinder {
  /// The templates for catalogs in new languages: one, or two if texts with a number are in
  /// separate files.
  ///
  /// A template is beside the catalogs: `settings.pot` for PO, the file in the document's language
  /// for formats that have one, and a file such as `settings.template.xliff` for other formats.
  func templates(_ texts: SourceTexts) throws -> [CatalogFile] {
    guard
      let path = paths.first(where: {
        !$0.format.holdsAllLanguages && !$0.format.isMap && !$0.format.hasPluralsOnly
      }), let own = texts.language
    else {
      throw UsageError(
        "\(document.name): there is no template for catalogs in this format",
        help: "'--to' makes a catalog in a new language")
    }
    let ofPlurals = texts.hasPlurals ? paths.first { $0.format.hasPluralsOnly } : nil
    return try [path, ofPlurals].compactMap { $0 }.map { try template(texts, at: $0, in: own) }
  }

  private func template(
    _ texts: SourceTexts, at path: CatalogPath, in own: LanguageTag
  ) throws -> CatalogFile {
    let (shown, identity) = try place(ofNew: templatePath(path, texts.name, own))
    let existing =
      Disk.exists(identity)
      ? SourceFile(
        name: shown, identity: Disk.resolved(identity), format: path.format.sourceFormat,
        bytes: try Disk().bytes(of: identity)) : nil
    return try CatalogFile(
      templateOf: texts, existing, new: shown, identity: identity, format: path.format,
      keys: path.keys)
  }

  private func templatePath(_ path: CatalogPath, _ menu: String, _ own: LanguageTag) -> String {
    let name = menu.lowercased().replacing(" ", with: "-")
    if path.format.hasSourceFile, path.hasLanguage { return path.path(for: own) }
    if path.format == .po {
      let parts = path.path.split(separator: "/", omittingEmptySubsequences: false)
      let folder = parts.dropLast().prefix { !$0.contains(TranslationPath.placeholder) }
      return (folder + ["\(name).pot"]).joined(separator: "/")
    }
    let template = "\(name).\(CatalogLanguage.template)"
    guard path.hasLanguage else {
      let end = path.path.lastIndex(of: ".") ?? path.path.endIndex
      return path.path[..<end] + ".\(CatalogLanguage.template)" + path.path[end...]
    }
    return path.path.replacing(TranslationPath.placeholder, with: template)
  }
}
