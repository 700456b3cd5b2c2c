func parseTextMap(_ file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics)
  -> [Catalog]
{ [] }
func editTextMap(_ file: SourceFile, _ edits: [CatalogEdit]) -> [UInt8] { file.bytes }
