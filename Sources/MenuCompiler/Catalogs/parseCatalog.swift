/// Reads a file of catalogs, and returns a catalog for each language in it. For a file that can't
/// be parsed, reports an error with its place and returns no catalogs.
///
/// - Parameters:
///   - number: The file's index in ``Sources``, for the anchors.
///   - keys: The rule for the keys; nil for the format's default keys.
func parseCatalog(
  _ file: SourceFile, as number: Int32, format: CatalogFormat, keys: CatalogKeyRule? = nil,
  into diagnostics: inout Diagnostics
) -> [Catalog] {
  var catalogs = catalogs(in: file, as: number, format: format, into: &diagnostics)
  let names = CatalogKeys(format.version(of: file), keys)
  guard names.areOwn else { return catalogs }
  for catalog in catalogs.indices {
    catalogs[catalog].hasOwnKeys = keys?.namesMenu ?? false
    for entry in catalogs[catalog].entries.indices {
      let written = catalogs[catalog].entries[entry].key
      catalogs[catalog].entries[entry].key = names.canonical(written)
      catalogs[catalog].entries[entry].isOfOtherMenu =
        catalogs[catalog].entries[entry].note != nil && names.mayBeOfOtherMenu(written)
    }
  }
  return catalogs
}

private func catalogs(
  in file: SourceFile, as number: Int32, format: CatalogFormat, into diagnostics: inout Diagnostics
) -> [Catalog] {
  let format = format.version(of: file)
  if let document = format.document {
    return parseUnits(file, as: number, document, into: &diagnostics)
  }
  return switch format {
  case .po: parsePO(file, as: number, into: &diagnostics)
  case .xliff: parseXLIFF(file, as: number, into: &diagnostics)
  case .xcstrings: parseStringCatalog(file, as: number, into: &diagnostics)
  default: parseTextMap(file, as: number, into: &diagnostics)
  }
}

/// The bytes of a catalog after edits. Edits refer to entries as
/// ``parseCatalog(_:as:format:keys:into:)`` numbers them. The file must parse.
///
/// - Parameters:
///   - sourceLanguage: The language of the document.
///   - updates: The edits by language; more than one language only if the format contains all
///     languages.
/// - Throws: ``OverlappingEdits`` if edits overlap, so that nothing is lost silently.
func editCatalog(
  _ file: SourceFile, format: CatalogFormat, keys: CatalogKeyRule? = nil, sourceLanguage: String,
  _ updates: [LanguageEdits]
) throws(OverlappingEdits) -> [UInt8] {
  let keys = CatalogKeys(format.version(of: file), keys)
  let updates = keys.areOwn ? updates.map { $0.named(keys) } : updates
  if format == .xcstrings {
    return try editStringCatalog(file, sourceLanguage: sourceLanguage, updates)
  }
  guard let update = updates.first else { return file.bytes }
  let format = format.version(of: file)
  if let document = format.document { return try editUnits(file, document, update) }
  switch format {
  case .po: return editPO(file, language: update.language, update.edits)
  case .xliff:
    return try editXLIFF(
      file, language: update.language, sourceLanguage: sourceLanguage, update.edits)
  default: return try editTextMap(file, update.edits)
  }
}

/// An empty catalog, to which texts can be added.
///
/// - Parameter language: The language of the texts; empty in a template.
/// - Parameter project: The menu's name, for headers.
func emptyCatalog(
  format: CatalogFormat, language: String, sourceLanguage: String, project: String
) -> [UInt8] {
  if let document = format.document {
    return Array(
      document.empty(language: language, sourceLanguage: sourceLanguage, project: project).utf8)
  }
  return switch format {
  case .po: emptyPO(language: language, project: project)
  case .xliff: emptyXLIFF(language: language, sourceLanguage: sourceLanguage, project: project)
  case .xcstrings: emptyStringCatalog(sourceLanguage: sourceLanguage)
  case .json: Array("{}\n".utf8)
  default: []
  }
}
