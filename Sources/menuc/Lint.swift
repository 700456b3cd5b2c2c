import ArgumentParser
import MenuCompiler

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Checks menus for problems, and can fix some of them.",
    discussion: """
      Without --fix, no menu is changed. Fixes leave the rest of a file unchanged, to the byte. A \
      document from standard input is written to standard output.

      EXAMPLES:
        menuc lint menu.toml
        menuc lint menus/*.yaml
        menuc lint menus                               the project's menus in a folder
        menuc lint menus/*.yaml --format sarif > menus.sarif
        menuc lint menu.toml --diff                    show what --fix would change
        menuc lint menu.toml --fix --unsafe-fixes
        menuc lint menu.toml --write-baseline known.json
        menuc lint menu.toml --baseline known.json     report only new findings
        cat menu.yaml | menuc lint - --input-format yaml
      """)

  @Argument(
    help: "Menu documents; `-` is standard input. By default, the project's documents.",
    completion: .menus)
  var files: [String] = []

  @Flag(help: "Apply safe fixes, which do not change the meaning of a menu.")
  var fix = false

  @Flag(
    help:
      "Write nothing; print the changes that --fix would make, and exit with 1 if there are any.")
  var diff = false

  @Flag(
    help: "With --fix or --diff, include fixes that change the meaning of a menu, such as new ids.")
  var unsafeFixes = false

  @Flag(
    help:
      "List each untranslated text; by default, the untranslated texts of a catalog are one finding."
  )
  var all = false

  @Flag(help: "Print the number of problems with each name instead of the problems.")
  var statistics = false

  @Option(
    help: ArgumentHelp("Report only findings that are not in this file.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to this file, for --baseline.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @OptionGroup var input: InputOptions

  func run() throws {
    var status = ExitStatus.success
    try ExitStatus.run {
      try WritePermission.require(
        for: "lint", ifIt: fix || writeBaseline != nil || input.outputFile != nil)
      let printsResults = fix || diff || writeBaseline != nil
      var known: BaselineFile?
      var filter: BaselineFilter?
      status = try Reporter.run(
        input, isResult: !printsResults, countsFixes: true, printsStatistics: statistics
      ) { reporter in
        var assignment = try Assignment(files, input, to: &reporter)
        assignment.severities.listsAll = all
        known = try knownFindings(of: assignment)
        if let known { reporter.claims.claim(known.path, as: ClaimedFiles.input) }
        filter = try known?.filter()
        var (runs, status) = try compile(assignment, &reporter)
        if let writeBaseline {
          for run in runs { run.claimFiles(reporter.claims) }
          try reporter.claims.check(writeBaseline, of: "--write-baseline")
          reporter.claims.claim(writeBaseline, as: "the baseline")
        }
        if let writeBaseline, runs.allSatisfy({ $0.menu != nil }) {
          filter = try write(runs, to: BaselineFile(writeBaseline))
        }
        for index in runs.indices {
          if var used = filter {
            runs[index].hide(&used)
            filter = used
          }
          status = max(status, runs[index].report(to: &reporter) { _, _, _ in .success })
        }
        return status
      }
      if let known, let filter { known.report(filter) }
    }
    try status.exit()
  }

  /// Compiles the menus, and fixes them if the flags request it.
  private func compile(
    _ assignment: Assignment, _ reporter: inout Reporter
  ) throws -> ([CompilerRun], ExitStatus) {
    guard fix || diff else {
      let runs = CompilerRun.all(assignment, goal: .check, options: input)
      try CompilerRun.checkDefines(of: runs)
      return (runs, .success)
    }
    let fixing = LintFix(
      options: input, safety: unsafeFixes ? .unsafe : .safe, printsDifferences: diff)
    return fixing.run(assignment, to: &reporter)
  }

  /// Writes a baseline, and returns the filter that hides its findings.
  private func write(_ runs: [CompilerRun], to file: BaselineFile) throws -> BaselineFilter {
    let count = try file.write(runs.compactMap(\.menu))
    let findings = count == 1 ? "1 finding" : "\(count) findings"
    try Console.print("written \(PrintableText.visible(file.path)): \(findings)\n")
    return try file.filter()
  }

  /// The baseline that the flag names, or the project's.
  private func knownFindings(of assignment: Assignment) throws -> BaselineFile? {
    guard writeBaseline == nil else { return nil }
    return baseline.map { BaselineFile($0) } ?? assignment.baseline
  }

  func validate() throws {
    if statistics, input.format != .text {
      throw ValidationError("'--statistics' can't be combined with '--format'.")
    }
    if fix, diff { throw ValidationError("'--fix' and '--diff' can't be combined.") }
    if unsafeFixes, !fix, !diff {
      throw ValidationError("'--unsafe-fixes' requires '--fix' or '--diff'.")
    }
    if writeBaseline != nil, fix || diff || baseline != nil {
      throw ValidationError(
        "'--write-baseline' can't be combined with '--baseline', '--fix' or '--diff'.")
    }
    if [baseline, writeBaseline].contains(where: { ["", Disk.standardInput].contains($0) }) {
      throw ValidationError("A baseline needs a file.")
    }
    if fix, files.count > 1, files.contains(Disk.standardInput) {
      throw ValidationError(
        "With '--fix', '-' must be the only document: the fixed text is printed.")
    }
  }
}
