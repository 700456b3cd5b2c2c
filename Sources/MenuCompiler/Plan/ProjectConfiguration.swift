/// The settings for all menus of a project, from `menuc.toml`, `menuc.yaml` or `menuc.yml`.
package struct ProjectConfiguration: Sendable {
  /// A value and its line.
  package struct Setting<Value: Sendable>: Sendable {
    package let value: Value
    package let line: Int
  }

  /// The parsed file, which all menus share.
  let parsed: ParsedFile
  /// The versions of menuc that the project accepts.
  package var requiredVersion: Setting<String>?
  /// The patterns of the menus' paths, relative to the file's directory.
  package var menus: [Setting<String>] = []
  package var excluded: [Setting<String>] = []
  /// Whether all warnings are errors; nil if the configuration does not set it.
  package var isStrict: Setting<Bool>?
  /// The severities of warnings, in the order of their names.
  package var severities: [(name: String, choice: Setting<SeveritySettings.Level>)] = []
  /// The severities of changes to a menu, in the order of their names.
  package var changes: [(kind: ChangeKind, choice: Setting<SeveritySettings.Level>)] = []
  /// The path of the baseline, relative to the file's directory.
  package var baseline: Setting<String>?
  /// The paths outside the project that menus may use, absolute or relative to the file's
  /// directory.
  package var allowedOutside: [Setting<String>] = []
  /// The entries for menus without `generate`.
  package var generate: [Setting<GenerateEntry>] = []

  init(_ parsed: ParsedFile) { self.parsed = parsed }

  package var file: SourceFile { parsed.file }

  /// The file's possible names, in order of precedence.
  package static let fileNames = ["menuc.toml", "menuc.yaml", "menuc.yml"]

  /// The severities of problems in the project, before command-line options are applied.
  package func severitySettings() throws -> SeveritySettings {
    var settings = SeveritySettings()
    settings.isStrict = isStrict?.value ?? false
    for (name, choice) in severities { try settings.set(name, to: choice.value) }
    return settings
  }
}
