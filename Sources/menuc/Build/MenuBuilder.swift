import MenuCompiler

/// Compiles all menus before a file is written, so that two that would write the same file are found
/// in time.
struct MenuBuilder {
  let request: BuildRequest
  let options: InputOptions
  let assignment: Assignment
  private let watched: WatchedFiles?
  /// What the menus without problems are to write.
  private(set) var plan = OutputPlan()
  private var outputs = OutputSet()
  /// The index in the plan of each file, by its normalized path.
  private var indices: [String: Int] = [:]
  /// The documents that claim a file which another one claims, too.
  private var collided: Set<String> = []
  /// What is read, which no output may overwrite.
  private var inputs = ClaimedFiles()

  /// - Parameters:
  ///   - files: The documents that the command line names; the project's, if there are none.
  ///   - watched: Notes all that is read.
  init(
    _ files: [String], request: BuildRequest, options: InputOptions, to reporter: inout Reporter,
    watched: WatchedFiles? = nil
  ) throws {
    self.request = request
    self.options = options
    self.watched = watched
    assignment = try Assignment(files, options, to: &reporter, watched: watched)
    plan.isWholeProject = assignment.isWholeProject
  }

  /// The outputs, if neither they nor what they are made from has changed since the last build.
  func unchangedOutputs() -> [String]? {
    var fresh = FreshBuild(request, assignment)
    return fresh.outputs()
  }

  /// Compiles documents and adds their problems to a report.
  mutating func compile(to reporter: inout Reporter) throws -> ExitStatus {
    var runs = CompilerRun.all(
      assignment, goal: .files(request), options: options, watched: watched)
    if let baseline = assignment.baseline {
      reporter.claims.claim(baseline.path, as: ClaimedFiles.input)
      var filter = try baseline.filter()
      for index in runs.indices { runs[index].hide(&filter, keepsErrors: true) }
    }
    for run in runs { run.claimFiles(&inputs) }
    let others = [assignment.project?.configuration.file.identity, assignment.baseline?.path]
    for path in others.compactMap({ $0 }) { inputs.claim(path, as: ClaimedFiles.input) }
    plan.inputs = inputs
    var status = ExitStatus.success
    for run in runs {
      let outcome = run.report(to: &reporter) { compiled, document, reporter in
        add(compiled, document, run, to: &reporter)
      }
      status = max(status, outcome)
    }
    plan.leaveOut(collided)
    for file in plan.files { reporter.claims.claim(file.path, as: ClaimedFiles.output) }
    return status
  }

  private mutating func add(
    _ compiled: CompiledMenu, _ document: SourceFile, _ run: CompilerRun,
    to reporter: inout Reporter
  ) -> ExitStatus {
    let read = run.sources.map {
      OutputPlan.Input(path: Disk.normalized($0.identity), shown: $0.name, bytes: $0.bytes)
    }
    let shared = assignment.project?.configuration.file
    let configuration = shared.map {
      OutputPlan.Input(path: Disk.normalized($0.identity), shown: $0.name, bytes: $0.bytes)
    }
    let isStandardInput = run.path == Disk.standardInput
    return add(
      compiled.files, of: document,
      OutputPlan.Menu(
        document: isStandardInput ? document.name : Disk.normalized(document.identity),
        name: document.name,
        flags: request.flags, settings: assignment.settings(of: request),
        isClean: compiled.diagnostics.isEmpty && !run.hidesProblems && run.readsNoLinks,
        inputs: (isStandardInput ? Array(read.dropFirst()) : read) + run.templates
          + [configuration].compactMap { one in
            read.contains { $0.path == one?.path } ? nil : one
          }),
      to: &reporter)
  }

  /// Adds a menu's files, or none of them if another menu writes one of them otherwise.
  private mutating func add(
    _ files: [GeneratedFile], of document: SourceFile, _ menu: OutputPlan.Menu,
    to reporter: inout Reporter
  ) -> ExitStatus {
    var (added, planned, known) = (outputs, plan, indices)
    for file in files {
      let path = path(of: file, from: document)
      let normalized = Disk.normalized(path)
      if let owner = inputs.claimant(of: normalized) {
        reporter.add(
          .init(
            "cannot-run",
            "\(document.name): '\(path)' is \(owner), and would be overwritten",
            in: document.name, help: "choose another 'output' or 'file'"))
        return .problems
      }
      if let problem = added.add(file, path: normalized) {
        let owners = known[normalized].map { planned.files[$0].owners } ?? []
        // Of two menus that claim a file neither writes it, whichever comes first.
        collided.insert(menu.document)
        if !file.isShared { collided.formUnion(owners) }
        let other = planned.menus.first { owners.contains($0.document) }?.inputs.first?.shown
        let claimant = other.map { other in
          other == document.name ? "" : "; '\(other)' writes it, too"
        }
        reporter.add(
          .init(
            DiagnosticName.outputCollision.rawValue,
            "\(document.name): \(problem)\(claimant ?? "") [output-collision]", in: document.name,
            help: file.isShared
              ? "menus that share a directory must agree in its target's parameters, such as 'access'"
              : "give the menus different names, or one of them an 'output' of its own"))
        return .problems
      }
      if let index = known[normalized] {
        planned.files[index].owners.append(menu.document)
      } else {
        known[normalized] = planned.files.count
        planned.files.append(
          OutputPlan.File(path: path, bytes: Array(file.text.utf8), owner: menu.document))
      }
    }
    planned.menus.append(menu)
    (outputs, plan, indices) = (added, planned, known)
    return .success
  }

  private func path(of file: GeneratedFile, from document: SourceFile) -> String {
    switch file.directory {
    case .besideConfiguration(let path):
      let directory = assignment.project.map { $0.path(path) } ?? path
      return Disk.join(directory, file.name)
    case .workingDirectory(let path): return Disk.join(path, file.name)
    case .besideDocument(let path):
      let directory = Disk.join(Disk.parent(of: document.name), path)
      return Disk.join(directory, file.name)
    }
  }
}

extension BuildRequest {
  /// The flags that choose what is generated: not how, so that a file which changes its name is
  /// known to be the same menu's.
  var flags: String {
    let runtime = parameters.last { $0.name == "runtime" }.map { ["--param runtime=\($0.value)"] }
    let chosen = targets.map { "--target \($0)" } + templates.map { "--template \($0)" }
    let ignored = ignoresGenerate ? ["--ignore-generate"] : []
    return (ignored + chosen + (runtime ?? [])).joined(separator: " ")
  }
}
