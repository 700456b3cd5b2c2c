/// The compiler: parse → include → read → validate → plan → locate → lower → render. Problems in
/// the document are part of the result. An error is thrown for a broken template (``TargetError``)
/// and for a request that can't be met, for example because it names something that does not exist
/// (``UsageError``). A fix is offered only if it was tried and works.
///
/// - Parameters:
///   - file: The document.
///   - goal: The stage up to which the document is compiled.
///   - input: The compiler's access to other files.
///   - severities: The severities of problems, as set by settings and options.
///   - sink: Receives generated files as they are rendered. Without a sink, the result contains
///     them.
///   - offersFixes: Whether diagnostics include fixes. To try the fixes, the menu is compiled
///     again.
public func compileMenu(
  _ file: SourceFile, goal: CompilerGoal, input: CompilerInput,
  severities: SeveritySettings = SeveritySettings(), sink: GeneratedFileSink? = nil,
  offersFixes: Bool = true
) throws -> CompiledMenu {
  guard offersFixes else {
    return try compileStages(
      file, goal: goal, input: input, severities: severities, sink: sink, needsTable: false
    ).offering { _ in false }
  }
  let input = input.remembering
  let compiled = try compileStages(
    file, goal: goal, input: input, severities: severities, sink: sink)
  return try compiled.offeringSoundFixes(
    of: file, goal: goal,
    compiler: FixCompiler(documents: [file], input: { _ in input }) {
      try compileStages($0, goal: .table, input: $1, severities: severities)
    })
}

/// Runs all stages in order. The fixes in the result have not been tried.
///
/// - Parameters:
///   - needsTable: Whether the table is created if there are fixes to try, even if only problems
///     are requested.
///   - keepsDeclared: Whether the result contains the menu as declared, even if there are errors.
func compileStages(
  _ file: SourceFile, goal: CompilerGoal, input: CompilerInput, severities: SeveritySettings,
  sink: GeneratedFileSink? = nil, needsTable: Bool = true, keepsDeclared: Bool = false
) throws -> CompiledMenu {
  var compilation = Compilation(of: file, goal: goal, input: input, severities: severities)
  compilation.parseText()
  compilation.includeDocuments()
  compilation.readDocument()
  compilation.readTranslations()
  compilation.validateMenu()
  try compilation.planOutputs()
  compilation.checkOutputs()
  compilation.locateProblems()
  compilation.lowerMenu(forFixes: needsTable)
  try compilation.renderOutputs(to: sink)
  var result = compilation.result
  if keepsDeclared { result.declared = compilation.menu }
  return result
}

/// A document on its way through the stages. Each stage uses the results of earlier stages. If the
/// results that it needs are missing, it does nothing.
private struct Compilation {
  private let file: SourceFile
  private let goal: CompilerGoal
  private let input: CompilerInput
  private var sources = Sources()
  private var diagnostics: Diagnostics
  /// The document, which contains the included items once includes are resolved.
  private var root: SourceNode?
  private(set) var menu: Menu?
  /// Whether the document was read without errors.
  private var isComplete = true
  private var plan = JobPlan(jobs: [], failure: nil, page: nil)
  /// The texts that views of the outputs show, if the goal is the texts.
  private var interfaceTexts: Set<InterfaceText> = []
  private var located: [LocatedDiagnostic] = []
  /// The table for the caller, specialized for the values that the request fixes.
  private var table: LoweredMenu?
  /// The tables of the outputs that fix conditions.
  private var variants: [(defines: [Define], table: LoweredMenu)] = []
  private var files: [GeneratedFile] = []
  private var certificates: [Certificate] = []
  private var sizes: [OutputSizes] = []

  init(
    of file: SourceFile, goal: CompilerGoal, input: CompilerInput, severities: SeveritySettings
  ) {
    self.file = file
    self.goal = goal
    self.input = input
    diagnostics = Diagnostics(severities)
  }

