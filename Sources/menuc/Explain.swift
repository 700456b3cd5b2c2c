import ArgumentParser
import MenuCompiler

struct Explain: ParsableCommand {
  enum Spelling: String, ExpressibleByArgument, CaseIterable {
    case toml, yaml
  }

  static let configuration = CommandConfiguration(
    abstract: "Explains what a diagnostic means, why it matters and how to fix it.",
    discussion: """
      EXAMPLES:
        menuc explain                          list all names
        menuc explain duplicate-id
        menuc explain duplicate-id --format yaml
        menuc explain item-removed             a change that menuc diff reports
      """)

  @Argument(help: "The name at the end of a message, in brackets there; none for a list of all.")
  var name: String?

  @Option(help: ArgumentHelp("The spelling of the examples.", valueName: "format"))
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
