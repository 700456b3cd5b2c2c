import ArgumentParser
import MenuCompiler

@main
struct Menuc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "menuc",
    abstract: "Compiles declared menus into static tables and expansion code.",
    discussion: """
      A menu is a tree of items in TOML, YAML or JSON. menuc checks it, reports every problem with \
      its place, and writes code that knows which rows are visible and what a tap inserts and \
      deletes.

      EXAMPLES:
        menuc build menu.toml                 write what the menu's `generate` lists, or Swift
        menuc build menu.yaml --target swift --output Sources/App/Generated
        menuc lint menu.toml settings.yaml    only look for problems
        cat menu.toml | menuc lint - --input-format toml
        menuc explain duplicate-id            explain what a diagnostic means
        menuc diff menu.toml --against v1.0   what a change does to existing users
        menuc translate menu.toml --to de     make or update a catalog for translators
        menuc dump menu.toml                  print the flat table as JSON
        menuc schema > menu.schema.json       for completion in editors

      EXIT STATUS: 0 fine, 1 problems in a menu, 2 could not run, 64 usage.
      """,
    version: Version.text,
    subcommands: [
      Build.self, Lint.self, Translate.self, Diff.self, Explain.self, Dump.self, Schema.self,
      TemplateCommand.self, ModuleFiles.self,
    ])

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if let mistake = UnknownCommand(words, of: Menuc.self) {
      Console.complain(mistake.description, help: mistake.help)
      exit(withError: ExitCode(ExitStatus.usage.rawValue))
    }
    guard var command = subcommand(words) else { return main(nil) }
    do { try command.run() } catch { exit(withError: error) }
  }

  /// The subcommand that the words start with, if it takes all that follow. The root, which parses
  /// the options of a subcommand twice as often, is left with what is wrong or asks for help.
  private static func subcommand(_ words: ArraySlice<String>) -> (any ParsableCommand)? {
    guard let name = words.first,
      let command = configuration.subcommands.first(where: { $0._commandName == name }),
      command.configuration.subcommands.isEmpty
    else { return nil }
    return try? command.parseAsRoot(Array(words.dropFirst()))
  }
}
