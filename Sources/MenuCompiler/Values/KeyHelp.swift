/// What an author most likely meant by an unknown key.
enum KeyHelp {
  /// The known key that was most likely meant; nil if none is near.
  static func meant<Key: LanguageKey>(by key: String, as: Key.Type) -> String? {
    if Key.self == DocumentKey.self, key.lowercased() == "name" { return DocumentKey.menu.rawValue }
    if let known = synonyms[key.lowercased()], Key(rawValue: known) != nil { return known }
    if let nearest = Suggestion.nearest(to: key, among: Key.names) { return nearest }
    guard Key.self == ItemKey.self else { return nil }
    return Suggestion.nearest(to: key, among: IncludeKey.names)
  }

  /// The keys that were most likely meant by the unknown keys of a table. These were reported as
  /// unknown, so they are not also reported as missing.
  static func meant<Key: LanguageKey>(in node: SourceNode, as: Key.Type) -> Set<String> {
    Set(
      node.entries.compactMap { entry in
        Key(rawValue: entry.key) == nil ? meant(by: entry.key, as: Key.self) : nil
      })
  }

  static func help<Key: LanguageKey>(for key: String, as: Key.Type) -> String? {
    if let colon = key.firstIndex(of: ":"), Key(rawValue: String(key[..<colon])) != nil {
      return "add a space after '\(key[...colon])'"
    }
    if let opposite = opposites[key.lowercased()], Key(rawValue: opposite) != nil {
      return "use '\(opposite)', which means the opposite: swap true and false"
    }
    if let meant = meant(by: key, as: Key.self) { return "did you mean '\(meant)'?" }
    if Key.self == ItemKey.self, DocumentKey(rawValue: key) != nil {
      return "'\(key)' is a key of the menu: write it at the top of the document"
    }
    if Key.self == DocumentKey.self, ItemKey(rawValue: key) != nil {
      return "'\(key)' is a key of an item"
    }
    if Key.self == IncludeKey.self {
      return "delete it: an include can't change the items of its document"
    }
    let known = synonyms[key.lowercased()] ?? key
    if let owner = owners[known] { return "'\(known)' is a key of \(owner)" }
    return "delete it, or use one of " + Key.names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The names of the tables that have a key.
  private static let owners: [String: String] = {
    let keys = TableKind.allCases.flatMap { kind in kind.keys.map { ($0.name, kind.owner) } }
    return Dictionary(keys) { first, _ in first }
  }()

  /// Words that mean the opposite of a key.
  private static let opposites = [
    "visible": "hidden", "disabled": "enabled", "expanded": "collapsed", "open": "collapsed",
  ]

  /// Words that other formats and authors use.
  private static let synonyms = [
    "children": "items", "subitems": "items", "entries": "items", "menu": "items",
    "text": "title", "label": "title", "caption": "title", "subtitle": "detail",
    "description": "body", "content": "body", "image": "icon", "symbol": "icon", "href": "url",
    "link": "url", "key": "shortcut", "accelerator": "shortcut", "hotkey": "shortcut",
    "visible": "hidden", "disabled": "enabled", "expanded": "collapsed", "open": "collapsed",
    "closed": "collapsed", "divider": "separator", "colour": "color", "identifier": "id",
    "name": "title", "selected": "checked", "aliases": "was", "former-ids": "was",
    "search-terms": "keywords", "count": "badge", "if": "when", "show-if": "when",
    "visible-when": "when", "visible-if": "when", "condition": "when", "command": "action",
    "keybinding": "shortcut", "lang": "language", "locale": "language",
  ]
}
