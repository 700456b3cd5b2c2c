import ArgumentParser
import MenuCompiler

/// The options of commands that read menus.
struct InputOptions: ParsableArguments {
  enum InputFormat: String, ExpressibleByArgument, CaseIterable {
    case toml, yaml, json
  }

  enum DiagnosticFormat: String, ExpressibleByArgument, CaseIterable {
    case text
  }

  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(
    help: ArgumentHelp(
      "The format of standard input, or of files whose names do not tell.", valueName: "format"))
  var inputFormat: InputFormat?

  @Option(help: ArgumentHelp("How problems are printed.", valueName: "format"))
  var format = DiagnosticFormat.text

  @Option(help: ArgumentHelp("When to use colours; NO_COLOR turns them off.", valueName: "when"))
  var color = ColorChoice.auto

  var sourceFormat: SourceFormat? {
    switch inputFormat {
    case .toml: .toml
    case .yaml: .yaml
    case .json: .json
    case nil: nil
    }
  }
}
