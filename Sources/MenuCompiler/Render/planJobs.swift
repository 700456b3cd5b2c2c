/// How the caller brings in a target of one's own: by its path as written, relative to the document
/// (`from`) or, for nil, to the working directory. Throws a ``TargetError``.
public typealias TargetLoader = (_ path: String, _ from: SourceFile?) throws -> TargetSource

/// Decides which targets are rendered, where to, and with what parameters. Entries that can't be
/// are reported; what is wrong with the request itself is thrown. A template that can't be used is the
/// failure, so that the menu's own problems are told beside it.
package func planJobs(
  for menu: Menu, in file: SourceFile, request: BuildRequest, load: TargetLoader,
  into diagnostics: inout Diagnostics
) throws -> (jobs: [RenderJob], failure: TargetError?) {
  let fromRequest = try requestedTargets(request, load: load)
  let names = Set(request.targets)
  var planner = JobPlanner(request: request, values: ValueReader(diagnostics: diagnostics))
  var jobs: [RenderJob] = []
  var matched: Set<String> = []
  var failure: TargetError?
  let entries = request.ignoresGenerate ? [] : menu.generate
  for entry in entries {
    let isWanted = entry.target.map(names.contains) ?? false
    // What is not asked for is checked all the same: a menu is right or wrong as a whole.
    let found: Target?
    do { found = try planner.target(of: entry, in: file, load: load) } catch let error
      as TargetError
    {
      failure = failure ?? error
      continue
    }
    guard let target = found, let job = planner.job(for: target, entry: entry) else { continue }
    if request.targets.isEmpty && request.templates.isEmpty || isWanted { jobs.append(job) }
    if isWanted { matched.insert(target.name) }
  }
  diagnostics = planner.values.diagnostics
  var defaults = fromRequest.filter { !matched.contains($0.name) || !names.contains($0.name) }
  if request.targets.isEmpty, request.templates.isEmpty, entries.isEmpty {
    defaults = try TargetLibrary.target(named: "swift").map { [$0] } ?? []
  }
  for target in defaults {
    if let job = planner.job(for: target, entry: nil) { jobs.append(job) }
  }
  try planner.checkRequestedParameters(of: jobs)
  return (jobs, failure)
}

private func requestedTargets(_ request: BuildRequest, load: TargetLoader) throws -> [Target] {
  let builtIn = try request.targets.map { name in
    guard let target = try TargetLibrary.target(named: name) else {
      throw UsageError(
        "there is no target '\(name)'", help: Suggestion.help(for: name, among: TargetLibrary.names)
      )
    }
    return target
  }
  return try builtIn + request.templates.map { try readTarget(load($0, nil)) }
}

private struct JobPlanner {
  let request: BuildRequest
  var values: ValueReader

  mutating func target(
    of entry: GenerateEntry, in file: SourceFile, load: TargetLoader
  ) throws -> Target? {
    if let path = entry.template { return try readTarget(load(path, entry.origin ?? file)) }
    guard let name = entry.target else { return nil }
    if let target = try TargetLibrary.target(named: name) { return target }
    values.unknownTarget(name, at: .entry(entry.place, key: GenerateKey.target.rawValue))
    return nil
  }

  /// A target with the entry's parameters over its defaults, and the request's over both. Nil if a
  /// value of the entry is wrong.
  mutating func job(for target: Target, entry: GenerateEntry?) -> RenderJob? {
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
    for (name, value) in request.parameters {
      guard let parameter = target.parameters.first(where: { $0.name == name }) else { continue }
      parameters[name] = Self.value(of: parameter, written: value) ?? parameters[name]
    }
    guard values.diagnostics.all.count == before else { return nil }
    let output = entry?.output ?? GenerateEntry.standardOutput
    let directory: OutputDirectory =
      request.output.map { .workingDirectory($0) }
      ?? (entry?.origin == nil ? .besideDocument(output) : .besideConfiguration(output))
    return RenderJob(target: target, directory: directory, parameters: parameters, entry: entry)
  }

  /// A parameter on the command line must be one of some target that is built, and have a value.
  func checkRequestedParameters(of jobs: [RenderJob]) throws {
    for (name, written) in request.parameters {
      let declared = jobs.compactMap { job in
        job.target.parameters.first { $0.name == name }.map { (job.target, $0) }
      }
      guard let (target, parameter) = declared.first else {
        guard !jobs.isEmpty else { continue }
        let known = jobs.flatMap { $0.target.parameters.map(\.name) }
        throw UsageError(
          "no target that is built has a parameter '\(name)'",
          help: Suggestion.help(for: name, among: Array(Set(known)).sorted()))
      }
      guard let value = Self.value(of: parameter, written: written) else {
        let choices = parameter.choices.map { "'\($0)'" }.joined(separator: ", ")
        throw UsageError(
          "the parameter '\(name)' can't be '\(written)'",
          help: parameter.pattern != nil
            ? parameter.summary
            : choices.isEmpty
              ? "it is of type \(parameter.kind.rawValue)" : "use one of \(choices)")
      }
      if let problem = wellKnownProblem(name, value, of: target) { throw problem }
    }
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

/// The rules of the parameters that menuc itself understands: `file` names a file, `type` a type.
private func wellKnownProblem(
  _ name: String, _ value: TargetParameter.Value, of target: Target
) -> UsageError? {
  guard case .text(let text) = value, !text.isEmpty else { return nil }
  switch name {
  case WellKnownParameter.file where !OutputName.isValid(text):
    return UsageError("'file' can't be '\(text)'", help: "name a file, without a directory")
  case WellKnownParameter.type where !IdentifierStyle.isTypeName(text):
    return UsageError(
      "'type' can't be '\(text)'",
      help: "use the letters A to Z, digits and '_', starting with a letter")
  case WellKnownParameter.type
  where target.identifiers.refuses(type: text) || target.identifiers.reserved.contains(text):
    return UsageError(
      "'type' can't be '\(text)', which the target '\(target.name)' itself uses",
      help: "choose another, such as 'My\(text)'")
  default: return nil
  }
}

/// The parameters that menuc itself understands, in every target that declares them.
enum WellKnownParameter {
  /// The name of the file that is written once a menu.
  static let file = "file"
  /// The name of the type that is made from the menu.
  static let type = "type"
  /// Which items get constants: `none`, `categories`, `explicit`, `all`.
  static let ids = "ids"
  /// Whether files once a directory are written: `include`, `omit`, `only`.
  static let runtime = "runtime"
}

/// The rule of names of generated files.
enum OutputName {
  static func isValid(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= 255
      && !name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x2F || $0 == 0x5C }
  }
}
