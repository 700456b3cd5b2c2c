/// Loads a custom target, given its path as written, relative to the document (`from`) or, for nil,
/// to the working directory. Throws a ``TargetError``.
public typealias TargetLoader = (_ path: String, _ from: SourceFile?) throws -> TargetSource

/// Determines the targets to render, with their directories and parameters. Invalid entries are
/// reported; errors in the request itself are thrown. A template that can't be used becomes the
/// plan's failure, so that the menu's own problems are reported as well.
package func planJobs(
  for menu: Menu, in file: SourceFile, request: BuildRequest, input: CompilerInput,
  into diagnostics: inout Diagnostics
) throws -> JobPlan {
  let fromRequest = try requestedTargets(request, load: input.loadTarget)
  let names = Set(request.targets)
  let defines = try requestedDefines(of: menu, in: input)
  var planner = JobPlanner(
    request: request, menu: menu, judge: input.judge, defines: defines,
    isShared: input.definesAreShared,
    values: ValueReader(diagnostics: diagnostics))
  var jobs: [RenderJob] = []
  var matched: Set<String> = []
  var failure: TargetError?
  if let module = request.module {
    let jobs = try planner.moduleJobs(of: module)
    diagnostics = planner.values.diagnostics
    try planner.checkRequestedParameters(of: jobs)
    return planner.plan(jobs, unknownIn: input)
  }
  let entries = request.ignoresGenerate ? [] : menu.generate
  for entry in entries {
    let isWanted = entry.target.map(names.contains) ?? false
    // Entries that are not requested are checked as well, because a menu is valid or invalid as a
    // whole.
    let found: Target?
    do { found = try planner.target(of: entry, in: file, load: input.loadTarget) } catch let error
      as TargetError
    {
      failure = failure ?? error
      continue
    } catch let refusal as PathRefusal {
      planner.values.diagnostics.templateOutside(entry.template ?? "", entry, refusal)
      continue
    }
    guard let target = found, let job = planner.job(for: target, entry: entry) else { continue }
    if request.targets.isEmpty && request.templates.isEmpty || isWanted { jobs.append(job) }
    if isWanted { matched.insert(target.name) }
  }
  var defaults = fromRequest.filter { !matched.contains($0.name) || !names.contains($0.name) }
  let namesOutputs = !(request.targets.isEmpty && request.templates.isEmpty && entries.isEmpty)
  if !namesOutputs {
    defaults = try TargetLibrary.target(named: "swift").map { [$0] } ?? []
  }
  for target in defaults {
    if let job = planner.job(for: target, entry: nil) { jobs.append(job) }
  }
  diagnostics = planner.values.diagnostics
  try planner.checkRequestedParameters(of: jobs)
  var plan = planner.plan(jobs, unknownIn: input, failure: failure)
  plan.namesOutputs = namesOutputs
  return plan
}

/// The jobs to render.
package struct JobPlan {
  package let jobs: [RenderJob]
  /// The values of conditions that the caller fixes in all jobs.
  var requestedDefines: [Define] = []
  /// The conditions that the caller fixes but that the menu does not have.
  var unknownDefines: [String] = []
  /// The reason why a template of the document can't be used.
  let failure: TargetError?
  /// The target for browsers, with its entry in the document; nil if the menu has no such target.
  /// The entry may be invalid.
  let page: (target: Target, entry: GenerateEntry?)?
  /// Whether the document or the caller names an output. If not, the menu may become any kind of
  /// output.
  var namesOutputs = true
}

private func requestedTargets(_ request: BuildRequest, load: TargetLoader) throws -> [Target] {
  let builtIn = try request.targets.map { name in
    guard let target = try TargetLibrary.target(named: name) else {
      throw TargetLibrary.unknown(name)
    }
    return target
  }
  return try builtIn + request.templates.map { try readTarget(load($0, nil)) }
}

