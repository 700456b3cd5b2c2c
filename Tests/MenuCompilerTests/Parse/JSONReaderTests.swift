import Foundation
import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// JSON is read strictly, and every value has its place.
@Suite struct JSONReaderTests {
  private static func parsed(_ bytes: [UInt8]) -> (file: ParsedFile, problems: [Diagnostic]) {
    var diagnostics = Diagnostics()
    let file = SourceFile(name: "menu.json", format: .json, bytes: bytes)
    return (parse(file, as: 0, into: &diagnostics, keepsOwnKeys: true), diagnostics.all)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    /// The text, with the place of the problem between guillemets.
    let text: String
    let message: String
    let help: String
    var testDescription: String { text }

    init(_ text: String, _ message: String, _ help: String) {
      self.text = text
      self.message = message
      self.help = help
    }
  }

  @Test(arguments: [
    Mistake("«{»\"a\": 1", "'{' is not closed", "close it with '}'"),
    Mistake("{\"a\": «[»1, 2}", "'[' is not closed", "close it with ']'"),
    Mistake("[1«,»]", "nothing follows this comma", "delete the comma"),
    Mistake("{\"a\": 1«,»\n}", "nothing follows this comma", "delete the comma"),
    Mistake("[«,»1]", "expected a value, but found ','", "this is a JSON"),
    Mistake("[1«» 2]", "expected ',' or ']' after a value", "add the comma"),
    Mistake("{\"a\": 1«»\n\"b\": 2}", "expected ',' or '}' after a value", "add the comma"),
    Mistake("{«a»: 1}", "expected a key in double quotes, but found 'a'", "put the key in quotes"),
    Mistake("{«'»a': 1}", "expected a key in double quotes", "put the string in double"),
    Mistake("{\"a\"«» 1}", "a key needs ':' and a value", "write \"key\": value"),
    Mistake("[«T»rue]", "expected a value, but found 'T'", "write true"),
    Mistake("[«y»es]", "expected a value, but found 'y'", "write true"),
    Mistake("[«n»ul]", "expected a value, but found 'n'", "put the string in double"),
    Mistake("[«“»a”]", "expected a value, but found '“'", "typographic quotes"),
    Mistake("[\u{A0}1]", "expected a value, but found U+A0", "this is a JSON"),
    Mistake("[1] «/»/ c", "JSON has no comments", "delete the comment"),
    Mistake("[«#» c\n1]", "JSON has no comments", "delete the comment"),
    Mistake("[1] «2»", "expected the end of the document, but found '2'", "this is a JSON"),
    Mistake("[«01»]", "'01' is not a JSON number", "write digits"),
    Mistake("[«1.»]", "'1.' is not a JSON number", "write digits"),
    Mistake("[«-.5»]", "'-.5' is not a JSON number", "write digits"),
    Mistake("[«1e»]", "'1e' is not a JSON number", "write digits"),
    Mistake("[«0x1F»]", "'0x1F' is not a JSON number", "write digits"),
    Mistake("[«+»1]", "expected a value, but found '+'", "this is a JSON"),
    Mistake("[«\"»a\nb\"]", "a string must end on the line", "close the quote"),
    Mistake("[«\"»a", "a string must end on the line", "close the quote"),
    Mistake("[\"a«\t»b\"]", "control characters are not allowed (U+9)", #"as \t"#),
    Mistake("[\"a\" «b»\"]", "expected ',' or ']' after a value", "add the comma"),
    Mistake("[\"a\"«b»\"]", "expected ',' or ']', but found 'b'", #"written \""#),
    Mistake(#"["«\x»41"]"#, "JSON has no such escape", #"written \\"#),
    Mistake(#"["«\u12»"]"#, "the escape needs four digits", #"write \u0041"#),
    Mistake(#"["«\ud83d»"]"#, "this is one half of a character", #"\ud83d\ude00"#),
    Mistake(#"["«\ude00»\ud83d"]"#, "this is one half of a character", #"\ud83d\ude00"#),
    Mistake("[1]\n«<»<<<<<< a", "expected the end of the document", "version control"),
  ])
  func mistakes(mistake: Mistake) throws {
    let parts = mistake.text.split(omittingEmptySubsequences: false) { "«»".contains($0) }
    let (file, problems) = Self.parsed(Array(parts.joined().utf8))
    let problem = try #require(problems.first)
    #expect(file.root == nil && problems.count == 1)
    #expect(problem.message.hasPrefix(mistake.message), "\(problem.message)")
    #expect(problem.help?.contains(mistake.help) == true, "\(problem.help ?? "")")
    #expect(problem.help?.hasSuffix("nothing else in this file was checked") == true)
    guard parts.count == 3, case .bytes(_, let range) = problem.anchor else { return }
    // A missing comma or colon is marked where it belongs, after the preceding value.
    let isMissing = problem.label?.hasSuffix("is missing here") == true
    let start = isMissing ? range.lowerBound : parts[0].utf8.count
    #expect(range.lowerBound == start && (isMissing || range.count == parts[1].utf8.count))
  }

  @Test func depth() throws {
    let text = String(repeating: "[", count: 200_000)
    let (file, problems) = Self.parsed(Array(text.utf8))
    #expect(file.root == nil && problems.map(\.name) == [.tooDeep])
    let deep = String(repeating: "[", count: 136) + String(repeating: "]", count: 136)
    #expect(Self.parsed(Array(deep.utf8)).problems.isEmpty)
  }

  @Test func repetitions() throws {
    let members = (0..<20_000).map { "\"k\($0 % 10_000)\": \($0)" }.joined(separator: ", ")
    let (file, problems) = Self.parsed(Array("{\(members)}".utf8))
    #expect(problems.count == 10_000 && problems.allSatisfy { $0.name == .duplicateKey })
    #expect(file.root?.entries.count == 10_000)
  }

  /// Foundation accepts the same documents and reads the same keys and values. The text at the
  /// place of a value is that value.
  @Test func foundationReadsTheSame() throws {
    var (accepted, refused) = (0, 0)
    for document in TokenDocuments.all(.json) where document.bytes.count < 100_000 {
      var random = Dice(seed: UInt64(document.bytes.count))
      for round in 0..<(document.bytes.count < 5_000 ? Rounds.atLeast(6) : 1) {
        let bytes =
          round == 0
          ? document.bytes : TokenDocuments.mutated(document.bytes, .json, using: &random)
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { continue }
        let (file, problems) = Self.parsed(bytes)
        let other = try? JSONSerialization.jsonObject(
          with: Data(bytes), options: [.fragmentsAllowed])
        let name =
          "\(document.name) \(round): \(problems.map(\.message)) \(String(decoding: bytes, as: UTF8.self))"
        // Foundation accepts this comma.
        if problems.first?.message == "nothing follows this comma" { continue }
        #expect((file.root == nil) == (other == nil), "\(name)")
        guard let root = file.root, let other, problems.isEmpty else {
          refused += 1
          continue
        }
        accepted += 1
        #expect(Self.isSame(root, other), "\(name)")
        let tree = try #require(file.syntax)
        Self.expectPlaces(of: root, nil, in: tree, bytes)
      }
    }
    #expect(accepted > 50 && refused > 50)
  }

  private static func isSame(_ node: SourceNode, _ other: Any) -> Bool {
    switch node.value {
    case .nothing: other is NSNull
    case .text(let text): (other as? String).map { $0.utf8.elementsEqual(text.utf8) } ?? false
    case .boolean(let flag): other as? Bool == flag
    case .integer(let integer): (other as? NSNumber)?.int64Value == integer
    case .number(let number): (other as? NSNumber)?.doubleValue == number
    case .array(let elements):
      (other as? [Any]).map { other in
        other.count == elements.count && zip(elements, other).allSatisfy(isSame)
      } ?? false
    case .table(let entries):
      (other as? [String: Any]).map { other in
        other.count == entries.count
          && entries.allSatisfy { entry in other[entry.key].map { isSame(entry.value, $0) } == true
          }
      } ?? false
    case .plain, .unsupported: false
    }
  }

  private static func expectPlaces(
    of node: SourceNode, _ key: String?, in tree: SyntaxTree, _ bytes: [UInt8]
  ) {
    let place = tree[node.place.node]
    let value = parsed(Array(bytes[place.value])).file.root
    #expect(
      value.map { "\($0.kind) \($0.entries.map(\.key))" }
        == "\(node.kind) \(node.entries.map(\.key))")
    #expect(key == place.key.flatMap { TextLiteral(yaml: bytes, $0, isInFlow: true)?.text })
    switch node.value {
    case .array(let elements):
      for element in elements { expectPlaces(of: element, nil, in: tree, bytes) }
    case .table(let entries):
      for entry in entries { expectPlaces(of: entry.value, entry.key, in: tree, bytes) }
    case .nothing, .text, .plain, .boolean, .integer, .number, .unsupported: break
    }
  }
}