  mutating func parseText() {
    sources.add(parse(file, as: sources.next, into: &diagnostics))
  }

  mutating func includeDocuments() {
    root = resolveIncludes(
      of: sources.files[0], in: &sources, load: input.loadInclude, into: &diagnostics)
  }

  mutating func readDocument() {
    guard let root, var menu = readMenu(root, into: &diagnostics) else { return }
    addProjectEntries(of: input.configuration, to: &menu, in: &sources)
    self.menu = menu
  }

  mutating func readTranslations() {
    isComplete = !diagnostics.hasErrors
    guard goal.needsOutputs else {
      menu?.addLanguageCondition(knowsCatalogs: false)
      return judgeCatalogPaths()
    }
    guard var menu = menu.take() else { return }
    readCatalogs(
      of: &menu, in: file, sources: &sources, load: input.loadCatalogs, into: &diagnostics)
    menu.addLanguageCondition(knowsCatalogs: input.loadCatalogs != nil)
    self.menu = menu
  }

  /// Reports catalogs that must not be written.
  private mutating func judgeCatalogPaths() {
    guard let load = input.loadCatalogs else { return }
    for path in menu?.translations ?? [] {
      if case .outside(let refusal) = load(path.path, file) {
        diagnostics.catalogOutside(path, refusal)
      }
    }
  }

  mutating func validateMenu() {
    guard let root, let menu else { return }
    validate(menu, into: &diagnostics)
    checkCatalogs(menu, isComplete: isComplete, into: &diagnostics)
    checkRestatedDefaults(root, of: menu, into: &diagnostics)
  }

  mutating func planOutputs() throws {
    guard let menu else { return }
    guard goal.needsOutputs else {
      interfaceTexts = shownInterfaceTexts(of: menu, in: file, load: input.loadTarget)
      return
    }
    plan = try planJobs(
      for: menu, in: file, request: goal.request, input: input, into: &diagnostics)
  }

  mutating func checkOutputs() {
    guard goal.needsOutputs, let menu else { return }
    checkVariants(of: menu, in: plan, into: &diagnostics)
    checkURLs(of: menu, in: plan, into: &diagnostics)
    for job in plan.jobs { checkNames(of: menu, in: job, into: &diagnostics) }
    checkConstants(of: menu, in: plan.jobs, into: &diagnostics)
    checkOmittedArguments(of: menu, in: plan.jobs, into: &diagnostics)
    checkDevices(of: menu, in: plan.jobs, into: &diagnostics)
    checkSymbols(of: menu, in: plan.jobs, into: &diagnostics)
    checkResources(of: menu, in: plan.jobs, into: &diagnostics)
    checkDeviceSizes(of: menu, in: plan.jobs, into: &diagnostics)
  }

  mutating func locateProblems() {
    // A request for a module ignores some entries of `generate`.
    let isWhole =
      goal.needsOutputs && goal.request.module == nil && menu != nil && !diagnostics.hasErrors
    // Only plugins check this rule.
    let unchecked: Set<DiagnosticName> = [.pluginSetting]
    located = diagnostics.located(in: sources, isWhole: isWhole, unchecked: unchecked)
  }

  /// - Parameter forFixes: Whether the table is needed for trying fixes.
  mutating func lowerMenu(forFixes: Bool) {
    let isNeeded = !goal.isCheck || forFixes && located.contains { $0.fix != nil }
    guard isNeeded, plan.failure == nil, !located.contains(where: { $0.severity == .error }),
      let menu
    else { return }
    if goal.rendersFiles {
      // For a million items, trees and declarations need more memory than all later stages.
      sources.dropTrees()
      root = nil
      self.menu = nil
    }
    let requested = plan.requestedDefines
    for defines in plan.variants where defines != requested && goal.rendersFiles {
      variants.append((defines, lower(specialize(menu, for: defines))))
    }
    table = lower(specialize(consume menu, for: requested))
  }

