import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

@Suite struct StringCatalogTests {
  /// A string catalog as Xcode writes it.
  static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "/title" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Einstellungen"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Settings"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "R\\u00e9glages"
              }
            }
          }
        },
        "%lld files" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Datei"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Dateien"
                    }
                  }
                }
              }
            }
          }
        },
        "brand/title" : {
          "shouldTranslate" : false
        },
        "item2/title" : {

        },
        "item10/title" : {
          "comment" : "Second",
          "extractionState" : "stale",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Zehn"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Ten"
              }
            }
          }
        },
        "theme/title" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Theme"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Theme"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Thème"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func allLanguages() {
    let catalog = TestCatalog(Self.text, .xcstrings)
    let (catalogs, problems) = catalog.parsed()
    #expect(problems.map(\.message) == [])
    #expect(catalogs.map(\.language) == ["de", "fr"])
    #expect(catalogs.map(\.sourceLanguage) == ["en", "en"])
    #expect(catalogs.map { $0.languageAnchor.map(catalog.excerpt) } == [#""de""#, #""fr""#])
    #expect(
      catalog.lines(language: "de") == [
        "/title|Settings|Einstellungen|translated", "%lld files|%lld files|%lld Dateien|translated",
        "brand/title|-||excluded", "item2/title|-||untranslated",
        "item10/title|Ten|Zehn|obsolete", "theme/title|Theme||untranslated",
      ])
    #expect(
      catalog.lines(language: "fr") == [
        "/title|Settings|Réglages|translated", "%lld files|%lld files||untranslated",
        "brand/title|-||excluded", "item2/title|-||untranslated", "item10/title|Ten||obsolete",
        "theme/title|Theme|Thème|needsReview",
      ])
  }

  @Test func places() throws {
    let catalog = TestCatalog(Self.text, .xcstrings)
    let entries = catalog.parsed().catalogs[0].entries
    #expect(
      entries.map { catalog.excerpt($0.keyAnchor) }.prefix(2) == [#""/title""#, #""%lld files""#])
    #expect(
      entries.map { catalog.excerpt($0.translationAnchor) } == [
        #""Einstellungen""#, #""%lld Dateien""#, #""brand/title""#, #""item2/title""#, #""Zehn""#,
        #""Theme""#,
      ])
  }

  /// Each edit changes these lines, in the order of the file.
  @Test(arguments: [
    (["0 /title translated Settings", "4 item10/title obsolete Ten"], [], []),
    (
      ["0 /title needsReview Preferences"],
      [
        #"-            "state" : "translated","#, #"-            "value" : "Settings""#,
        #"-            "state" : "translated","#,
      ],
      [
        #"+            "state" : "needs_review","#, #"+            "value" : "Preferences""#,
        #"+            "state" : "needs_review","#,
      ]
    ),
    (
      ["4 item10/title translated Ten"],
      [#"-      "extractionState" : "stale","#], [#"+      "extractionState" : "manual","#]
    ),
    (
      ["5 theme/title obsolete Theme"], [], [#"+      "extractionState" : "stale","#]
    ),
    (
      ["5 look/title untranslated Theme"], [#"-    "theme/title" : {"#], [#"+    "look/title" : {"#]
    ),
    (
      ["3 item2/title untranslated Two"], ["-"],
      [
        #"+      "localizations" : {"#, #"+        "en" : {"#, #"+          "stringUnit" : {"#,
        #"+            "state" : "translated","#, #"+            "value" : "Two""#, "+          }",
        "+        }", "+      }",
      ]
    ),
    (
      ["+ item3/title Th\"ree"], [],
      [
        #"+    "item3/title" : {"#, #"+      "extractionState" : "manual","#,
        #"+      "localizations" : {"#, #"+        "de" : {"#, #"+          "stringUnit" : {"#,
        #"+            "state" : "new","#, #"+            "value" : """#, "+          }",
        "+        },",
        #"+        "en" : {"#, #"+          "stringUnit" : {"#,
        #"+            "state" : "translated","#,
        #"+            "value" : "Th\"ree""#, "+          }", "+        }", "+      }", "+    },",
      ]
    ),
  ])
  func edit(edits: [String], removed: [String], added: [String]) throws {
    let catalog = TestCatalog(Self.text, .xcstrings)
    let edited = catalog.edited(
      try edits.map { written in
        let words = written.split(separator: " ").map(String.init)
        guard words.count == 4 else { return try CatalogEdit(written: written) }
        let edit = try CatalogEdit(written: words[..<3].joined(separator: " "))
        guard case .update(let index, var text, let state) = edit else { return edit }
        text.source = words[3]
        return .update(index, text, state)
      })
    let (old, new) = (
      catalog.text.split(separator: "\n", omittingEmptySubsequences: false),
      edited.text.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let changes = new.difference(from: old)
    #expect(changes.removals.map { $0.line("-") }.sorted() == removed.sorted())
    #expect(changes.insertions.map { $0.line("+") }.sorted() == added.sorted())
    #expect(edited.parsed().problems.map(\.message) == [])
  }

  @Test func keysGoWhereXcodeSortsThem() throws {
    var catalog = TestCatalog(emptyStringCatalog(sourceLanguage: "en"), .xcstrings)
    #expect(
      catalog.text == """
        {
          "sourceLanguage" : "en",
          "strings" : {

          },
          "version" : "1.0"
        }
        """)
    let keys = ["Zoo/title", "item10/title", "a/title", "item9/title", "/title", "apple/title"]
    for step in [keys[..<3], keys[3...]] {
      catalog = catalog.edited(
        try step.map { .add(try CatalogText($0, "Source", translation: "Text"), before: nil) })
    }
    #expect(
      catalog.parsed().catalogs.flatMap(\.entries).map(\.key) == [
        "/title", "a/title", "apple/title", "item9/title", "item10/title", "Zoo/title",
      ])
    // Each edit is made with both languages, at once and one after the other.
    let once = TestCatalog(emptyStringCatalog(sourceLanguage: "en"), .xcstrings).edited(
      try keys.map { .add(try CatalogText($0, "Source", translation: "Text"), before: nil) })
    #expect(once.text == catalog.text)
  }

  /// Texts of an additional language are added to existing entries.
  @Test func anotherLanguage() throws {
    let catalog = TestCatalog(Self.text, .xcstrings)
    let edited = catalog.edited(
      [
        .add(try CatalogText("/title", "Settings", note: "Menu"), before: nil),
        .add(try CatalogText("theme/title", "Theme", translation: "Tema"), before: nil),
      ], language: "es")
    #expect(
      edited.lines(language: "es").filter { !$0.contains("item") } == [
        "/title|Settings||untranslated", "%lld files|%lld files||untranslated",
        "brand/title|-||excluded",
        "theme/title|Theme|Tema|translated",
      ])
    #expect(edited.text.contains("\"/title\" : {\n      \"comment\" : \"Menu\",\n"))
    #expect(edited.lines(language: "de") == catalog.lines(language: "de"))
  }

  /// Digits are compared as numbers, and numbers that are equal as texts.
  @Test func keysHaveTheOrderOfXcode() {
    let keys = ["a", "a02", "a2", "a9b", "A12", "a12", "a100", "B", "b1"]
    #expect(keys.reversed().sorted(by: XcodeOrder.isBefore) == keys)
  }

  /// An unsorted file stays unsorted. New texts are inserted in the order of the menu.
  @Test func unsortedKeys() throws {
    let catalog = TestCatalog(
      #"{"strings" : {"z/title" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "Z"}}}}, "a/title" : {}}}"#,
      .xcstrings
    ).edited([.add(try CatalogText("m/title", "M"), before: 1)])
    #expect(
      catalog.lines(language: "de").map { $0.prefix(7) } == ["z/title", "m/title", "a/title"])
    #expect(catalog.parsed().catalogs.first?.sourceLanguage == "en")
  }

  /// A text with forms for devices, which have forms for numbers, and one with substitutions.
  @Test func forms() throws {
    func unit(_ value: String) -> String {
      #""stringUnit" : {"state" : "translated", "value" : "\#(value)"}"#
    }
    let catalog = TestCatalog(
      #"""
      {"sourceLanguage" : "en", "strings" : {
        "a/title" : {"localizations" : {"de" : {"variations" : {"device" : {
          "mac" : {\#(unit("M"))},
          "other" : {"variations" : {"plural" : {"one" : {\#(unit("E"))}, "other" : {\#(unit("V"))}}}}
        }}}, "en" : {\#(unit("A"))}}},
        "b/title" : {"localizations" : {"de" : {\#(unit("%#@n@")), "substitutions" : {"n" : {
          "formatSpecifier" : "lld", "variations" : {"plural" : {"other" : {\#(unit("%arg B"))}}}}}}}}
      }}
      """#, .xcstrings)
    #expect(catalog.lines() == ["a/title|A|V|translated", "b/title|-|%#@n@|excluded"])
    #expect(catalog.parsed().catalogs[0].entries.map(\.isVaried) == [true, true])
    // All forms of a changed text are for review, and substitutions stay.
    let edited = catalog.edited([
      .update(0, try CatalogText("a/title", "Aa"), .needsReview),
      .update(1, try CatalogText("b/title", "B"), .excluded),
    ])
    #expect(edited.lines() == ["a/title|Aa|V|needsReview", "b/title|-|%#@n@|excluded"])
    #expect(edited.text.components(separatedBy: "needs_review").count == 4)
  }

  /// A text that is new in several languages gets an entry in each; one that moves, too.
  @Test func severalLanguages() throws {
    let texts = try SourceTexts(
      yaml: "menu: M\nlanguage: en\nitems: [{ title: Theme, id: look, was: [theme] }, New]\n")
    let languages = try ["de", "fr", "es"].map { try #require(LanguageTag($0)) }
    var bytes = TestCatalog(Self.text, .xcstrings).file.bytes
    for round in 0..<2 {
      var problems: [LocatedDiagnostic] = []
      var file = try #require(
        CatalogFile(
          reading: TestCatalog(bytes, .xcstrings).file, format: .xcstrings, language: nil,
          problems: &problems))
      let summaries = try file.update(languages, texts)
      #expect(summaries.map(\.missing.count) == (round == 0 ? [1, 1, 2] : [0, 0, 0]))
      #expect(summaries.map(\.moved) == (round == 0 ? [1, 1, 0] : [0, 0, 0]))
      if round == 1 { #expect(file.bytes == bytes) }
      bytes = file.bytes
    }
    let catalog = TestCatalog(bytes, .xcstrings)
    for language in ["de", "fr", "es"] {
      let lines = catalog.lines(language: language)
      #expect(lines.contains("new/title|New||untranslated"), "\(language)")
      #expect(lines.count { $0.hasPrefix("look/title|Theme|") } == 1, "\(language)")
      #expect(!lines.contains { $0.hasPrefix("theme/") })
    }
    #expect(catalog.lines(language: "fr").contains("look/title|Theme|Thème|needsReview"))
    #expect(catalog.text.components(separatedBy: "\"new/title\" : {").count == 2)
  }

  @Test(arguments: [
    ("[]", "a string catalog must be a table, not an array", "[]"),
    (#"{"sourceLanguage" : 5}"#, "'sourceLanguage' takes a string, not the integer 5", "5"),
    (#"{"strings" : []}"#, "'strings' takes a table, not an array", "[]"),
    (
      #"{"strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : "x"}}}}}"#,
      "'stringUnit' takes a table, not the string 'x'", #""x""#
    ),
    (
      #"{"strings" : {"a" : {"localizations" : {"de" : {"stringUnit" : {"value" : true}}}}}}"#,
      "'value' takes a string, not the boolean true", "true"
    ),
  ])
  func reports(text: String, message: String, place: String) throws {
    let catalog = TestCatalog(text, .xcstrings)
    let problems = catalog.parsed().problems
    #expect(problems.map(\.message) == [message])
    #expect(problems.map { catalog.excerpt($0.anchor) } == [place])
  }
}

extension CollectionDifference<Substring>.Change {
  fileprivate func line(_ sign: String) -> String {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): sign + String(line).dropTrailing
    }
  }
}

extension String {
  fileprivate var dropTrailing: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
