import Foundation
import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// menuc writes the same text as gettext's tools, and they and polib can read it.
@Suite(.needs("msgfmt", "msgcat"), .needsPython("polib"))
struct POWritingTests {
  private struct Catalog {
    var file: TestCatalog
    var texts: [CatalogText] = []
  }

  /// A translation that begins and ends with line breaks if the source does, as msgfmt demands.
  private func text(_ number: Int, using random: inout Dice) throws -> CatalogText {
    let source = RandomPO.text(using: &random)
    return try CatalogText(
      "i\(number)/title", source, note: random.below(3) == 0 ? "" : RandomPO.text(using: &random),
      translation: random.below(3) == 0 ? "" : source.uppercased())
  }

  private func catalog(using random: inout Dice) throws -> Catalog {
    let empty = emptyCatalog(
      format: .po, language: "de-AT", sourceLanguage: "en",
      project: RandomPO.text(using: &random))
    var catalog = Catalog(file: TestCatalog(empty, .po))
    for number in 0..<20 {
      let text = try text(number, using: &random)
      let index = random.below(catalog.texts.count + 1)
      let isLast = index == catalog.texts.count
      catalog.file = catalog.file.edited([.add(text, before: isLast ? nil : index)])
      catalog.texts.insert(text, at: index)
    }
    return catalog
  }

  private func expectTools(_ catalog: TestCatalog, _ directory: TemporaryDirectory) throws {
    let file = try directory.write(catalog.text, to: "de.po")
    _ = try Gettext.run("msgfmt", ["--check", "-o", "/dev/null", file.path])
    let entries = try TestPO.entries(catalog.text)
    #expect(try TestPO.polib([file]) == [entries], "\(catalog.text)")
    // msgcat puts obsolete entries last, and omits obsolete entries without a translation.
    let written = try Gettext.run("msgcat", ["--no-wrap", file.path])
    func parts(_ text: String) -> [String] {
      text.components(separatedBy: "\n\n").map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
        .filter { !$0.contains("#~ msgid") || !$0.hasSuffix("#~ msgstr \"\"") }.sorted()
    }
    #expect(parts(written) == parts(catalog.text), "\(catalog.text)")
    if !catalog.text.contains("#~") { #expect(written == catalog.text) }
  }

  @Test func addedTextsAreWrittenAsMsgcatDoes() throws {
    let directory = try TemporaryDirectory()
    var random = Dice(seed: 43)
    for round in 0..<Rounds.atLeast(4) {
      let catalog = try catalog(using: &random)
      let expected = catalog.texts.map { text in
        let state = text.translation.isEmpty ? "untranslated" : "translated"
        return "\(text.key.written)|\(text.source)|\(text.translation)|\(state)"
      }
      #expect(catalog.file.lines() == expected, "round \(round)")
      try expectTools(catalog.file, directory)
    }
  }

  @Test func updatedTextsAreWrittenAsMsgcatDoes() throws {
    let directory = try TemporaryDirectory()
    var random = Dice(seed: 47)
    for round in 0..<Rounds.atLeast(3) {
      var catalog = try catalog(using: &random)
      for _ in 0..<3 {
        var edits: [CatalogEdit] = []
        var expected = catalog.file.lines()
        let entries = catalog.file.parsed().catalogs.flatMap(\.entries)
        for index in entries.indices where random.below(3) == 0 {
          var text = try text(index, using: &random)
          // The translation stays, and so do the line breaks at its ends.
          let source = try #require(entries[index].source)
          let isNew = random.below(2) == 0
          text.source = isNew ? source.replacing("a", with: "new ").uppercased() : source
          let states: [CatalogState] = [
            entries[index].translation.isEmpty ? .untranslated : .translated, .needsReview,
            .obsolete,
          ]
          let state = states[random.below(3)]
          edits.append(.update(index, text, state))
          let (old, translation) = (entries[index].state, entries[index].translation)
          let now: CatalogState =
            if state == .obsolete { .obsolete } else if translation.isEmpty { .untranslated } else {
              // A text that needed review when it became obsolete still needs review.
              state == .translated && old == .obsolete
                && expected[index].hasSuffix("obsolete") && isFuzzy(catalog.file, index)
                ? .needsReview : state
            }
          expected[index] = "i\(index)/title|\(text.source)|\(translation)|\(now)"
        }
        catalog.file = catalog.file.edited(edits)
        #expect(catalog.file.lines() == expected, "round \(round)")
        try expectTools(catalog.file, directory)
      }
    }
  }

  private func isFuzzy(_ catalog: TestCatalog, _ index: Int) -> Bool {
    let document = POReader(catalog.file.bytes).document
    return document.isFuzzy(document.menuEntries[index])
  }
}
