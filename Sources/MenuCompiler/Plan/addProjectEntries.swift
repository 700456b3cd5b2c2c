/// Gives a menu without `generate` the entries of its project. The configuration then becomes one
/// of the menu's files, so that the entries' places can be looked up.
func addProjectEntries(
  of configuration: ProjectConfiguration?, to menu: inout Menu, in sources: inout Sources
) {
  guard menu.generate.isEmpty, let configuration, !configuration.generate.isEmpty else { return }
  let number = sources.next
  sources.add(configuration.parsed.numbered(asFile: number))
  menu.generate = configuration.generate.map { $0.value.numbered(asFile: number) }
}

extension GenerateEntry {
  fileprivate func numbered(asFile file: Int32) -> GenerateEntry {
    var entry = self
    entry.place = SourcePlace(file: file, node: place.node)
    entry.defines = defines.map { define in
      var define = define
      define.place = define.place.map { SourcePlace(file: file, node: $0.node) }
      return define
    }
    entry.parameters = parameters.map { $0.numbered(asFile: file) }
    return entry
  }
}
