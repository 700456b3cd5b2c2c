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
    if let mistake = UnknownCommand(CommandLine.arguments.dropFirst(), of: Menuc.self) {
      Console.complain(mistake.description, help: mistake.help)
      exit(withError: ExitCode(ExitStatus.usage.rawValue))
    }
    main(nil)
  }
}

enum Version {
  static let text = "0.1.0"
}
