/// The findings of a run for all its menus, in the order of the report.
public struct Report: Sendable {
  /// The findings, without problems beyond the limit, in the order of the menus and of the places
  /// in them.
  private(set) var findings: [Finding] = []
  /// The number of problems of each severity, including problems beyond the limit.
  private(set) var counts: [Severity: Int] = [:]
  /// The number of problems that have a fix, by the safety of the fix, including problems beyond
  /// the limit.
  private(set) var fixableCounts: [Fix.Safety: Int] = [:]
  /// The number of problems of each name, including problems beyond the limit.
  private(set) var statistics: [DiagnosticName: Statistic] = [:]
  /// The number of all problems, including problems beyond the limit.
  var count: Int { counts.values.reduce(0, +) }
  /// The number of problems that are not printed because of the limit.
  public private(set) var omitted = 0
  /// The names of the documents on the command line, and of other files with problems.
  private var fileNames: [String] = []
  private var knownFileNames: Set<String> = []
  private var menus: [Menu] = []
  private var menusWithProblems: Set<Int> = []
  private var known: Set<Key> = []
  private var knownFailures: Set<Failure> = []
  private var limit: Int?
  /// The compiler's version, for formats that include it.
  let version: String
  /// The absolute path of the directory that file names are relative to.
  let workingDirectory: String?

  private struct Menu: Sendable {
    let name: String
    let sources: Sources
  }

  /// Whether a report for people ends with the number of problems that have a fix.
  let countsFixes: Bool

  /// - Parameters:
  ///   - limit: The maximum number of problems to print; nil for all.
  ///   - countsFixes: Whether a report for people ends with the number of problems that have a fix.
  public init(
    version: String, workingDirectory: String? = nil, limit: Int? = nil, countsFixes: Bool = false
  ) {
    self.countsFixes = countsFixes
    self.version = version
    self.workingDirectory = workingDirectory
    self.limit = limit
  }

  /// Adds the problems of a file other than a menu.
  public mutating func add(_ problems: [LocatedDiagnostic], in file: SourceFile) {
    var sources = Sources()
    sources.add(ParsedFile(unparsed: file))
    add(CompiledMenu(sources: sources, diagnostics: problems, failure: nil, menu: nil, files: []))
  }

  /// Adds the problems of a menu. Problems of a document that an earlier menu also includes are not
  /// reported twice.
  ///
  /// - Parameter isFixable: Whether the fixes count as fixes that `menuc lint --fix` applies. The
  ///   command does not change configurations.
  public mutating func add(_ compiled: CompiledMenu, isFixable: Bool = true) {
    let menu = Menu(name: compiled.sources.rootName ?? "", sources: compiled.sources)
    menus.append(menu)
    addFile(menu.name)
    var new: [Key] = []
    for diagnostic in compiled.diagnostics {
      let key = Key(diagnostic, in: menu.sources)
      guard !known.contains(key) else { continue }
      new.append(key)
      menusWithProblems.insert(menus.count - 1)
      counts[diagnostic.severity, default: 0] += 1
      if isFixable, let fix = diagnostic.fix { fixableCounts[fix.safety, default: 0] += 1 }
      statistics[diagnostic.name, default: Statistic(severity: diagnostic.severity)].add(diagnostic)
      if let limit, count > limit {
        omitted += 1
        continue
      }
      addFile(diagnostic.fileName)
      findings.append(
        .problem(
          Problem(
            diagnostic: diagnostic, menu: menus.count - 1,
            fixes: ReportFix.all(of: diagnostic, in: menu.sources))))
    }
    known.formUnion(new)
  }

  /// Adds the reason why a menu could not be processed, and returns whether it is new. A failure
  /// that several menus share is a finding for each of them, unless it is an error in the command
  /// line.
  @discardableResult
  public mutating func add(_ failure: Failure) -> Bool {
    if let file = failure.file { addFile(file) }
    let isNew = knownFailures.insert(failure.inAnyFile).inserted
    let isShared = failure.name != "usage" && !knownFailures.contains(failure)
    knownFailures.insert(failure)
    if isNew || isShared { findings.append(.failure(failure)) }
    return isNew
  }

  private mutating func addFile(_ name: String) {
    if knownFileNames.insert(name).inserted { fileNames.append(name) }
  }
}

extension Report {
  /// A problem, with the data needed to print it.
  struct Problem: Sendable {
    let diagnostic: LocatedDiagnostic
    /// The number of the menu that has the problem.
    let menu: Int
    let fixes: [ReportFix]
  }

