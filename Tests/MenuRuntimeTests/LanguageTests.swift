import Foundation
import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// The choice of a language, and the source of its texts.
@Suite(.endingInTime) struct LanguageTests {
  struct Row: Decodable {
    let available: [String]
    let ranges: [String]
    let answer: String
  }

  /// A menu of two items, of which a language translates some texts.
  private func table(
    _ tags: [String], starts: StaticString = "", texts: StaticString = ""
  ) -> MenuTable {
    let languages = tags.map {
      MenuLanguage($0, isRightToLeft: false, title: "Menu in \($0)", starts: starts, texts: texts)
    }
    let settings = MenuSettings(
      indicator: MenuIndicator(hideWhenEmpty: true), hitArea: .both,
      animation: MenuAnimation(insert: .none, delete: .none, duration: 0),
      scroll: MenuScroll(to: .none, rows: 0), rowHeight: nil, headerHeight: nil, titleLines: 1,
      keepsSelection: false, busyDelay: nil)
    return MenuTable(
      name: "Test", title: "Menu", nodeCount: 2, topLevelCount: 2, digits: 1, textDigits: 2,
      layout: .rows, topLevelIsSingle: false, topLevelKeepsOpen: false, topLevelChoosesOne: false,
      settings: settings,
      structure: """
          0 0 1 0 0  0 ----------------  0
          0 0 2 0 1  0 ---------------- 42

        """,
      text: """
        1:a 3:One detail 5:First keywords 5:x y z
        1:b 3:Two

        """, languages: languages)
  }

  @Test func theLanguageIsTheOneOfEveryOtherEngine() throws {
    let file = Repository.root.appending(path: "Tests/Conformance/language-lookup.jsonl")
    let lines = try Repository.text(file).split(separator: "\n")
    #expect(lines.count > 30)
    for line in lines {
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      let chosen = table(row.available).table(in: row.ranges)
      #expect(chosen.language?.tag == row.answer, "\(line)")
      #expect(chosen.title == "Menu in \(row.answer)")
      #expect(chosen.table(in: ["zz"]).language?.tag == row.available.first)
    }
  }

  /// The description has none of the texts.
  @Test func aLanguageIsPrintedAsItsTag() {
    let german = table(["en", "de"], texts: "title 3:Eins").table(in: ["de"])
    #expect("\(german.languages)" == "[en, de]")
    #expect(german.language.map { "\($0)" } == "de")
    #expect(german.language.map { String(reflecting: $0) } == "de")
  }

  @Test func aMenuThatDoesNotSayItsLanguageHasNone() {
    let table = table([])
    #expect(table.language == nil && table.chosenLanguage == nil)
    #expect(table.table(in: ["de", "*"]) === table)
  }

  @Test func textsThatALanguageLacksAreTheDocuments() {
    let table = table(
      ["de"], starts: " 0\n42\n",
      texts: "title 4:Eins keywords 3:k\nl @note 5:Notiz\n\n"
    )
    .table(in: ["de"])
    let (one, two) = (MenuNode(0), MenuNode(1))
    #expect(table.title(of: one) == "Eins" && table.title(of: two) == "Two")
    #expect(table.detail(of: one) == "First" && table.detail(of: two) == nil)
    #expect(table.keywords(of: one) == ["k", "l"])
    #expect(table.string("note", of: one) == "Notiz" && table.string("note", of: two) == nil)
    #expect(table.title(of: MenuNode(2)) == "" && table.title(of: MenuNode(-1)) == "")
    #expect(table.node(withID: "b") == two)
  }

  /// Whatever the strings of a language hold, nothing is read outside of them.
  @Test(
    arguments: [
      ("", ""), ("9", "title"), ("99\n99\n", "title 9:Eins\n"), ("x\n", "title"),
      (" 0\n", "title 4:Eins"), ("  0\n  1\n", "title 99999999999999999999:E\n"),
      ("0\n6\n", "title:\ntitle 0:"), ("0\n0\n", "@ @ @ @\n"), ("0\n0\n", " : : : "),
    ] as [(StaticString, StaticString)])
  func brokenTextsAreNotReadBeyondTheirEnds(starts: StaticString, texts: StaticString) {
    let table = table(["de"], starts: starts, texts: texts).table(in: ["de"])
    for node in table.nodes {
      _ = (table.title(of: node), table.detail(of: node), table.keywords(of: node))
      _ = (table.string("note", of: node), table.accessibilityHint(of: node))
      #expect(table.id(of: node) == ["a", "b"][node.number])
    }
  }

  @Test func theStateStaysInAnotherLanguage() {
    let own = table(["en", "de"])
    var state = MenuExpansion(own)
    state.setHidden([MenuNode(0)], true)
    let saved = (state.savedState, state.rowCount)
    state.setTable(own.table(in: ["de"]))
    #expect(state.table.title == "Menu in de" && (state.savedState, state.rowCount) == saved)
    state.setTable(table(["fr"]).table(in: ["fr"]))
    #expect(state.table.title == "Menu in fr")
    state.setTable(TestMenu(top: [.leaf("a"), .leaf("b")]).state.table)
    #expect(state.table.title == "Menu in fr")
  }
}
