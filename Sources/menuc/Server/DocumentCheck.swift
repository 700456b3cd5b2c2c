import MenuCompiler

/// The check of one document. It works like `menuc lint`, but uses the contents of all open
/// documents.
struct DocumentCheck: Sendable {
  /// The document.
  let file: SourceFile
  let files: OpenFiles
  /// Whether a document that is not a menu by itself is checked as part of the menu that includes
  /// it.
  var seeksMenu = true

  /// The result of a check.
  struct Result: Sendable {
    /// The analysis; nil if the document can't be checked at all, and for a configuration.
    var analysis: EditorAnalysis?
    /// The files that contain problems.
    var sources: [SourceFile] = []
    var problems: [LocatedDiagnostic] = []
    /// The reason why the document can't be checked, or can't be checked completely.
    var failure: String?
    /// Whether the fixes of the problems were tried. If not, the problems have no fixes yet.
    var hasFixes = false
  }

  /// The parts of a check that both of its steps need.
  private struct Setting {
    let input: CompilerInput
    let severities: SeveritySettings
    var baseline: BaselineFilter?
  }

  /// Finds the problems. Their fixes follow in ``offeringFixes(to:)``.
  func run() -> Result {
    if isConfiguration { return checkConfiguration() }
    var result = Result()
    do {
      var setting = try setting()
      let analysis = try EditorAnalysis(file, input: setting.input, severities: setting.severities)
      if seeksMenu, analysis.isPart, let menu = includingMenu() { return menu }
      result.analysis = analysis
      if isOfOthers(namesMenu: analysis.namesMenu) { return result }
      report(analysis.withoutFixes, &setting, in: &result)
    } catch {
      result.failure = "\(error)"
    }
    return result
  }

  /// Tries the fixes of the problems.
  ///
  /// - Parameter isCancelled: Whether the result is no longer needed.
  func offeringFixes(
    to result: Result, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> Result {
    var result = result
    result.hasFixes = true
    guard let analysis = result.analysis, !result.problems.isEmpty else { return result }
    if let root = analysis.files.first, root.identity != file.identity {
      var found = DocumentCheck(file: root, files: files, seeksMenu: false).offeringFixes(
        to: result, isCancelled: isCancelled)
      found.hasFixes = true
      return found
    }
    do {
      var setting = try setting()
      let compiled = try analysis.offeringFixes(
        of: file, input: setting.input, severities: setting.severities, isCancelled: isCancelled)
      report(compiled, &setting, in: &result)
    } catch {
      // The first step has reported the error.
    }
    return result
  }

  /// The changed files of the menu after all safe fixes of one file; none if there is nothing to
  /// fix.
  ///
  /// - Parameter identity: The path of the only file that may change.
  func fixed(only identity: String) -> [FixedFile] {
    guard !isConfiguration, let setting = try? setting() else { return [] }
    func namesMenu() -> Bool {
      let analysis = try? EditorAnalysis(
        file, input: setting.input, severities: setting.severities)
      return analysis?.namesMenu ?? false
    }
    if isOfOthers(namesMenu: namesMenu()) { return [] }
    return fixMenus(
      [file], .safe, severities: setting.severities, input: { _ in setting.input },
      mayEdit: { $0.identity == identity }
    ).files
  }

  /// The changed files of the menu, which then list the ids of an earlier state under `was`.
  func keepingIDs(of opened: [UInt8]) -> [FixedFile] {
    guard !isConfiguration, let setting = try? setting() else { return [] }
    let old = SourceFile(
      name: file.name, identity: file.identity, format: file.format, bytes: opened)
    return (try? MenuCompiler.keepingIDs(of: old, in: file, input: setting.input)) ?? []
  }

  /// Whether the document is not a menu, but a catalog or a file of another program: it is in a
  /// project that does not name it as a menu, and it does not have the key `menu`.
  private func isOfOthers(namesMenu: @autoclosure () -> Bool) -> Bool {
    guard file.identity.isAbsolutePath,
      let found = try? files.configuration(of: Disk.parent(of: file.identity))
    else { return false }
    // A configuration that is being edited may have errors.
    return found.project?.names(file.identity) != true && !namesMenu()
  }

  // MARK: - Documents that are included

  private static let mostMenus = 200

  /// The check of the menu that includes the document; nil if none is found among the menus of the
  /// project, or among the documents beside it.
  private func includingMenu() -> Result? {
    guard file.identity.isAbsolutePath else { return nil }
    let name = Array(Disk.lastComponent(of: file.identity).utf8)
    for path in neighbors().prefix(Self.mostMenus) {
      guard let menu = try? files.document(path), menu.identity != file.identity,
        menu.bytes.firstRange(of: name) != nil
      else { continue }
      let result = DocumentCheck(file: menu, files: files, seeksMenu: false).run()
      let files = result.analysis?.files ?? []
      if files.contains(where: { $0.identity == file.identity }) { return result }
    }
    return nil
  }

  /// The paths of documents that may include this one.
  private func neighbors() -> [String] {
    if let project = try? project(), let documents = try? project.documents() {
      return documents.map(\.path)
    }
    let directory = Disk.parent(of: file.identity)
    let top = ProjectBoundary.top(of: directory) ?? directory
    var folders = [directory]
    while let last = folders.last, last != top, last != "/" {
      folders.append(Disk.parent(of: last))
    }
    return folders.flatMap { folder in
      files.names(in: folder).sorted().filter { SourceFormat(path: $0) != nil }
        .map { Disk.join(folder, $0) }
    }
  }

  var isConfiguration: Bool {
    ProjectConfiguration.fileNames.contains(Disk.lastComponent(of: file.identity))
  }

  private func report(
    _ compiled: CompiledMenu, _ setting: inout Setting, in result: inout Result
  ) {
    let shown = setting.baseline?.filter(compiled) ?? compiled
    result.sources = shown.sources.files.map(\.file)
    result.problems = shown.diagnostics
    result.failure = shown.failure.map { "\($0)" }
  }

  private func setting() throws -> Setting {
    guard file.identity.isAbsolutePath else {
      return Setting(input: .none, severities: SeveritySettings())
    }
    let project = try project()
    var input = files.input(Confinement(file, project: project, allowed: []))
    input.configuration = project?.configuration
    var baseline: BaselineFilter?
    if let project, let setting = project.configuration.baseline {
      let path = project.path(setting.value)
      // A baseline that can't be read hides nothing; `menuc lint` reports it.
      if project.boundary.refusal(of: path) == nil { baseline = try? BaselineFile(path).filter() }
    }
    return Setting(
      input: input, severities: try project?.configuration.severitySettings() ?? SeveritySettings(),
      baseline: baseline)
  }

  private func project() throws -> Project? {
    try files.project(of: Disk.parent(of: file.identity))
  }

  private func checkConfiguration() -> Result {
    var result = Result()
    do {
      let directory = Disk.parent(of: file.identity)
      let (_, compiled) = try readConfiguration(file) { configuration in
        files.input(
          Confinement(
            configurationIn: try ProjectBoundary(of: configuration, in: directory, [])))
      }
      result.sources = compiled.sources.files.map(\.file)
      result.problems = compiled.diagnostics
      result.failure = compiled.failure.map { "\($0)" }
    } catch {
      result.failure = "\(error)"
    }
    return result
  }
}
