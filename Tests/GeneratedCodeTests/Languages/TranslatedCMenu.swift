import Foundation
import MenuCompiler
import Testing

@testable import MenuOracle

/// A menu with awkward texts in three languages, one of them written from right to left, and the
/// same menu in one language only.
struct TranslatedCMenu {
  /// The texts by their keys: in English, and in the languages that have them.
  private static let texts: [String: [String: String]] = [
    "/title": [
      "en": "My \"app\" */ ??/", "de": "Meine \\App\\ ??/\n\"neu\"", "ar": "إعدادات /* */",
    ],
    "theme/title": ["en": "Theme", "de": "Aussehen ??/ \"hell\" \\ %s %d", "ar": "المظهر 🎨"],
    "theme/detail": ["en": "System", "de": "*/ ??= /*\t'", "ar": "النظام\u{2028}؟"],
    "theme/footer": ["en": "A footer", "de": "Zeile 1\nZeile 2\n\nZeile 4"],
    "theme/badge": ["en": "new", "ar": "جديد"],
    "theme/keywords": ["en": "color\ndark", "de": "\"Farbe\"\nhell??/\n🌗", "ar": "لون"],
    "theme/accessibility.label": ["en": "Theme of the app", "de": "Aus\\sehen", "ar": "مظهر"],
    "theme/accessibility.hint": ["en": "Opens a list", "de": "\u{7F}\u{FEFF}", "ar": "يفتح"],
    "theme/values.help": ["en": "Light or dark", "de": "Hell {{ oder }} dunkel {% if %}"],
    "light/title": ["en": "Light", "de": "👩‍👩‍👧‍👦 e\u{301}", "ar": "فاتح"],
    "light/body": ["en": "A body", "de": "Rumpf\\0\\x41\\", "ar": "??/\n"],
    "dark/title": ["en": "Dark", "ar": "داكن"],
    "dark/values.help": ["en": "Black", "ar": "أسود"],
    "recent/title": ["en": "Recent", "de": "Zuletzt"],
    "recent/placeholder": ["en": "No files", "de": "Keine \"Dateien\"", "ar": "لا ملفات"],
    "recent/loading": ["en": "Looking", "de": "Suche …", "ar": "بحث"],
    "about/title": ["en": "About", "de": "Über", "ar": "حول"],
    "about/url": ["en": "/about", "de": "/de/über?\"a\"??/"],
    "about/mnemonic": ["en": "A", "de": "b", "ar": "ح"],
    "about/help": ["en": "All of it", "ar": "كل شيء"],
  ]

  static let languages = ["ar", "de"]
  /// The menu's type, as the target names it.
  static let type = "AwkwardMenu"

  private static func text(_ key: String, in language: String) -> String {
    texts[key]?[language] ?? texts[key]?["en"] ?? key
  }

  static func title(in language: String) -> String { text("/title", in: language) }

  /// - Parameter language: The language of the texts.
  /// - Parameter isTranslated: Whether the document has catalogs for the other languages.
  static func document(in language: String = "en", isTranslated: Bool = true) throws -> String {
    func text(_ key: String) -> String { Self.text(key, in: language) }
    let theme: [String: Any] = [
      "id": "theme", "title": text("theme/title"), "detail": text("theme/detail"),
      "footer": text("theme/footer"), "badge": text("theme/badge"),
      "keywords": text("theme/keywords").components(separatedBy: "\n"),
      "accessibility": [
        "label": text("theme/accessibility.label"), "hint": text("theme/accessibility.hint"),
      ],
      "values": ["help": text("theme/values.help"), "code": "T"],
      "items": [
        ["id": "light", "title": text("light/title"), "body": text("light/body")],
        [
          "id": "dark", "title": text("dark/title"), "action": "dark",
          "values": ["help": text("dark/values.help")],
        ],
      ],
    ]
    let recent: [String: Any] = [
      "id": "recent", "title": text("recent/title"), "slot": true,
      "placeholder": text("recent/placeholder"), "loading": text("recent/loading"),
    ]
    var menu: [String: Any] = [
      "menu": "Awkward", "title": text("/title"), "collapsed": true,
      "columns": [
        "help": ["type": "string", "default": "?", "translate": true],
        "code": ["type": "string", "default": ""],
      ],
      "items": [
        theme, ["separator": true], recent,
        [
          "id": "about", "title": text("about/title"), "url": text("about/url"),
          "mnemonic": text("about/mnemonic"), "help": text("about/help"),
        ],
        ["id": "local", "title": "Local", "when": "language=de", "items": ["One"]],
        ["id": "foreign", "title": "Foreign", "when": "!language=ar", "enabled": "language=en"],
      ],
    ]
    if isTranslated {
      menu["language"] = "en"
      menu["translations"] = "texts/{language}.json"
    } else {
      menu["conditions"] = ["language": ["choices": ["en"] + languages, "default": language]]
    }
    return try json(menu)
  }

