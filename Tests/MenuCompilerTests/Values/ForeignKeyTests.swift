import TestSupport
import Testing

@testable import MenuCompiler

/// For keys of other formats, the help leads to a valid menu, and never lists all keys.
@Suite struct ForeignKeyTests {
  /// An entry of another format: the key, and its value, which is the same in TOML, YAML and JSON.
  struct Entry: CustomStringConvertible, Sendable {
    let key: String
    let value: String
    var description: String { "\(key) = \(value)" }
  }

  /// All keys of a table, with values that their meanings depend on.
  static func entries<Key: LanguageKey>(_: Key.Type) -> [Entry] {
    Key.foreignKeys.keys.sorted().flatMap { key in
      values(of: Key.foreignKeys[key], Key.self).map { Entry(key: key, value: $0) }
    }
  }

  private static func values<Key: LanguageKey>(_ meaning: ForeignKey?, _: Key.Type) -> [String] {
    values(of: meaning, Key.self)
  }

  private static func values<Key: LanguageKey>(of meaning: ForeignKey?, _: Key.Type) -> [String] {
    switch meaning {
    case .key(let known): [sample(Key(rawValue: known)?.description.type, known)]
    case .opposite: ["true", "false"]
    case .byValue(let meanings, let otherwise):
      meanings.keys.sorted().map { word in
        switch word {
        case "true", "false": word
        case "a table": "{ }"
        default: "\"\(word)\""
        }
      } + values(of: otherwise, Key.self)
    case .within, .entries, .nothing, nil: ["\"x\""]
    }
  }

  private static func sample(_ type: KeyType?, _ known: String) -> String {
    switch (known, type) {
    case ("include", _): "\"part.toml\""
    case ("when", _): "\"on\""
    case ("enabled", _): "[\"on\"]"
    case ("checked", _), ("translate", _): "true"
    case ("id", _): "\"own\""
    case (_, .boolean): "true"
    case (_, .shortcut), ("shortcut", _): "\"CmdOrCtrl+k\""
    case (_, .array): "[\"A\"]"
    case (_, .number), (_, .integer): "7"
    case (_, .choice(let names)), (_, .preset(let names, _)): "\"\(names.last ?? "")\""
    case (_, .map), (_, .table): "{ }"
    case ("$schema", _): "\"x\""
    case ("output", _): "\"Out\""
    case ("language", _): "\"en\""
    case ("translations", _): "\"texts/{language}.po\""
    case ("target", _): "\"json\""
    default: "\"Word\""
    }
  }

  /// A menu with an item that has an entry, and the other entries that the item needs to be valid.
  static func menu(with entry: Entry, _ format: SourceFormat) -> String {
    let meant = KeyHelp.meant(
      by: entry.key, with: Self.node(entry.value), as: ItemKey.self)
    var lines: [String] = []
    func add(_ key: String, _ value: String) {
      lines.append(format == .toml ? "\(key) = \(value)" : "\(key): \(value)")
    }
    if !["title", "separator", "include"].contains(meant) { add("title", "\"Item\"") }
    switch meant {
    case "collapsed", "collapsible", "choice", "expansion", "keep-open": add("items", "[\"A\"]")
    case "placeholder", "loading": add("slot", "true")
    default: break
    }
    lines.append(
      format == .toml ? "\(entry.key) = \(entry.value)" : "\"\(entry.key)\": \(entry.value)")
    if format == .toml {
      return "menu = \"Menu\"\nlanguage = \"en\"\n[conditions.on]\n[[items]]\n"
        + lines.joined(separator: "\n") + "\n"
    }
    return "menu: Menu\nlanguage: en\nconditions: { on: {} }\nitems:\n  - "
      + lines.joined(separator: "\n    ") + "\n"
  }

  private static func node(_ value: String) -> SourceNode {
    let place = SourcePlace(file: 0, node: 0)
    if let flag = Bool(value) { return SourceNode(.boolean(flag), at: place) }
    if value.hasPrefix("{") { return SourceNode(.table([]), at: place) }
    if value.hasPrefix("[") { return SourceNode(.array([]), at: place) }
    return SourceNode(.text(value.filter { $0 != "\"" }), at: place)
  }

