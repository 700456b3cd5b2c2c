import Foundation
import TestSupport
import Testing

/// A menu with texts in three languages, for the tests of generated code.
enum TranslatedMenu {
  /// The document's own language comes first.
  static let languages: [(tag: String, isRightToLeft: Bool)] = [
    ("en", false), ("ar", true), ("de", false),
  ]

  /// The names of texts, in the order in which programs print them.
  static let fields = [
    "title", "detail", "body", "footer", "url", "mnemonic", "badge", "help", "placeholder",
    "loading",
    "keywords", "accessibility.label", "accessibility.hint", "values.note",
  ]

  /// The title in each language.
  static let title = [
    #"Say ${x} `this` \ */ "now" $"#, "قُل ${x} `هذا` \\ */ \"الآن\" $",
    #"Sag ${x} `das` \ */ "jetzt" $"#,
  ]

  /// The items in the order of their numbers, with their texts in each language, nil where there is
  /// no translation. The items after `many` are below it.
  static let items: [(id: String, texts: [String: [String?]])] =
    [
      (
        "theme",
        [
          "title": ["Theme", "المظهر", #"Thema ${y} $ `*/` \ "" """ 😀 \u0041"#],
          "detail": ["A $ sign", nil, "12 title 3:abc"],
          "footer": ["Below", "تحت\u{2028}السطر", "Darunter $"],
          "mnemonic": ["T", "م", nil], "badge": ["new", "جديد", nil],
          "help": ["Looks", nil, "Das *Aussehen* $"],
          "keywords": ["look\ncolour", nil, "Aussehen\nFarbe\nStil"],
          "accessibility.label": ["The theme", "السمة", nil],
          "accessibility.hint": ["Opens", nil, "Öffnet 👩‍👩‍👧 ` ${"],
          "values.note": ["*/ `${note}`", "مهم $", #"Wichtig */ ${note} \"#],
        ]
      ),
      (
        "about", ["title": ["About", nil, nil], "body": ["One\nTwo", nil, "Eins\r\n\tZwei\\n\n"]]
      ),
      (
        "recent",
        [
          "title": ["Recent", "الأخيرة", "Zuletzt"],
          "placeholder": ["Nothing $", "لا شيء", nil], "loading": ["Loading…", nil, "$${lädt}…"],
        ]
      ),
      (
        "untranslated",
        [
          "title": ["Only $ here", nil, nil], "detail": ["Still \"here\"", nil, nil],
          "url": ["/here?a=$b", "/ar/هنا", nil],
        ]
      ),
      ("many", ["title": ["Many", "كثير", "Viele"]]),
    ]
    // Longer than a JVM literal can be, both one text and all together.
    + [("many.long", ["title": ["Long", "طويل", nil], "body": ["Text", nil, long]])]
    + (0..<2_000).map { ("many.i\($0)", ["title": ["Item \($0)", nil, "Ding \($0)"]]) }

  private static let long = "[" + String(repeating: #"$"\é語😀 "#, count: 4_500) + "]"

  /// Writes the document as `menu.json`, and a catalog for each of the other languages.
  static func write(to directory: TemporaryDirectory) throws {
    func json(_ members: [String: Any]) throws -> String {
      String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
    }
    var entries = items.map { id, texts -> [String: Any] in
      var entry = members(texts.compactMapValues { $0[0] })
      entry["id"] = id
      if texts["placeholder"] != nil { entry["slot"] = true }
      return entry
    }
    let top = items.firstIndex { $0.id == "many" }! + 1
    entries[top - 1]["items"] = Array(entries[top...])
    let document: [String: Any] = [
      "menu": "Translated", "title": title[0], "language": "en", "layout": "section-rows",
      "translations": "texts-{language}.json", "items": Array(entries[..<top]),
      "columns": ["note": ["type": "string", "translate": true, "default": "none"]],
    ]
    try directory.write(json(document), to: "menu.json")
    for (number, language) in languages.enumerated().dropFirst() {
      var catalog: [String: Any] = ["/": title[number]]
      for (id, texts) in items { catalog[id] = members(texts.compactMapValues { $0[number] }) }
      try directory.write(json(catalog), to: "texts-\(language.tag).json")
    }
  }

  /// Texts as in an item of a document or an entry of a catalog.
  private static func members(_ texts: [String: String]) -> [String: Any] {
    var members: [String: Any] = [:]
    for (field, text) in texts {
      let path = field.split(separator: ".").map(String.init)
      if path.count == 2 {
        members[path[0], default: [String: String]()] =
          (members[path[0]] as? [String: String] ?? [:]).merging([path[1]: text]) { $1 }
      } else {
        members[field] = field == "keywords" ? text.split(separator: "\n").map(String.init) : text
      }
    }
    return members
  }

  /// The output of a program for each language in turn: its tag, whether it is written from right
  /// to left, and the title; then the number, name and text of each text that an item has.
  static var printed: String {
    var lines: [String] = []
    for (number, language) in languages.enumerated() {
      lines.append("\(language.tag) \(language.isRightToLeft) \(title[number])\n")
      for (item, entry) in items.enumerated() {
        for field in fields {
          guard let texts = entry.texts[field], let text = texts[number] ?? texts[0] else {
            continue
          }
          lines.append("\(item) \(field) \(text)\n")
        }
      }
    }
    return lines.joined()
  }
}

/// A row of the table of language choices, which every engine must choose alike.
struct LanguageLookup: Decodable {
  let available: [String]
  let ranges: [String]
  let answer: String

  static func all() throws -> [LanguageLookup] {
    try lines().map { try JSONDecoder().decode(LanguageLookup.self, from: Data($0.utf8)) }
  }

  /// The rows as JSON.
  static func lines() throws -> [Substring] {
    let file = Repository.root.appending(path: "Tests/Conformance/language-lookup.jsonl")
    return try Repository.text(file).split(separator: "\n")
  }
}
