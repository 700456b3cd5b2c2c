import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// Any bytes are read in linear time, without a crash, and problems have places in the file.
@Suite struct POHostileTests {
  private func expectSense(_ bytes: [UInt8], _ hint: Comment) throws {
    let catalog = TestCatalog(bytes, .po)
    let parsed = catalog.parsed()
    #expect(parsed.catalogs.isEmpty == !parsed.problems.isEmpty, hint)
    for problem in parsed.problems {
      guard case .bytes(0, let range) = problem.anchor else {
        Issue.record("\(problem) has no place: \(hint)")
        continue
      }
      #expect(range.upperBound <= bytes.count, hint)
    }
    guard let entries = parsed.catalogs.first?.entries else { return }
    #expect(catalog.edited([]).file.bytes == bytes, hint)
    let text = try CatalogText("new/title", "New", note: "Note")
    let grown = catalog.edited([.add(text, before: nil)])
    #expect(grown.parsed().catalogs.first?.entries.count == entries.count + 1, hint)
    for index in entries.indices.prefix(3) {
      let old = entries.map(\.line)
      let edited = catalog.edited([.update(index, text, .obsolete), .add(text, before: index)])
      let new = edited.parsed().catalogs.first?.entries.map(\.line) ?? []
      guard new.count == old.count + 1 else {
        Issue.record("\(new) of \(old): \(hint)")
        continue
      }
      #expect(new[index] == "new/title|New||untranslated", hint)
      #expect(
        new[index + 1]
          == "new/title|\(entries[index].isVaried ? entries[index].source ?? "" : "New")|\(entries[index].translation)|obsolete",
        hint)
      #expect(new[..<index] == old[..<index] && new[(index + 2)...] == old[(index + 1)...], hint)
    }
  }

  @Test(arguments: ["mixed.po", "unusual.po"])
  func aBrokenFile(name: String) throws {
    let bytes = Array(try TestPO.fixture(name).utf8)
    var random = Dice(seed: 53)
    let marks = Array("\"\\#~|,.\n\r [0x".utf8)
    for round in 0..<Rounds.atLeast(25, many: 60) {
      var mutant = bytes
      for _ in 0...random.below(2) {
        let index = random.below(mutant.count)
        let end = min(mutant.count, index + 1 + random.below(40))
        switch random.below(5) {
        case 0: mutant[index] = UInt8(random.below(256))
        case 1: mutant.remove(at: index)
        case 2: mutant.insert(contentsOf: mutant[index..<end], at: index)
        case 3: mutant.removeSubrange(index..<end)
        default: mutant.insert(marks[random.below(marks.count)], at: index)
        }
      }
      try expectSense(mutant, "round \(round)")
    }
  }

  @Test func noise() throws {
    var random = Dice(seed: 59)
    for _ in 0..<Rounds.atLeast(40, many: 100) {
      let text = RandomPO.noise(using: &random)
      try expectSense(Array(text.utf8), "\(text)")
      let file = RandomPO.file(using: &random)
      try expectSense(Array(file.utf8), "\(file)")
    }
  }

  @Test func everyPrefix() throws {
    let bytes = Array(try TestPO.fixture("unusual.po").utf8)
    for length in stride(from: 0, to: bytes.count, by: Rounds.factor == 1 ? 7 : 1) {
      try expectSense(Array(bytes[..<length]), "length \(length)")
    }
  }

  /// Files that take minutes if the time is not linear in their length. In CI they are larger.
  @Test(arguments: [
    "\"", "\"\" ", "\"\\\"", "\"a\\n\"", "\\", "#", "#\n", "#~", "#~ ", "#| ", "#,fuzzy,", "[", "0",
    "a", " ", "\n", "\r", "\r\n", "\u{E9}", "msgid ", "msgid \"\" ", "msgid \"\" msgstr \"\" ",
    "#, fuzzy\nmsgctxt \"a\" msgid \"\" msgstr \"b\"\n", "#~ msgid \"a\" msgstr \"b\" ",
    "msgstr[0] \"\" ", "domain \"a\" ", "Language: de\\n", "Content-Type: charset=\\n", "\\x41",
  ])
  func repeated(unit: String) throws {
    let size = Rounds.factor == 1 ? 30_000 : 1_000_000
    let body = String(repeating: unit, count: size / unit.utf8.count)
    let prefixes = [
      "", "msgid \"\" msgstr \"", "msgctxt \"a\" msgid \"\" msgstr \"b\" ",
      "msgid \"\" msgstr \"\" ",
    ]
    for prefix in prefixes {
      for end in ["", "\"\n"] {
        let bytes = Array((prefix + body + end).utf8)
        let catalog = TestCatalog(bytes, .po)
        guard catalog.parsed().problems.isEmpty else { continue }
        let text = try CatalogText("new/title", "New")
        #expect(catalog.edited([.add(text, before: nil)]).file.bytes.count > bytes.count)
      }
    }
  }
}
