/// The help for an unknown key, with the key that its author most likely meant.
struct KeyHelp {
  let help: String
  var proposal: Proposal?
  /// The known key that replaces the unknown one and accepts the same value.
  var renamed: String?

  init(_ help: String, _ proposal: Proposal? = nil, renamed: String? = nil) {
    self.help = help
    self.proposal = proposal
    self.renamed = renamed
  }

  /// The known key that was most likely meant; nil if there is none.
  ///
  /// - Parameter value: The value, on which the meaning of some keys of other formats depends.
  static func meant<Key: LanguageKey>(
    by key: String, with value: SourceNode? = nil, as: Key.Type
  ) -> String? {
    let foreign = Key.foreignKeys[ForeignKey.fold(key)]
    if let known = foreign?.meaning(of: value?.foreignWord).known, isKnown(known, Key.self) {
      return known
    }
    if foreign != nil { return nil }
    if let inner = namespaceless(key), Key(rawValue: inner) != nil { return inner }
    if let nearest = Suggestion.nearest(to: key, among: Key.names) { return nearest }
    guard Key.self == ItemKey.self else { return nil }
    return Suggestion.nearest(to: key, among: IncludeKey.names)
  }

  /// The known keys that were most likely meant by the unknown keys of a table. The unknown keys
  /// were reported, so the known keys are not also reported as missing. Keys of a document that
  /// belong to other programs are not reported, and yield no known key.
  static func meant<Key: LanguageKey>(in node: SourceNode, as: Key.Type) -> Set<String> {
    Set(
      node.entries.compactMap { entry in
        Key(rawValue: entry.key) == nil
          && !(Key.self == DocumentKey.self && entry.key.hasPrefix(DocumentKey.ownPrefix))
          ? meant(by: entry.key, with: entry.value, as: Key.self) : nil
      })
  }

  /// Advice on what to write in place of an entry of a table.
  static func help<Key: LanguageKey>(
    for entry: SourceEntry, in table: SourceNode, as: Key.Type
  ) -> KeyHelp {
    let key = entry.key
    if let colon = key.firstIndex(of: ":"), Key(rawValue: String(key[..<colon])) != nil {
      return KeyHelp("add a space after '\(key[...colon])'")
    }
    if key.hasPrefix("-"), case let rest = String(key.dropFirst()),
      Key(rawValue: rest) != nil || ItemKey(rawValue: rest) != nil
    {
      return KeyHelp("write a space after the dash")
    }
    if let help = foreign(entry, in: table, as: Key.self) { return help }
    if let meant = meant(by: key, as: Key.self) {
      // If the table also has the correct key, the misspelled key may be the title of an item.
      guard key.contains(":") || table[meant] == nil else {
        return KeyHelp("did you mean '\(meant)'?")
      }
      return renamed(entry, to: meant, in: table, as: Key.self)
    }
    if Key.self == ItemKey.self, DocumentKey(rawValue: key) != nil {
      return KeyHelp("'\(key)' is a key of the menu: write it at the top of the document")
    }
    if Key.self == DocumentKey.self, ItemKey(rawValue: key) != nil {
      return KeyHelp("'\(key)' is a key of an item: write it in one of 'items'")
    }
    if Key.self == IncludeKey.self {
      return KeyHelp("delete it: an include can't change the items of its document")
    }
    let near = containedNames(in: key, among: Key.names)
    let isTitle = near.isEmpty || key.contains { $0 == " " || $0.isUppercase }
    if isTitle, Key.self == ItemKey.self, case .nothing = entry.value.value,
      table[ItemKey.title.rawValue] == nil
    {
      return KeyHelp("write", .entry(ItemKey.title.rawValue, .string(key)))
    }
    if !near.isEmpty {
      return KeyHelp("did you mean " + near.map { "'\($0)'" }.joined(separator: " or ") + "?")
    }
    if let owner = owners[key] { return KeyHelp("delete it: '\(key)' is a key of \(owner)") }
    return KeyHelp(unknown(Key.self))
  }

  // MARK: - Keys of other formats

  private static func foreign<Key: LanguageKey>(
    _ entry: SourceEntry, in table: SourceNode, as: Key.Type
  ) -> KeyHelp? {
    guard let foreign = Key.foreignKeys[ForeignKey.fold(entry.key)] else { return nil }
    switch foreign.meaning(of: entry.value.foreignWord) {
    case .key(let known):
      guard isKnown(known, Key.self) else { return nil }
      return renamed(entry, to: known, in: table, as: Key.self)
    case .opposite(let known):
      return opposite(entry, of: known, in: table, as: Key.self)
    case .within(let outer, let inner):
      guard table[outer] == nil else {
        return KeyHelp("write it as '\(inner)' in '\(outer)'")
      }
      let text = Proposal(entry.value, as: .text()) ?? .string("")
      return KeyHelp("write", .entry(outer, .table(inner, text)))
    case .entries(.entries(let entries), let reason):
      if let taken = entries.first(where: { table[$0.key] != nil }) {
        return alreadyThere(taken.key)
      }
      // A separator does not allow other keys.
      let isSeparator = entries.first?.key == ItemKey.separator.rawValue
      let others =
        isSeparator && table.entries.count > 1 ? "delete the item's other keys, and " : ""
      return KeyHelp(others + (reason.map { "\($0) " } ?? "") + "write", .entries(entries))
    case .nothing(let reason): return KeyHelp("delete it: \(reason)")
    case .entries, .byValue: return nil
    }
  }

