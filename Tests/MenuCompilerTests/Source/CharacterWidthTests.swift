import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Terminals and menuc must agree on the columns that characters take.
@Suite struct CharacterWidthTests {
  /// The table of each character equals that of Python's wcwidth, which follows Unicode.
  @Test(.needsPython("wcwidth")) func theTableIsThatOfWcwidth() throws {
    let script = """
      import itertools, wcwidth
      assert wcwidth.list_versions()[-1] == "17.0.0", wcwidth.__version__
      values = [v for v in range(32, 0x110000) if not 0xD800 <= v < 0xE000 and not 127 <= v < 160]
      for (width, _), run in itertools.groupby(
          enumerate(values), lambda pair: (wcwidth.wcwidth(chr(pair[1])), pair[1] - pair[0])):
          run = list(run)
          print(run[0][1], run[-1][1], width)
      """
    let result = try Command.run("python3", ["-c", script])
    #expect((result.status, result.errors) == (0, ""))
    var differences: [String] = []
    var count = 0
    for line in result.output.split(separator: "\n") {
      let parts = line.split(separator: " ").compactMap { Int($0) }
      try #require(parts.count == 3 && parts[0] <= parts[1], "\(line)")
      count += parts[1] - parts[0] + 1
      for value in parts[0]...parts[1] {
        let scalar = try #require(Unicode.Scalar(UInt32(value)))
        if CharacterWidth.of(scalar) != parts[2] {
          differences.append("\(String(value, radix: 16)) \(parts[2])")
        }
      }
    }
    #expect(count > 1_000_000)
    #expect(differences.isEmpty, "\(differences.prefix(10))")
  }

  @Test(
    .needsPython("wcwidth"),
    arguments: [
      "plain", "e\u{301}te\u{301}", "日本語", "ｱｲｳ", "한국어", "\u{1112}\u{1161}\u{11AB}", "שָׁלוֹם",
      "مرحبا", "👩‍👩‍👧", "👍🏽", "🇩🇪🇫🇷", "❤️", "❤", "1️⃣", "☺️ ok", "क्ष", "a\u{200B}b", "ไทย", "…—“”",
      "\u{2028}x",
    ])
  func textsAreAsWideAsInTerminals(text: String) throws {
    let script = "import sys, wcwidth; print(wcwidth.wcswidth(sys.argv[1]))"
    let result = try Command.run("python3", ["-c", script, text])
    #expect(Int(result.output.dropLast()) == CharacterWidth.of(text), "\(result)")
  }
}
