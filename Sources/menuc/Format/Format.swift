import ArgumentParser
import Foundation
import MenuCompiler

struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Rewrites documents in a uniform layout, and keeps all comments.",
    discussion: """
      Only white space, line breaks and commas before closing brackets change. A file that can't be \
      laid out without loss is left as it is. A document from standard input is written to standard \
      output.

      EXAMPLES:
        menuc format menu.toml
        menuc format menus/*.yaml menuc.toml
        menuc format                          all menus of the project
        menuc format --check                  exit with 1 if a file would change, as in CI
        menuc format menu.toml --diff         show what would change
        cat menu.yaml | menuc format - --input-format yaml
      """)

  @Argument(
    help:
      "Documents in TOML, YAML or JSON; `-` is standard input. By default, the project's menus.",
    completion: .menus)
  var files: [String] = []

  @Flag(help: "Write nothing; name the files that would change, and exit with 1 if there are any.")
  var check = false

  @Flag(help: "Write nothing; print the changes, and exit with 1 if there are any.")
  var diff = false

  @OptionGroup var input: InputOptions

  func validate() throws {
    if check, diff { throw ValidationError("'--check' and '--diff' can't be combined.") }
    if files.count > 1, files.contains(Disk.standardInput) {
      throw ValidationError("'-' must be the only document.")
    }
  }

  func run() throws {
    var status = ExitStatus.success
    try ExitStatus.run {
      try WritePermission.require(
        for: "format", ifIt: !check && !diff && files != [Disk.standardInput])
      status = try Reporter.run(input, isResult: false) { reporter in
        let paths = try Assignment(files, input, to: &reporter).paths
        var status = ExitStatus.success
        for path in paths { status = max(status, format(path, &reporter)) }
        return status
      }
    }
    try status.exit()
  }

  private func format(_ path: String, _ reporter: inout Reporter) -> ExitStatus {
    do {
      let file = try Disk.document(path, format: input.sourceFormat)
      let formatted = formatDocument(file)
      reporter.add(formatted.problems, in: file)
      if let refusal = formatted.refusal {
        throw DiskError(
          description: "\(file.name):\(refusal.line): left as it is: \(refusal.message)")
      }
      guard let bytes = formatted.bytes else { return .problems }
      return try finish(file, bytes, isStandardInput: path == Disk.standardInput)
    } catch {
      reporter.add(.init("cannot-run", "\(error)", in: nil))
      return .cannotRun
    }
  }

  private func finish(
    _ file: SourceFile, _ bytes: [UInt8], isStandardInput: Bool
  ) throws -> ExitStatus {
    let name = PrintableText.visible(file.name)
    if isStandardInput, !check, !diff {
      try Console.print(bytes: bytes)
      return .success
    }
    guard bytes != file.bytes else { return .success }
    if check {
      try Console.print("not formatted: \(name)\n")
      return .problems
    }
    if diff {
      let isExact = isatty(STDOUT_FILENO) == 0
      try Console.print(
        UnifiedDiff.text(of: file.name, from: file.bytes, to: bytes, isExact: isExact))
      return .problems
    }
    try SourceWriter.replace(file, with: bytes, orElse: "not formatted")
    try Console.print("formatted \(name)\n")
    return .success
  }
}
