func parsePO(_ file: SourceFile, as number: Int32, into diagnostics: inout Diagnostics) -> [Catalog]
{ [] }
func editPO(_ file: SourceFile, language: String, _ edits: [CatalogEdit]) -> [UInt8] { file.bytes }
func emptyPO(language: String, project: String) -> [UInt8] { [] }
