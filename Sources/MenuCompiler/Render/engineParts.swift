extension [RenderJob] {
  /// The jobs of a menu, each with the parts that the engine of its directory has.
  ///
  /// - Parameter table: The table of a job.
  func withEngineParts(table: (RenderJob) -> LoweredMenu) -> [RenderJob] {
    var parts: [OutputDirectory: Set<EnginePart>] = [:]
    for job in self {
      parts[job.directory, default: []].formUnion(job.neededParts(of: table(job)))
    }
    return map { job in
      var job = job
      job.engineParts = parts[job.directory] ?? []
      return job
    }
  }
}

extension RenderJob {
  /// The parts of an engine that the output needs: all, if it does not ask for fewer.
  fileprivate func neededParts(of menu: LoweredMenu) -> Set<EnginePart> {
    guard hasEngineParts else { return [] }
    switch text(WellKnownParameter.runtime).flatMap(SwiftModule.Engine.init) {
    // A module has the whole engine.
    case .include, .only, .import, nil: return EnginePart.all
    // An engine of the same directory may be the one that a menu without one uses.
    case .needed, .omit: return target.files.reduce(menu.engineParts) { $0.union($1.needs) }
    }
  }

  /// Whether an engine is among the target's files.
  private var hasEngineParts: Bool { target.files.contains { !$0.parts.isEmpty } }

  /// What a file of the job has to do with an engine, if the job has one.
  func engineUse(of file: TargetFile) -> EngineUse? {
    guard hasEngineParts else { return nil }
    let isPartial = file.parts.keys.contains { !engineParts.contains($0) }
    return EngineUse(
      parts: engineParts, source: isPartial ? EngineSource(file, of: self) : nil)
  }
}

/// Renders a file of an engine again, for menus that need other parts.
///
/// - Parameter menu: Any menu: the file is the same for all.
func renderEngine(
  _ source: EngineSource, with parts: Set<EnginePart>, of menu: LoweredMenu
) throws -> GeneratedFile {
  var job = source.job
  job.engineParts = parts
  job.target.files = [source.file]
  job.parameters[WellKnownParameter.runtime] = .text(SwiftModule.Engine.only.rawValue)
  let files = try render(menu, job)
  guard let file = files.first else {
    throw TargetError("\(source.file.template): the file is not one for a directory")
  }
  return file
}
