import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// Broken catalogs cause problems with places inside the text, never a crash. Edits of readable
/// catalogs can be read again.
@Suite struct CatalogMutationTests {
  static let samples: [(CatalogFormat, String)] =
    [
      (.toml, TextMapReadingTests.toml), (.yaml, TextMapReadingTests.yaml),
      (.json, TextMapReadingTests.json), (.xcstrings, StringCatalogTests.text),
      (.xliff, XLIFFTests.text), (.stringsdict, UnitSamples.stringsdict),
      (.i18next, UnitSamples.i18next),
    ] + UnitSamples.all.map { ($0.format, $0.text) }

  @Test(arguments: samples.indices)
  func brokenCatalog(sample: Int) throws {
    let (format, text) = Self.samples[sample]
    for seed in 0..<Rounds.atLeast(60) {
      var random = Dice(seed: UInt64(seed))
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) { Self.mutate(&bytes, using: &random) }
      try check(TestCatalog(bytes, format), "seed \(seed)")
    }
  }

  @Test(arguments: samples.indices)
  func beginning(sample: Int) throws {
    let (format, text) = Self.samples[sample]
    let bytes = Array(text.utf8)
    for length in stride(from: 0, to: bytes.count, by: Rounds.factor == 1 ? 31 : 3) {
      try check(TestCatalog(Array(bytes[..<length]), format), "length \(length)")
    }
  }

  private static func mutate(_ bytes: inout [UInt8], using random: inout Dice) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, index + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.insert(contentsOf: bytes[index..<end], at: index)
    case 2: bytes.removeSubrange(index..<end)
    case 3:
      let mark = Array("[]{}\"'=:,-#&*<>/!?\n\t\\".utf8).randomElement(using: &random) ?? 0
      bytes.insert(mark, at: index)
    default: bytes.swapAt(index, Int.random(in: bytes.indices, using: &random))
    }
  }

  private func check(_ catalog: TestCatalog, _ context: String) throws {
    let (catalogs, problems) = catalog.parsed()
    for anchor in problems.map(\.anchor) + catalogs.flatMap(\.entries).map(\.translationAnchor) {
      #expect(catalog.excerpt(anchor) != "another place", "\(context)\n\(catalog.text)")
    }
    let states: [CatalogState] = [.obsolete, .translated, .needsReview]
    let first = catalogs.first
    var edits: [CatalogEdit] = (first?.entries ?? []).indices.map { index in
      let key = TranslationKey(id: "new-\(index)", field: index % 2 == 0 ? .title : .keywords)
      return .update(index, CatalogText(key: key, source: "S", note: "N"), states[index % 3])
    }
    edits.append(.add(try CatalogText("added/title", "A\nB"), before: nil))
    edits.append(.add(try CatalogText("added/detail", "D", translation: "T"), before: 1))
    let edited = catalog.edited(edits, language: first?.language ?? "de")
    guard problems.isEmpty, !catalogs.isEmpty else { return }
    let after = edited.parsed()
    #expect(
      after.problems.map(\.message) == [], "\(context)\n\(catalog.text)\n=====\n\(edited.text)")
    #expect(
      after.catalogs.contains { $0.entries.contains { $0.key == "added/title" } },
      "\(context)\n\(catalog.text)\n=====\n\(edited.text)")
  }

  /// Edits that overlap are an error, and none is dropped.
  @Test func overlapsAreErrors() throws {
    let bytes = Array("abcdef".utf8)
    #expect(throws: OverlappingEdits.self) {
      try bytes.edited([ByteEdit(0..<3, "x"), ByteEdit(2..<4, "y")])
    }
    let edited = try bytes.edited([
      ByteEdit(3..<4, "y"), ByteEdit(0..<3, "x"), ByteEdit(3..<3, "-"),
    ])
    #expect(String(decoding: edited, as: UTF8.self) == "x-yef")
  }
}
