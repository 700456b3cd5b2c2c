import MenuCompiler

/// The data that a build keeps about a compiled menu, so that the next build need not compile the
/// menu again if nothing has changed; see ``UnchangedMenus``.
struct KeptMenu: Codable {
  /// A hash of everything that determines the outputs and the problems, except the inputs.
  let settings: String
  /// The document, and the documents that it includes.
  let sources: [Source]
  /// The document, the documents that it includes, and searches for catalogs.
  let inputs: [BuildInput]
  /// The template files.
  let templates: [BuildInput]
  /// The generated files, in order.
  var files: [GeneratedFile]
  /// The problems, including those that a baseline hides.
  let problems: [LocatedDiagnostic]
  /// Whether the problems include their fixes, which only some report formats print.
  let hasFixes: Bool
  /// The conditions that the flags fix but the menu does not have.
  let unknownDefines: [String]

  struct Source: Codable {
    /// The path of the file as it is printed.
    let name: String
    /// The path of the file with links resolved.
    let identity: String
    let format: SourceFormat
  }

  /// Returns nil if the result of a run depends on anything other than the files that it read.
  init?(_ run: CompilerRun, settings: String) {
    guard run.dependsOnInputsAlone, let menu = run.menu else { return nil }
    self.settings = settings
    sources = run.sources.map { Source(name: $0.name, identity: $0.identity, format: $0.format) }
    inputs = run.inputs
    templates = run.templates
    files = run.outputs.map(\.file)
    problems = menu.diagnostics
    hasFixes = run.options.format.hasFixes
    unknownDefines = menu.unknownDefines
  }

  /// Whether the kept data suffices for a report in a format.
  func suits(_ format: ReportFormat) -> Bool {
    problems.isEmpty || hasFixes || !format.hasFixes
  }
}
