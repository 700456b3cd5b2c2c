/// A document written in another format.
package struct ConvertedDocument: Sendable {
  /// The new document; nil if the old one has errors.
  package var file: SourceFile?
  /// The errors in the old document.
  package var problems: [LocatedDiagnostic] = []
  /// The parts that the new document can't contain, each with its line, if known.
  package var losses: [String] = []
}

/// Writes a document in another format: TOML, YAML or JSON. Comments keep their places as far as
/// the format allows. Included documents and catalogs stay as they are.
///
/// - Parameter name: The name of the new file.
package func convertDocument(
  _ file: SourceFile, to format: SourceFormat, name: String
) -> ConvertedDocument {
  var diagnostics = Diagnostics()
  let parsed = parse(file, as: 0, into: &diagnostics, keepsOwnKeys: true)
  guard let root = parsed.root, !diagnostics.hasErrors, let tree = SyntaxTree(file) else {
    var sources = Sources()
    sources.add(parsed)
    return ConvertedDocument(problems: diagnostics.located(in: sources))
  }
  var reader = ConversionReader(parsed, root, tree, for: format)
  let document = reader.document(root)
  let lines = LineIndex(file.bytes)
  let text = ConvertedText(document, schema: reader.schema, as: format)
  let losses =
    reader.losses.sorted { $0.offset < $1.offset }.map {
      "\(file.name):\(lines.position(of: $0.offset).line): \($0.message)"
    } + text.losses.map { "\(file.name): \($0)" }
  let draft = SourceFile(name: name, format: format, text: text.text)
  let formatted = formatDocument(draft)
  return ConvertedDocument(
    file: SourceFile(name: name, format: format, bytes: formatted.bytes ?? draft.bytes),
    losses: losses)
}

/// Whether two documents define the same menu: both compile to the same table and read the same
/// other files, or neither compiles to a table and both break the same rules.
///
/// - Parameter input: Returns how a document accesses other files.
package func areSameMenu(
  _ one: SourceFile, _ other: SourceFile, input: (SourceFile) -> CompilerInput
) throws -> Bool {
  let menus = try [one, other].map { file in
    try compileMenu(file, goal: .table, input: input(file), offersFixes: false)
  }
  return areSameMenu(menus[0], menus[1])
}

/// Whether two documents, both compiled with the goal `table`, define the same menu.
package func areSameMenu(_ one: CompiledMenu, _ other: CompiledMenu) -> Bool {
  let tables = [one, other]
  guard let first = tables[0].menu, let second = tables[1].menu else {
    let names = tables.map { $0.diagnostics.map(\.name.rawValue).sorted() }
    return (tables[0].menu == nil) == (tables[1].menu == nil) && names[0] == names[1]
  }
  let others = tables.map { Set($0.sources.files.dropFirst().map(\.file.identity)) }
  return tableJSON(first) == tableJSON(second) && others[0] == others[1]
}
