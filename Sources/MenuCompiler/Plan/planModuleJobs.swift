extension JobPlanner {
  /// The jobs of a Swift module, from the entries for Swift; without such entries, a job of the
  /// target `swift`. Reports other entries, and settings that have no effect.
  mutating func moduleJobs(of module: SwiftModule) throws -> [RenderJob] {
    var jobs: [RenderJob] = []
    var isPlanned = false
    for entry in menu.generate {
      guard let name = entry.target, let target = try TargetLibrary.target(named: name) else {
        reportForeign(entry)
        continue
      }
      guard SwiftModule.has(name) else {
        reportForeign(entry)
        continue
      }
      isPlanned = true
      reportIgnored(entry, of: module)
      guard let job = job(for: target, entry: entry)?.inModule(module) else { continue }
      add(job, to: &jobs)
    }
    if !isPlanned, let target = try TargetLibrary.target(named: "swift"),
      let job = job(for: target, entry: nil)?.inModule(module)
    {
      jobs.append(job)
    }
    return jobs
  }

  /// Adds a job, unless an earlier job declares the same type. Reports an entry whose declaration
  /// differs.
  private mutating func add(_ job: RenderJob, to jobs: inout [RenderJob]) {
    let type = job.typeName(of: menu.name)
    guard let other = jobs.first(where: { $0.typeName(of: menu.name) == type }) else {
      jobs.append(job)
      return
    }
    guard !job.declaresTheSame(as: other), let entry = job.entry else { return }
    values.diagnostics.report(
      .outputCollision, "the type '\(type)' would have two different declarations in one module",
      at: .value(entry.place), label: "declared by this entry",
      related: other.entry.map { .init(.value($0.place), "also declared by this entry") },
      help: "give one of the entries a different 'type', such as 'Other\(type)'")
  }

  /// Reports an entry that does not generate Swift.
  private mutating func reportForeign(_ entry: GenerateEntry) {
    if let name = entry.target {
      guard TargetLibrary.names.contains(name) else {
        return values.unknownTarget(
          name, at: .entry(entry.place, key: GenerateKey.target.rawValue))
      }
      values.diagnostics.pluginSetting(
        "a plugin does not write the target '\(name)'",
        at: .entry(entry.place, key: GenerateKey.target.rawValue),
        help: "run 'menuc build' for it; a plugin writes the targets "
          + SwiftModule.targets.map { "'\($0)'" }.joined(separator: ", "))
    } else if let template = entry.template {
      values.diagnostics.pluginSetting(
        "a plugin does not write the template '\(template)'",
        at: .entry(entry.place, key: GenerateKey.template.rawValue),
        help: "run 'menuc build' for it")
    }
  }

  /// Reports settings of an entry that have no effect or can't work in a module.
  private mutating func reportIgnored(_ entry: GenerateEntry, of module: SwiftModule) {
    if entry.output != GenerateEntry.standardOutput {
      values.diagnostics.pluginSetting(
        "a plugin does not write to '\(entry.output)'",
        at: .entry(entry.place, key: GenerateKey.output.rawValue),
        help: "a plugin writes to a directory of the build system; 'menuc build' uses 'output'")
    }
    for given in entry.parameters {
      guard let text = given.value.word else { continue }
      switch given.key {
      case WellKnownParameter.file where !text.isEmpty:
        values.diagnostics.pluginSetting(
          "a plugin does not name a file '\(text)'", at: .value(given.value.place),
          help: "a plugin derives the file's name from the menu's name; 'type' names the type")
      case WellKnownParameter.runtime
      where text == SwiftModule.Engine.import.rawValue && module.importsEngine == false:
        values.diagnostics.pluginSetting(
          "the module does not depend on 'MenuRuntime', which the menu imports",
          at: .value(given.value.place),
          help: "add the product 'MenuRuntime' to the dependencies, or delete 'runtime'")
      default: break
      }
    }
  }
}

extension RenderJob {
  /// The same job with only the menu's own file; nil if it writes no such file.
  fileprivate func inModule(_ module: SwiftModule) -> RenderJob? {
    let isSet = entry?.parameters.contains { $0.key == WellKnownParameter.runtime } ?? false
    let set = isSet ? text(WellKnownParameter.runtime).flatMap(SwiftModule.Engine.init) : nil
    let engine = set ?? SwiftModule.engine(isImported: module.importsEngine == true)
    guard engine != .only else { return nil }
    var job = self
    job.target.files.removeAll { $0.once == .directory }
    job.parameters[WellKnownParameter.file] = .text(module.file)
    job.parameters[WellKnownParameter.runtime] = .text(
      (engine == .import ? SwiftModule.Engine.import : .omit).rawValue)
    return job
  }

  /// Whether two jobs for the same type would generate the same code.
  fileprivate func declaresTheSame(as other: RenderJob) -> Bool {
    parameters == other.parameters && defines.words == other.defines.words
      && languages == other.languages
  }
}
