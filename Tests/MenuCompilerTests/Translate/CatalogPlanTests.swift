import Testing

@testable import MenuCompiler

/// The plan of a catalog's update, independent of the format.
@Suite struct CatalogPlanTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let items: String
    let before: [String]
    let after: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "new texts stand before the next one that is there, in the menu's order",
      items: "[A, { title: B, detail: b }, C, D]",
      before: ["/title|M|M'|translated", "c/title|C|C'|translated"],
      after: [
        "/title|M|M'|translated", "a/title|A||untranslated", "b/title|B||untranslated",
        "b/detail|b||untranslated", "c/title|C|C'|translated", "d/title|D||untranslated",
      ]),
    Case(
      name: "a changed text is for review, and is not translated if it was not",
      items: "[{ title: Aa, id: a }, { title: Bb, id: b }]",
      before: ["/title|M|M'|translated", "a/title|A|A'|translated", "b/title|B||untranslated"],
      after: ["/title|M|M'|translated", "a/title|Aa|A'|needsReview", "b/title|Bb||untranslated"]),
    Case(
      name: "what a translator marked for review stays marked",
      items: "[A]", before: ["/title|M|M'|translated", "a/title|A|A'|needsReview"],
      after: ["/title|M|M'|translated", "a/title|A|A'|needsReview"]),
    Case(
      name: "what is gone becomes obsolete, even one text of an item; keys of other programs stay",
      items: "[A]",
      before: [
        "/title|M|M'|translated", "a/title|A|A'|translated", "a/detail|a|a'|translated",
        "b/title|B|B'|translated", "OK|OK|Gut|translated", "a/action|x|y|translated",
      ],
      after: [
        "/title|M|M'|translated", "a/title|A|A'|translated", "a/detail|a|a'|obsolete",
        "b/title|B|B'|obsolete", "OK|OK|Gut|translated", "a/action|x|y|translated",
      ]),
    Case(
      name: "keys of the program stay that look like those of the menu",
      items: "[A, { title: B, id: new.b, was: [b] }]",
      before: [
        "/title|M|M'|translated", "a/title|A|A'|translated", "a/help|a|a'|translated|program",
        "b/help|b|b'|translated|program", "home/title|Home|Start|translated|program",
        "new.b/title|B|B'|translated",
      ],
      after: [
        "/title|M|M'|translated", "a/title|A|A'|translated", "a/help|a|a'|obsolete|program",
        "b/help|b|b'|obsolete|program", "home/title|Home|Start|translated|program",
        "new.b/title|B|B'|translated",
      ]),
    Case(
      name: "an item with translate = false has no texts",
      items: "[{ title: A, translate: false, help: a }, B]",
      before: ["/title|M|M'|translated", "a/title|A|A'|translated|program"],
      after: ["/title|M|M'|translated", "a/title|A|A'|obsolete|program", "b/title|B||untranslated"]),
    Case(
      name: "an address is not asked for, but kept",
      items: "[{ title: A, url: /a }, { title: B, url: /b, help: b, mnemonic: B }]",
      before: ["/title|M|M'|translated", "a/title|A|A'|translated", "a/url|/a|/de/a|translated"],
      after: [
        "/title|M|M'|translated", "a/title|A|A'|translated", "a/url|/a|/de/a|translated",
        "b/title|B||untranslated", "b/mnemonic|B||untranslated", "b/help|b||untranslated",
      ]),
    Case(
      name: "what returns is translated, or for review if it changed",
      items: "[A, { title: Bb, id: b }, C]",
      before: [
        "/title|M|M'|translated", "a/title|A|A'|obsolete", "b/title|B|B'|obsolete",
        "c/title|C||obsolete",
      ],
      after: [
        "/title|M|M'|translated", "a/title|A|A'|translated", "b/title|Bb|B'|needsReview",
        "c/title|C||untranslated",
      ]),
    Case(
      name: "an item that moves keeps its entry",
      items: "[{ title: B, items: [{ title: A, id: a }] }]",
      before: ["/title|M|M'|translated", "a/title|A|A'|translated", "b/title|B|B'|translated"],
      after: ["/title|M|M'|translated", "a/title|A|A'|translated", "b/title|B|B'|translated"]),
    Case(
      name: "'was' moves all texts of an item, in the place they have",
      items: "[{ title: A, id: new, detail: a, was: [old] }, B]",
      before: [
        "/title|M|M'|translated", "b/title|B|B'|translated", "old/title|A|A'|translated",
        "old/detail|aa|a'|translated",
      ],
      after: [
        "/title|M|M'|translated", "b/title|B|B'|translated", "new/title|A|A'|translated",
        "new/detail|a|a'|needsReview",
      ]),
    Case(
      name: "'was' moves an untranslated entry",
      items: "[{ title: A, id: new, was: [old] }]",
      before: ["old/title|A||untranslated", "b/title|B|B'|obsolete"],
      after: ["new/title|A||untranslated", "b/title|B|B'|obsolete"]),
    Case(
      name: "neither numbers nor a menu without a title are asked for",
      items: "[A, '2', '50 %', Ä]", before: [],
      after: ["a/title|A||untranslated", "ä/title|Ä||untranslated"]),
    Case(
      name: "the derived ids below an item follow its 'was'",
      items: "[{ title: Look, was: [appearance], items: [{ title: Font, items: [Size] }] }]",
      before: [
        "/title|M|M'|translated", "appearance/title|Appearance|E|translated",
        "appearance.font/title|Font|Schrift|translated",
        "appearance.font.size/title|Size|Grad|translated",
      ],
      after: [
        "/title|M|M'|translated", "look/title|Look|E|needsReview",
        "look.font/title|Font|Schrift|translated", "look.font.size/title|Size|Grad|translated",
      ]),
    Case(
      name: "'was' that is added later: the translation is found, and the empty entry goes",
      items: "[{ title: A, id: new, was: [old] }]",
      before: ["/title|M|M'|translated", "old/title|A|A'|obsolete", "new/title|A||untranslated"],
      after: ["/title|M|M'|translated", "new/title|A|A'|translated", "old/title|A||obsolete"]),
    Case(
      name: "a translation under the current id is preferred to one under a former id",
      items: "[{ title: A, id: new, was: [old] }]",
      before: [
        "/title|M|M'|translated", "old/title|A|A-old|translated", "new/title|A|A-new|translated",
      ],
      after: [
        "/title|M|M'|translated", "old/title|A|A-old|obsolete", "new/title|A|A-new|translated",
      ]),
    Case(
      name: "a used translation under a former id is preferred to an obsolete one",
      items: "[{ title: A, id: new, was: [old] }]",
      before: [
        "/title|M|M'|translated", "old/title|A|A-old|translated", "new/title|A|A-new|obsolete",
      ],
      after: [
        "/title|M|M'|translated", "new/title|A|A-old|translated", "old/title|A|A-new|obsolete",
      ]),
    Case(
      name: "of several former ids, the first that has a translation counts",
      items: "[{ title: A, id: c, was: [b, a] }]",
      before: ["/title|M|M'|translated", "a/title|A|A'|translated"],
      after: ["/title|M|M'|translated", "c/title|A|A'|translated"]),
    Case(
      name: "of entries with one key, the one that is used is kept up to date",
      items: "[{ title: Aa, id: a }]",
      before: [
        "/title|M|M'|translated", "a/title|A||untranslated", "a/title|Aa|A'|translated",
        "a/title|Aa|A''|obsolete",
      ],
      after: [
        "/title|M|M'|translated", "a/title|A||untranslated", "a/title|Aa|A'|translated",
        "a/title|Aa|A''|obsolete",
      ]),
    Case(
      name: "keywords and accessibility texts",
      items: "[{ title: A, keywords: [x, y], accessibility: { label: l, hint: h } }]",
      before: ["/title|M|M'|translated", "a/keywords|x|x'|translated"],
      after: [
        "/title|M|M'|translated", "a/title|A||untranslated", "a/keywords|x\ny|x'|needsReview",
        "a/accessibility.label|l||untranslated", "a/accessibility.hint|h||untranslated",
      ]),
    Case(
      name: "a catalog without sources has nothing to compare",
      items: "[{ title: Aa, id: a }]", before: ["/title|-|M'|translated", "a/title|-|A'|obsolete"],
      after: ["/title|-|M'|translated", "a/title|-|A'|translated"]),
  ]

  @Test(arguments: cases)
  func plan(_ given: Case) throws {
    let texts = try SourceTexts(yaml: "menu: M\nlanguage: en\nitems: \(given.items)\n")
    let keepsSources = !given.before.contains { $0.contains("|-|") }
    var catalog = ModelCatalog(given.before)
    catalog.apply(
      planCatalogUpdate(texts, Catalog(entries: catalog.entries)).edits, keepsSources: keepsSources)
    #expect(catalog.lines == given.after)
    catalog.apply(
      planCatalogUpdate(texts, Catalog(entries: catalog.entries)).edits, keepsSources: keepsSources)
    #expect(catalog.lines == given.after, "a second update changes something")
  }

  @Test func theSummaryCountsWhatChanges() throws {
    let texts = try SourceTexts(
      yaml: """
        menu: M
        language: en
        items: [A, { title: Bb, id: b }, C, D, E, { title: F, id: g, was: [f] }]
        """)
    let catalog = ModelCatalog([
      "/title|M|M'|translated", "b/title|B|B'|translated", "c/title|C||untranslated",
      "d/title|D|D'|needsReview", "e/title|E|E'|obsolete", "f/title|F|F'|translated",
      "x/title|X|X'|translated", "y/title|Y||untranslated",
    ])
    let summary = planCatalogUpdate(texts, Catalog(entries: catalog.entries)).summary
    #expect(summary.missing.map(\.written) == ["a/title"])
    #expect(summary.stale.map(\.written) == ["b/title"])
    #expect(summary.untranslated.map(\.written) == ["c/title"])
    #expect(summary.forReview.map(\.written) == ["d/title"])
    #expect(summary.restored == 1)
    #expect(summary.moved == 1)
    #expect(summary.madeObsolete == 1)
    #expect(summary.translated == 3)
    #expect(summary.count == 7)
    #expect(!summary.isComplete)
  }

  @Test func notesAreThePathsOfTitles() throws {
    let long = String(repeating: "x", count: 70)
    let nested = (1...7).reversed().reduce("Leaf") { "{ title: L\($1), items: [\($0)] }" }
    let texts = try SourceTexts(
      yaml: """
        menu: M
        language: en
        columns:
          hint: { type: string, translate: true, default: none }
          icon: { type: string, default: none }
        items:
          - title: A
            items:
              - { title: \(long), id: long }
              - { title: "B", id: b, values: { hint: h, icon: i } }
          - separator: true
          - \(nested)
        """)
    let notes = texts.texts.map { "\($0.text.key.written): \($0.text.note)" }
    #expect(
      notes.prefix(6) == [
        "/title: ", "a/title: A", "long/title: A › \(long.prefix(60))…", "b/title: A › B",
        "b/values.hint: A › B", "l1/title: L1",
      ])
    let last = notes.last { !$0.hasPrefix("/interface.") }
    #expect(last == "l1.l2.l3.l4.l5.l6.l7.leaf/title: … › L3 › L4 › L5 › L6 › L7 › Leaf")
  }
}
