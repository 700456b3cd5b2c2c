import ArgumentParser
import MenuCompiler

/// The options of commands that read a project's configuration.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("configuration"),
    help: ArgumentHelp(
      "The project's configuration; by default 'menuc.toml' or 'menuc.yaml' in the working"
        + " directory or the nearest one above it.", valueName: "file"),
    completion: .file(extensions: ["toml", "yaml"]))
  var file: String?

  @Flag(name: .customLong("no-configuration"), help: "Do not look for a configuration.")
  var isIgnored = false

  func validate() throws {
    if file != nil, isIgnored {
      throw ValidationError("'--configuration' and '--no-configuration' can't be combined.")
    }
    if file == "" { throw ValidationError("'--configuration' needs a path.") }
  }

  /// The error of a command without menus.
  ///
  /// - Parameters:
  ///   - action: The verb: there is nothing to do.
  ///   - help: How to name menus.
  func nothing(to action: String, help: String) -> UsageError {
    let reason = isIgnored ? "'--no-configuration' is given" : "there is no 'menuc.toml'"
    return UsageError(
      "there is nothing to \(action): no menu is named, and \(reason)",
      help: isIgnored ? "name a menu, or leave out '--no-configuration'" : help)
  }
}