  @Test(arguments: [SourceFormat.toml, .yaml])
  func adviceAboutKeysOfItemsLeadsToValidMenus(format: SourceFormat) throws {
    let entries = Self.entries(ItemKey.self)
    #expect(entries.count > 150)
    for entry in entries where ItemKey(rawValue: entry.key) == nil {
      let advice = try FollowedAdvice(Self.menu(with: entry, format), format)
      // The menu has the keys at its top already.
      if advice.steps.contains(where: { $0.contains("at the top of the document") }) { continue }
      #expect(advice.steps.count == 1, "\(entry): \(advice.steps)")
      #expect(
        advice.errors.map(\.message) == [], "\(entry): \(advice.steps)\n\(advice.text)")
    }
  }

  @Test func adviceAboutKeysOfDocumentsLeadsToValidMenus() throws {
    for entry in Self.entries(DocumentKey.self) where DocumentKey(rawValue: entry.key) == nil {
      let meant = KeyHelp.meant(by: entry.key, as: DocumentKey.self)
      var lines = ["\(entry.key) = \(entry.value)"]
      if meant == "generate" { lines = ["\(entry.key) = [{ target = \"json\" }]"] }
      if meant == "version" { lines = ["\(entry.key) = 1"] }
      if meant != "menu" { lines.append("menu = \"Menu\"") }
      if meant != "language" { lines.append("language = \"en\"") }
      if meant != "items" { lines.append("items = [{ title = \"A\", items = [\"B\"] }]") }
      let advice = try FollowedAdvice(lines.joined(separator: "\n"), .toml)
      #expect(advice.steps.count == 1, "\(entry): \(advice.steps)")
      #expect(advice.errors.map(\.message) == [], "\(entry): \(advice.steps)\n\(advice.text)")
    }
  }

  @Test func adviceAboutKeysOfDeclarationsLeadsToValidMenus() throws {
    let tables: [(header: String, standing: String, entries: [Entry])] = [
      ("actions.a", "", Self.entries(ActionKey.self)),
      ("conditions.a", "", Self.entries(ConditionKey.self)),
      ("columns.a", "type = \"string\"\ndefault = \"\"", Self.entries(ColumnKey.self)),
      ("indicator", "", Self.entries(IndicatorKey.self)),
      ("indicator.leaf", "", Self.entries(GlyphKey.self)),
    ]
    for table in tables {
      for entry in table.entries {
        var value = entry.value
        var standing = table.standing
        switch (table.header, Self.known(entry.key)) {
        case ("conditions.a", "choices"): value = "[\"x\", \"y\"]"
        case ("conditions.a", "default"), (_, "translate"): value = "true"
        case ("columns.a", "type"):
          value = "\"string\""
          standing = "default = \"\""
        case ("columns.a", "default"): standing = "type = \"string\""
        case (_, "collapsed"), (_, "expanded"), (_, "glyph"): value = "\"+\""
        case (_, "color"): value = "\"#808080\""
        default: break
        }
        let text =
          "menu = \"Menu\"\nitems = []\n[\(table.header)]\n\(standing)\n\(entry.key) = \(value)\n"
        let advice = try FollowedAdvice(text, .toml)
        #expect(advice.steps.count == 1, "\(table.header) \(entry): \(advice.steps)")
        #expect(
          advice.errors.map(\.message) == [],
          "\(table.header) \(entry): \(advice.steps)\n\(advice.text)")
      }
    }
  }

  /// The known key for a foreign key of a declaration.
  private static func known(_ key: String) -> String? {
    let tables = [
      ColumnKey.foreignKeys, ConditionKey.foreignKeys, IndicatorKey.foreignKeys,
      GlyphKey.foreignKeys,
    ]
    return tables.lazy.compactMap { $0[key]?.known }.first
  }

  /// An unknown key never causes a list of all keys.
  @Test(arguments: ["frobnicate", "mumble-jumble", "x", "-", "ü", "a:b"])
  func noHelpListsAllKeys(key: String) throws {
    let text = "menu = \"Menu\"\n[[items]]\ntitle = \"A\"\n\"\(key)\" = 1\n"
    let advice = try FollowedAdvice(text, .toml)
    #expect(advice.steps.count == 1)
    #expect(advice.errors.isEmpty)
    #expect(advice.steps.allSatisfy { $0.utf8.count < 300 }, "\(advice.steps)")
  }

  @Test(arguments: [
    ("android:title", "title"), ("android:icon", "icon"), ("menuIcon", "icon"),
    ("is_collapsed", "collapsed"), ("item-url", "url"),
  ])
  func wordsOfALongerKeyNameTheKnownOne(key: String, known: String) {
    let place = SourcePlace(file: 0, node: 0)
    let entry = SourceEntry(key: key, value: SourceNode(.boolean(true), at: place))
    let help = KeyHelp.help(
      for: entry, in: SourceNode(.table([entry]), at: place), as: ItemKey.self)
    #expect(
      help.help.contains("'\(known)'") || "\(String(describing: help.proposal))".contains(known))
  }

  @Test func aKeyBesideTheOneThatItMeansIsDeleted() throws {
    let advice = try FollowedAdvice(
      "menu = \"Menu\"\n[[items]]\ntitle = \"A\"\nlabel = \"B\"\n", .toml)
    #expect(advice.errors.isEmpty)
    #expect(!advice.text.contains("label") && advice.text.contains("title"))
  }
}