struct JobPlanner {
  let request: BuildRequest
  let menu: Menu
  let judge: PathJudge
  /// The values that the request fixes, which take precedence over the entries.
  let defines: [Define]
  /// Whether the request is for several menus, which may lack conditions that the request names.
  let isShared: Bool
  var values: ValueReader
  /// The first target for browsers.
  private(set) var page: (target: Target, entry: GenerateEntry?)?

  /// Creates the plan for the collected jobs.
  func plan(
    _ jobs: [RenderJob], unknownIn input: CompilerInput, failure: TargetError? = nil
  ) -> JobPlan {
    JobPlan(
      jobs: jobs, requestedDefines: defines,
      unknownDefines: input.defines.map(\.condition).filter { name in
        !menu.conditionsAreUnknown && !menu.conditions.contains { $0.name == name }
      },
      failure: failure, page: page)
  }

  mutating func target(
    of entry: GenerateEntry, in file: SourceFile, load: TargetLoader
  ) throws -> Target? {
    let target = try namedTarget(of: entry, in: file, load: load)
    if target == nil, let name = entry.target {
      values.unknownTarget(name, at: .entry(entry.place, key: GenerateKey.target.rawValue))
    }
    return target
  }

  /// The job for a target. Parameters of the request take precedence over those of the entry, which
  /// take precedence over the target's defaults. Returns nil if a problem was reported.
  mutating func job(for target: Target, entry: GenerateEntry?) -> RenderJob? {
    if page == nil, target.isForBrowsers { page = (target, entry) }
    var parameters: [String: TargetParameter.Value] = [:]
    for parameter in target.parameters { parameters[parameter.name] = parameter.defaultValue }
    let before = values.diagnostics.all.count
    for given in entry?.parameters ?? [] {
      guard let parameter = target.parameters.first(where: { $0.name == given.key }) else {
        values.unknownParameter(given, of: target, in: entry)
        continue
      }
      guard let value = values.parameter(parameter, given.value) else { continue }
      if let problem = wellKnownProblem(parameter.name, value, of: target) {
        values.diagnostics.report(
          .invalidValue, problem.description, at: .value(given.value.place), help: problem.help)
      }
      parameters[given.key] = value
    }
    for (name, value) in request.parameters where name != WellKnownParameter.languages {
      guard let parameter = target.parameters.first(where: { $0.name == name }) else { continue }
      parameters[name] = Self.value(of: parameter, written: value) ?? parameters[name]
    }
    let output = entry?.output ?? GenerateEntry.standardOutput
    let own: OutputDirectory =
      entry?.origin == nil ? .besideDocument(output) : .besideConfiguration(output)
    let directory = request.output.map { OutputDirectory.workingDirectory($0) } ?? own
    var job = RenderJob(
      target: target, directory: directory, parameters: parameters,
      defines: values.defines(of: entry, of: menu, besides: defines),
      languages: values.languages(of: entry, of: menu, requested: request.languages), entry: entry)
    // The entry's own directory is checked even if the request overrides it.
    let folders = [own] + job.resourceFolders(of: menu.languages).map { own.appending($0.folder) }
    if request.output == nil || output != GenerateEntry.standardOutput,
      let refusal = folders.compactMap({ judge(.output($0)) }).first
    {
      values.diagnostics.outputOutside(output, entry, of: menu, refusal)
    }
    checkScript(of: job)
    checkPath(of: job)
    settleLanguage(of: &job)
    checkCurrent(of: job)
    return values.diagnostics.all.count == before ? job : nil
  }

  /// Checks that the files that a page loads are on its own site, unless the command line names a
  /// different site.
  private mutating func checkPath(of job: RenderJob) {
    let name = WellKnownParameter.path
    guard job.target.isForBrowsers, let path = job.text(name), Address.path(of: path) == nil,
      !request.parameters.contains(where: { $0.name == name })
    else { return }
    values.diagnostics.scriptElsewhere(path, at: place(of: name, in: job))
  }

  /// The place of a parameter's value, for problems with the value. If the entry does not set the
  /// parameter, the place of the entry or, without an entry, of the menu.
  private func place(of parameter: String, in job: RenderJob) -> SourcePlace {
    let given = job.entry?.parameters.first { $0.key == parameter }?.value
    return given?.place ?? job.entry?.place ?? menu.place
  }

