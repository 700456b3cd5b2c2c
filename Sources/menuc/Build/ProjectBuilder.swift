import MenuCompiler

/// Compiles all menus before any file is written, so that menus that would write the same file are
/// detected in time. Meanwhile, generated files are kept in memory.
struct ProjectBuilder {
  let request: BuildRequest
  let options: InputOptions
  let assignment: Assignment
  private let watched: WatchedFiles?
  /// The files that the menus without problems will write.
  private(set) var plan = OutputPlan()
  /// The files of the plan, with the same numbers.
  private var outputs = OutputIndex()
  /// The documents that claim the same file as another document, and the claimed files.
  private var collided: (documents: Set<String>, files: Set<Int>) = ([], [])
  private let resolver: PathResolver
  /// The files that are read, which no output may overwrite.
  private let inputs: ClaimedFiles
  /// The results of earlier builds that this build may reuse, and the settings that they must have.
  private var unchanged: UnchangedMenus
  /// The compiled menus.
  private var compiled: [CompilerRun] = []

  /// - Parameters:
  ///   - files: The documents that the command line names. If there are none, the project's
  ///     documents are built.
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

  /// Keeps the compiled menus for the next build.
  mutating func keepMenus() {
    var menus: [String: MenuCache.Menus] = [:]
    for run in compiled {
      guard let menu = KeptMenu(run, settings: unchanged.settings), let document = run.sources.first
      else { continue }
      let places = menu.files.map { directory(of: $0, from: document) }
      menus[places[0], default: .init()][document.identity, flags: request.flags] = menu
    }
    for (directory, menus) in menus { MenuCache(in: directory).keep(menus) }
  }

  /// Compiles documents and adds their problems to a report.
  ///
  /// - Parameter reusing: Whether the results of an earlier build are reused for menus that have
  ///   not changed since.
  /// - Parameter printed: The warnings that are not printed again; nil to print all.
  mutating func compile(
    to reporter: inout Reporter, reusing: Bool, printed: PrintedWarnings? = nil
  ) throws -> ExitStatus {
    let store = OutputStore()
    var runs = CompilerRun.all(
      assignment, goal: .files(request), options: options, watched: watched, store: store,
      known: reusing ? unchanged.runs() : [:])
    compiled = runs.filter { !$0.isUnchanged }
    try CompilerRun.checkDefines(of: runs)
    if let baseline = assignment.baseline {
      reporter.claims.claim(baseline.path, as: ClaimedFiles.input)
      var filter = try baseline.filter()
      for index in runs.indices { runs[index].hide(&filter, keepsErrors: true) }
    }
    let repeated = printed?.hide(in: &runs) ?? 0
    if repeated > 0 {
      Console.note(repeated == 1 ? "1 warning as before" : "\(repeated) warnings as before")
    }
    for run in runs { run.claimFiles(inputs) }
    let others = [assignment.project?.configuration.file.identity, assignment.baseline?.path]
    for path in others.compactMap({ $0 }) { inputs.claim(path, as: ClaimedFiles.input) }
    plan.inputs = inputs
    let configuration = assignment.project.map { project in
      let file = project.configuration.file
      return BuildInput(
        path: Disk.normalized(file.identity), shown: file.name, bytes: file.bytes)
    }
    var status = ExitStatus.success
    for run in runs {
      let outcome = run.report(to: &reporter) { compiled, document, reporter in
        for certificate in compiled.certificates { Console.note(certificate.sentence) }
        for output in compiled.sizes { try Console.print("\(output.sentence)\n") }
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
        return add(run.outputs, of: document, menu, to: &reporter)
      }
      status = max(status, outcome)
    }
    if request.measuresSizes, !runs.contains(where: { $0.menu?.sizes.isEmpty == false }) {
      Console.note("sizes are known only for outputs of the targets 'c' and 'device'")
    }
    plan.leaveOut(collided.documents.union(collided.files.flatMap { plan.files[$0].owners }))
    for file in plan.files { reporter.claims.claim(file.absolute, as: ClaimedFiles.output) }
    return status
  }

  /// Adds a menu's files. Adds none of them if one would overwrite an input, or if another menu
  /// writes it with different contents.
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

  /// The reason why a menu can't write a file. If two menus claim a file, neither writes it.
  ///
  /// - Parameter before: The number of files that other menus write.
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
  /// - Parameter before: The number of files that other menus write.
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
  /// The flags that select outputs. Flags that only affect the contents are left out, so that a
  /// renamed file is known to belong to the same menu.
  var flags: String {
    let runtime = parameters.last { $0.name == "runtime" }.map { ["--param runtime=\($0.value)"] }
    let chosen = targets.map { "--target \($0)" } + templates.map { "--template \($0)" }
    let ignored = ignoresGenerate ? ["--ignore-generate"] : []
    let part = module == nil ? [] : ["--module-file"]
    return (ignored + chosen + part + (runtime ?? [])).joined(separator: " ")
  }
}
