import MenuCompiler

/// A document of another program becomes a menu without errors or warnings, or is refused with a reason. The
/// menu can be written in each format that has a writer.
func checkImport(_ bytes: [UInt8]) throws {
  let formats = ImportFormat.allCases.map(Optional.some) + [nil]
  guard let (format, text) = bytes.selecting(from: formats, name: { $0?.rawValue ?? "any" }) else {
    return
  }
  var request = ImportRequest(name: "menu.txt", bytes: text)
  request.format = format
  request.stem = "menu"
  request.output = text.count % 2 == 0 ? .toml : .yaml
  let imported: ImportedFiles
  do { imported = try importMenu(request) } catch let error as ImportError {
    try require(
      !error.description.contains("would have an error"), "\(error)")
    return
  }
  let file = SourceFile(name: "menu", format: request.output, text: imported.menu)
  let compiled = try compileMenu(file, goal: .table, input: .none, offersFixes: false)
  let catalogs = compiled.diagnostics.filter { $0.name.rawValue != "untranslated" }
  try require(
    compiled.menu != nil && catalogs.isEmpty,
    "the imported menu has problems: \(catalogs.map(\.message))\n\(imported.menu)")
  for other in ImportFormat.exported {
    let files = try exportMenu(compiled, to: other) { _, _ in .missing("there are no files here") }
    try require(!files.files.isEmpty, "no file is written as \(other)")
  }
}
