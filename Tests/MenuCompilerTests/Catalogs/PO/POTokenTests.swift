import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// Concatenated, the tokens of a PO file are the file itself, whatever its bytes.
@Suite struct POTokenTests {
  private func expectTokens(_ bytes: [UInt8], _ name: String) {
    var end = 0
    for token in POTokens(bytes) {
      guard token.range.lowerBound == end, !token.range.isEmpty else {
        Issue.record("\(name): a token at \(token.range) behind \(end)")
        return
      }
      end = token.range.upperBound
    }
    #expect(end == bytes.count, "\(name)")
  }

  @Test(arguments: ["mixed.po", "unusual.po"])
  func tokensAreTheFile(name: String) throws {
    let bytes = Array(try TestPO.fixture(name).utf8)
    expectTokens(bytes, name)
    var random = Dice(seed: 31)
    for round in 0..<Rounds.atLeast(200) {
      var mutant = bytes
      for _ in 0...random.below(4) {
        mutant[random.below(mutant.count)] = UInt8(random.below(256))
      }
      expectTokens(mutant, "\(name) in round \(round)")
    }
  }

  @Test func noise() {
    var random = Dice(seed: 37)
    for _ in 0..<Rounds.atLeast(500) {
      let text = RandomPO.noise(using: &random)
      expectTokens(Array(text.utf8), text)
    }
  }

  @Test(arguments: [
    ("# a\n#. b\r\n#: c", "comment lineBreak extractedComment lineBreak reference"),
    (
      "#, a\n#= b\n#~ #| #~|",
      "flags lineBreak flags lineBreak"
        + " obsoleteMark whitespace previousMark whitespace obsoletePreviousMark"
    ),
    ("msgstr[10]\"a\"\"\\\"\"", "word openingBracket number closingBracket string string"),
    (
      "\u{FEFF}msgid \"a\n\"b\\",
      "byteOrderMark word whitespace unclosedString lineBreak unclosedString"
    ),
    ("\r\u{B}\u{C}\r\n\u{E9}\u{FEFF}'", "whitespace lineBreak unexpected unexpected unexpected"),
  ])
  func kinds(text: String, kinds: String) {
    #expect(POTokens(Array(text.utf8)).map { "\($0.kind)" }.joined(separator: " ") == kinds)
  }
}
