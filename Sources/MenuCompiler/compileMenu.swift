/// The result of compiling a document.
public struct CompiledMenu: Sendable {
  /// The document and what it includes.
  public private(set) var sources: Sources
  /// All problems, in file order.
  public let diagnostics: [LocatedDiagnostic]
  /// Why a template that the document names can't be used. This is not a problem of the menu.
  public let failure: TargetError?
  /// The flat table; nil if a problem keeps the menu from being built.
  public private(set) var menu: LoweredMenu?
  /// What the targets generated; empty if the menu can't be built or was only checked.
  public let files: [GeneratedFile]
  /// The menu as it was declared, and what it generates, of a menu that was compiled to its table.
  package var plan: (declared: Menu, jobs: [RenderJob])? = nil

  /// The same result with other problems.
  func reporting(_ diagnostics: [LocatedDiagnostic]) -> CompiledMenu {
    CompiledMenu(
      sources: sources, diagnostics: diagnostics, failure: failure, menu: menu, files: files,
      plan: plan)
  }

  /// The same result without what only later stages need, so that thousands of menus fit into
  /// memory: the trees, the table, and the texts of a menu without problems to report.
  public func condensed() -> CompiledMenu {
    var menu = self
    menu.menu = nil
    menu.plan = nil
    if diagnostics.isEmpty { menu.sources.dropTexts() } else { menu.sources.dropTrees() }
    return menu
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

/// Compiles a document, see ``compileMenu(_:goal:input:severities:sink:)``, without trying the fixes of
/// its problems.
///
/// - Parameter needsTable: Whether the table is made even if only problems are requested, when
///   there are fixes to try.
func compileWithUntriedFixes(
  _ file: SourceFile, goal: CompilerGoal, input: CompilerInput, severities: SeveritySettings,
  sink: GeneratedFileSink? = nil, needsTable: Bool = true
) throws -> CompiledMenu {
  var checked = try check(file, request: goal.request, input: input, severities: severities)
  let isWhole = checked.menu != nil && !checked.diagnostics.hasErrors
  let located = checked.diagnostics.located(in: checked.sources, isWhole: isWhole)
  let isRefused = located.contains { $0.severity == .error }
  let needsTable = !goal.isCheck || (needsTable && located.contains { $0.fix != nil })
  guard checked.failure == nil, !isRefused, needsTable, let menu = checked.menu else {
    return CompiledMenu(
      sources: checked.sources, diagnostics: located, failure: checked.failure, menu: nil,
      files: [])
  }
  guard case .files = goal else {
    return CompiledMenu(
      sources: checked.sources, diagnostics: located, failure: nil, menu: lower(menu), files: [],
      plan: (menu, checked.jobs))
  }
  // For a million items, trees and declarations take more memory than all later stages.
  checked.sources.dropTrees()
  checked.menu = nil
  let lowered = lower(menu)
  let files = try renderJobs(checked.jobs, lowered, to: sink, into: &checked.diagnostics)
  return CompiledMenu(
    sources: checked.sources,
    diagnostics: checked.diagnostics.hasErrors
      ? checked.diagnostics.located(in: checked.sources) : located,
    failure: nil, menu: lowered, files: files)
}

/// The result of the stages before lowering.
private struct CheckedMenu {
  var sources = Sources()
  var diagnostics: Diagnostics
  var menu: Menu?
  var jobs: [RenderJob] = []
  var failure: TargetError?
}

private func check(
  _ file: SourceFile, request: BuildRequest, input: CompilerInput, severities: SeveritySettings
) throws -> CheckedMenu {
  var result = CheckedMenu(diagnostics: Diagnostics(severities))
  let document = parse(file, as: result.sources.next, into: &result.diagnostics)
  result.sources.add(document)
  let root = resolveIncludes(
    of: document, in: &result.sources, load: input.loadInclude, into: &result.diagnostics)
  guard let root, var menu = readMenu(root, into: &result.diagnostics) else { return result }
  if menu.generate.isEmpty, let project = input.configuration, !project.generate.isEmpty {
    // Read again as one of the menu's files, so that problems of an entry have a place there.
    let parsed = parse(project.file, as: result.sources.next, into: &result.diagnostics)
    result.sources.add(parsed)
    menu.generate =
      parsed.root.map { readProjectEntries($0, of: project.file, into: &result.diagnostics) } ?? []
  }
  validate(menu, into: &result.diagnostics)
  checkRestatedDefaults(root, of: menu, into: &result.diagnostics)
  let plan = try planJobs(
    for: menu, in: file, request: request, input: input, into: &result.diagnostics)
  (result.jobs, result.failure) = (plan.jobs, plan.failure)
  checkUnsafeURLs(of: menu, in: plan, into: &result.diagnostics)
  for job in result.jobs { checkNames(of: menu, in: job, into: &result.diagnostics) }
  for job in result.jobs { checkConstants(of: menu, in: job, into: &result.diagnostics) }
  result.menu = menu
  return result
}

extension CompilerGoal {
  fileprivate var request: BuildRequest {
    guard case .files(let request) = self else { return BuildRequest() }
    return request
  }

  var isCheck: Bool {
    guard case .check = self else { return false }
    return true
  }
}

/// Renders all jobs. Files that two of them share are written once; files of one name that differ
/// are an error at the later entry.
private func renderJobs(
  _ jobs: [RenderJob], _ menu: LoweredMenu, to sink: GeneratedFileSink?,
  into diagnostics: inout Diagnostics
) throws -> [GeneratedFile] {
  var outputs = OutputSet()
  // The entry of each file, in the order of the files.
  var entries: [GenerateEntry?] = []
  for job in jobs {
    var collisions: [OutputCollision] = []
    for file in try render(menu, job, to: sink) {
      if let collision = outputs.add(file) { collisions.append(collision) }
      while entries.count < outputs.files.count { entries.append(job.entry) }
    }
    guard let first = collisions.first else { continue }
    guard let entry = job.entry else { throw UsageError(first.description) }
    diagnostics.outputCollision(collisions, of: entry, with: entries[first.other])
  }
  return diagnostics.hasErrors ? [] : outputs.files
}
