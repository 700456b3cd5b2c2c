import ArgumentParser
import MenuCompiler

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Checks menus and writes the outputs of their targets.",
    discussion: """
      A menu's `generate` entries determine the outputs; without any, the target \
      `swift` is written into `Generated` beside the menu. A menu with errors writes nothing, \
      and its earlier output stays. `.menuc-manifest.json` in each output directory lists what \
      was written: files that a menu no longer generates are removed, and files that menuc did \
      not write, that were edited, or that belong to another menu are neither overwritten nor \
      removed.

      EXAMPLES:
        menuc build menu.toml
        menuc build menus/*.toml --output Sources/App/Generated
        menuc build menu.toml --target swift --param access=public --param ids=all
        menuc build menu.toml --template outline.md.stencil --output docs
        menuc build menu.toml --check         fail if generated files are not up to date
        menuc build menu.toml --certify       read the generated files back, and compare them
        menuc build menu.toml --sizes         print the sizes of tables for microcontrollers
        menuc build menu.toml --watch         build again whenever the menu changes
      """)

  @Argument(
    help: "Menu documents; `-` is standard input. By default, the project's documents.",
    completion: .menus)
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "A built-in target; uses the menu's entries for it, or its defaults if there are none.",
      valueName: "name"),
    completion: .targets)
  var target: [String] = []

  @Option(
    help: ArgumentHelp("A custom template, or the folder of a target.", valueName: "path"),
    completion: .file())
  var template: [String] = []

  @Flag(help: "Ignore the menu's `generate`: only the flags determine the outputs.")
  var ignoreGenerate = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The directory to write into, relative to the working directory.", valueName: "directory"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A parameter of the target; overrides the menu's value.", valueName: "key=value"),
    completion: .parameters)
  var param: [String] = []

  @Flag(help: "Do not print the written files.")
  var quiet = false

  @Flag(
    help: "Write nothing; print outputs that are out of date, and exit with 1 if there are any.")
  var check = false

  @Flag(help: "Write nothing; print the files that would be written and removed.")
  var dryRun = false

  @Flag(help: "Write nothing; print the paths of all outputs, which need not exist.")
  var listOutputs = false

  @Flag(help: "With --list-outputs, print an Xcode file list.")
  var xcfilelist = false

  @Flag(
    help:
      "Read each generated table back and compare it with the menu; write nothing if they differ.")
  var certify = false

  @Flag(help: "Print the size of the tables for microcontrollers, in bytes.")
  var sizes = false

  @Flag(
    help:
      "Overwrite files that menuc did not write, that were edited, or that belong to other menus; edited files that no menu generates stay, and become yours."
  )
  var force = false

  @Option(
    help: ArgumentHelp(
      "Write the dependencies of the outputs to this file, for Make or Ninja.", valueName: "file"),
    completion: .file())
  var depfile: String?

  // An option for build-system plugins; see `SwiftModule`.
  @Option(help: .hidden)
  var moduleFile: String?

  @Flag(help: .hidden)
  var importsRuntime = false

  @Flag(help: .hidden)
  var mayImportRuntime = false

  @Flag(help: "Build, and build again whenever a file that was read changes, until Ctrl-C.")
  var watch = false

  @OptionGroup var input: InputOptions

  func run() throws {
    try ExitStatus.run {
      try WritePermission.require(for: "build", ifIt: writesFiles || input.outputFile != nil)
    }
    var request = BuildRequest()
    request.targets = target
    request.templates = template
    request.ignoresGenerate = ignoreGenerate
    request.output = output
    request.isCertified = certify
    request.measuresSizes = sizes
    request.parameters = try param.map(Self.parameter)
    request.module = moduleFile.map { file in
      SwiftModule(
        file: file, importsEngine: importsRuntime ? true : mayImportRuntime ? nil : false)
    }
    if watch {
      let printed = PrintedWarnings()
      let loop = WatchLoop(isQuiet: quiet) { watched, onOutcome in
        try build(request, watched: watched, printed: printed, onOutcome: onOutcome)
      }
      return try loop.run().exit()
    }
    var status = ExitStatus.success
    try ExitStatus.run {
      status = try build(request) { outcome, path in
        if !quiet { try Console.print("\(outcome) \(PrintableText.visible(path))\n") }
      }
    }
    try status.exit()
  }

  private var writesFiles: Bool { !check && !dryRun && !listOutputs }

  private func build(
    _ request: BuildRequest, watched: WatchedFiles? = nil, printed: PrintedWarnings? = nil,
    onOutcome: @escaping (OutputUpdate.Outcome, String) throws -> Void
  ) throws -> ExitStatus {
    try Reporter.run(input, isResult: false) { reporter in
      var builder = try ProjectBuilder(
        files, request: request, options: input, to: &reporter, watched: watched)
      let status = try builder.compile(
        to: &reporter, reusing: writesFiles && !force && !certify && !sizes, printed: printed)
      if let depfile {
        try reporter.claims.check(depfile, of: "--depfile")
        reporter.claims.claim(depfile, as: "the depfile")
      }
      try reporter.prepare()
      // The includes of an invalid menu are unknown. The old depfile therefore stays, so that a
      // correction in an include triggers a build.
      var dependencies: Depfile?
      if depfile != nil, status == .success {
        do throws(Refusal) { dependencies = try Depfile(builder.plan) } catch {
          reporter.add(.init("cannot-run", error.message, in: nil, help: Refusal.help))
          return .cannotRun
        }
      }
      let ending = finish(builder.plan, dependencies, to: &reporter, onOutcome)
      if writesFiles, ending == .success { builder.keepMenus() }
      return max(status, ending)
    }
  }

  /// Writes, checks or lists the outputs, as the flags request.
  ///
  /// - Parameter dependencies: The depfile to write if there is no problem.
  private func finish(
    _ plan: OutputPlan, _ dependencies: Depfile?, to reporter: inout Reporter,
    _ onOutcome: @escaping (OutputUpdate.Outcome, String) throws -> Void
  ) -> ExitStatus {
    do {
      if listOutputs { return try OutputCheck.list(plan, asFileList: xcfilelist) }
      if check { return try OutputCheck.differences(plan, to: &reporter) }
      if dryRun { return try OutputCheck.dryRun(plan, isForced: force) }
    } catch {
      reporter.add(.init("cannot-run", "\(error)", in: nil))
      return .cannotRun
    }
    var status = ExitStatus.success
    for directory in OutputLayout(plan).directories {
      var complaints: [(message: String, help: String?)] = []
      let update = OutputUpdate(
        isForced: force, onOutcome: onOutcome, complain: { complaints.append(($0, $1)) },
        note: Console.note)
      do { status = max(status, try update.run(directory, of: plan)) } catch {
        complaints.append(("\(error)", nil))
        status = .cannotRun
      }
      for (message, help) in complaints {
        for menu in plan.names(ofMenusIn: directory) {
          reporter.add(.init("cannot-run", message, in: menu, help: help))
        }
      }
    }
    if let depfile, let dependencies, status == .success {
      do {
        try StopSignal.postponed {
          try OutputWriter.replace(Array(dependencies.text.utf8), at: depfile)
        }
      } catch {
        reporter.add(.init("cannot-run", "\(error)", in: nil))
        status = .cannotRun
      }
    }
    return status
  }

  func validate() throws {
    if [check, dryRun, listOutputs].count(where: { $0 }) > 1 {
      throw ValidationError("'--check', '--dry-run' and '--list-outputs' can't be combined.")
    }
    if watch, check || dryRun || listOutputs {
      throw ValidationError(
        "'--watch' writes files: it can't be combined with '--check', '--dry-run' or '--list-outputs'."
      )
    }
    if watch, files.contains(Disk.standardInput) {
      throw ValidationError("'--watch' can't watch standard input: name a file.")
    }
    if xcfilelist, !listOutputs {
      throw ValidationError("'--xcfilelist' requires '--list-outputs'.")
    }
    if moduleFile != nil, ignoreGenerate || !target.isEmpty || !template.isEmpty {
      throw ValidationError(
        "'--module-file' can't be combined with '--ignore-generate', '--target' or '--template'.")
    }
    if let moduleFile, !OutputName.isValid(moduleFile) {
      throw ValidationError("'\(moduleFile)' can't be the name of a file.")
    }
    if output == "" || output == Disk.standardInput {
      throw ValidationError(
        "'--output' needs a directory, because a target can write several files. For a directory called '-', write './-'."
      )
    }
    if depfile == "" || depfile == Disk.standardInput {
      throw ValidationError("'--depfile' needs a file.")
    }
    if depfile != nil, !writesFiles {
      throw ValidationError("'--depfile' requires a build that writes files.")
    }
  }

  private static func parameter(_ text: String) throws -> (name: String, value: String) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw ValidationError(
        "'--param \(PrintableText.visible(text))' is not of the form key=value.")
    }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }
}
