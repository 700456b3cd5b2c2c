import Stencil
import TestSupport
import Testing

@testable import MenuCompiler

/// The tokens of templates are those of Stencil's lexer.
@Suite struct TemplateTokensTests {
  private func check(_ source: String, _ tokens: [Token]) {
    let expected = Template(templateString: source).tokens
    #expect(tokens.map(\.contents) == expected.map(\.contents), "\(source.debugDescription)")
    #expect(tokens.map(\.kind) == expected.map(\.kind), "\(source.debugDescription)")
    for (token, other) in zip(tokens, expected) where token.kind == .block {
      #expect(token.whitespace == other.whitespace, "\(source.debugDescription)")
    }
  }

  @Test func ofAllTargets() throws {
    var count = 0
    for target in try TargetLibrary.names.map({ try #require(try TargetLibrary.target(named: $0)) })
    {
      for (name, source) in target.texts where name.hasSuffix(".stencil") {
        guard let tokens = tokensWithoutPlaces(of: source) else {
          #expect(source.contains("{%-"), "\(target.name) \(name)")
          continue
        }
        check(source, tokens)
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test func ofAnyText() {
    let parts = [
      "{{", "}}", "{%", "%}", "{#", "#}", " ", "a", "\n", "-", "+", "é", "\0", "{", "}", "\r\n",
      "if b",
    ]
    var number: UInt32 = 7
    var compared = 0
    for _ in 0..<20_000 {
      var source = ""
      for _ in 0..<(number % 9) {
        number = number &* 1_664_525 &+ 1_013_904_223
        source += parts[Int(number >> 16) % parts.count]
      }
      number = number &* 1_664_525 &+ 1_013_904_223
      guard let tokens = tokensWithoutPlaces(of: source) else { continue }
      compared += tokens.contains { $0.kind != .text } ? 1 : 0
      check(source, tokens)
    }
    #expect(compared > 100)
  }
}
