import Testing

@testable import MenuCompiler

/// Values of the tree as the types that keys take, alike in all formats.
@Suite struct ValueReaderTests {
  enum Kind: Sendable {
    case string, boolean, integer, number, positive, choice
  }

  /// A value as it is written in TOML and JSON, the value that is read, and the rule that refuses it.
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: Kind
    let written: String
    let read: String?
    let rule: String?
    var testDescription: String { "\(written) as \(kind)" }

    init(_ kind: Kind, _ written: String, _ read: String?, _ rule: String? = nil) {
      (self.kind, self.written, self.read, self.rule) = (kind, written, read, rule)
    }
  }

  /// Values that TOML, YAML and JSON write alike.
  static let everywhere = [
    Case(.string, "\"a\"", "a"), Case(.string, "\"\"", ""), Case(.string, "\"1\"", "1"),
    Case(.string, "[\"a\"]", nil, "wrong-type"), Case(.string, "{}", nil, "wrong-type"),
    Case(.boolean, "true", "true"), Case(.boolean, "false", "false"),
    Case(.boolean, "\"true\"", nil, "wrong-type"), Case(.boolean, "1", nil, "wrong-type"),
    Case(.integer, "1", "1"), Case(.integer, "9", "9"), Case(.integer, "3.0", "3"),
    Case(.integer, "0", nil, "invalid-value"), Case(.integer, "10", nil, "invalid-value"),
    Case(.integer, "3.5", nil, "wrong-type"), Case(.integer, "\"3\"", nil, "wrong-type"),
    Case(.integer, "1e300", nil, "invalid-value"),
    Case(.number, "0", "0"), Case(.number, "0.5", "0.5"), Case(.number, "2", "2"),
    Case(.number, "-0.5", nil, "invalid-value"), Case(.number, "\"1\"", nil, "wrong-type"),
    Case(.positive, "0", nil, "invalid-value"), Case(.positive, "1e-9", "1e-09"),
    Case(.choice, "\"near\"", "near"), Case(.choice, "\"Near\"", nil, "invalid-value"),
    Case(.choice, "[]", nil, "wrong-type"),
  ]

  @Test(arguments: everywhere) func valuesAreReadAlike(one: Case) throws {
    for (format, text) in [
      (SourceFormat.toml, "k = \(one.written)"), (.yaml, "k: \(one.written)"),
      (.json, "{ \"k\": \(one.written) }"),
    ] { try expect(one, in: format, text) }
  }

  /// Words without quotes, which only YAML has: the key decides what they are.
  static let plain = [
    Case(.string, "a b", "a b"), Case(.string, "yes", "yes"), Case(.string, "1.0.0", "1.0.0"),
    Case(.boolean, "yes", nil, "wrong-type"), Case(.boolean, "True", nil, "wrong-type"),
    Case(.integer, "x", nil, "wrong-type"), Case(.number, ".inf", nil, "invalid-value"),
    Case(.number, "~", nil, "wrong-type"), Case(.string, "", nil, "wrong-type"),
    Case(.choice, "near", "near"), Case(.choice, "nera", nil, "invalid-value"),
  ]

  /// Without quotes, numbers and truths are no strings in TOML and JSON; in YAML, they are words.
  static let unquoted = [
    Case(.string, "1", "1"), Case(.string, "true", "true"),
    Case(.choice, "1", nil, "invalid-value"),
  ]

  @Test(arguments: unquoted) func numbersAndTruthsAsStrings(one: Case) throws {
    try expect(one, in: .yaml, "k: \(one.written)")
    let refused = Case(one.kind, one.written, nil, "wrong-type")
    try expect(refused, in: .toml, "k = \(one.written)")
    try expect(refused, in: .json, "{ \"k\": \(one.written) }")
  }

  @Test(arguments: plain) func plainWordsOfYAML(one: Case) throws {
    try expect(one, in: .yaml, "k: \(one.written)")
  }

  private func expect(_ one: Case, in format: SourceFormat, _ text: String) throws {
    var diagnostics = Diagnostics()
    let file = SourceFile(name: "file", format: format, text: text + "\n")
    let node = try #require(parse(file, as: 0, into: &diagnostics).root?["k"], "\(format)")
    var reader = ValueReader(diagnostics: diagnostics)
    let value: String? =
      switch one.kind {
      case .string: reader.text("k", node)
      case .boolean: reader.boolean("k", node).map { "\($0)" }
      case .integer: reader.integer("k", node, in: 1...9).map { "\($0)" }
      case .number: reader.number("k", node, isPositive: false).map(NumberText.of)
      case .positive: reader.number("k", node, isPositive: true).map(NumberText.of)
      case .choice: reader.choice("k", node, among: ["near", "far"])
      }
    #expect(value == one.read, "\(format)")
    #expect(
      reader.diagnostics.all.map(\.name.rawValue) == (one.rule.map { [$0] } ?? []), "\(format)")
  }

  /// A bad element does not hide the others.
  @Test func elementsAreReadOneByOne() throws {
    var diagnostics = Diagnostics()
    let file = SourceFile(name: "file", format: .json, text: #"{ "k": ["a", 1, "b", [], "c"] }"#)
    let node = try #require(parse(file, as: 0, into: &diagnostics).root?["k"])
    var reader = ValueReader(diagnostics: diagnostics)
    #expect(reader.texts("k", node).map(\.text) == ["a", "b", "c"])
    #expect(reader.diagnostics.all.map(\.name) == [.wrongType, .wrongType])
  }

  @Test(arguments: [(64 << 10, true), (64 << 10 + 1, false)])
  func theLongestString(bytes: Int, isRead: Bool) throws {
    var diagnostics = Diagnostics()
    let text = String(repeating: "a", count: bytes)
    let file = SourceFile(name: "file", format: .json, text: "{ \"k\": \"\(text)\" }")
    let node = try #require(parse(file, as: 0, into: &diagnostics).root?["k"])
    var reader = ValueReader(diagnostics: diagnostics)
    #expect((reader.text("k", node) == text) == isRead)
    #expect(reader.diagnostics.all.map(\.name) == (isRead ? [] : [.tooLarge]))
  }
}