  mutating func renderOutputs(to sink: GeneratedFileSink?) throws {
    guard goal.rendersFiles, let table else { return }
    let tableOf = { [variants] (job: RenderJob) in
      variants.first { $0.defines == job.defines }?.table ?? table
    }
    if let module = goal.request.module, plan.jobs.count != 1 {
      files = try renderModule(
        plan.jobs, as: module.file, in: goal.request.output, to: sink, table: tableOf)
      return
    }
    let list = goal.request.isCertified || certifiesAlways ? CertificateList() : nil
    var measured: [OutputSizes]? = goal.request.measuresSizes ? [] : nil
    files = try renderJobs(
      plan.jobs, to: sink, certificates: list, sizes: &measured, into: &diagnostics, table: tableOf)
    sizes = measured ?? []
    if let failure = list?.failure { throw failure }
    certificates = goal.request.isCertified ? list?.all ?? [] : []
    // Colliding file names are known only after rendering.
    if diagnostics.hasErrors { located = diagnostics.located(in: sources) }
  }

  var result: CompiledMenu {
    CompiledMenu(
      sources: sources, diagnostics: located, failure: plan.failure, menu: table, files: files,
      unknownDefines: plan.unknownDefines,
      interfaceTexts: interfaceTexts, certificates: certificates, sizes: sizes,
      plan: table == nil ? nil : menu.map { ($0, plan.jobs, plan.requestedDefines) })
  }
}

extension CompilerGoal {
  fileprivate var request: BuildRequest {
    switch self {
    case .files(let request): request
    case .check, .table, .texts: BuildRequest()
    }
  }

  fileprivate var rendersFiles: Bool {
    switch self {
    case .files: true
    case .check, .table, .texts: false
    }
  }

  /// Whether outputs and catalogs, which only outputs use, are checked.
  fileprivate var needsOutputs: Bool {
    switch self {
    case .check, .table, .files: true
    case .texts: false
    }
  }
}

/// Renders all jobs, each with its table. Files that several jobs share are written once. Different
/// files with the same name cause an error at the later entry or, if the request does not come from
/// an entry, throw a ``UsageError``.
private func renderJobs(
  _ jobs: [RenderJob], to sink: GeneratedFileSink?, certificates: CertificateList?,
  sizes: inout [OutputSizes]?, into diagnostics: inout Diagnostics,
  table: (RenderJob) -> LoweredMenu
) throws -> [GeneratedFile] {
  var index = OutputIndex()
  var files: [GeneratedFile] = []
  // The entry that each file comes from.
  var entries: [GenerateEntry?] = []
  for job in jobs {
    var collisions: [OutputCollision] = []
    let menu = table(job)
    let rendered = try render(menu, job, to: sink, certificates: certificates)
    if let file = rendered.first(where: { !$0.isShared && $0.name.hasSuffix(".c") })?.name,
      let found = job.sizes(of: menu)
    {
      sizes?.append(OutputSizes(file: file, sizes: found))
    }
    for file in rendered {
      switch index.add(file, at: file.path) {
      case .new:
        files.append(file)
        entries.append(job.entry)
      case .known: break
      case .collision(let collision): collisions.append(collision)
      }
    }
    guard let first = collisions.first else { continue }
    guard let entry = job.entry else { throw UsageError(first.description) }
    diagnostics.outputCollision(collisions, of: entry, with: entries[first.other])
  }
  return diagnostics.hasErrors ? [] : files
}

extension GeneratedFile {
  /// The path that identifies the file among the files of one menu.
  fileprivate var path: String {
    switch directory {
    case .besideDocument(let path): "document/\(path)/\(name)"
    case .besideConfiguration(let path): "configuration/\(path)/\(name)"
    case .workingDirectory(let path): "directory/\(path)/\(name)"
    }
  }
}

#if DEBUG
  /// In debug builds, each test that builds a menu also compares the menu's tables with the menu.
  private let certifiesAlways = true
#else
  private let certifiesAlways = false
#endif
