import Foundation
import MenuCompiler

/// The result of compiling a document, or the reason why compiling failed. Its problems have not
/// been printed yet.
struct CompilerRun {
  /// The path of the document as given on the command line.
  let path: String
  let options: InputOptions
  /// The document, the documents that it includes, and searches for catalogs; empty if no files
  /// were generated.
  private(set) var inputs: [BuildInput] = []
  /// The files of templates that were read.
  private(set) var templates: [BuildInput] = []
  /// The generated files and their contents.
  private(set) var outputs: [(file: GeneratedFile, contents: OutputContents)] = []
  /// Whether the document names a catalog that does not exist and is therefore not among the
  /// inputs.
  private(set) var lacksCatalogs = false
  /// Whether the document was not compiled, because nothing has changed since an earlier build.
  private(set) var isUnchanged = false
  private var result: Result<(CompiledMenu, SourceFile), any Error>

  /// Compiles one document.
  ///
  /// - Parameter store: Shares the contents of files that several menus generate identically; nil
  ///   to generate no files.
  init(
    _ path: String, of assignment: Assignment, goal: CompilerGoal, options: InputOptions,
    watched: WatchedFiles? = nil, store: OutputStore? = nil
  ) {
    self.path = path
    self.options = options
    var templates: [BuildInput] = []
    var searches: [BuildInput] = []
    var isMissingCatalogs = false
    var collector = store.map { OutputCollector($0) }
    result = Result {
      let document = try Disk.document(path, format: options.sourceFormat, watched: watched)
      let confinement = Confinement(
        document, project: assignment.project, allowed: options.allowOutside)
      var input = Disk().input(
        confinement, watched: watched,
        onTemplate: { templates.append($0) }, onCatalogs: { searches.append($0) },
        onMissingCatalog: { isMissingCatalogs = true })
      input.configuration = assignment.project?.configuration
      input.defines = options.defines
      input.definesAreShared = assignment.paths.count > 1
      let compiled = try compileMenu(
        document, goal: goal, input: input, severities: assignment.severities,
        sink: collector == nil ? nil : { collector?.take($0) },
        offersFixes: options.format.hasFixes || goal.isCheck && options.format.countsFixes)
      return (compiled, document)
    }
    self.templates = templates
    lacksCatalogs = isMissingCatalogs
    guard let collector, let compiled = menu else { return }
    outputs = compiled.files.map { ($0, collector.contents(of: $0)) }
    inputs =
      compiled.sources.files.concurrentMap {
        BuildInput(
          path: Disk.normalized($0.file.identity), shown: $0.file.name, bytes: $0.file.bytes)
      } + searches
  }

  /// The run of a document that an earlier build compiled.
  ///
  /// - Parameters:
  ///   - sources: The document and the documents that it includes.
  ///   - kept: The data that the earlier build kept.
  ///   - outputs: The files of the document, which exist on disk.
  init(
    unchanged sources: [SourceFile], _ kept: KeptMenu, _ outputs: [OutputContents],
    options: InputOptions
  ) {
    path = sources[0].name
    self.options = options
    inputs = kept.inputs
    templates = kept.templates
    self.outputs = zip(kept.files, outputs).map { ($0, $1) }
    isUnchanged = true
    result = .success(
      (
        CompiledMenu(
          unchanged: sources, diagnostics: kept.problems, files: kept.files,
          unknownDefines: kept.unknownDefines), sources[0]
      ))
  }

  /// Returns a copy of the run without the data that is only needed to print its table or its
  /// texts.
  private func condensed() -> CompilerRun {
    var run = self
    run.result = result.map { compiled, document in
      let condensed = compiled.condensed()
      return (condensed, condensed.sources.files.first?.file ?? document)
    }
    return run
  }

  /// The run of a document that was compiled elsewhere.
  init(_ path: String, options: InputOptions, result: Result<(CompiledMenu, SourceFile), any Error>)
  {
    self.path = path
    self.options = options
    self.result = result
  }

  /// The compiled menu; nil if compiling failed.
  var menu: CompiledMenu? { try? result.get().0 }

  /// Removes known problems.
  mutating func hide(_ filter: inout BaselineFilter, keepsErrors: Bool = false) {
    guard let (menu, document) = try? result.get() else { return }
    result = .success((filter.filter(menu, keepsErrors: keepsErrors), document))
  }

