import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Terminals and menuc must agree on the columns that characters take.
@Suite struct CharacterWidthTests {
  /// The table of each character equals that of Python's wcwidth, which follows Unicode.
  @Test(.needsPython("wcwidth")) func theTableIsThatOfWcwidth() throws {
    let script = """
      import wcwidth
      assert wcwidth.list_versions()[-1] == "17.0.0", wcwidth.__version__
      for value in range(32, 0x110000):
          if not 0xD800 <= value < 0xE000 and not 127 <= value < 160:
              print(f"{value:X}", wcwidth.wcwidth(chr(value)))
      """
    let result = try Command.run("python3", ["-c", script])
    #expect((result.status, result.errors) == (0, ""))
    var differences: [String] = []
    var count = 0
    for line in result.output.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard let value = UInt32(parts[0], radix: 16), let scalar = Unicode.Scalar(value) else {
        continue
      }
      count += 1
      if CharacterWidth.of(scalar) != Int(parts[1]) { differences.append(String(line)) }
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
