import ArgumentParser
import MenuCompiler

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Looks for problems in menus and writes nothing.",
    discussion: """
      EXAMPLES:
        menuc lint menu.toml
        menuc lint menus/*.yaml
        cat menu.yaml | menuc lint - --input-format yaml
      """)

  @Argument(help: "Menu documents; `-` is standard input.")
  var files: [String]

  @OptionGroup var input: InputOptions

  func run() throws {
    var status = ExitStatus.success
    for file in files {
      status = max(status, runCompiler(file, goal: .check, options: input) { _, _ in .success })
    }
    try status.exit()
  }
}

/// Compiles a document and prints its problems. `use` is called only for a menu without errors.
func runCompiler(
  _ path: String, goal: CompilerGoal, options: InputOptions,
  onTemplate: @escaping (OutputPlan.Input) -> Void = { _ in },
  use: (CompiledMenu, SourceFile) throws -> ExitStatus
) -> ExitStatus {
  do {
    let document = try Disk.document(path, format: options.sourceFormat)
    let compiled = try compileMenu(
      document, goal: goal, input: Disk.input(for: document, onTemplate: onTemplate))
    let hasErrors = Console(options).report(compiled)
    if let failure = compiled.failure { throw failure }
    return hasErrors ? .problems : try use(compiled, document)
  } catch let error as UsageError {
    Console.complain(error.description, help: error.help)
    return .usage
  } catch {
    Console.complain("\(error)")
    return .cannotRun
  }
}
