import ArgumentParser
import MenuCompiler

struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the flat table of a menu as JSON.",
    discussion: """
      EXAMPLES:
        menuc dump menu.toml
        menuc dump menu.toml | python3 -c 'import json, sys; print(len(json.load(sys.stdin)["items"]))'
      """)

  @Argument(help: "A menu document; `-` is standard input.")
  var file: String

  @OptionGroup var input: InputOptions

  func run() throws {
    var status = ExitStatus.success
    try ExitStatus.run {
      let severities = try input.severities()
      let run = CompilerRun(file, goal: .table, options: input, severities: severities)
      status = run.report { compiled, _ in
        if let menu = compiled.menu { try Console.print(tableJSON(menu)) }
        return .success
      }
    }
    try status.exit()
  }
}
