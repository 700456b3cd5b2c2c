/// The entries of `generate` in a configuration, with their places in one of the files of a menu.
func readProjectEntries(
  _ root: SourceNode, of file: SourceFile, into diagnostics: inout Diagnostics
) -> [GenerateEntry] {
  guard let node = root[ConfigurationKey.generate.rawValue] else { return [] }
  var values = ValueReader(diagnostics: diagnostics)
  let entries = values.generate(node, origin: file)
  diagnostics = values.diagnostics
  return entries
}
