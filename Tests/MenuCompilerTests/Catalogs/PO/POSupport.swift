import Foundation
import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// PO files for tests.
enum TestPO {
  static let fixtures = Repository.fixtures.appending(path: "Catalogs/PO")

  static func fixture(_ name: String) throws -> String {
    try Repository.text(fixtures.appending(path: name))
  }

  /// The entries of files as polib reads them.
  ///
  /// - Parameter saving: Whether polib first writes the files.
  static func polib(_ files: [URL], saving: Bool = false) throws -> [[TestPOEntry]] {
    let script = fixtures.appending(path: "polib_entries.py").path
    let output = try Gettext.run(
      "python3", [script] + (saving ? ["--save"] : []) + files.map(\.path))
    return try JSONDecoder().decode([[TestPOEntry]].self, from: Data(output.utf8))
  }

  /// All entries of a text except its header, as menuc reads them.
  static func entries(_ text: String) throws -> [TestPOEntry] {
    let reader = POReader(Array(text.utf8))
    try #require(reader.problem == nil, "\(reader.problem?.message ?? "")\n\(text.prefix(2_000))")
    let document = reader.document
    let header = document.header?.body
    return try document.entries.filter { $0.body != header }.map { entry in
      let translation =
        try entry.plural == nil
        ? entry.general.map { try #require(document.text($0)) } : nil
      let state: CatalogState =
        if entry.isObsolete { .obsolete } else if translation?.isEmpty ?? true {
          .untranslated
        } else { document.isFuzzy(entry) ? .needsReview : .translated }
      return TestPOEntry(
        context: try entry.context.map { try #require(document.text($0)) },
        source: try #require(document.text(entry.source)), translation: translation,
        state: "\(state)")
    }
  }
}

/// The meaning of an entry of a PO file.
struct TestPOEntry: Decodable, Hashable, Comparable {
  let context: String?
  let source: String
  /// The translation; nil for plural forms.
  let translation: String?
  let state: String

  init(context: String?, source: String, translation: String?, state: String) {
    (self.context, self.source, self.translation, self.state) =
      (context, source, translation, state)
  }

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    context = try values.decodeIfPresent(String.self)
    source = try values.decode(String.self)
    translation = try values.decodeIfPresent(String.self)
    state = try values.decode(String.self)
  }

  static func < (left: TestPOEntry, right: TestPOEntry) -> Bool {
    (left.context ?? "", left.source, left.translation ?? "", left.state)
      < (right.context ?? "", right.source, right.translation ?? "", right.state)
  }
}

/// Random PO files.
enum RandomPO {
  private static let words = [
    "msgctxt", "msgid", "msgid", "msgid_plural", "msgstr", "msgstr", "msgstr[0]", "msgstr[1]",
    "domain", "msgidx", "#~ ", "#| ", "#~| ", "# c\n", "#. e\n", "#: r\n", "#, fuzzy\n", "\n", "\n",
    " ", "\t", "\r\n", "\r", "\"a\"", "\"a/title\"", "\"\"", "\"b\\n\"", "\"\\x41\\102\"",
    "\"\\q\"",
    "\"open\n", "7", "[", "]", "\u{E9}", "\"\u{E9}\"", "\\",
  ]

  /// An entry that may contain a mistake.
  static func entry(_ number: Int, using random: inout Dice) -> String {
    let mark = random.below(4) == 0 ? "#~ " : ""
    var lines: [String] = []
    if random.below(3) == 0 { lines.append("# comment") }
    if random.below(3) == 0 { lines.append("#, fuzzy") }
    if random.below(4) == 0 { lines.append(mark.isEmpty ? "#| msgid \"p\"" : "#~| msgid \"p\"") }
    if random.below(2) == 0 { lines.append("\(mark)msgctxt \"c\(number)/title\"") }
    lines.append("\(mark)msgid \"s\(number)\"")
    if random.below(5) == 0 {
      lines.append("\(mark)msgid_plural \"p\"")
      lines.append("\(mark)msgstr[0] \"f\"")
      if random.below(2) == 0 { lines.append("\(mark)msgstr[1] \"g\"") }
    } else {
      lines.append("\(mark)msgstr \"t\(number)\"")
    }
    if random.below(6) == 0 {
      let word = words[random.below(words.count)]
      lines.insert(word, at: random.below(lines.count + 1))
    }
    if random.below(8) == 0 { lines.remove(at: random.below(lines.count)) }
    return lines.joined(separator: random.below(6) == 0 ? " " : "\n")
  }

  static func file(using random: inout Dice) -> String {
    let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
    return header
      + (0..<3).map { entry($0, using: &random) + "\n" }.joined()
  }

  /// Words in any order.
  static func noise(using random: inout Dice) -> String {
    (0..<random.below(30)).map { _ in words[random.below(words.count)] }.joined()
  }

  /// A text with characters that are difficult in PO.
  static func text(using random: inout Dice) -> String {
    let parts = [
      "a", "Word", " ", "\"", "\\", "\n", "\t", "\\n", "#~ ", "'", "\u{E9}", "e\u{301}", "\u{645}",
      "\u{1F600}", "%s", "\u{2028}", "\r", "\u{B}", "\u{C}", "\u{1}", "msgid \"", "\u{FEFF}",
    ]
    return (0...random.below(6)).map { _ in parts[random.below(parts.count)] }.joined()
  }
}