  /// Compiles documents on all processors. Returns the results in the order of the documents,
  /// without tables and trees.
  ///
  /// - Parameter known: The documents that need not be compiled, by their paths.
  static func all(
    _ assignment: Assignment, goal: CompilerGoal, options: InputOptions,
    watched: WatchedFiles? = nil, store: OutputStore? = nil, known: [String: CompilerRun] = [:]
  ) -> [CompilerRun] {
    let progress = Progress.onTerminal(of: assignment.paths.count)
    defer { progress?.end() }
    return assignment.paths.concurrentMap { path in
      defer { progress?.step() }
      return known[path]
        ?? CompilerRun(
          path, of: assignment, goal: goal, options: options, watched: watched, store: store
        ).condensed()
    }
  }

  /// The texts of all menus, in order.
  static func texts(of assignment: Assignment, options: InputOptions) -> [CompilerRun] {
    assignment.paths.map { CompilerRun($0, of: assignment, goal: .texts, options: options) }
  }

  /// The texts of the menu, and its document; nil if the menu has errors.
  var texts: (texts: SourceTexts, document: SourceFile)? {
    guard let (compiled, document) = try? result.get(), let texts = SourceTexts(compiled) else {
      return nil
    }
    return (texts, document)
  }

  /// Throws an error if the flags fix a condition that none of the menus has.
  static func checkDefines(of runs: [CompilerRun]) throws {
    let menus = runs.compactMap(\.menu)
    guard menus.count == runs.count, let first = menus.first else { return }
    for name in first.unknownDefines where menus.allSatisfy({ $0.unknownDefines.contains(name) }) {
      throw UsageError("none of the menus has a condition '\(name)'")
    }
  }

  /// The document and the documents that it includes; empty if the document could not be compiled.
  var sources: [SourceFile] {
    (try? result.get().0.sources.files.map(\.file)) ?? []
  }

  /// Whether no file was found through a link, apart from links to the document's directory. A link
  /// may later lead elsewhere even though no file changes.
  private var readsNoLinks: Bool {
    guard let document = sources.first, !Disk.isLink(document.name) else { return false }
    return sources.allSatisfy { file in
      let shown = Disk.relative(
        Disk.absolute(file.name), to: Disk.absolute(Disk.parent(of: document.name)))
      return shown
        == Disk.relative(
          file.identity, to: Disk.parent(of: document.identity))
    }
      && templates.allSatisfy {
        !Disk.isLink($0.shown) && !Disk.isLink(Disk.parent(of: $0.shown))
      }
  }

  /// Whether the result stays the same as long as no input changes, so that it can be kept.
  var dependsOnInputsAlone: Bool {
    path != Disk.standardInput && !outputs.isEmpty && !lacksCatalogs && readsNoLinks
      && menu?.sources.files.allSatisfy(\.isReadable) == true
  }

  /// Adds the problems to a report. `use` is called only for a menu without errors.
  func report(
    to reporter: inout Reporter,
    _ use: (CompiledMenu, SourceFile, inout Reporter) throws -> ExitStatus
  ) -> ExitStatus {
    claimFiles(reporter.claims)
    do {
      let (compiled, document) = try result.get()
      reporter.add(compiled)
      if let format = foreignFormat(of: compiled) { reporter.advise(import: name, format) }
      if let failure = compiled.failure { throw failure }
      let hasErrors = compiled.diagnostics.contains { $0.severity == .error }
      return hasErrors ? .problems : try use(compiled, document, &reporter)
    } catch let error as UsageError {
      reporter.add(.init("usage", error.description, in: name, help: error.help))
      return .usage
    } catch {
      reporter.add(.init("cannot-run", "\(error)", in: name))
      return .cannotRun
    }
  }

  /// Protects the files that were read from being overwritten.
  func claimFiles(_ claims: ClaimedFiles) {
    for source in sources { claims.claim(source.identity, as: ClaimedFiles.menu) }
    if path != Disk.standardInput { claims.claim(path, as: ClaimedFiles.menu) }
    for template in templates { claims.claim(template.path, as: ClaimedFiles.input) }
  }

  /// The name of the document in diagnostics.
  private var name: String { path == Disk.standardInput ? Disk.standardInputName : path }
}
