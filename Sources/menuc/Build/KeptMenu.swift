import MenuCompiler

/// What a build keeps of a menu that it compiled, so that the next one need not compile it if nothing
/// has changed: see ``UnchangedMenus``.
struct KeptMenu: Codable {
  /// A hash of what decides, besides the inputs, what is generated and found.
  let settings: String
  /// The document, and what it includes.
  let sources: [Source]
  /// The document, what it includes, and searches for catalogs.
  let inputs: [OutputPlan.Input]
  /// The files of templates.
  let templates: [OutputPlan.Input]
  /// What was generated, in order.
  var files: [GeneratedFile]
  /// What was found, including what a baseline hides.
  let problems: [LocatedDiagnostic]
  /// Whether the problems have their fixes, which only some formats of reports print.
  let hasFixes: Bool
  /// The conditions to fix that the menu does not have.
  let unknownDefines: [String]

  struct Source: Codable {
    /// As it is printed.
    let name: String
    /// With links resolved.
    let identity: String
    let format: SourceFormat
  }

  /// Nil if the result of a run depends on more than what it read.
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

  /// Whether it has all that a report needs.
  func suits(_ format: ReportFormat) -> Bool {
    problems.isEmpty || hasFixes || !format.hasFixes
  }
}
