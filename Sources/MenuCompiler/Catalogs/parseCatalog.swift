/// Reads a file of catalogs, and returns a catalog for each language in it. A file that can't be
/// parsed is an error, with its place, and has no catalogs.
///
/// - Parameter number: The file's index in ``Sources``, for the anchors.
func parseCatalog(
  _ file: SourceFile, as number: Int32, format: CatalogFormat, into diagnostics: inout Diagnostics
) -> [Catalog] {
  switch format {
  case .po: parsePO(file, as: number, into: &diagnostics)
  case .xliff: parseXLIFF(file, as: number, into: &diagnostics)
  case .xcstrings: parseStringCatalog(file, as: number, into: &diagnostics)
  case .toml, .yaml, .json: parseTextMap(file, as: number, into: &diagnostics)
  }
}

/// The bytes of a catalog after edits. Edits refer to entries as ``parseCatalog(_:as:format:into:)`` numbers them.
/// The file must parse.
///
/// - Parameters:
///   - sourceLanguage: The language of the document.
///   - updates: The edits of each language: several only in a format that contains all languages.
func editCatalog(
  _ file: SourceFile, format: CatalogFormat, sourceLanguage: String, _ updates: [LanguageEdits]
) -> [UInt8] {
  if format == .xcstrings {
    return editStringCatalog(file, sourceLanguage: sourceLanguage, updates)
  }
  guard let update = updates.first else { return file.bytes }
  return switch format {
  case .po: editPO(file, language: update.language, update.edits)
  case .xliff:
    editXLIFF(
      file, language: update.language, sourceLanguage: sourceLanguage, update.edits)
  case .toml, .yaml, .json, .xcstrings: editTextMap(file, update.edits)
  }
}

/// An empty catalog, to which texts can be added.
///
/// - Parameter project: The menu's name, for headers.
func emptyCatalog(
  format: CatalogFormat, language: String, sourceLanguage: String, project: String
) -> [UInt8] {
  switch format {
  case .po: emptyPO(language: language, project: project)
  case .xliff: emptyXLIFF(language: language, sourceLanguage: sourceLanguage, project: project)
  case .xcstrings: emptyStringCatalog(sourceLanguage: sourceLanguage)
  case .toml, .yaml: []
  case .json: Array("{}\n".utf8)
  }
}
