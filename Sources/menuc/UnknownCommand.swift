import ArgumentParser
import MenuCompiler

/// An unknown word in place of a command, as in `menuc biuld`.
struct UnknownCommand {
  let description: String
  let help: String?

  /// Returns nil if the arguments start with a command or an option.
  init?(_ words: ArraySlice<String>, of root: any ParsableCommand.Type) {
    var command = root
    var name = root._commandName
    for word in words {
      let subcommands = command.configuration.subcommands
      if subcommands.isEmpty || word.hasPrefix("-") || word == "help" { return nil }
      guard let next = subcommands.first(where: { $0._commandName == word }) else {
        description = "'\(word)' is not a command of \(name)"
        let shown = subcommands.filter { $0.configuration.shouldDisplay }
        help = Suggestion.help(for: word, among: shown.map { $0._commandName })
        return
      }
      command = next
      name += " \(word)"
    }
    return nil
  }
}
