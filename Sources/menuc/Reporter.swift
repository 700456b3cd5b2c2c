import ArgumentParser
import MenuCompiler

/// Collects the findings of a command, and writes one report in the requested format to the
/// requested destination.
struct Reporter {
  private let options: InputOptions
  private let destination: Destination
  private var report: Report
  private let printsStatistics: Bool
  /// Notes for people, printed after the report.
  private var notes: [String] = []
  /// The files that no report may overwrite.
  let claims = ClaimedFiles()

  private enum Destination {
    case standardOutput
    case standardError
    case file(String)
  }

  /// Runs a command on menus, and writes the report even if the command fails.
  ///
  /// - Parameters:
  ///   - isResult: Whether the report is the command's result. A report in a format for programs
  ///     then goes to standard output.
  ///   - countsFixes: Whether a report for people ends with the number of problems that have a fix.
  ///   - printsStatistics: Whether the report contains the numbers of problems instead of the
  ///     problems.
  static func run(
    _ options: InputOptions, isResult: Bool, countsFixes: Bool = false,
    printsStatistics: Bool = false,
    _ work: (inout Reporter) throws -> ExitStatus
  ) throws -> ExitStatus {
    var reporter = try Reporter(options, isResult: isResult, countsFixes, printsStatistics)
    var status = ExitStatus.success
    var ending: ExitCode?
    do {
      status = try work(&reporter)
    } catch let code as ExitCode {
      ending = code
    } catch let error as UsageError {
      reporter.add(.init("usage", error.description, in: nil, help: error.help))
      ending = ExitCode(ExitStatus.usage.rawValue)
    } catch {
      reporter.add(.init("cannot-run", "\(error)", in: nil))
      ending = ExitCode(ExitStatus.cannotRun.rawValue)
    }
    try reporter.write()
    if let ending { throw ending }
    return status
  }

  private init(
    _ options: InputOptions, isResult: Bool, _ countsFixes: Bool, _ printsStatistics: Bool
  ) throws {
    self.options = options
    self.printsStatistics = printsStatistics
    let format = options.format
    if let path = options.outputFile {
      if path == Disk.standardInput || path.isEmpty {
        throw UsageError("--output-file takes the path of a file")
      }
      destination = .file(path)
    } else if isResult, format.isDocument || format == .github {
      destination = .standardOutput
    } else if format.isDocument {
      throw UsageError(
        "--format \(format.rawValue) needs an --output-file here",
        help:
          "standard error also contains other lines; 'menuc lint' without '--fix' prints the report"
      )
    } else {
      destination = .standardError
    }
    if let limit = options.limit, limit < 1 {
      throw UsageError("--limit takes a number of at least 1")
    }
    report = Report(
      version: Version.text, workingDirectory: Disk.workingDirectory, limit: options.limit,
      countsFixes: countsFixes)
  }

  /// Adds the problems of a menu.
  ///
  /// - Parameter isFixable: Whether `menuc lint --fix` applies the fixes of these problems.
  mutating func add(_ compiled: CompiledMenu, isFixable: Bool = true) {
    for source in compiled.sources.files {
      claims.claim(source.file.identity, as: ClaimedFiles.menu)
    }
    report.add(compiled, isFixable: isFixable)
  }

  /// Adds the problems of a file other than a menu.
  mutating func add(_ problems: [LocatedDiagnostic], in file: SourceFile) {
    claims.claim(file.identity, as: ClaimedFiles.input)
    report.add(problems, in: file)
  }

  /// Notes that a document has the format of another program, from which it can be imported.
  mutating func advise(import name: String, _ format: ImportFormat) {
    notes.append(
      "\(PrintableText.visible(name)) is in another format (\(format.title)): 'menuc import' writes it as a menu"
    )
  }

  /// Adds the reason why a menu could not be checked or built. It is also printed to the terminal.
  mutating func add(_ failure: Report.Failure) {
    if let file = failure.file { claims.claim(file, as: ClaimedFiles.menu) }
    let isNew = report.add(failure)
    if isNew, !isOnStandardError { Console.complain(failure) }
  }

  private var isOnStandardError: Bool {
    if case .standardError = destination { true } else { false }
  }

  /// The report, formatted for its destination.
  private func printed() -> String {
    let format = options.format
    if printsStatistics {
      return report.printedStatistics(
        isColored: isOnStandardError ? Console(options).isColored : options.color == .always)
    }
    return switch destination {
    case .standardError:
      report.printed(
        as: format, isColored: Console(options).isColored, width: Console(options).width)
    case .standardOutput: report.printed(as: format)
    case .file: report.printed(as: format, isColored: options.color == .always)
    }
  }

  /// Writes the report.
  func write() throws {
    defer { for note in notes { Console.warn("menuc: note: \(note)\n") } }
    let text = printed()
    switch destination {
    case .standardError: Console.warn(text)
    case .standardOutput:
      if !text.isEmpty { try Console.print(text) }
      reportOmission()
    case .file(let path):
      try checkDestination()
      try OutputWriter.replace(Array(text.utf8), at: path)
      reportOmission()
      if let summary = report.summary {
        Console.warn("\(summary): see \(PrintableText.visible(path))\n")
      }
    }
  }

  /// Writes the report so far if its destination is a file. A command that can't write its report
  /// thus fails before it does anything else.
  func prepare() throws {
    guard case .file(let path) = destination else { return }
    try checkDestination()
    try OutputWriter.replace(Array(printed().utf8), at: path)
  }

  /// Throws an error if the report would overwrite a file that the command reads or writes.
  func checkDestination() throws {
    if case .file(let path) = destination { try claims.check(path, of: "--output-file") }
  }

  private func reportOmission() {
    guard options.format.isDocument, let omission = report.omission else { return }
    Console.warn("menuc: note: \(omission)\n")
  }
}
