import ArgumentParser
import MenuCompiler

struct Explain: ParsableCommand {
  enum Spelling: String, ExpressibleByArgument, CaseIterable {
    case toml, yaml
  }

  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains what a diagnostic means, why it matters and how to fix it.",
    discussion: """
      EXAMPLES:
        menuc explain                          list all names
        menuc explain duplicate-id
        menuc explain duplicate-id --format yaml
        menuc explain item-removed             a change that menuc diff reports
      """)

  @Argument(
    help: "The name in brackets at the end of a message; omit it to list all names.",
    completion: .explained)
  var name: String?

  @Option(help: ArgumentHelp("The format of the examples.", valueName: "format"))
  var format = Spelling.toml

  func run() throws {
    try ExitStatus.run {
      guard let name else {
        try Console.print(try explainAll())
        return
      }
      try Console.print(try explain(name, as: format == .toml ? .toml : .yaml))
    }
  }
}
