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
    case .include, .only, nil: return Set(EnginePart.allCases)
    // An engine of the same directory may be the one that such a menu uses.
    case .needed, .import, .omit:
      return target.files.reduce(menu.engineParts) { $0.union($1.needs) }
    }
  }

  /// Whether an engine is among the target's files.
  private var hasEngineParts: Bool { target.files.contains { !$0.parts.isEmpty } }

  /// What a file of the job has to do with an engine, if the job has one.
  func engineUse(of file: TargetFile) -> EngineUse? {
    hasEngineParts ? EngineUse(job: self, file: file) : nil
  }
}

/// Renders a file of an engine again, for menus that need other parts.
///
/// - Parameter menu: Any menu: the file is the same for all.
func renderEngine(
  _ use: EngineUse, with parts: Set<EnginePart>, of menu: LoweredMenu
) throws -> GeneratedFile {
  var job = use.job
  job.engineParts = parts
  job.target.files = [use.file]
  job.parameters[WellKnownParameter.runtime] = .text(SwiftModule.Engine.only.rawValue)
  let files = try render(menu, job)
  guard let file = files.first else {
    throw TargetError("\(use.file.template): the file can't be shared")
  }
  return file
}
