import MenuCompiler

/// Compiles all menus before a file is written, so that two that would write the same file are
/// detected in time. Meanwhile, generated files are in a store.
struct MenuBuilder {
  let request: BuildRequest
  let options: InputOptions
  let assignment: Assignment
  private let watched: WatchedFiles?
  /// The files that the menus without problems will write.
  private(set) var plan = OutputPlan()
  /// The files of the plan, with the same numbers.
  private var outputs = OutputIndex()
  /// The documents that claim the same file as another one, and these files.
  private var collided: (documents: Set<String>, files: Set<Int>) = ([], [])
  private let resolver: PathResolver
  /// The files that are read, which no output may overwrite.
  private let inputs: ClaimedFiles
  private var engines = SharedEngines(isWhole: false)
  /// What the next build may use, with the settings that it has for.
  private var unchanged: UnchangedMenus
  /// The menus that were compiled.
  private var compiled: [CompilerRun] = []

  /// - Parameters:
  ///   - files: The documents that the command line names; the project's, if there are none.
  ///   - watched: Records all files that are read.
  init(
    _ files: [String], request: BuildRequest, options: InputOptions, to reporter: inout Reporter,
    watched: WatchedFiles? = nil
  ) throws {
    self.request = request
    self.options = options
    self.watched = watched
    assignment = try Assignment(files, options, to: &reporter, watched: watched)
    resolver = PathResolver()
    inputs = ClaimedFiles(resolver)
    unchanged = UnchangedMenus(request, assignment, options, resolver, watched: watched)
    plan.isWholeProject = assignment.isWholeProject
  }

  /// Keeps what was compiled, for the next build.
  mutating func keepMenus() {
    var menus: [String: [String: KeptMenu]] = [:]
    for run in compiled {
      guard var menu = KeptMenu(run, settings: unchanged.settings), let document = run.sources.first
      else { continue }
      let places = menu.files.map { directory(of: $0, from: document) }
      // As it was written, with what the menus of its directory need.
      for index in menu.files.indices {
        guard let file = try? engines.completed(menu.files[index], in: places[index]) else {
          continue
        }
        menu.files[index] = file
      }
      let name = MenuCache.name(of: document.identity, flags: request.flags)
      menus[places[0], default: [:]][name] = menu
    }
    for (directory, menus) in menus { MenuCache(in: directory).keep(menus) }
  }

  /// Compiles documents and adds their problems to a report.
  ///
  /// - Parameter reusing: Whether menus that have not changed since an earlier build are taken from it.
  mutating func compile(to reporter: inout Reporter, reusing: Bool) throws -> ExitStatus {
    let store = OutputStore()
    var runs = runs(reusing ? unchanged.runs() : [:], in: store)
    let unsuited = runs.filter { $0.isUnchanged && !hasSuitedEngines($0) }.map(\.path)
    if !unsuited.isEmpty {
      let known = runs.filter { !unsuited.contains($0.path) }.map { ($0.path, $0) }
      runs = self.runs(Dictionary(known, uniquingKeysWith: { $1 }), in: store)
    }
    compiled = runs.filter { !$0.isUnchanged }
    try CompilerRun.checkDefines(of: runs)
    if let baseline = assignment.baseline {
      reporter.claims.claim(baseline.path, as: ClaimedFiles.input)
      var filter = try baseline.filter()
      for index in runs.indices { runs[index].hide(&filter, keepsErrors: true) }
    }
    for run in runs { run.claimFiles(inputs) }
    let others = [assignment.project?.configuration.file.identity, assignment.baseline?.path]
    for path in others.compactMap({ $0 }) { inputs.claim(path, as: ClaimedFiles.input) }
    plan.inputs = inputs
    let configuration = assignment.project.map { project in
      let file = project.configuration.file
      return OutputPlan.Input(
        path: Disk.normalized(file.identity), shown: file.name, bytes: file.bytes)
    }
    var status = ExitStatus.success
    for run in runs {
      let outcome = run.report(to: &reporter) { compiled, document, reporter in
        let isStandardInput = run.path == Disk.standardInput
        let path = isStandardInput ? document.name : resolver.file(document.identity)
        let link = isStandardInput ? path : resolver.file(document.name)
        let menu = OutputPlan.BuiltMenu(
          document: path, link: link == path ? nil : link, name: document.name,
          flags: request.flags,
          inputs: (isStandardInput ? Array(run.inputs.dropFirst()) : run.inputs) + run.templates
            + [configuration].compactMap { one in
              run.inputs.contains { $0.path == one?.path } ? nil : one
            })
        let files = try complete(run.outputs, of: document, in: store)
        return add(files, of: document, menu, to: &reporter)
      }
      status = max(status, outcome)
    }
    plan.leaveOut(collided.documents.union(collided.files.flatMap { plan.files[$0].owners }))
    for file in plan.files { reporter.claims.claim(file.absolute, as: ClaimedFiles.output) }
    return status
  }

