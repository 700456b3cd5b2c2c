func parseXLIFF(_ file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics)
  -> [Catalog]
{ [] }
func editXLIFF(_ file: SourceFile, language: String, sourceLanguage: String, _ edits: [CatalogEdit])
  -> [UInt8]
{ file.bytes }
func emptyXLIFF(language: String, sourceLanguage: String, project: String) -> [UInt8] { [] }
