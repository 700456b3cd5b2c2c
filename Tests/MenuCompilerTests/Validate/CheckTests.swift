import Testing

@testable import MenuCompiler

/// The limits of the checks: what is just wrong, and what is just right. The page of each rule has a plain
/// example of each; see `RuleTests`.
@Suite struct CheckTests {
  /// A document in YAML, and its problems: the line and the rule of each.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let document: String
    let problems: [String]

    init(_ about: String, _ items: String, _ problems: String...) {
      testDescription = about
      document = "menu: M\nlanguage: en\n" + items + "\n"
      self.problems = problems
    }
  }

  private static func nested(_ levels: Int) -> String {
    (1..<levels).map { "{ title: L\($0), items: [" }.joined() + "L\(levels)"
      + String(repeating: "] }", count: levels - 1)
  }

  private static func wide(_ count: Int) -> String {
    "[" + (1...count).map { "T\($0)" }.joined(separator: ", ") + "]"
  }

  static let sizes = [
    Case("eight levels", "items: [\(nested(8))]"),
    Case("nine levels", "items: [\(nested(9))]", "3 deep-menu"),
    Case(
      "only the first item that is too deep is reported",
      "items:\n- { title: A, items: [\(nested(8))] }\n- { title: B, items: [\(nested(8))] }",
      "4 deep-menu"),
    Case("200 items", "items: \(wide(200))"),
    Case("201 items", "items: \(wide(201))", "3 wide-group"),
    Case("201 items of a category", "items:\n- { title: A, items: \(wide(201)) }", "4 wide-group"),
  ]

  static let characters = [
    Case(
      "a no-break space", "items: [\"\u{A0}A\", \"B\u{3000}\"]", "3 padded-title", "3 padded-title"),
    Case("a zero-width space is no whitespace", "items: [\"\u{200B}A\"]"),
    Case(
      "the first and last of both ranges",
      "items: [\"A\u{202A}b\", \"C\u{202E}d\", \"E\u{2066}f\", \"G\u{2069}h\"]",
      "3 bidi-control", "3 bidi-control", "3 bidi-control", "3 bidi-control"),
    Case(
      "marks beside the ranges",
      "items: [\"A\u{200F}b\", \"C\u{202F}d\", \"E\u{2065}f\", \"G\u{206A}h\"]"),
  ]

  static let identities = [
    Case(
      "each id that differs in case from the first",
      "items:\n- { title: x, id: open }\n- { title: y, id: oPen }\n- { title: z, id: opeN }",
      "5 case-only-difference", "6 case-only-difference"),
    Case(
      "an id that is derived", "items:\n- Open\n- { title: y, id: OPEN }", "5 case-only-difference"),
    Case(
      "ids below a repeated id are not reported",
      "items:\n- { title: A, items: [B] }\n- { title: A, items: [B] }",
      "5 duplicate-id"),
    Case(
      "a title twice, with ids", "items:\n- { title: A, id: a }\n- { title: A, id: b }",
      "5 duplicate-title"),
    Case(
      "a title twice in different groups",
      "items:\n- { title: A, items: [X] }\n- { title: B, items: [X] }"),
    Case(
      "titles that never show together",
      "conditions: { on: {} }\nitems:\n- { title: A, id: a, when: on }\n- { title: A, id: b, when: \"!on\" }"
    ),
    Case("a hidden item", "items:\n- { title: A, id: a, hidden: true }\n- { title: A, id: b }"),
    Case("its own id", "items:\n- { title: A, was: [a] }", "4 former-id-taken"),
    Case("the id of another", "items:\n- { title: A, was: [b] }\n- B", "4 former-id-taken"),
    Case(
      "a former id twice", "items:\n- { title: A, was: [x] }\n- { title: B, was: [y, x] }",
      "5 former-id-taken"),
  ]

  static let choices = [
    Case(
      "all checked items but the first",
      "items:\n- title: A\n  choice: one\n  items:\n  - { title: x, checked: true }\n  - { title: y, checked: true }\n  - { title: z, checked: true }",
      "8 several-checked", "9 several-checked"),
    Case(
      "several of any",
      "items:\n- title: A\n  choice: any\n  items:\n  - { title: x, checked: true }\n  - { title: y, checked: true }"
    ),
    Case(
      "one of one", "items:\n- title: A\n  choice: one\n  items:\n  - { title: x, checked: true }",
      "5 single-option"),
    Case("one of any", "items:\n- title: A\n  choice: any\n  items: [x]"),
    Case(
      "none of any", "items:\n- title: A\n  choice: any\n  items:\n  - { title: x, items: [y] }",
      "5 single-option"),
    Case(
      "nothing checked", "items:\n- title: A\n  choice: one\n  items: [x, y]", "5 nothing-checked"),
  ]

  static let groups = [
    Case(
      "the second open item",
      "expansion: single\nitems:\n- { title: A, collapsed: false, items: [x] }\n- { title: B, collapsed: false, items: [y] }",
      "6 single-open"),
    Case(
      "open items that never show together",
      "expansion: single\nconditions: { on: {} }\nitems:\n- { title: A, collapsed: false, when: on, items: [x] }\n- { title: B, collapsed: false, when: \"!on\", items: [y] }"
    ),
    Case("an empty category", "items:\n- { title: A, items: [] }", "4 empty-category"),
    Case("a slot is filled later", "items:\n- { title: A, slot: true }"),
    Case(
      "a category with hidden items", "items:\n- { title: A, items: [{ title: x, hidden: true }] }"),
  ]

  static let shortcuts = [
    Case(
      "a default and the same value",
      "actions: { a: { arguments: { n: { type: integer, default: 1 } } } }\nitems:\n"
        + "- { title: A, action: a, shortcut: F5 }\n"
        + "- { title: B, action: { a: { n: 1 } }, shortcut: F5 }"),
    Case(
      "a default and another value",
      "actions: { a: { arguments: { n: { type: integer, default: 1 } } } }\nitems:\n"
        + "- { title: A, action: a, shortcut: F5 }\n"
        + "- { title: B, action: { a: { n: 2 } }, shortcut: F5 }", "6 duplicate-shortcut"),
    Case(
      "two addresses",
      "items:\n- { title: A, url: /a, shortcut: F5 }\n- { title: B, url: /b, shortcut: F5 }",
      "5 duplicate-shortcut"),
    Case(
      "an item that opens",
      "hit-area: both\nitems:\n- { title: A, items: [x], shortcut: F5 }\n"
        + "- { title: B, items: [y], shortcut: F5 }", "6 duplicate-shortcut"),
  ]

  static let conditions = [
    Case(
      "items below one that never shows are not reported",
      "conditions: { on: {} }\nitems:\n- title: A\n  when: on\n  items:\n  - { title: B, when: \"!on\", items: [{ title: C, when: on }] }",
      "8 never-shown"),
    Case(
      "what an item above requires",
      "conditions: { on: {} }\nitems:\n- title: A\n  when: on\n  items:\n  - { title: B, when: on }",
      "8 redundant-when"),
    Case(
      "a weaker requirement",
      "conditions: { on: {}, far: {} }\nitems:\n- title: A\n  when: on\n  items:\n  - { title: B, when: [[on, far]] }\n- { title: C, when: far }",
      "8 redundant-when"),
    Case(
      "a stronger requirement",
      "conditions: { on: {}, far: {} }\nitems:\n- title: A\n  when: [[on, far]]\n  items:\n  - { title: B, when: on }"
    ),
  ]

  @Test(arguments: sizes + characters + identities + choices + groups + shortcuts + conditions)
  func problems(of one: Case) throws {
    let found = try Self.problems(in: one.document)
    #expect(found == one.problems)
  }

  /// What begins with `x-` is for other programs, and stands for no key of a menu.
  @Test(arguments: ["menu", "items"]) func keysOfOthersStandForNone(key: String) throws {
    let document = "menu: M\nitems: [A]\n".replacing("\(key):", with: "x-\(key):")
    #expect(try Self.problems(in: document) == ["1 missing-key"])
  }

  /// Nothing is checked for a rule that is allowed, and the other checks remain.
  @Test(arguments: sizes + characters + identities + choices + groups + shortcuts + conditions)
  func aRuleThatIsAllowedIsNotChecked(in one: Case) throws {
    let rules = Set(one.problems.compactMap { $0.split(separator: " ").last.map(String.init) })
    for rule in rules where DiagnosticName(rawValue: rule)?.severity == .warning {
      var severities = SeveritySettings(turningOn: .nothingChecked)
      try severities.set(rule, to: .allow)
      let found = try Self.problems(in: one.document, severities)
      #expect(found == one.problems.filter { !$0.hasSuffix(" \(rule)") })
    }
  }

  private static func problems(
    in document: String,
    _ severities: SeveritySettings = SeveritySettings(turningOn: .nothingChecked)
  ) throws -> [String] {
    try compileMenu(
      SourceFile(name: "menu.yaml", format: .yaml, text: document), goal: .check, input: .none,
      severities: severities
    ).diagnostics.map { "\($0.range?.startLine ?? 0) \($0.name.rawValue)" }
  }
}
