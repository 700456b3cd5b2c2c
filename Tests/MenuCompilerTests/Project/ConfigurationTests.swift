import TestSupport
import Testing

@testable import MenuCompiler

/// A project's configuration: what is read, and what is wrong with it.
@Suite struct ConfigurationTests {
  private static func read(
    _ text: String, _ format: SourceFormat = .toml
  ) throws -> (configuration: ProjectConfiguration?, problems: [String]) {
    let file = SourceFile(name: "menuc.\(format.rawValue)", format: format, text: text)
    let (configuration, result) = try readConfiguration(file) { _ in .none }
    let problems = result.diagnostics.map {
      "\($0.range?.startLine ?? 0) \($0.name.rawValue)"
    }
    return (configuration, problems)
  }

  @Test(arguments: [
    (
      SourceFormat.toml,
      """
      menus = ["menus/*.toml", "own.yaml"]
      exclude = ["menus/old.toml"]
      strict = true
      baseline = "known.json"
      allow-outside = ["../shared"]
      severities = { wide-group = "allow", deep-menu = "error", item-moved = "warn" }

      [[generate]]
      target = "json"
      """
    ),
    (
      .yaml,
      """
      menus: [menus/*.toml, own.yaml]
      exclude: [menus/old.toml]
      strict: true
      baseline: known.json
      allow-outside: [../shared]
      severities: { wide-group: allow, deep-menu: error, item-moved: warn }

      generate:
      - target: json
      """
    ),
  ])
  func valuesAndTheirLines(format: SourceFormat, text: String) throws {
    let (read, problems) = try Self.read(text, format)
    #expect(problems == [])
    let configuration = try #require(read)
    #expect(configuration.menus.map(\.value) == ["menus/*.toml", "own.yaml"])
    #expect(configuration.menus.map(\.line) == [1, 1])
    #expect(configuration.excluded.map(\.value) == ["menus/old.toml"])
    #expect(configuration.isStrict?.value == true && configuration.isStrict?.line == 3)
    #expect(configuration.baseline?.value == "known.json" && configuration.baseline?.line == 4)
    #expect(configuration.allowedOutside.map(\.value) == ["../shared"])
    #expect(configuration.severities.map(\.name) == ["deep-menu", "wide-group"])
    #expect(configuration.severities.map(\.choice.value) == [.error, .allow])
    #expect(configuration.changes.map(\.kind) == [.itemMoved])
    #expect(configuration.generate.map(\.value.target) == ["json"])
    let severities = try configuration.severitySettings()
    #expect(severities.isStrict && severities.severity(of: .wideGroup) == nil)
    #expect(severities.severity(of: .deepMenu) == .error)
  }

  @Test func anEmptyConfigurationSetsNothing() throws {
    let (read, problems) = try Self.read("")
    let configuration = try #require(read)
    #expect(problems == [] && configuration.menus.isEmpty && configuration.generate.isEmpty)
    #expect(configuration.isStrict == nil && configuration.baseline == nil)
    #expect(try configuration.severitySettings() == SeveritySettings())
  }

  /// A configuration with a mistake is not used.
  @Test(arguments: [
    ("menu = []", "1 unknown-key"), ("menus = \"a.toml\"", "1 wrong-type"),
    ("\nstrict = \"yes\"", "2 wrong-type"), ("severities = { deep = \"warn\" }", "1 unknown-key"),
    ("severities = { syntax = \"warn\" }", "1 invalid-value"),
    ("severities = { deep-menu = \"off\" }", "1 invalid-value"), ("menus = [", "1 syntax"),
    ("baseline = \"\"", "1 invalid-value"), ("menus = [\"/a.toml\"]", "1 invalid-value"),
    ("baseline = \"/known.json\"", "1 invalid-value"),
    // Entries are checked like those of a menu.
    ("[[generate]]\ntarget = \"jso\"", "2 unknown-target"),
    ("[[generate]]\ntarget = \"json\"\nindent = 2", "3 unknown-parameter"),
    ("[[generate]]\noutput = \"out\"", "1 missing-key"),
  ])
  func aMistakeIsReported(text: String, problem: String) throws {
    let (configuration, problems) = try Self.read(text)
    #expect(problems == [problem])
    #expect(configuration == nil)
  }

  /// A template that can't be read is no problem of the text.
  @Test func aTemplateThatIsMissing() {
    let file = SourceFile(
      name: "menuc.toml", format: .toml, text: "[[generate]]\ntemplate = \"gone.stencil\"\n")
    #expect(throws: TargetError.self) {
      try readConfiguration(file) { _ in
        CompilerInput(
          loadInclude: { _, _ in .outside }, loadTarget: { path, _ in throw TargetError(path) })
      }
    }
  }

  /// A version that the project does not accept reads nothing else, because another version may have
  /// other keys.
  @Test(
    arguments: [
      ("required-version = \">=0.1\"\nmenus = []", []),
      ("required-version = \">=0.1\"\nnew = 1", ["2 unknown-key"]),
      ("new = 1\nrequired-version = \">=99\"", ["2 other-version"]),
      ("new = 1\nrequired-version = \"0.1\"", ["2 invalid-value"]),
      ("required-version = 1", ["1 wrong-type"]),
    ] as [(String, [String])])
  func versionsAreRequired(text: String, problems: [String]) throws {
    let read = try Self.read(text)
    #expect(read.problems == problems)
    #expect((read.configuration == nil) == !problems.isEmpty)
  }
}
