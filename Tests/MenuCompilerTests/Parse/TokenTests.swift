import Foundation
import TOMLKit
import TestSupport
import Testing
import Yams

@testable import MenuCompiler
@testable import MenuOracle

/// Properties of the tokens of any text.
@Suite struct TokenTests {
  /// Concatenated, the tokens are the text itself, whatever its bytes.
  @Test(arguments: SourceFormat.documents)
  func tokensAreTheText(format: SourceFormat) {
    let documents = TokenDocuments.all(format)
    #expect(documents.count > 20)
    var random = Dice(seed: 23)
    for document in documents {
      expectTokens(document.bytes, format, document.name)
      guard document.bytes.count < 20_000 else { continue }
      for _ in 0..<8 {
        let bytes = TokenDocuments.mutated(document.bytes, format, using: &random)
        expectTokens(bytes, format, document.name)
      }
    }
  }

  @Test(arguments: [SourceFormat.toml, .yaml])
  func noise(format: SourceFormat) {
    var random = Dice(seed: 29)
    let marks = TokenDocuments.marks[format] ?? []
    for _ in 0..<2_000 {
      let words = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Int.random(in: 0...2, using: &random) == 0
          ? "a" : marks.randomElement(using: &random) ?? ""
      }
      var bytes = Array(words.joined().utf8)
      if bytes.count > 2, Int.random(in: 0...3, using: &random) == 0 { bytes[2] = 0xFF }
      expectTokens(bytes, format, words.joined())
    }
  }

  private func expectTokens(_ bytes: [UInt8], _ format: SourceFormat, _ name: String) {
    let ranges = tokens(of: bytes, format)
    var end = 0
    for range in ranges {
      guard range.lowerBound == end, !range.isEmpty else {
        Issue.record("\(name): a token at \(range) behind \(end)")
        return
      }
      end = range.upperBound
    }
    #expect(end == bytes.count, "\(name)")
  }

  private func tokens(of bytes: [UInt8], _ format: SourceFormat) -> [Range<Int>] {
    format == .toml ? TOMLTokens(bytes).map(\.range) : YAMLTokens(bytes).map(\.range)
  }

  /// Texts that take minutes if the time is not linear in their length. In CI they are four times as long.
  @Test(arguments: [
    "[", "{", "]", "}", "- ", "a: ", "? ", ": ", "'", "\"", "\\", "&a ", "*a ", "!a ", "#", " ",
    "é",
    "\n", "\t", "\r", "a\n", "a\n ", "a: b\n", "- a\n", "|\n", "a: |\n", " |\n ", "{a: ", "[a, ",
    "%\n",
    "{a,\n", "---\n", "'\n",
  ])
  func repeated(unit: String) {
    let length = Rounds.factor == 1 ? 16_000 : 64_000
    for prefix in ["", "- ", "a: ", "{", "[a: ", "\"", "- |\n"] {
      let text = prefix + String(repeating: unit, count: length / unit.utf8.count)
      expectTokens(Array(text.utf8), .yaml, unit)
    }
  }

  @Test func keysOfTOML() {
    let documents = TokenDocuments.all(.toml)
    for document in documents {
      guard let text = String(validating: document.bytes, as: UTF8.self) else { continue }
      #expect(TOMLTreeChecker.problems(of: text) == [], "\(document.name)")
    }
  }

  /// Yams and the tokens have the same keys.
  @Test(arguments: [SourceFormat.yaml, .json])
  func keysOfYAML(format: SourceFormat) throws {
    var compared = 0
    for document in TokenDocuments.all(format) {
      guard let text = String(validating: document.bytes, as: UTF8.self), !text.contains("\0"),
        case .success(let composed) = composeYAML(YAMLStandIns(in: text).text),
        composed.disguised.isEmpty, let node = composed.node
      else { continue }
      let lines = LineIndex(document.bytes)
      var expected: Set<Int> = []
      func offset(_ mark: Mark?) -> Int {
        let place = composed.columns.original(line: mark?.line ?? 0, column: mark?.column ?? 0)
        return lines.offset(line: place.line, column: place.column)
      }
      // Aliases may multiply their values.
      var known: Set<[Int]> = []
      var nodes = [node]
      while let node = nodes.popLast() {
        let isNew = known.insert([offset(node.mark), node.mapping?.count ?? -1]).inserted
        guard node.scalar == nil, isNew else { continue }
        for (key, value) in node.mapping ?? [:] {
          if key.scalar != nil { expected.insert(offset(key.mark)) }
          nodes += [key, value]
        }
        nodes += Array(node.sequence ?? [])
      }
      var tokens = YAMLTokens(document.bytes)
      while tokens.next() != nil {}
      let found = tokens.keys.filter { $0.scalar != nil }.map(\.start)
      #expect(found.sorted() == expected.sorted(), "\(document.name)")
      compared += found.count
    }
    #expect(compared > 1_000)
  }

  /// The tokens of small texts.
  @Test(arguments: [
    (
      "a: &b !c 'd' # e\n- *b",
      "plain colon whitespace anchor whitespace tag whitespace singleQuoted whitespace comment"
        + " lineBreak dash whitespace alias"
    ),
    (
      "a: b\n  c # d\n  e",
      "plain colon whitespace plain whitespace comment lineBreak whitespace plain"
    ),
    (
      "a: |2- # b\n    # c\n\n# d",
      "plain colon whitespace blockHeader whitespace comment lineBreak blockText comment"
    ),
    (
      "{\"a\":b,? c : [d e]}",
      "openingBrace doubleQuoted colon plain comma question whitespace plain whitespace colon"
        + " whitespace openingBracket plain closingBracket closingBrace"
    ),
    ("%YAML 1.2 # a\n--- 'b", "directive comment lineBreak documentStart whitespace unclosedQuote"),
  ])
  func kindsOfYAML(text: String, kinds: String) {
    #expect(YAMLTokens(Array(text.utf8)).map { "\($0.kind)" }.joined(separator: " ") == kinds)
  }

  @Test(arguments: [
    (
      "[[a.b]] # c\nd.'e' = [1, {f=\"g\"}]",
      "headerOpen bareKey dot bareKey headerClose whitespace comment lineBreak bareKey dot string"
        + " whitespace equals whitespace openingBracket scalar comma whitespace openingBrace bareKey"
        + " equals string closingBrace closingBracket"
    ),
    ("a = '''\n# b\n''' c", "bareKey whitespace equals whitespace string whitespace unexpected"),
    (
      "a = 1979-05-27 07:32:00\nb='",
      "bareKey whitespace equals whitespace scalar lineBreak bareKey equals unclosedString"
    ),
  ])
  func kindsOfTOML(text: String, kinds: String) {
    #expect(TOMLTokens(Array(text.utf8)).map { "\($0.kind)" }.joined(separator: " ") == kinds)
  }
}
