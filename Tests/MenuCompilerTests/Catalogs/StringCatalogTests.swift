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
        "/title|Settings|Einstellungen|translated", "item2/title|-||untranslated",
        "item10/title|Ten|Zehn|obsolete", "theme/title|Theme||untranslated",
      ])
    #expect(
      catalog.lines(language: "fr") == [
        "/title|Settings|Réglages|translated", "%lld files|-||untranslated",
        "item2/title|-||untranslated", "item10/title|Ten||obsolete",
        "theme/title|Theme|Thème|needsReview",
      ])
  }

  @Test func places() throws {
    let catalog = TestCatalog(Self.text, .xcstrings)
    let entries = catalog.parsed().catalogs[0].entries
    #expect(
      entries.map { catalog.excerpt($0.keyAnchor) }.prefix(2) == [#""/title""#, #""item2/title""#])
    #expect(
      entries.map { catalog.excerpt($0.translationAnchor) }
        == [#""Einstellungen""#, #""item2/title""#, #""Zehn""#, #""Theme""#])
  }

  /// Each edit changes these lines, in the order of the file.
  @Test(arguments: [
    (["0 /title translated Settings", "2 item10/title obsolete Ten"], [], []),
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
      ["2 item10/title translated Ten"],
      [#"-      "extractionState" : "stale","#], [#"+      "extractionState" : "manual","#]
    ),
    (
      ["3 theme/title obsolete Theme"], [], [#"+      "extractionState" : "stale","#]
    ),
    (
      ["3 look/title untranslated Theme"], [#"-    "theme/title" : {"#], [#"+    "look/title" : {"#]
    ),
    (
      ["1 item2/title untranslated Two"], ["-"],
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
        "/title|Settings||untranslated", "%lld files|-||untranslated",
        "theme/title|Theme|Tema|translated",
      ])
    #expect(edited.text.contains("\"/title\" : {\n      \"comment\" : \"Menu\",\n"))
    #expect(edited.lines(language: "de") == catalog.lines(language: "de"))
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
