import MenuCompiler

/// Work of a server that takes longer than an answer may, and uses nothing but its own copies.
struct CheckJob: Sendable {
  enum Step: Sendable {
    case problems
    /// Tries the fixes of the problems that were found.
    case fixes(DocumentCheck.Result)
  }

  let number: Int
  /// The path of the document.
  let path: String
  let check: DocumentCheck
  let step: Step

  func run() -> DocumentCheck.Result {
    switch step {
    case .problems: check.run()
    case .fixes(let result): check.offeringFixes(to: result)
    }
  }
}

extension LanguageServer {
  /// Whether a document waits to be checked.
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
    // Fixes of the state before are not waited for.
    checks[path]?.tryingFixes = nil
    return CheckJob(
      number: lastCheck, path: path, check: DocumentCheck(file: file, files: openFiles),
      step: .problems)
  }

  /// The next check whose fixes are to be tried. It can be dropped when the document changes.
  mutating func nextFixes() -> CheckJob? {
    let waiting = checks.filter { _, check in
      !check.isDirty && check.running == nil && check.tryingFixes == nil
        && check.result?.hasFixes == false
    }.keys.sorted()
    guard let path = waiting.first, let file = file(at: path), let result = checks[path]?.result
    else { return nil }
    lastCheck += 1
    checks[path]?.tryingFixes = lastCheck
    return CheckJob(
      number: lastCheck, path: path, check: DocumentCheck(file: file, files: openFiles),
      step: .fixes(result))
  }

  private func file(at path: String) -> SourceFile? { document(withIdentity: path)?.file }

  /// Takes the result of a check. That of a document that has changed since is dropped, except that
  /// its problems are shown until those of the next check are there.
  mutating func finish(_ job: CheckJob, _ result: DocumentCheck.Result) {
    guard var check = checks[job.path] else { return }
    switch job.step {
    case .problems:
      guard check.running == job.number else { return }
      check.running = nil
    case .fixes:
      guard check.tryingFixes == job.number else { return }
      check.tryingFixes = nil
      guard !check.isDirty, check.running == nil else {
        checks[job.path] = check
        return
      }
    }
    check.result = result
    if result.analysis?.hasMenu == true { check.lastMenu = result.analysis }
    let before = Set(check.diagnostics.keys)
    check.diagnostics = diagnostics(of: result, at: job.path)
    checks[job.path] = check
    if !check.isDirty { publish(before.union(check.diagnostics.keys).union([job.path])) }
    answerParked()
  }

  /// Runs all checks that wait, for tests.
  mutating func runChecks() {
    while let job = nextCheck() ?? nextFixes() { finish(job, job.run()) }
  }
}
