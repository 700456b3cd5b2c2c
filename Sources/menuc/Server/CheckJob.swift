import MenuCompiler

/// Work of a server that may take longer than an answer should, and that uses only its own copies
/// of data.
struct CheckJob: Sendable {
  enum Step: Sendable {
    case problems
    /// Tries the fixes of the problems that were found, until the job is canceled.
    case fixes(DocumentCheck.Result, isCancelled: Locked<Bool>)
  }

  let number: Int
  /// The path of the document.
  let path: String
  let check: DocumentCheck
  let step: Step

  func run() -> DocumentCheck.Result {
    switch step {
    case .problems: check.run()
    case .fixes(let result, let isCancelled):
      check.offeringFixes(to: result) { isCancelled.withLock { $0 } }
    }
  }
}

extension LanguageServer {
  /// Whether a document is waiting to be checked.
  var isDirty: Bool { checks.values.contains { $0.isDirty && $0.running == nil } }

  /// The next check, which the caller runs and passes to ``finish(_:_:)``.
  mutating func nextCheck() -> CheckJob? {
    let waiting = checks.filter { $0.value.isDirty && $0.value.running == nil }.keys.sorted()
    guard let path = waiting.first else { return nil }
    guard let file = file(at: path) else {
      checks[path] = nil
      return nil
    }
    lastCheck += 1
    checks[path]?.isDirty = false
    checks[path]?.running = lastCheck
    // Fixes of the previous state are no longer needed.
    checks[path]?.cancelFixes()
    return CheckJob(
      number: lastCheck, path: path, check: DocumentCheck(file: file, files: openFiles),
      step: .problems)
  }

  /// The paths of checks whose problems are known, but not their fixes.
  private var pathsWithoutFixes: [String] {
    checks.filter { _, check in
      !check.isDirty && check.running == nil && check.tryingFixes == nil
        && check.result?.hasFixes == false
    }.keys.sorted()
  }

  var hasUntriedFixes: Bool { !pathsWithoutFixes.isEmpty }

  /// Whether a request is waiting for fixes.
  var awaitsFixes: Bool { parked.contains { $0.method.need == .fixes } }

  /// The next check whose fixes are to be tried. The job is canceled when the document changes.
  mutating func nextFixes() -> CheckJob? {
    guard let path = pathsWithoutFixes.first, let file = file(at: path),
      let result = checks[path]?.result
    else { return nil }
    lastCheck += 1
    let isCancelled = Locked(false)
    checks[path]?.tryingFixes = (lastCheck, isCancelled)
    return CheckJob(
      number: lastCheck, path: path, check: DocumentCheck(file: file, files: openFiles),
      step: .fixes(result, isCancelled: isCancelled))
  }

  private func file(at path: String) -> SourceFile? { document(withIdentity: path)?.file }

  /// Stores the result of a check. If the document has changed since the check began, problems are
  /// stored but not sent, and fixes are dropped.
  mutating func finish(_ job: CheckJob, _ result: DocumentCheck.Result) {
    guard var check = checks[job.path] else { return }
    switch job.step {
    case .problems:
      guard check.running == job.number else { return }
      check.running = nil
    case .fixes:
      guard check.tryingFixes?.number == job.number else { return }
      check.tryingFixes = nil
      guard !check.isDirty, check.running == nil else {
        checks[job.path] = check
        return
      }
    }
    check.result = result
    if let analysis = result.analysis, analysis.hasMenu {
      check.lastMenu = analysis
      check.firstIDs = check.firstIDs ?? analysis.ids
    }
    let before = Set(check.diagnostics.keys)
    check.diagnostics = diagnostics(of: result, at: job.path)
    checks[job.path] = check
    if !check.isDirty { publish(before.union(check.diagnostics.keys).union([job.path])) }
    answerParked()
  }

  /// Runs all waiting checks, for tests.
  mutating func runChecks() {
    while let job = nextCheck() ?? nextFixes() { finish(job, job.run()) }
  }
}
