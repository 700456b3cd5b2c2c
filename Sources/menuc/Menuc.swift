import ArgumentParser
import Foundation
import MenuCompiler

@main
struct Menuc: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "menuc",
    abstract: "Compiles declarative menus into static tables and expansion code.",
    discussion: """
      A menu is a tree of items in TOML, YAML or JSON. menuc checks it, reports every problem with \
      its place, and writes code that knows which rows are visible and what a tap inserts and \
      deletes.

      EXAMPLES:
        menuc init                            write a small menu to start from
        menuc import mkdocs.yml > menu.toml   convert a menu from another format
        menuc show menu.toml                  see the menu in the terminal
        menuc preview menu.toml               see it as a page in the browser
        menuc build menu.toml                 write what the menu's `generate` lists, or Swift
        menuc build menu.yaml --target swift --output Sources/App/Generated
        menuc lint menu.toml settings.yaml    only look for problems
        cat menu.toml | menuc lint - --input-format toml
        menuc format menu.toml                write a menu in the usual layout
        menuc convert menu.toml menu.yaml     write a menu in another of the three formats
        menuc export menu.toml --to opml      write a menu for another program
        menuc explain duplicate-id            explain what a diagnostic means
        menuc diff menu.toml --against v1.0   what a change does to existing users
        menuc translate menu.toml --to de     make or update a catalog for translators
        menuc dump menu.toml                  print the flat table as JSON
        menuc lsp                             run a language server for editors

      EXIT STATUS: 0 fine, 1 problems in a menu, 2 could not run, 64 usage.
      """,
    version: Version.withCommit,
    subcommands: [
      Init.self, Import.self, Show.self, Preview.self, Build.self, Lint.self, Format.self,
      Convert.self, Export.self, Translate.self, Diff.self, Explain.self, Dump.self, Schema.self,
      LSP.self,
      TemplateCommand.self, ModuleFiles.self,
    ])

  static func main() {
    // A file that exceeds the system's size limit is reported by the function that writes it.
    signal(SIGXFSZ, SIG_IGN)
    let words = CommandLine.arguments.dropFirst()
    if let mistake = UnknownCommand(words, of: Menuc.self) {
      Console.complain(mistake.description, help: mistake.help)
      exit(withError: ExitCode(ExitStatus.usage.rawValue))
    }
    if hasTooManyOptions(words) {
      Console.complain(
        "more than \(mostOptions) options are given",
        help: "write common settings into the project's configuration, menuc.toml")
      exit(withError: ExitCode(ExitStatus.usage.rawValue))
    }
    do {
      var command = try subcommand(words) ?? parsed(Array(words))
      try command.run()
    } catch { exit(withError: error) }
  }

  /// Parses the command in the arguments. Error messages quote arguments, which may come from a
  /// script that lists untrusted files. In case of an error, the arguments are therefore parsed
  /// again in a printable form.
  private static func parsed(_ words: [String]) throws -> any ParsableCommand {
    do { return try parseAsRoot(words) } catch {
      _ = try parseAsRoot(words.map(PrintableText.visible))
      throw error
    }
  }

  /// The maximum number of options. The time that ArgumentParser needs to read them grows with the
  /// square of their number.
  private static let mostOptions = 500

  private static func hasTooManyOptions(_ words: ArraySlice<String>) -> Bool {
    // Plugins name each file of a module.
    guard words.first != ModuleFiles._commandName else { return false }
    return words.prefix { $0 != "--" }.count { $0.hasPrefix("-") && $0 != "-" } > mostOptions
  }

  /// The subcommand at the start of the arguments, if it accepts all arguments after it. Invalid
  /// arguments and requests for help are left to the root command, which is slower, because it
  /// parses a subcommand's options twice as often.
  private static func subcommand(_ words: ArraySlice<String>) -> (any ParsableCommand)? {
    guard let name = words.first,
      let command = configuration.subcommands.first(where: { $0._commandName == name }),
      command.configuration.subcommands.isEmpty,
      let parsed = try? command.parseAsRoot(Array(words.dropFirst()))
    else { return nil }
    // A request for help yields another command. The root command's help is used, because its usage
    // line names the program.
    return type(of: parsed) == command ? parsed : nil
  }
}
