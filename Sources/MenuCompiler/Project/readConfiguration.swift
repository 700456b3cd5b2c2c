/// Parses and reads a project's configuration. Its problems are reported in the same form as a
/// menu's problems. The configuration is nil if it can't be used.
///
/// - Parameter input: Given the configuration, returns the access to other files.
/// - Throws: A ``TargetError`` for a template that can't be read.
package func readConfiguration(
  _ file: SourceFile, input: (ProjectConfiguration) throws -> CompilerInput
) throws -> (configuration: ProjectConfiguration?, result: CompiledMenu) {
  var sources = Sources()
  var diagnostics = Diagnostics()
  let parsed = parse(file, as: sources.next, into: &diagnostics)
  sources.add(parsed)
  let configuration = ProjectConfiguration(reading: parsed, in: sources, into: &diagnostics)
  if let configuration, let root = parsed.root {
    // Targets and their parameters are checked like those of a menu.
    var menu = Menu.empty(at: root.place)
    menu.generate = configuration.generate.map(\.value)
    if !menu.generate.isEmpty {
      let plan = try planJobs(
        for: menu, in: file, request: BuildRequest(), input: input(configuration),
        into: &diagnostics)
      if let failure = plan.failure { throw failure }
    }
  }
  let located = diagnostics.located(in: sources)
  let result = CompiledMenu(
    sources: sources, diagnostics: located, failure: nil, menu: nil, files: [])
  return (diagnostics.hasErrors ? nil : configuration, result)
}