  /// Checks that a page's script is in the project, unless the command line names it.
  private mutating func checkScript(of job: RenderJob) {
    let name = WellKnownParameter.script
    guard job.target.isForBrowsers, let address = job.text(name), !address.isEmpty,
      !request.parameters.contains(where: { $0.name == name })
    else { return }
    let refusal =
      Address.path(of: address).map { judge(.script($0, of: job.directory)) }
      ?? PathRefusal(.outside)
    guard let refusal else { return }
    values.diagnostics.scriptOutside(address, at: place(of: name, in: job), refusal)
  }

  /// Checks that each parameter on the command line belongs to one of the targets being built, and
  /// has a value that the target allows. Throws a ``UsageError`` otherwise.
  func checkRequestedParameters(of jobs: [RenderJob]) throws {
    for (name, written) in request.parameters {
      if name == WellKnownParameter.languages {
        try checkRequestedLanguages(written, of: menu, isShared: isShared)
        continue
      }
      let declared = jobs.compactMap { job in
        job.target.parameters.first { $0.name == name }.map { (job.target, $0) }
      }
      if declared.isEmpty {
        guard !jobs.isEmpty else { continue }
        let known = jobs.flatMap { $0.target.parameters.map(\.name) }
        throw UsageError(
          "none of the targets being built has a parameter '\(name)'",
          help: Suggestion.help(for: name, among: Array(Set(known)).sorted()))
      }
      for (target, parameter) in declared {
        guard let value = Self.value(of: parameter, written: written) else {
          throw Self.refusal(of: written, for: parameter)
        }
        if let problem = wellKnownProblem(name, value, of: target) { throw problem }
      }
      if name == WellKnownParameter.language {
        for job in jobs { try checkRequestedLanguage(written, of: job) }
      }
      if name == WellKnownParameter.current, !isShared, let problem = currentProblem(written) {
        throw problem
      }
    }
  }

  private static func refusal(of written: String, for parameter: TargetParameter) -> UsageError {
    let choices = parameter.choices.map { "'\($0)'" }.joined(separator: ", ")
    return UsageError(
      "the parameter '\(parameter.name)' can't be '\(written)'",
      help: parameter.successor(of: written)?.help
        ?? (parameter.pattern != nil
          ? parameter.summary
          : choices.isEmpty
            ? "write a value of type \(parameter.kind.rawValue)" : "use one of \(choices)"))
  }

  private static func value(
    of parameter: TargetParameter, written: String
  ) -> TargetParameter.Value? {
    switch parameter.kind {
    case .text: parameter.accepts(written) ? .text(written) : nil
    case .choice: parameter.values[written] == nil ? nil : .text(written)
    case .boolean: Bool(written).map { .boolean($0) }
    case .integer: Int64(written).map { .integer($0) }
    }
  }
}

/// The problem with a value that breaks the rules for the parameters that menuc itself interprets:
/// `file` names a file, and `type` names a type. Nil if there is no problem.
private func wellKnownProblem(
  _ name: String, _ value: TargetParameter.Value, of target: Target
) -> UsageError? {
  guard case .text(let text) = value, !text.isEmpty else { return nil }
  switch name {
  case WellKnownParameter.file where !OutputName.isValid(text):
    return UsageError(
      "'file' can't be '\(text)'",
      help: OutputName.isReserved(text)
        ? "such names are reserved for menuc and version control"
        : "name a file, without a directory")
  case WellKnownParameter.type where !IdentifierStyle.isTypeName(text):
    return UsageError(
      "'type' can't be '\(text)'",
      help: "use the letters A to Z, digits and '_', starting with a letter")
  case WellKnownParameter.type
  where target.identifiers.refuses(type: text) || target.identifiers.reserved.contains(text):
    return UsageError(
      "'type' can't be '\(text)', which the target '\(target.name)' itself uses",
      help: "choose a different name, such as 'My\(text)'")
  default: return nil
  }
}