  private static func renamed<Key: LanguageKey>(
    _ entry: SourceEntry, to known: String, in table: SourceNode, as: Key.Type
  ) -> KeyHelp {
    if table[known] != nil { return alreadyThere(known) }
    if let type = Key(rawValue: known)?.description.type, !entry.value.fits(type),
      let value = Proposal(entry.value, as: type)
    {
      return KeyHelp("write", .entry(known, value))
    }
    return KeyHelp("did you mean '\(known)'?", renamed: known)
  }

  private static func opposite<Key: LanguageKey>(
    _ entry: SourceEntry, of known: String, in table: SourceNode, as: Key.Type
  ) -> KeyHelp {
    if table[known] != nil { return alreadyThere(known) }
    guard let flag = entry.value.flag else {
      return KeyHelp("use '\(known)', which means the opposite: swap true and false")
    }
    if Key(rawValue: known)?.description.defaultValue == String(!flag) {
      return KeyHelp("delete it: it means the opposite of '\(known)', which is \(!flag) by default")
    }
    return KeyHelp("'\(known)' means the opposite: write", .entry(known, .boolean(!flag)))
  }

  private static func alreadyThere(_ known: String) -> KeyHelp {
    KeyHelp("delete it: '\(known)', which is also given, means the same")
  }

  // MARK: - Names

  private static func isKnown<Key: LanguageKey>(_ name: String, _: Key.Type) -> Bool {
    Key(rawValue: name) != nil
      || Key.self == ItemKey.self && IncludeKey(rawValue: name) != nil
  }

  /// The part after the namespace of an Android key such as `android:title`; nil if there is no
  /// namespace.
  private static func namespaceless(_ key: String) -> String? {
    key.contains(":") ? key.split(separator: ":").last.map(String.init) : nil
  }

  /// Up to three known keys whose words all occur in the given, longer key: `icon` for `menuIcon`.
  private static func containedNames(in key: String, among names: [String]) -> [String] {
    let words = Set(words(of: key))
    return Array(names.filter { self.words(of: $0).allSatisfy(words.contains) }.prefix(3))
  }

  /// The words of `menuIcon`, `menu-icon` and `menu_icon`, in lower case.
  private static func words(of key: String) -> [String] {
    var words: [String] = [""]
    for character in key.prefix(200) {
      if !character.isLetter, !character.isNumber {
        words.append("")
      } else if character.isUppercase, words.last?.isEmpty == false {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// The help for a key that does not resemble any known key.
  private static func unknown<Key: LanguageKey>(_: Key.Type) -> String {
    if Key.self == DocumentKey.self {
      return "delete it, or begin it with '\(DocumentKey.ownPrefix)' if it is for your own use; the"
        + " article \"The menu language, key by key\" lists all keys"
    }
    if Key.self == ItemKey.self {
      return "delete it, or declare a column and set it under 'values'; the article \"The menu"
        + " language, key by key\" lists all keys"
    }
    guard Key.names.count <= 8 else { return "delete it" }
    return Key.names.count == 1
      ? "delete it: the only key is '\(Key.names.joined())'"
      : "delete it, or use one of " + Key.names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The names of the tables, by the keys that they allow.
  private static let owners: [String: String] = {
    let keys = TableKind.allCases.flatMap { kind in kind.keys.map { ($0.name, kind.owner) } }
    return Dictionary(keys) { first, _ in first }
  }()
}

extension SourceNode {
  /// The value as ``ForeignKey`` names it. A path with a placeholder yields the placeholder.
  fileprivate var foreignWord: String? {
    switch value {
    case .text(let text), .plain(let text):
      text.contains(DocumentKey.languagePlaceholder) ? DocumentKey.languagePlaceholder : text
    case .boolean(let flag): String(flag)
    case .array(let elements):
      elements.contains { $0.foreignWord == DocumentKey.languagePlaceholder }
        ? DocumentKey.languagePlaceholder : "an array"
    case .table: "a table"
    case .nothing, .integer, .number, .unsupported: nil
    }
  }

  /// The boolean that the value is or most likely means; nil for other values.
  var flag: Bool? {
    switch value {
    case .boolean(let flag): flag
    case .integer(1): true
    case .integer(0): false
    case .text(let text), .plain(let text):
      switch text.lowercased() {
      case "true", "yes", "on", "1": true
      case "false", "no", "off", "0": false
      default: nil
      }
    case .nothing, .integer, .number, .unsupported, .array, .table: nil
    }
  }
}
