import ArgumentParser
import MenuCompiler

struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Prints the flat table of a menu as JSON, or the effective configuration.",
    discussion: """
      EXAMPLES:
        menuc dump menu.toml
        menuc dump --config                   the effective settings in this directory
        menuc dump menu.toml | python3 -c 'import json, sys; print(len(json.load(sys.stdin)["items"]))'
      """)

  @Argument(help: "A menu document; `-` is standard input.", completion: .menus)
  var file: String?

  @Flag(
    help:
      "Print the effective settings of the configuration and the flags, and their origins.")
  var config = false

  @OptionGroup var input: InputOptions

  func validate() throws {
    if config != (file == nil) {
      throw ValidationError(config ? "'--config' takes no menu." : "Name a menu, or '--config'.")
    }
  }

  func run() throws {
    var status = ExitStatus.success
    try ExitStatus.run {
      try WritePermission.require(for: "dump", ifIt: input.outputFile != nil)
      status = try Reporter.run(input, isResult: false) { reporter in
        let assignment = try Assignment([file ?? Disk.standardInput], input, to: &reporter)
        guard let file else {
          try Console.print(ConfigurationText(assignment, input).text())
          return .success
        }
        let run = CompilerRun(file, of: assignment, goal: .table, options: input)
        return run.report(to: &reporter) { compiled, _, _ in
          if let menu = compiled.menu { try Console.print(tableJSON(menu)) }
          return .success
        }
      }
    }
    try status.exit()
  }
}
