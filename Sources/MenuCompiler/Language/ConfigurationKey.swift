/// The keys of a project's configuration.
enum ConfigurationKey: String, LanguageKey {
  case schema = "$schema"
  case version
  case requiredVersion = "required-version"
  case menus
  case exclude
  case strict
  case severities
  case baseline
  case allowOutside = "allow-outside"
  case generate

  static let owner = "a configuration"
  static let foreignKeys = ForeignKey.ofConfigurations

  var description: KeyDescription {
    switch self {
    case .schema: .init(.text(), "The JSON Schema, for editors; menuc ignores it.")
    case .version: .init(.integer(1...1), default: "1", "The version of this language.")
    case .requiredVersion:
      .init(
        .text(),
        "The versions of menuc that the project accepts: comparisons such as `>=0.1` or `>=0.1, <0.3`. Any other version stops with an error."
      )
    case .menus:
      .init(
        .array(of: .text()),
        "The project's menus: paths relative to this file, in which `*`, `?` and `[…]` match parts of a name and `**` matches any folders."
      )
    case .exclude:
      .init(
        .array(of: .text()),
        "Files to leave out although `menus` matches them; the paths have the same form as in `menus`."
      )
    case .strict: .init(.boolean, default: "false", "Whether all warnings are errors.")
    case .severities:
      .init(
        .map(of: .choice(SeveritySettings.Level.names)),
        "The severity of warnings, and of changes that `menuc diff` reports, by name; errors in a menu can't be lowered."
      )
    case .baseline:
      .init(
        .text(),
        "The path, relative to this file, of a list of known problems, which are not reported again."
      )
    case .allowOutside:
      .init(
        .array(of: .text()),
        "Directories and files outside the project that its menus may read and write, relative to this file."
      )
    case .generate:
      .init(
        .array(of: .table(.generate)),
        "The outputs of `menuc build` for menus without `generate`; paths are relative to this file."
      )
    }
  }
}
