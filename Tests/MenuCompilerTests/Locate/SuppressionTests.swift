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
    toml("items = [\"a \"] # menuc:alow padded-title", ["padded-title", "unused-suppression"]),
    toml("items = [\"a \"] # menuc:allow: padded-title", ["padded-title", "unused-suppression"]),
    toml("items = [\"a\"] # menuc reads this, and allows all", []),
    toml("items = [\"a\"] # menuc allows padded-title", []),
    toml("items = [\"a\"] # menuc --allow padded-title does the same", []),
    toml("items = [\"a\"] # menuc ignore the next line", []),
    toml("items = [\"a\"] # menuc: allow the user to open it", []),
    toml("items = [\"a\"] # menuc disable", []),
    toml("items = [\"a \"] # menuc:allow \"padded-title\"", []),
    toml("items = [\"a \"] # menuc:allow (padded-title)", []),
    // The name of a disabled rule may be there for other users.
    toml("items = [\"a\"] # menuc:allow leaf-without-action", []),
    // Strings are not comments.
    toml("items = [\"# menuc:allow padded-title\"]", []),
    toml("items = [{ title = \"a\", body = \"\"\"\n# menuc:allow padded-title\n\"\"\" }]", []),
    toml(
      "items = [{ title = \"a \", body = \"\"\"\n# menuc:allow x\n\"\"\" }] # menuc:allow padded-title",
      []),
    // A comment on a separate line applies to the entry below it, and to no other.
    toml("# menuc:allow empty-category\n[[items]]\ntitle = \"a\"\nitems = []", []),
    toml(
      "# menuc:allow padded-title\n[[items]]\ntitle = \"a\"\n[[items.items]]\ntitle = \"b \"", []),
    toml(
      "# menuc:allow empty-category\n[[items]]\ntitle = \"a\"\n[[items]]\ntitle = \"b\"\nitems = []",
      ["unused-suppression", "empty-category"]),
    toml("# menuc:allow padded-title\nitems = [\n\"a \",\n\"b\",\n]", []),
    yaml("items:\n# menuc:allow empty-category\n- title: a\n  items: []", []),
    yaml("items:\n# menuc:allow empty-category\n-\n  title: a\n  items: []", []),
    yaml(
      "items:\n# menuc:allow padded-title\n- title: a\n  items: ['b ']\n- 'c '",
      ["padded-title"]),
    yaml(
      "items:\n# menuc:allow padded-title\n- title: a\n- title: 'b '",
      ["unused-suppression", "padded-title"]),
    yaml("# menuc:allow padded-title\nitems:\n- a\n- title: b\n  items:\n  - 'c '", []),
    // A comment at the end of a line applies to it, and to values in brackets there.
    yaml(
      "items:\n- title: a # menuc:allow empty-category\n  items: []",
      ["unused-suppression", "empty-category"]),
    yaml("items: [ # menuc:allow padded-title\n  a,\n  'b ']", []),
    yaml("items: [a,\n  'b ',\n] # menuc:allow padded-title", []),
    yaml(
      "items: ['a ',\n  { title: 'a ', id: b }\n] # menuc:allow duplicate-title # menuc:allow padded-title",
      []),
    yaml("items: [a, # menuc:allow padded-title\n  'c ']", ["unused-suppression", "padded-title"]),
    yaml(
      "items: [{ title: a, items: [a,\n  'b '] }, # menuc:allow padded-title\n  'c ']",
      ["padded-title"]),
    yaml("items:\n- # menuc:allow empty-category\n  title: a\n  items: []", []),
    yaml("items:  # menuc:allow padded-title\n- 'a '\n- title: b\n  items: ['c ']", []),
    toml(
      "[[items]]  # menuc:allow padded-title\ntitle = \"a \"\n[[items]]\ntitle = \"b \"",
      ["padded-title"]),
    // A subtable after a different table does not extend an entry.
    toml(
      "# menuc:allow padded-title\n[x-a]\n[[items]]\ntitle = \"b \"\n[x-a.c]",
      ["unused-suppression", "padded-title"]),
    yaml(
      "items: [\n  a, # menuc:allow padded-title\n  'b ']", ["unused-suppression", "padded-title"]),
    // Of two comments that apply to a problem, neither is unused.
    yaml("# menuc:allow padded-title\nitems:\n# menuc:allow padded-title\n- 'a '", []),
    yaml("items:\n- 'a '  # menuc:allow padded-title", []),
    yaml("items:\n# menuc:allow padded-title\n- 'a '", []),
    yaml("items:\n- title: a\n  body: |\n    # menuc:allow padded-title", []),
    yaml("items:\n- '# menuc:allow padded-title '", ["padded-title"]),
    yaml("x-note: '# menuc:allow foo'\nitems: [a]", []),
    yaml("x-note: |- # menuc:allow foo\n  # menuc:allow foo\nitems: [a]", ["unused-suppression"]),
    yaml("items:\n- title: &a '# menuc:allow foo'\n- { id: b, title: *a }", ["duplicate-title"]),
    yaml("items:\n- 'a '  # menuc:ignore padded-title", ["padded-title", "unused-suppression"]),
  ]

  /// Braces around the whole document.
  @Test(arguments: [
    "# menuc:allow padded-title\n{ menu: M,\n  items: ['a '] }",
    "{ # menuc:allow padded-title\n  menu: M,\n  items: ['a '] }",
    "{ menu: M,\n  items: ['a ']\n} # menuc:allow padded-title",
  ])
  func theWholeDocumentIsAllowed(text: String) throws {
    let file = SourceFile(name: "menu", format: .yaml, text: text)
    #expect(try compileMenu(file, goal: .check, input: .none).diagnostics.isEmpty)
  }

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

  /// A misspelled comment is corrected, and the problem that it is meant to allow is not fixed.
  @Test(arguments: [
    "menuc:allow: padded-title", "menuc:alow padded-title", "menuc: ignore padded-title (old)",
    "menuc:allow padded-titel", "MENUC:ALLOW padded-titles", "menuc:suppress padded-title",
    "menuc:allow=padded-title", "menuc:allow padded-tïtle", "menuc:alow padded-title, deep-menu",
    "menuc:alow padded-title, it is a brand",
  ])
  func aMisspellingIsCorrectedFirst(comment: String) throws {
    let text = "menu = \"M\"\nitems = [\"a \"] # \(comment)\n"
    let file = SourceFile(name: "menu", format: .toml, text: text)
    let bytes = try Fixing.fixed(file, as: .safe)
    let fixed = SourceFile(name: "menu", format: .toml, bytes: bytes)
    let start = "menu = \"M\"\nitems = [\"a \"] # menuc:allow padded-title"
    #expect(bytes.starts(with: start.utf8))
    #expect(try compileMenu(fixed, goal: .check, input: .none).diagnostics.isEmpty)
  }

  /// A comment stays if it does not show what it allows, and so does all that it may allow.
  @Test(arguments: [
    "menuc:allow", "menuc:allow *", "menuc:allow all", "menuc:allow padded title",
    "menuc:allow whitespace-title", "menuc:alow naïve, padded-title", "menuc:ignore this",
    "menuc:allow padded-title;deep-menu",
    "menuc: ignore", "menuc:ignor", "menuc:disabel",
  ])
  func anUnclearCommentStays(comment: String) throws {
    let text = "menu = \"M\"\nitems = [\"a \"] # \(comment)\n"
    let file = SourceFile(name: "menu", format: .toml, text: text)
    #expect(try Fixing.fixed(file, as: .safe) == file.bytes)
    let names = try compileMenu(file, goal: .check, input: .none).diagnostics.map(\.name)
    #expect(names == [.paddedTitle, .unusedSuppression])
  }

  /// A reason stays as it is, even if its words are similar to names.
  @Test(arguments: [
    "menuc:allow padded-title (wide-group, see deep-menu)",
    "menuc:allow padded-title(deep-menu)", "menuc:allow padded-title, wide-titles stay",
    "menuc:allow padded-title, e-mail addresses", "menuc:allow padded-title -- deep-menus",
    "menuc:allow padded-title; \"deep-menu\" elsewhere", "menuc:allow # menuc:allow padded-title",
  ])
  func aReasonStays(comment: String) throws {
    let text = "menu = \"M\"\nitems = [\"a \"] # \(comment)\n"
    let file = SourceFile(name: "menu", format: .toml, text: text)
    #expect(try Fixing.fixed(file, as: .safe) == file.bytes)
    let problems = try compileMenu(file, goal: .check, input: .none).diagnostics.map(\.message)
    #expect(problems.allSatisfy { $0 == "the comment does not name what it allows" })
  }

  /// Quotes and brackets are deleted with their name.
  @Test(arguments: [
    ("\"wide-group\", \"padded-title\"", "\"padded-title\""),
    ("[wide-group], [padded-title]", "[padded-title]"),
    ("padded-title, 'deep-menu'", "padded-title"),
  ])
  func quotesAreDeletedWithTheName(names: String, left: String) throws {
    let text = "menu = \"M\"\nitems = [\"a \"] # menuc:allow "
    let file = SourceFile(name: "menu", format: .toml, text: text + names + "\n")
    #expect(try Fixing.fixed(file, as: .safe) == Array((text + left + "\n").utf8))
  }

  /// The report of a comment can be allowed as well, by a misspelled comment, too.
  @Test func aCommentThatIsMeantToStayStays() throws {
    let text =
      "menu = \"M\"\nitems = [\"a\"] # menuc:allow deep-menu # menuc:alow unused-suppression\n"
    let file = SourceFile(name: "menu", format: .toml, text: text)
    let fixed = String(decoding: try Fixing.fixed(file, as: .safe), as: UTF8.self)
    #expect(fixed.contains("# menuc:allow deep-menu # menuc:al"))
  }

  /// Many misspelled comments cost no more than as many correct comments.
  @Test func misspelledCommentsAreFixedTogether() throws {
    let lines = (0..<200).map { "\"a\($0)\($0 % 2 == 0 ? " " : "")\", # menuc:alow padded-title" }
    let text = "menu = \"M\"\nitems = [\n\(lines.joined(separator: "\n"))\n]\n"
    let file = SourceFile(name: "menu", format: .toml, text: text)
    let fixed = Fixing.document(.toml, try Fixing.fixed(file, as: .safe))
    #expect(try compileMenu(fixed, goal: .check, input: .none).diagnostics.isEmpty)
    #expect(try Fixing.fixed(fixed, as: .safe) == fixed.bytes)
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
