import Foundation
import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// JSON as it is printed: what readers read back, in lines of the given width.
@Suite struct JSONValueTests {
  private static func value(_ random: inout some RandomNumberGenerator, depth: Int = 0) -> JSONValue
  {
    switch Int.random(in: 0..<(depth > 4 ? 4 : 6), using: &random) {
    case 0: .null
    case 1: .boolean(.random(using: &random))
    case 2: .integer(Int.random(in: -1_000_000...1_000_000, using: &random))
    case 3: .string(text(&random))
    case 4:
      .array(
        (0..<Int.random(in: 0..<6, using: &random)).map { _ in value(&random, depth: depth + 1) })
    default:
      .object(
        (0..<Int.random(in: 0..<6, using: &random)).map { number in
          .init(key: "\(number)\(text(&random))", value: value(&random, depth: depth + 1))
        })
    }
  }

  private static func text(_ random: inout some RandomNumberGenerator) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "b", " ", "\"", "\\", "/", "\n", "\r", "\t", "\0", "\u{1}", "\u{1F}", "\u{7F}", "\u{85}",
      "é", "\u{301}", "\u{2028}", "\u{FFFF}", "👍",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      text.append(scalars.randomElement(using: &random) ?? "a")
    }
    return String(text)
  }

  /// The value that a reader found, with the keys in their order.
  private static func value(_ node: SourceNode) -> JSONValue {
    switch node.value {
    case .nothing: .null
    case .boolean(let flag): .boolean(flag)
    case .integer(let integer): .integer(integer)
    case .text(let text), .plain(let text): .string(text)
    case .array(let elements): .array(elements.map(value))
    case .table(let entries):
      .object(entries.map { JSONValue.Member(key: $0.key, value: value($0.value)) })
    case .number, .unsupported: .number("unexpected")
    }
  }

  @Test(arguments: 1...UInt64(Rounds.atLeast(20))) func whatIsPrintedIsReadBack(seed: UInt64) throws
  {
    var random = Dice(seed: seed)
    let value = JSONValue.members([("k", Self.value(&random))])
    for text in [value.printedOnOneLine()] + [1, 20, 100].map({ value.printed(width: $0) }) {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
      var diagnostics = Diagnostics()
      let file = SourceFile(name: "file", format: .json, text: text)
      let root = try #require(parse(file, as: 0, into: &diagnostics).root, "\(text)")
      #expect(Self.value(root) == value && diagnostics.all.isEmpty, "\(text)")
    }
    #expect(!value.printedOnOneLine().contains("\n"))
  }

  /// What fits on a line is on a line, and keys keep their order.
  @Test func theLayout() {
    let value = JSONValue.members([
      ("z", .strings(["a", "b"])), ("left out", nil),
      ("a", .members([("n", .integer(1)), ("e", .array([]))])),
    ])
    #expect(value.printedOnOneLine() == #"{ "z": ["a", "b"], "a": { "n": 1, "e": [] } }"#)
    #expect(value.printed() == value.printedOnOneLine() + "\n")
    #expect(
      value.printed(width: 24) == """
        {
          "z": ["a", "b"],
          "a": {
            "n": 1,
            "e": []
          }
        }

        """)
    #expect(value.printed(width: 29).contains("\n  \"a\": { \"n\": 1, \"e\": [] }\n"))
  }

  @Test(arguments: [
    ("\"", #""\"""#), ("\\", #""\\""#), ("a\nb\t", #""a\nb\t""#), ("\u{1}", #""\u0001""#),
    ("é👍", "\"é👍\""), ("/", "\"/\""),
  ])
  func strings(text: String, printed: String) {
    #expect(JSONValue.string(text).printedOnOneLine() == printed)
  }
}
