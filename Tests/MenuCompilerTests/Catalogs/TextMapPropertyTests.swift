import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// Random edits of text maps in all styles. The resulting map has the intended meaning, and
/// comments stay.
@Suite struct TextMapPropertyTests {
  static let starts: [(CatalogFormat, String)] = [
    (.toml, ""), (.toml, "# c1\na = \"A\"\nb.title = 'B' # c2\nb.detail = \"D\"\n"),
    (
      .toml,
      "a = { title = \"A\", footer = \"F\" } # c1\n# c2\nb = { title = \"\"\"\nB\nB\"\"\" }\n"
    ),
    (
      .toml,
      "x = \"X\"\n# c1\n[a] # c2\ntitle = \"A\"\n\n[b]\ntitle = \"B\"\n[b.values]\nn = \"N\"\n# c3"
    ),
    (.yaml, ""),
    (.yaml, "---\n# c1\na: A # c2\nb:\n  title: |\n    B\n    B\n  detail: >-\n    D\n# c3\n"),
    (
      .yaml,
      "a: { title: A, footer: F } # c1\n# c2\nb:\n    title: B\n    accessibility: {label: L}\n"
    ),
    (.yaml, "{a: A, # c1\n b: {title: B, footer: F}}\n# c2"), (.yaml, "# c1\n---\na: A\n...\n"),
    (.json, "{}"), (.json, "{\n  \"a\": \"A\",\n  \"b\": { \"title\": \"B\" }\n}\n"),
    (.json, "{\"a\":\"A\",\"b\":{\"title\":\"B\",\"footer\":\"\"}}"),
  ]

  static let fields = [
    "title", "detail", "footer", "keywords", "accessibility.label", "accessibility.hint",
    "values.n",
  ]
  static let texts = ["", "Text", "12", "a: b # c", "it's \"quoted\" \\ \n lines", "ßé 🎉", "no"]

  @Test(arguments: starts.indices)
  func randomEdits(start: Int) throws {
    let (format, text) = Self.starts[start]
    for seed in 0..<Rounds.atLeast(15, many: 40) {
      var random = Dice(seed: UInt64(seed))
      var catalog = TestCatalog(text, format)
      for step in 0..<5 {
        let old = catalog
        let (edits, expected) = try Self.edits(of: catalog, using: &random)
        catalog = catalog.edited(edits)
        let parsed = catalog.parsed()
        let found = parsed.catalogs.flatMap(\.entries).map {
          "\($0.key)|\($0.translation)|\($0.state)"
        }
        let comments = (1...3).filter { old.text.contains("# c\($0)") }
        let context = "seed \(seed) step \(step)\n\(old.text)\n\(edits)\n=====\n\(catalog.text)"
        #expect(parsed.problems.map(\.message) == [], "\(context)")
        #expect(found.sorted() == expected.sorted(), "\(context)")
        #expect(comments.allSatisfy { catalog.text.contains("# c\($0)") }, "\(context)")
        if found.sorted() != expected.sorted() { return }
      }
    }
  }

  /// A list of random edits, and the lines of the entries afterwards.
  private static func edits(
    of catalog: TestCatalog, using random: inout Dice
  ) throws -> (edits: [CatalogEdit], expected: [String]) {
    let entries = catalog.parsed().catalogs.flatMap(\.entries)
    var expected = Dictionary(
      entries.map { ($0.key, ($0.translation, $0.state)) }, uniquingKeysWith: { first, _ in first })
    var taken = Set(expected.keys)
    func newKey(_ random: inout Dice) -> String? {
      let id = ["", "a", "b", "c.d", "no", "x"].randomElement(using: &random) ?? ""
      let key = "\(id)/\(fields.randomElement(using: &random) ?? "title")"
      return taken.insert(key).inserted ? key : nil
    }
    var edits: [CatalogEdit] = []
    for (index, entry) in entries.enumerated() where Int.random(in: 0..<3, using: &random) == 0 {
      guard let text = expected.removeValue(forKey: entry.key)?.0 else { continue }
      var key = entry.key
      if Int.random(in: 0..<3, using: &random) == 0 { key = newKey(&random) ?? key }
      let states: [CatalogState] = [.obsolete, .translated, .needsReview]
      var state = states.randomElement(using: &random) ?? .translated
      edits.append(.update(index, try CatalogText(key, "Source"), state))
      if state == .obsolete {
        guard !text.isEmpty else { continue }
        // JSON has no comments, so the text stays.
        if catalog.format == .json {
          state = .translated
          key = entry.key
        }
      } else {
        state = text.isEmpty ? .untranslated : .translated
      }
      expected[key] = (text, state)
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      guard let key = newKey(&random) else { continue }
      let text = texts.randomElement(using: &random) ?? ""
      let site = entries.isEmpty ? nil : Int.random(in: 0..<entries.count + 1, using: &random)
      edits.append(
        .add(
          try CatalogText(key, "Source\nof it", translation: text),
          before: site.flatMap { $0 < entries.count ? $0 : nil }))
      expected[key] = (text, text.isEmpty ? .untranslated : .translated)
    }
    return (edits, expected.map { "\($0.key)|\($0.value.0)|\($0.value.1)" })
  }
}
