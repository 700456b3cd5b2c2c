import ArgumentParser
import MenuCompiler

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Looks for problems in menus and writes nothing.",
    discussion: """
      EXAMPLES:
        menuc lint menu.toml
        menuc lint menus/*.yaml
        menuc lint menus/*.yaml --format sarif > menus.sarif
        cat menu.yaml | menuc lint - --input-format yaml
      """)

  @Argument(help: "Menu documents; `-` is standard input. Without any, those of the project.")
  var files: [String] = []

  @OptionGroup var input: InputOptions

  func run() throws {
    var status = ExitStatus.success
    try ExitStatus.run {
      status = try Reporter.run(input, isResult: true) { reporter in
        let assignment = try Assignment(files, input, to: &reporter)
        var status = ExitStatus.success
        for run in CompilerRun.all(assignment, goal: .check, options: input) {
          status = max(status, run.report(to: &reporter) { _, _, _ in .success })
        }
        return status
      }
    }
    try status.exit()
  }
}
