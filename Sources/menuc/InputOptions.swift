import ArgumentParser
import MenuCompiler

/// The options of commands that read menus.
struct InputOptions: ParsableArguments {
  enum InputFormat: String, ExpressibleByArgument, CaseIterable {
    case toml, yaml, json
  }

  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(
    help: ArgumentHelp(
      "The format of standard input, or of files whose names have no known extension.",
      valueName: "format"))
  var inputFormat: InputFormat?

  @Option(help: ArgumentHelp("The format in which problems are printed.", valueName: "format"))
  var format = ReportFormat.text

  @Option(
    help: ArgumentHelp(
      "Write the report of problems to this file, even if there are none.", valueName: "file"),
    completion: .file())
  var outputFile: String?

  @Option(
    help: ArgumentHelp(
      "Print at most this many problems, and the number of further ones.", valueName: "number"))
  var limit: Int?

  @Option(
    help: ArgumentHelp("When to use colors; with NO_COLOR, 'auto' uses none.", valueName: "when"))
  var color = ColorChoice.auto

  @Option(
    name: .customLong("error"),
    help: ArgumentHelp("Make a warning an error.", valueName: "name"),
    completion: .diagnostics)
  var errors: [String] = []

  @Option(
    name: .customLong("warn"),
    help: ArgumentHelp("Turn on a warning that is off by default.", valueName: "name"),
    completion: .diagnostics)
  var warnings: [String] = []

  @Option(
    name: .customLong("allow"), help: ArgumentHelp("Turn off a warning.", valueName: "name"),
    completion: .diagnostics)
  var allowed: [String] = []

  @Flag(help: "Make all warnings errors.")
  var strict = false

  @Option(
    name: .customLong("define"),
    help: ArgumentHelp(
      "Fix the value of a condition, as in `device=phone`, and leave out items that can't be visible with it.",
      valueName: "condition=value"))
  var defined: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file or directory outside the project that menus may read and write.", valueName: "path"),
    completion: .file())
  var allowOutside: [String] = []

  @OptionGroup var configuration: ConfigurationOptions

  func validate() throws {
    if allowOutside.contains("") { throw ValidationError("'--allow-outside' needs a path.") }
    _ = try Self.defines(defined)
  }

  /// The values of conditions that the flags fix.
  var defines: [Define] { (try? Self.defines(defined)) ?? [] }

  /// Reads values of conditions, at most one for each condition.
  static func defines(_ written: [String], of option: String = "--define") throws -> [Define] {
    var defines: [Define] = []
    for text in written {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first, !name.isEmpty, parts.last?.isEmpty == false else {
        throw ValidationError(
          "'\(option) \(text)' is not of the form condition=value, such as 'kiosk=true'.")
      }
      // A name alone sets the condition to true, as with the flag `-D` of compilers.
      let value = parts.count == 2 ? String(parts[1]) : "true"
      guard !defines.contains(where: { $0.condition == name }) else {
        throw ValidationError("'\(option)' appears twice for '\(name)'.")
      }
      defines.append(Define(condition: String(name), value: value))
    }
    return defines
  }

  /// Sets the severities that the flags name.
  func apply(to settings: inout SeveritySettings) throws {
    if strict { settings.isStrict = true }
    let choices: [(SeveritySettings.Level, [String])] = [
      (.error, errors), (.warn, warnings), (.allow, allowed),
    ]
    var seen: [String: SeveritySettings.Level] = [:]
    for (choice, names) in choices {
      for name in names {
        if let other = seen.updateValue(choice, forKey: name), other != choice {
          throw UsageError(
            "'\(name)' is given to both --\(other.rawValue) and --\(choice.rawValue)")
        }
        try settings.set(name, to: choice)
      }
    }
  }

  /// The flag that sets the severity of a diagnostic, without its dashes; nil if none does.
  func flag(of name: String) -> String? {
    if errors.contains(name) { return "error" }
    if warnings.contains(name) { return "warn" }
    return allowed.contains(name) ? "allow" : nil
  }

  var sourceFormat: SourceFormat? {
    switch inputFormat {
    case .toml: .toml
    case .yaml: .yaml
    case .json: .json
    case nil: nil
    }
  }
}

extension ReportFormat: ExpressibleByArgument {}
