/// How the compiler reaches what is outside of it. It reads and writes no files of its own.
public struct CompilerInput {
  public var loadInclude: IncludeLoader
  public var loadTarget: TargetLoader
  /// Says whether what is written, and what pages ask for, may be where it is.
  public var judge: PathJudge
  /// What the project says for menus that do not say what to generate.
  public var configuration: ProjectConfiguration?

  public init(
    loadInclude: @escaping IncludeLoader, loadTarget: @escaping TargetLoader,
    judge: @escaping PathJudge = { _ in nil }, configuration: ProjectConfiguration? = nil
  ) {
    self.loadInclude = loadInclude
    self.loadTarget = loadTarget
    self.judge = judge
    self.configuration = configuration
  }

  /// An input for documents that stand alone.
  public static var none: CompilerInput {
    CompilerInput(
      loadInclude: { _, _ in .missing("there are no files here") },
      loadTarget: { path, _ in throw TargetError("\(path): there are no files here") })
  }
}

/// What compiling a document came to.
public struct CompiledMenu: Sendable {
  /// The document and what it includes.
  public let sources: Sources
  /// All problems, in file order.
  public let diagnostics: [LocatedDiagnostic]
  /// A template that the document names and that can't be used, which is no problem of the menu.
  public let failure: TargetError?
  /// The flat table; nil if a problem keeps the menu from being built.
  public let menu: LoweredMenu?
  /// What the targets wrote, in memory; empty if the menu can't be built or was only checked.
  public let files: [GeneratedFile]
  /// The menu as it was declared, and what it generates; nil where ``menu`` is.
  package var plan: (declared: Menu, jobs: [RenderJob])? = nil

  /// The same with other problems told.
  func telling(_ diagnostics: [LocatedDiagnostic]) -> CompiledMenu {
    CompiledMenu(
      sources: sources, diagnostics: diagnostics, failure: failure, menu: menu, files: files,
      plan: plan)
  }
}

/// How far a document is compiled.
public enum CompilerGoal: Sendable {
  /// Find its problems.
  case check
  /// Also flatten it.
  case table
  /// Also render its targets.
  case files(BuildRequest)
}

/// The compiler: parse → include → read → validate → lower → render. Problems of the document end
/// in the result; a broken template (``TargetError``) and a request for what does not exist
/// (``UsageError``) are thrown.
public func compileMenu(
  _ file: SourceFile, goal: CompilerGoal, input: CompilerInput,
  severities: SeveritySettings = SeveritySettings()
) throws -> CompiledMenu {
  var sources = Sources()
  var diagnostics = Diagnostics(severities)
  let document = parse(file, as: sources.next, into: &diagnostics)
  sources.add(document)
  let root = resolveIncludes(
    of: document, in: &sources, load: input.loadInclude, into: &diagnostics)
  var menu = root.flatMap { readMenu($0, into: &diagnostics) }
  if menu?.generate.isEmpty == true, let project = input.configuration, !project.generate.isEmpty {
    // Read anew as one of the menu's files, so that what is wrong with an entry has its place there.
    let parsed = parse(project.file, as: sources.next, into: &diagnostics)
    sources.add(parsed)
    menu?.generate =
      parsed.root.map { readProjectEntries($0, of: project.file, into: &diagnostics) } ?? []
  }
  var jobs: [RenderJob] = []
  var failure: TargetError?
  if let root, let menu {
    validate(menu, into: &diagnostics)
    checkRestatedDefaults(root, of: menu, into: &diagnostics)
    let plan = try planJobs(
      for: menu, in: file, request: goal.request, input: input, into: &diagnostics)
    (jobs, failure) = (plan.jobs, plan.failure)
    checkUnsafeURLs(of: menu, in: plan, into: &diagnostics)
    for job in jobs { checkNames(of: menu, in: job, into: &diagnostics) }
    for job in jobs { checkConstants(of: menu, in: job, into: &diagnostics) }
  }
  let isWhole = menu != nil && !diagnostics.hasErrors
  let located = diagnostics.located(in: sources, isWhole: isWhole)
  let isRefused = located.contains { $0.severity == .error }
  guard let menu, failure == nil, !isRefused, !goal.isCheck else {
    return CompiledMenu(
      sources: sources, diagnostics: located, failure: failure, menu: nil, files: [])
  }
  let lowered = lower(menu)
  guard case .files = goal else {
    return CompiledMenu(
      sources: sources, diagnostics: located, failure: nil, menu: lowered, files: [],
      plan: (menu, jobs))
  }
  let files = try renderJobs(jobs, lowered, into: &diagnostics)
  return CompiledMenu(
    sources: sources,
    diagnostics: diagnostics.hasErrors ? diagnostics.located(in: sources) : located,
    failure: nil, menu: lowered, files: files, plan: (menu, jobs))
}

extension CompilerGoal {
  fileprivate var request: BuildRequest {
    guard case .files(let request) = self else { return BuildRequest() }
    return request
  }

  fileprivate var isCheck: Bool {
    guard case .check = self else { return false }
    return true
  }
}

/// Renders all jobs. Files that two of them share are written once; files of one name that differ
/// are an error at the later entry.
private func renderJobs(
  _ jobs: [RenderJob], _ menu: LoweredMenu, into diagnostics: inout Diagnostics
) throws -> [GeneratedFile] {
  var outputs = OutputSet()
  // The entry of each file, in the order of the files.
  var entries: [GenerateEntry?] = []
  for job in jobs {
    var collisions: [OutputCollision] = []
    for file in try render(menu, job) {
      if let collision = outputs.add(file) { collisions.append(collision) }
      while entries.count < outputs.files.count { entries.append(job.entry) }
    }
    guard let first = collisions.first else { continue }
    guard let entry = job.entry else { throw UsageError(first.description) }
    diagnostics.outputCollision(collisions, of: entry, with: entries[first.other])
  }
  return diagnostics.hasErrors ? [] : outputs.files
}
