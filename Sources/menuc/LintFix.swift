import Foundation
import MenuCompiler

/// `menuc lint --fix` and `--diff`.
struct LintFix {
  let options: InputOptions
  let safety: Fix.Safety
  /// Whether changes are printed instead of written.
  let printsDifferences: Bool

  /// Fixes the documents, and returns the fixed menus. A document that can't be read is reported.
  /// The other documents are still fixed.
  func run(
    _ assignment: Assignment, to reporter: inout Reporter
  ) -> (runs: [CompilerRun], status: ExitStatus) {
    let paths = assignment.paths
    let documents = paths.map { path in
      Result<SourceFile, any Error> { try Disk.document(path, format: options.sourceFormat) }
    }
    let readable = documents.compactMap { try? $0.get() }
    let isStandardInput = paths.contains(Disk.standardInput)
    let configuration = assignment.project?.configuration
    let fixed = fixMenus(
      readable, safety, severities: assignment.severities,
      input: { document in
        let confinement = Confinement(
          document, project: assignment.project, allowed: options.allowOutside)
        var input = Disk().input(confinement)
        input.configuration = configuration
        return input
      },
      mayEdit: { file in
        // If standard input is fixed, no other file is changed. A document of another program would
        // no longer be valid in that program after a fix.
        let isMenu =
          isStandardInput
          ? file.name == readable.first?.name : file.name != configuration?.file.name
        return isMenu && foreignFormat(of: file) == nil
      })
    var menus = zip(fixed.menus, readable).makeIterator()
    let runs = zip(paths, documents).map { path, document in
      CompilerRun(
        path, options: options,
        result: document.flatMap { document in
          menus.next().map { $0.0.map { ($0, document) } } ?? .failure(DiskError(description: path))
        })
    }
    if isStandardInput, !printsDifferences, let document = readable.first {
      return (runs, print(fixed.files.first?.bytes ?? document.bytes, &reporter))
    }
    var status = ExitStatus.success
    for file in fixed.files { status = max(status, finish(file, &reporter)) }
    // A file that could not be written still has its problems, so the documents are compiled again.
    return (
      status == .cannotRun ? CompilerRun.all(assignment, goal: .check, options: options) : runs,
      status
    )
  }

  /// Prints the changes to a file, or writes the file.
  private func finish(_ file: FixedFile, _ reporter: inout Reporter) -> ExitStatus {
    do {
      guard !printsDifferences else {
        try Console.print(
          UnifiedDiff.text(
            of: file.file.name, from: file.file.bytes, to: file.bytes,
            isExact: isatty(STDOUT_FILENO) == 0))
        return .problems
      }
      try SourceWriter.replace(file)
      let problems = file.count == 1 ? "1 problem" : "\(file.count) problems"
      try Console.print("fixed \(PrintableText.visible(file.file.name)): \(problems)\n")
      return .success
    } catch {
      reporter.add(.init("cannot-run", "\(error)", in: nil))
      return .cannotRun
    }
  }

  private func print(_ bytes: [UInt8], _ reporter: inout Reporter) -> ExitStatus {
    do {
      try Console.print(bytes: bytes)
      return .success
    } catch {
      reporter.add(.init("cannot-run", "\(error)", in: nil))
      return .cannotRun
    }
  }
}
