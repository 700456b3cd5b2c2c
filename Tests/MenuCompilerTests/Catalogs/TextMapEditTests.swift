import TestSupport
import Testing

@testable import MenuCompiler

@Suite struct TextMapEditTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let format: CatalogFormat
    let before: String
    /// The edits: `+ KEY SOURCE`, `+3 KEY SOURCE` for an insertion before an entry, or `3 KEY
    /// STATE` for an entry.
    let edits: [String]
    let after: String

    var testDescription: String { "\(name), \(format)" }
  }

  @Test(arguments: cases)
  func edit(test: Case) throws {
    let catalog = TestCatalog(test.before, test.format)
    let edited = catalog.edited(try test.edits.map(CatalogEdit.init(written:)))
    #expect(edited.text == test.after)
    #expect(edited.parsed().problems.map(\.message) == [])
  }

  /// New line breaks are those of the file.
  @Test(arguments: cases)
  func editWithOtherLineBreaks(test: Case) throws {
    guard test.before.contains("\n") else { return }
    let catalog = TestCatalog(test.before.replacing("\n", with: "\r\n"), test.format)
    let edited = catalog.edited(try test.edits.map(CatalogEdit.init(written:)))
    #expect(edited.text == test.after.replacing("\n", with: "\r\n"))
  }

  static let cases = tomlCases + yamlCases + jsonCases

  static let tomlCases = [
    Case(
      name: "the first texts", format: .toml, before: "",
      edits: ["+ /title Settings", "+ theme/title Theme", "+ theme/detail Light or dark"],
      after: """
        # Settings
        "/" = ""
        # Theme
        theme.title = ""
        # Light or dark
        theme.detail = ""

        """),
    Case(
      name: "beside a title alone", format: .toml, before: "# 1\ntheme = 'Thema' # kurz\nb = \"B\"",
      edits: ["+ theme/detail Light", "+ theme/accessibility.label Choose", "+ c.d/title C"],
      after: """
        # 1
        theme.title = 'Thema' # kurz
        # Light
        theme.detail = ""
        # Choose
        theme.accessibility.label = ""
        b = "B"
        # C
        "c.d" = ""

        """),
    Case(
      name: "into a table below a header", format: .toml,
      before: "[a]\ntitle = \"A\"\n\n# B\n[b]\ntitle = \"B\"\n",
      edits: ["+1 c/title C", "+ a/footer one\ntwo", "+ d/keywords x\ny"],
      after: """
        [a]
        title = "A"
        # one
        # two
        footer = ""

        # C
        [c]
        title = ""

        # B
        [b]
        title = "B"

        [d]
        # x
        # y
        keywords = []

        """.replacing("# C\n[c]\ntitle", with: "[c]\n# C\ntitle")),
    Case(
      name: "into braces", format: .toml,
      before: "a = { title = \"A\", accessibility = { label = \"L\" } }\nb = {}\n",
      edits: ["+ a/accessibility.hint H", "+ a/detail D", "+ b/title B"],
      after: """
        # H
        # D
        a = { title = "A", accessibility = { label = "L", hint = "" }, detail = "" }
        # B
        b = { title = "" }

        """),
    Case(
      name: "gone", format: .toml,
      before: """
        a = "A" # kurz
        b.title = "B"
        b.detail = \"\"\"
        Zeile
        zwei\"\"\"
        c = { title = "C", detail = "D" }
        d = { title = "E" }
        [e]
        title = "F"
        footer = "G"
        [f]
        # bleibt
        title = "H"
        empty = ""

        """.replacing("empty", with: "footer"),
      edits: [
        "0 a/title obsolete", "2 b/detail obsolete", "3 c/title obsolete", "5 d/title obsolete",
        "6 e/title obsolete", "8 f/title obsolete", "9 f/footer obsolete",
      ],
      after: """
        #~ "a/title" = "A" # kurz
        b.title = "B"
        #~ "b/detail" = "Zeile\\nzwei"
        #~ "c/title" = "C"
        c = { detail = "D" }
        #~ "d/title" = "E"
        [e]
        #~ "e/title" = "F"
        footer = "G"
        # bleibt
        #~ "f/title" = "H"

        """),
    Case(
      name: "back again", format: .toml,
      before: """
        #~ "a/title" = "A"
        b = "B"
        [c]
        #~ "c/title" = "C"
        footer = "F"
        #~ "c/keywords" = "x\\ny"
        #~ "d/title" = "D"

        """,
      edits: [
        "0 a/title translated", "2 c/title needsReview", "4 c/keywords translated",
        "5 d/title translated",
      ],
      after: """
        a = "A"
        b = "B"
        [c]
        footer = "F"
        title = "C"
        keywords = ["x", "y"]

        [d]
        title = "D"

        """),
    Case(
      name: "other ids", format: .toml,
      before:
        "a = \"A\"\n'b' = {title = \"B\", detail = \"D\"}\n[c]\ntitle = \"C\"\nfooter = \"F\"\n",
      edits: [
        "0 x.y/title translated", "1 z/title translated", "2 z/detail translated",
        "3 c/detail translated",
      ],
      after:
        "\"x.y\" = \"A\"\n'z' = {title = \"B\", detail = \"D\"}\n[c]\nfooter = \"F\"\ndetail = \"C\"\n"
    ),
    Case(
      name: "nothing that is written", format: .toml, before: "a = \"A\"",
      edits: ["0 a/title needsReview"],
      after: "a = \"A\""),
  ]

  static let yamlCases = [
    Case(
      name: "the first texts", format: .yaml, before: "",
      edits: ["+ /title Settings", "+ theme/title Theme", "+ theme/detail Light or dark"],
      after: """
        # Settings
        "/": ""
        theme:
          # Theme
          title: ""
          # Light or dark
          detail: ""

        """),
    Case(
      name: "beside a title alone", format: .yaml,
      before: "# 1\ntheme: 'Thema' # kurz\nb: >\n  B\n  C\nc:\n",
      edits: [
        "+ theme/detail Light", "+ b/accessibility.label Choose", "+2 c.d/title C", "+ c/badge new",
      ],
      after: """
        # 1
        theme:
          title: 'Thema' # kurz
          # Light
          detail: ""
        b:
          title: "B C\\n"
          accessibility:
            # Choose
            label: ""
        # C
        c.d: ""
        c:
          title: ""
          # new
          badge: ""

        """),
    Case(
      name: "into tables", format: .yaml,
      before: "a:\n    title: A\n    detail: |\n      x\n\n# B\nb: { title: B }\nc: {}\n",
      edits: ["+ a/footer F", "+2 d/title D", "+ b/detail E", "+ c/title C"],
      after: """
        a:
            title: A
            detail: |
              x

            # F
            footer: ""
        # D
        d: ""
        # B
        # E
        b: { title: B, detail: "" }
        # C
        c: { title: "" }

        """),
    Case(
      name: "gone", format: .yaml,
      before: """
        a: A # kurz
        b:
          title: B
          detail: |
            Zeile
            zwei
        c: { title: C, detail: D }
        d: # bleibt
          # auch
          title: D
          footer: ""

        """,
      edits: [
        "0 a/title obsolete", "2 b/detail obsolete", "4 c/detail obsolete", "5 d/title obsolete",
        "6 d/footer obsolete",
      ],
      after: """
        #~ "a/title": "A" # kurz
        b:
          title: B
          #~ "b/detail": "Zeile\\nzwei\\n"
        #~ "c/detail": "D"
        c: { title: C }
        # bleibt
          # auch
          #~ "d/title": "D"

        """),
    Case(
      name: "back again", format: .yaml,
      before: "#~ \"a/title\": \"A\"\nb: B\n#~ \"c/title\": \"C # c\"\n",
      edits: ["0 a/title translated", "2 c/title translated"],
      after: "a: A\nb: B\nc: \"C # c\"\n"),
    Case(
      name: "other ids", format: .yaml,
      before: "a: A\n\"b\":\n  title: B\n  detail: D\nc:\n  title: C\n  footer: F\n",
      edits: [
        "0 x.y/title translated", "1 z/title translated", "2 z/detail translated",
        "3 c/detail translated",
      ],
      after: "x.y: A\n\"z\":\n  title: B\n  detail: D\nc:\n  footer: F\n  detail: C\n"),
    Case(
      name: "anchors and aliases", format: .yaml,
      before: "a: &a A\nb: *a\nc: &c {title: C}\nd: *c\ne: E\n",
      edits: [
        "0 a/title obsolete", "1 b/title obsolete", "3 d/title obsolete", "4 e/title obsolete",
      ],
      after: "a: &a A\nb: *a\nc: &c {title: C}\nd: *c\n#~ \"e/title\": \"E\"\n"),
  ]

  static let jsonCases = [
    Case(
      name: "the first texts", format: .json, before: "{}\n",
      edits: ["+ /title Settings", "+ theme/title Theme", "+ theme/detail Light or dark"],
      after: """
        {
          "/": "",
          "theme": {
            "title": "",
            "detail": ""
          }
        }

        """),
    Case(
      name: "beside others", format: .json,
      before: """
        {
            "a": "A",
            "b": { "title": "B" },
            "c": {
                "title": "C"
            }
        }

        """,
      edits: [
        "+ a/detail D", "+2 d/title D", "+ b/badge new", "+ c/accessibility.hint H", "+ e/title E",
      ],
      after: """
        {
            "a": {
                "title": "A",
                "detail": ""
            },
            "b": { "title": "B", "badge": "" },
            "d": "",
            "c": {
                "title": "C",
                "accessibility": {
                    "hint": ""
                }
            },
            "e": ""
        }

        """),
    Case(
      name: "gone", format: .json,
      before: "{\"a\":\"\",\"b\":\"B\",\"c\":{\"title\":\"\"},\"d\":\"\"}",
      edits: [
        "0 a/title obsolete", "1 b/title obsolete", "2 c/title obsolete", "3 d/title obsolete",
      ],
      after: "{\"b\":\"B\"}"),
    Case(
      name: "other ids", format: .json,
      before: "{ \"a\": \"A\", \"b\": {\"title\": \"B\", \"detail\": \"\"} }",
      edits: ["0 x/title translated", "1 y/title translated", "2 b/badge translated"],
      after: "{ \"x\": \"A\", \"y\": \"B\", \"b\": { \"badge\": \"\" } }"),
  ]
}

extension CatalogEdit {
  /// See ``TextMapEditTests/Case/edits``.
  init(written: String) throws {
    let words = written.split(separator: " ", maxSplits: 2).map(String.init)
    try #require(words.count == 3)
    if words[0].hasPrefix("+") {
      self = .add(try CatalogText(words[1], words[2]), before: Int(words[0].dropFirst()))
    } else {
      let states: [String: CatalogState] = [
        "untranslated": .untranslated, "translated": .translated, "needsReview": .needsReview,
        "obsolete": .obsolete, "excluded": .excluded,
      ]
      self = .update(
        try #require(Int(words[0])), try CatalogText(words[1], ""), try #require(states[words[2]]))
    }
  }
}