  /// Compiles the documents that are not known, and finds what engines need for all of them.
  private mutating func runs(
    _ known: [String: CompilerRun], in store: OutputStore
  ) -> [CompilerRun] {
    let runs = CompilerRun.all(
      assignment, goal: .files(request), options: options, watched: watched, store: store,
      known: known)
    // What a menu with errors generated earlier stays, and may use any part.
    engines = SharedEngines(isWhole: runs.contains { $0.outputs.isEmpty })
    for run in runs {
      guard let document = run.sources.first else { continue }
      for (file, _) in run.outputs where file.engine != nil {
        engines.add(file, in: directory(of: file, from: document))
      }
    }
    return runs
  }

  /// Whether the engines that an earlier build wrote for a menu are those that its directories need now.
  private mutating func hasSuitedEngines(_ run: CompilerRun) -> Bool {
    guard let document = run.sources.first else { return true }
    return run.outputs.allSatisfy { file, _ in
      file.engine == nil || engines.suits(file, in: directory(of: file, from: document))
    }
  }

  /// A menu's files, with engines that suit all menus of their directories.
  private mutating func complete(
    _ files: [(file: GeneratedFile, contents: OutputContents)], of document: SourceFile,
    in store: OutputStore
  ) throws -> [(file: GeneratedFile, contents: OutputContents)] {
    try files.map { file, contents in
      if file.engine == nil { return (file, contents) }
      let completed = try engines.completed(file, in: directory(of: file, from: document))
      guard completed.hash != file.hash else { return (file, contents) }
      let piece = try store.add(Array(completed.text.utf8), sharedAs: completed.hash)
      return (completed, OutputContents(hash: completed.hash, pieces: [piece], in: store))
    }
  }

  /// Adds a menu's files, or none of them if another menu writes one of them with different
  /// contents.
  private mutating func add(
    _ files: [(file: GeneratedFile, contents: OutputContents)], of document: SourceFile,
    _ menu: OutputPlan.BuiltMenu, to reporter: inout Reporter
  ) -> ExitStatus {
    let before = outputs.count
    var menu = menu
    for (file, contents) in files {
      let path = assignment.path(of: file, from: document)
      let absolute = resolver.file(path)
      if let owner = inputs.claimant(of: absolute) {
        takeOut(menu, keeping: before)
        reporter.add(
          .init(
            "cannot-run", "\(document.name): '\(path)' is \(owner) and would be overwritten",
            in: document.name, help: "choose another 'output' or 'file'"))
        return .problems
      }
      switch outputs.add(file, at: absolute) {
      case .new(let number):
        menu.files.append(number)
        plan.files.append(
          OutputPlan.File(
            path: path, absolute: absolute, contents: contents, isShared: file.isShared,
            owners: [menu.document]))
      case .known(let number):
        menu.files.append(number)
        plan.files[number].owners.append(menu.document)
      case .collision(let collision):
        takeOut(menu, keeping: before)
        reporter.add(failure(of: document, collision, file, before: before))
        collided.documents.insert(menu.document)
        return .problems
      }
    }
    plan.add(menu)
    return .success
  }

  /// Why a menu can't write a file. If two menus claim a file, neither writes it, whichever comes
  /// first.
  ///
  /// - Parameter before: How many files other menus write.
  private mutating func failure(
    of document: SourceFile, _ collision: OutputCollision, _ file: GeneratedFile, before: Int
  ) -> Report.Failure {
    var claimant: String?
    if collision.other < before {
      if !file.isShared { collided.files.insert(collision.other) }
      let owner = plan.files[collision.other].owners.first
      let other = plan.menus.first { $0.document == owner }?.inputs.first?.shown
      claimant = other.map { $0 == document.name ? "" : "; '\($0)' writes it, too" }
    }
    return .init(
      DiagnosticName.outputCollision.rawValue,
      "\(document.name): \(collision)\(claimant ?? "") [output-collision]", in: document.name,
      help: file.isShared
        ? "menus that share a directory must set the same target parameters, such as 'access'"
        : "give the menus different names, or give one of them a separate 'output'")
  }

  /// Removes the files that were added for a menu.
  ///
  /// - Parameter before: How many files other menus write.
  private mutating func takeOut(_ menu: OutputPlan.BuiltMenu, keeping before: Int) {
    for index in menu.files where index < before { plan.files[index].owners.removeLast() }
    plan.files.removeSubrange(before...)
    outputs.removeLast(keeping: before)
  }

  /// The directory of a generated file, absolute.
  private mutating func directory(of file: GeneratedFile, from document: SourceFile) -> String {
    Disk.parent(of: resolver.file(assignment.path(of: file, from: document)))
  }
}

extension BuildRequest {
  /// The flags that select what is generated, but not how, so that a file that changes its name is
  /// known to belong to the same menu.
  var flags: String {
    let runtime = parameters.last { $0.name == "runtime" }.map { ["--param runtime=\($0.value)"] }
    let chosen = targets.map { "--target \($0)" } + templates.map { "--template \($0)" }
    let ignored = ignoresGenerate ? ["--ignore-generate"] : []
    let part = module == nil ? [] : ["--module-file"]
    return (ignored + chosen + part + (runtime ?? [])).joined(separator: " ")
  }
}
