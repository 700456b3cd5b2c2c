import Foundation
import TestSupport

/// A menu in three languages, one of them written from right to left, with awkward texts; for the
/// tests of the languages that support translations.
enum AwkwardTranslations {
  static let document = #"""
    menu = "Shop"
    title = "Shop"
    language = "en"
    translations = "texts/{language}.json"

    [columns.note]
    type = "string"
    default = "none"
    translate = true

    [columns.code]
    type = "string"
    default = ""

    [[items]]
    id = "tools"
    title = "Tools"
    footer = "Below"
    keywords = ["saw", "plane"]
    accessibility = { label = "All tools", hint = "Opens" }
    values = { note = "A note", code = "A1" }

    [[items.items]]
    id = "hammer"
    title = "Hammer"
    detail = "Heavy"
    badge = "3"
    body = "A body"
    action = "buy"

    [[items]]
    separator = true

    [[items]]
    id = "recent"
    title = "Recent"
    slot = true
    placeholder = "None"
    loading = "Loading"

    [[items]]
    id = "same"
    title = "Same"
    url = "/same"
    mnemonic = "m"
    help = "Opens the same."
    """#

  /// German has every text, Arabic some. Nothing in them can end a string, a comment or a line.
  static let catalogs = [
    "de": #"""
    {
      "/": "Laden \"1\" */ ${x} %d \\(x)",
      "tools": {
        "title": "Werkzeuge \\", "footer": "  Fuß\tnoten\n\n", "keywords": ["Säge", "", "\"Hobel\""],
        "accessibility": { "label": "*/ // /*", "hint": "\"\"\" ''' ``` #\"#" },
        "values": { "note": "${note} $note #{note} \\u{41} \\n" }
      },
      "hammer": { "title": "??/ Hammer\r\n", "detail": "\u0001\u007f\u2028", "badge": " ", "body": "😀👩‍👩‍👧" },
      "recent": { "title": "1:2 title 3:abc", "placeholder": "\\", "loading": "…" },
      "same": { "title": "e\u0301 é", "url": "/de/\\(x)", "mnemonic": "é", "help": "\"#" }
    }
    """#,
    "ar": #"""
    {
      "/": "متجر",
      "tools": { "title": "أدوات \u202e(1)\u202c", "values": { "note": "ملاحظة" } },
      "hammer": { "body": "مطرقة\nثقيلة" }
    }
    """#,
  ]

  /// Builds the menu for a target, and as JSON, in a folder `out`.
  static func build(_ target: String, in directory: TemporaryDirectory) throws -> Command {
    try directory.write(document, to: "menu.toml")
    for (tag, text) in catalogs { try directory.write(text, to: "texts/\(tag).json") }
    return try Command.menuc(
      "build", "menu.toml", "--target", target, "--target", "json", "--output", "out",
      in: directory.url)
  }

  /// The texts in a language as in the compiler's own table, in the form in which programs print
  /// them: the menu's title, then a line `NUMBER FIELD LENGTH:TEXT` for each text of each item.
  static func texts(_ file: String, in directory: TemporaryDirectory) throws -> String {
    let json = try Data(contentsOf: directory.url.appending(path: "out/\(file).json"))
    let table = try JSONDecoder().decode(Table.self, from: json)
    var result = table.title + "\n"
    for (number, item) in table.items.enumerated() where item.separator != true {
      for (field, text) in item.fields {
        guard let text else { continue }
        result += "\(number) \(field) \(text.utf8.count):\(text)\n"
      }
    }
    return result
  }

  private struct Table: Decodable {
    let title: String
    let items: [Item]
  }

  private struct Item: Decodable {
    let separator: Bool?
    let title: String?
    let detail: String?
    let body: String?
    let footer: String?
    let url: String?
    let mnemonic: String?
    let help: String?
    let badge: String?
    let placeholder: String?
    let loading: String?
    let keywords: [String]?
    let label: String?
    let hint: String?
    let values: [String: String]?

    var fields: [(String, String?)] {
      [
        ("title", title), ("detail", detail), ("body", body), ("footer", footer), ("url", url),
        ("mnemonic", mnemonic), ("badge", badge), ("help", help), ("placeholder", placeholder),
        ("loading", loading),
        ("keywords", keywords?.joined(separator: "\n")), ("label", label), ("hint", hint ?? help),
        ("@note", values?["note"]),
      ]
    }
  }
}
