import Testing

@testable import MenuCompiler

/// Comments that allow a warning in one place, and strings that only look like such comments.
@Suite struct SuppressionTests {
  struct Case: Sendable {
    let format: SourceFormat
    let text: String
    /// The names that are reported.
    let reported: [String]
  }

  static let cases: [Case] = [
    toml("items = [\"a \"]", ["padded-title"]),
    toml("items = [\"a \"] # menuc:allow padded-title", []),
    toml("# menuc:allow padded-title\nitems = [\"a \"]", []),
    toml("  #menuc:allow padded-title\nitems = [\"a \"]", []),
    // Consecutive comments apply to the same line.
    toml(
      "# menuc:allow padded-title\n# why\n# menuc:allow empty-category\nitems = [\"a \"]",
      ["unused-suppression"]),
    toml("# menuc:allow padded-title\n\nitems = [\"a \"]", ["unused-suppression", "padded-title"]),
    toml(
      "# menuc:allow padded-title, empty-category\nitems = [\"a \", { title = \"b\", items = [] }]",
      []),
    toml(
      "# menuc:allow padded-title empty-category\nitems = [\"a \", { title = \"b\", items = [] }]",
      []),
    // The words after the name are a reason.
    toml("items = [\"a \"] # menuc:allow padded-title because it is old", []),
    toml("items = [\"a \"] # menuc:allow padded-title -- see #12", []),
    toml("items = [\"a \"] # menuc:allow padded-title (old)", []),
    // Comments that allow nothing.
    toml("items = [\"a\"] # menuc:allow padded-title", ["unused-suppression"]),
    toml("items = [\"a\"] # menuc:allow", ["unused-suppression"]),
    toml("items = [\"a\"] # menuc:allow padded-titles", ["unused-suppression"]),
    toml("items = [\"a\"] # menuc:allow duplicate-id", ["unused-suppression"]),
    toml("items = [\"a \"] # menuc: allow padded-title", ["padded-title", "unused-suppression"]),
    toml("items = [\"a \"] # MENUC:ALLOW padded-title", ["padded-title", "unused-suppression"]),
    toml("items = [\"a \"] # menuc:ignore padded-title", ["padded-title", "unused-suppression"]),
    toml("items = [\"a\"] # menuc reads this, and allows all", []),
    // The name of a disabled rule may be there for other users.
    toml("items = [\"a\"] # menuc:allow leaf-without-action", []),
    // Strings are not comments.
    toml("items = [\"# menuc:allow padded-title\"]", []),
    toml("items = [{ title = \"a\", body = \"\"\"\n# menuc:allow padded-title\n\"\"\" }]", []),
    toml(
      "items = [{ title = \"a \", body = \"\"\"\n# menuc:allow x\n\"\"\" }] # menuc:allow padded-title",
      ["padded-title", "unused-suppression"]),
    yaml("items:\n- 'a '  # menuc:allow padded-title", []),
    yaml("items:\n# menuc:allow padded-title\n- 'a '", []),
    yaml("items:\n- title: a\n  body: |\n    # menuc:allow padded-title", []),
    yaml("items:\n- '# menuc:allow padded-title '", ["padded-title"]),
    yaml("x-note: '# menuc:allow foo'\nitems: [a]", []),
    yaml("x-note: |- # menuc:allow foo\n  # menuc:allow foo\nitems: [a]", ["unused-suppression"]),
    yaml("items:\n- title: &a '# menuc:allow foo'\n- { id: b, title: *a }", ["duplicate-title"]),
    yaml("items:\n- 'a '  # menuc:ignore padded-title", ["padded-title", "unused-suppression"]),
  ]

  private static func toml(_ text: String, _ reported: [String]) -> Case {
    Case(format: .toml, text: "menu = \"M\"\n\(text)\n", reported: reported)
  }

  private static func yaml(_ text: String, _ reported: [String]) -> Case {
    Case(format: .yaml, text: "menu: M\n\(text)\n", reported: reported)
  }

  @Test(arguments: cases.indices) func isReportedOnce(_ index: Int) throws {
    let one = Self.cases[index]
    let file = SourceFile(name: "menu", format: one.format, text: one.text)
    let compiled = try compileMenu(file, goal: .check, input: .none)
    #expect(compiled.diagnostics.map(\.name.rawValue) == one.reported, "\(one.text)")
  }

  /// A wrong character inside a name does not end the name.
  @Test func aSlipIsPartOfTheName() throws {
    let text = "menu = \"M\"\nitems = [\"a\"] # menuc:allow padd*ed-title, wide:group (why)\n"
    let file = SourceFile(name: "menu", format: .toml, text: text)
    let compiled = try compileMenu(file, goal: .check, input: .none)
    #expect(
      compiled.diagnostics.map(\.message) == [
        "there is no diagnostic 'padd*ed-title' to allow",
        "there is no diagnostic 'wide:group' to allow",
      ])
    #expect(compiled.diagnostics.first?.help == "did you mean 'padded-title'?")
  }

  /// An error can't be silenced. A warning that was made an error can.
  @Test func severitiesCount() throws {
    var settings = SeveritySettings()
    settings.isStrict = true
    let text = "menu = \"M\"\nitems = [\"a \"] # menuc:allow padded-title\n"
    let file = SourceFile(name: "menu", format: .toml, text: text)
    let compiled = try compileMenu(file, goal: .check, input: .none, severities: settings)
    #expect(compiled.diagnostics.isEmpty)
  }
}
