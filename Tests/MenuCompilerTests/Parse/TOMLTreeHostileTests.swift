import TestSupport
import Testing

@testable import MenuCompiler

/// Any bytes are accepted. `Benchmarks hostile` measures whether the time is linear in their
/// number.
@Suite struct TOMLTreeHostileTests {
  @Test(arguments: TOMLTreeCorpus.documents)
  func truncatedAnywhere(_ document: String) {
    let bytes = Array(document.utf8)
    for length in 0...bytes.count {
      let start = Array(bytes.prefix(length))
      expectPlacesWithin(start)
      // A text that ends inside a character is refused before TOMLKit parses it.
      guard let text = String(validating: start, as: UTF8.self) else { continue }
      #expect(TOMLTreeChecker.problems(of: text) == [])
    }
  }

  @Test func changedAnywhere() {
    var random = TOMLTreeGenerator(seed: 7)
    let replacements = Array("[]{}\"'\\=,.# \n\r0aé\u{0}".utf8)
    for document in TOMLTreeCorpus.documents {
      for _ in 0..<Rounds.atLeast(5) where !document.isEmpty {
        var bytes = Array(document.utf8)
        for _ in 0...random.number(below: 3) {
          bytes[random.number(below: bytes.count)] =
            replacements[random.number(below: replacements.count)]
        }
        expectPlacesWithin(bytes)
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
          continue
        }
        #expect(TOMLTreeChecker.problems(of: text) == [])
      }
    }
  }

  @Test func randomBytes() {
    var random = TOMLTreeGenerator(seed: 11)
    let likely = Array("[]{}\"'\\=,.# \n\ra1u0".utf8)
    for round in 0..<Rounds.atLeast(300) {
      let bytes = (0..<random.number(below: 200)).map { _ in
        round % 2 == 0
          ? UInt8(random.number(below: 256)) : likely[random.number(below: likely.count)]
      }
      expectPlacesWithin(bytes)
    }
  }

  @Test(arguments: [
    "[", "{", "]", "}", "\"", "'", "=", ".", ",", "#", "\\", "\n", "a", "a.", "[a.", "[[a]]",
    "[a]\n",
    "a=[", "a={", "a={a=", "\"\"\"", "'''", "\"\"\"\\", "a=\"\n", "a=1\n", "a.a=1\n", "[a.a]\n",
    "[[a]]\n",
    "[[a.a]]\n", "\"\\u", "[1,", "{a=1,", "\u{E9}", "e\u{301}", " ", "\r", "a=[[],{}]\n", "[\n",
    "1979-05-27 ", "a=1979-05-27 1\n", "\\u0000",
  ])
  func repeated(_ unit: String) {
    let length = Rounds.factor == 1 ? 6_000 : 16_000
    for prefix in ["", "a = ", "a = [", "a = {", "a = \"", "a = \"\"\"", "[a."] {
      let text = prefix + String(repeating: unit, count: length / unit.utf8.count)
      expectPlacesWithin(Array(text.utf8))
    }
  }

  @Test func deepNesting() {
    for unit in ["[", "{a=", "[{a="] {
      let bytes = Array(("a = " + String(repeating: unit, count: 100_000)).utf8)
      let positions = NamedTOML(bytes)
      #expect(positions.locate(["a"])?.value == 4..<bytes.count)
    }
    let depth = 1000
    let text =
      "a = " + String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    let path = ["a"] + Array(repeating: SourceStep.index(0), count: depth)
    let one = NamedTOML(Array((text + "\nb = 2").utf8))
    #expect(one.locate(path)?.value == 4 + depth..<5 + depth)
    #expect(one.locate(["b"]) != nil)
  }

  @Test func deepDuplicates() {
    let header = "[" + String(repeating: "a.", count: 50_000) + "a]\n"
    let text = header + String(repeating: "b = 1\n", count: 50_000)
    #expect(NamedTOML(Array(text.utf8)).duplicates.count == 49_999)
  }

  private func expectPlacesWithin(_ bytes: [UInt8]) {
    let positions = NamedTOML(bytes)
    let ranges =
      TOMLHazards(bytes).nulEscapes + positions.duplicates.map(\.first)
      + positions.duplicates.map(\.second)
    #expect(ranges.allSatisfy { !$0.isEmpty && $0.upperBound <= bytes.count })
    _ = TOMLHazards(bytes)
    _ = positions.locate(["a", 0, "b"])
  }
}
