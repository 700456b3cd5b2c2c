func editTextMap(_ file: SourceFile, _ edits: [CatalogEdit]) -> [UInt8] { file.bytes }