  /// The reason why a menu could not be processed or built. A failure has no place in the menu.
  public struct Failure: Sendable, Hashable {
    /// `cannot-run` for files and templates, `usage` for the command line, or a diagnostic's name.
    public let name: String
    /// The document, as named on the command line; nil for a failure of the command as a whole.
    public let file: String?
    /// A description of the failure, in one sentence.
    public let message: String
    /// Advice on what to do.
    public let help: String?

    /// - Parameters:
    ///   - name: `cannot-run`, `usage`, or the name of a diagnostic.
    ///   - message: A description of the failure, in one sentence.
    ///   - file: The document as named on the command line; nil for a failure of the command as a
    ///     whole.
    ///   - help: Advice on what to do.
    public init(_ name: String, _ message: String, in file: String?, help: String? = nil) {
      self.name = name
      self.message = message
      self.file = file
      self.help = help
    }

    fileprivate var inAnyFile: Failure { Failure(name, message, in: nil, help: help) }

    /// The failure as a line of text for people, followed by a line for its help, if any.
    public var text: String {
      var text = "menuc: error: \(PrintableText.visible(message))\n"
      if let help { text += "  = help: \(PrintableText.visible(help))\n" }
      return text
    }
  }

  enum Finding: Sendable {
    case problem(Problem)
    case failure(Failure)
  }

  /// The properties by which the same problem in two menus is recognized.
  private struct Key: Hashable {
    let identity: String
    let range: Range<Int>?
    let name: DiagnosticName
    let message: String
    let relatedIdentity: String?
    let relatedRange: Range<Int>?

    init(_ diagnostic: LocatedDiagnostic, in sources: Sources) {
      identity = sources.files[diagnostic.file].file.identity
      range = diagnostic.range?.bytes
      name = diagnostic.name
      message = diagnostic.message
      relatedIdentity = diagnostic.related.map { sources.files[$0.range.file].file.identity }
      relatedRange = diagnostic.related?.range.bytes
    }
  }

  var diagnostics: [LocatedDiagnostic] {
    findings.compactMap { if case .problem(let problem) = $0 { problem.diagnostic } else { nil } }
  }

  /// The findings without repeated failures, for formats that don't show the menus that a failure
  /// affects.
  var findingsWithoutFiles: [Finding] {
    var reported: Set<Failure> = []
    return findings.filter { finding in
      guard case .failure(let failure) = finding else { return true }
      return reported.insert(failure.inAnyFile).inserted
    }
  }

  var failures: [Failure] {
    findings.compactMap { if case .failure(let failure) = $0 { failure } else { nil } }
  }

  /// The files of the menu that has a problem.
  func sources(of problem: Problem) -> Sources { menus[problem.menu].sources }

  /// A summary such as `2 errors and 1 warning in menu.toml`; nil if there are no problems.
  public var summary: String? {
    let words: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
    let parts = words.compactMap { severity, word in
      counts[severity].map { "\($0) \(word)\($0 == 1 ? "" : "s")" }
    }
    guard let last = parts.last else { return nil }
    let list = parts.count > 1 ? "\(parts.dropLast().joined(separator: ", ")) and \(last)" : last
    if menusWithProblems.count == 1, let menu = menusWithProblems.first {
      return "\(list) in \(PrintableText.visible(menus[menu].name))"
    }
    return "\(list) in \(menusWithProblems.count) documents"
  }

  /// A note such as `7 more problems are not shown`; nil if all problems are shown.
  public var omission: String? {
    switch omitted {
    case 0: nil
    case 1: "1 more problem is not shown"
    default: "\(omitted) more problems are not shown"
    }
  }

  /// The findings, grouped by file name. A document without findings has an empty group.
  var byFile: [(name: String, findings: [Finding])] {
    var indices: [String: Int] = [:]
    var files: [(name: String, findings: [Finding])] = []
    for name in fileNames {
      indices[name] = files.count
      files.append((name, []))
    }
    for finding in findings {
      let name =
        switch finding {
        case .problem(let problem): problem.diagnostic.fileName
        case .failure(let failure): failure.file ?? "menuc"
        }
      if let index = indices[name] {
        files[index].findings.append(finding)
      } else {
        indices[name] = files.count
        files.append((name, [finding]))
      }
    }
    return files
  }
}
