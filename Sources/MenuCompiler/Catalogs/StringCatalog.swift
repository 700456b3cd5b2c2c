func parseStringCatalog(_ file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics)
  -> [Catalog]
{ [] }
func editStringCatalog(
  _ file: SourceFile, language: String, sourceLanguage: String, _ edits: [CatalogEdit]
) -> [UInt8] { file.bytes }
func emptyStringCatalog(sourceLanguage: String) -> [UInt8] { [] }
