import ArgumentParser
import Foundation
import MenuCompiler

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows a menu as a page in the browser.",
    discussion: """
      The page is that of the target `html`, in a new temporary directory. With --watch, it follows \
      the menu as it is saved: what is open stays open, and problems are shown in the page.

      EXAMPLES:
        menuc preview menu.toml
        menuc preview menu.toml --watch
        menuc preview menu.toml --language de
        menuc preview menu.toml --output menu.html --no-open
      """)

  @Argument(help: "A menu document; `-` is standard input.")
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the page to this file.", valueName: "file"))
  var output: String?

  @Flag(help: "Only write the page.")
  var noOpen = false

  @Option(
    help: ArgumentHelp("Show the page in one of the menu's languages first.", valueName: "tag"))
  var language: String?

  @Flag(help: "Write the page again whenever a file that was read changes, until Ctrl-C.")
  var watch = false

  @OptionGroup var input: InputOptions

  func run() throws {
    try ExitStatus.run { try WritePermission.require(for: "preview", ifIt: true) }
    if watch { return try follow() }
    var status = ExitStatus.success
    try ExitStatus.run {
      status = try Reporter.run(input, isResult: false) { reporter in
        try compile(to: &reporter) { compiled, reporter in
          guard let page = compiled.files.first else { return }
          if let output { try reporter.claims.check(output, of: "--output") }
          let path = try output ?? PreviewDirectory().path(of: page.name)
          try OutputWriter.replace(Array(page.text.utf8), at: path)
          try show(path)
        }
      }
    }
    try status.exit()
  }

  /// Compiles the menu to its page.
  ///
  /// - Parameters:
  ///   - script: The address of a script that the page runs, if any.
  ///   - use: Is called if the menu has no errors.
  private func compile(
    to reporter: inout Reporter, script: String = "", watched: WatchedFiles? = nil,
    onResult: (CompilerRun) throws -> Void = { _ in },
    _ use: (CompiledMenu, inout Reporter) throws -> Void
  ) throws -> ExitStatus {
    var request = BuildRequest()
    request.targets = ["html"]
    request.ignoresGenerate = true
    request.parameters = [
      ("form", "page"), ("assets", "inline"), ("remember", "false"), ("script", script),
    ]
    if let language { request.parameters.append(("language", language)) }
    let assignment = try Assignment([file], input, to: &reporter, watched: watched)
    let run = CompilerRun(
      file, of: assignment, goal: .files(request), options: input, watched: watched)
    try onResult(run)
    return run.report(to: &reporter) { compiled, _, reporter in
      try use(compiled, &reporter)
      return .success
    }
  }

  /// Prints the path of the page, and opens it unless a flag forbids it.
  private func show(_ path: String) throws {
    try Console.print("written \(PrintableText.visible(path))\n")
    if !noOpen { FileOpener.open(Disk.absolute(path)) }
  }

  /// Shows the page, and writes it again whenever a file changes.
  private func follow() throws {
    let page = try PreviewPage()
    var isShown = false
    let loop = WatchLoop(isQuiet: false, onStop: page.remove) { watched, onOutcome in
      let script = page.willBuild()
      var isCompiled = false
      defer { if !isCompiled { page.fail() } }
      return try Reporter.run(input, isResult: false) { reporter in
        let status = try compile(
          to: &reporter, script: script, watched: watched,
          onResult: { run in
            isCompiled = true
            try page.update(run)
          }, { _, _ in try onOutcome(.written, page.path) })
        if !isShown, status != .usage {
          isShown = true
          try show(page.path)
        }
        return status
      }
    }
    try loop.run().exit()
  }

  func validate() throws {
    if output == "" || output == Disk.standardInput {
      throw ValidationError("'--output' needs a file.")
    }
    if watch, output != nil {
      throw ValidationError(
        "'--watch' writes temporary files: it can't be combined with '--output'.")
    }
    if watch, file == Disk.standardInput {
      throw ValidationError("'--watch' can't watch standard input: name a file.")
    }
  }
}