  /// The catalog of a language: its texts by the items' ids and their keys.
  static func catalog(_ language: String) throws -> String {
    var catalog: [String: [String: Any]] = [:]
    for (key, translations) in texts {
      guard let text = translations[language],
        let slash = key.firstIndex(of: "/")
      else { continue }
      let id = slash == key.startIndex ? "/" : String(key[..<slash])
      let path = key[key.index(after: slash)...].split(separator: ".").map(String.init)
      if path.count == 2 {
        var inner = catalog[id]?[path[0]] as? [String: String] ?? [:]
        inner[path[1]] = text
        catalog[id, default: [:]][path[0]] = inner
      } else {
        catalog[id, default: [:]][path[0]] = text
      }
    }
    return try json(catalog)
  }

  private static func json(_ object: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }

  /// The input of a driver and its expected output: events, with all texts in each language in
  /// between.
  static func session() throws -> (input: String, trace: String) {
    let texts = "texts code help"
    let source = try menu(in: "en")
    var tested = TestMenu(source)
    tested.conditions[0].followsLanguage = true
    var oracle = Oracle(tested)
    var input = ["menu awkward"]
    var trace = "> menu awkward\n" + lines(of: oracle)
    let events: [MenuEvent] = [.toggle(0), .toggle(4)]
    for (event, language) in zip(events, languages) {
      let old = oracle
      _ = oracle.apply(event)
      let answer = OracleAnswer(old: old, new: oracle, event: event, unknown: [])
      input += [event.line, "language awkward/\(language)", texts, "language other"]
      trace += "> \(event.line)\n" + answer.lines().map { $0 + "\n" }.joined() + lines(of: oracle)
      trace += "> language awkward/\(language)\n" + changed(&oracle, to: language)
      trace += "> \(texts)\n" + ConformanceTexts.lines(of: try menu(in: language), in: oracle)
      trace += "> language other\nrefused\n" + lines(of: oracle)
    }
    input += ["language awkward", texts]
    trace += "> language awkward\n" + changed(&oracle, to: "en")
    trace += "> \(texts)\n" + ConformanceTexts.lines(of: source, in: oracle)
    return (input.map { $0 + "\n" }.joined(), trace)
  }

  /// The lines of an event that changes the language.
  private static func changed(_ oracle: inout Oracle, to language: String) -> String {
    let old = oracle
    let event = MenuEvent.language((["en"] + languages).firstIndex(of: language) ?? 0)
    _ = oracle.apply(event)
    let answer = OracleAnswer(old: old, new: oracle, event: event, unknown: [])
    return "language \(language) \(language == "ar" ? "rtl" : "ltr")\n"
      + "title \(title(in: language))\n" + answer.lines().map { $0 + "\n" }.joined()
      + lines(of: oracle)
  }

  private static func lines(of oracle: Oracle) -> String {
    OracleAnswer.lines(oracle).map { $0 + "\n" }.joined()
  }

  private static func menu(in language: String) throws -> Menu {
    try ConformanceMenu(
      name: "awkward", document: document(in: language, isTranslated: false), format: .json,
      events: []
    ).menu()
  }
}
