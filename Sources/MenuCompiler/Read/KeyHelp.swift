/// What an author most likely meant by a key that is unknown in its place.
enum KeyHelp {
  /// The known key that was most likely meant; nil if none is near.
  static func meant(by key: String, among names: [String]) -> String? {
    if let nearest = Suggestion.nearest(to: key, among: names) { return nearest }
    if let known = synonyms[key.lowercased()], names.contains(known) { return known }
    guard names == ItemKey.names else { return nil }
    return Suggestion.nearest(to: key, among: IncludeKey.names)
  }

  /// The keys that were most likely meant by the unknown keys of a table. They were told as unknown,
  /// so they are not missing as well.
  static func meant<Key: LanguageKey>(in node: SourceNode, as: Key.Type) -> Set<String> {
    Set(
      node.entries.compactMap { entry in
        Key(rawValue: entry.key) == nil ? meant(by: entry.key, among: Key.names) : nil
      })
  }

  static func help(for key: String, among names: [String]) -> String? {
    if let colon = key.firstIndex(of: ":"), names.contains(String(key[..<colon])) {
      return "write a blank behind '\(key[...colon])'"
    }
    if let opposite = opposites[key.lowercased()], names.contains(opposite) {
      return "write '\(opposite)', which says the opposite: true for false, false for true"
    }
    if let meant = meant(by: key, among: names) { return "did you mean '\(meant)'?" }
    if names == ItemKey.names, DocumentKey(rawValue: key) != nil {
      return "'\(key)' is a key of the menu itself: write it above the items"
    }
    if names == DocumentKey.names, ItemKey(rawValue: key) != nil {
      return "'\(key)' is a key of an item"
    }
    if names == IncludeKey.names {
      return "delete it: an include stands for the items of its document, as they are there"
    }
    let known = synonyms[key.lowercased()] ?? key
    if let owner = owners[known] { return "'\(known)' is a key of \(owner)" }
    return "delete it, or write one of " + names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// What the tables are called that know a key.
  private static let owners: [String: String] = {
    let keys = TableKind.allCases.flatMap { kind in kind.keys.map { ($0.name, kind.owner) } }
    return Dictionary(keys) { first, _ in first }
  }()

  /// Words that say the opposite of a key.
  private static let opposites = [
    "visible": "hidden", "disabled": "enabled", "expanded": "collapsed", "open": "collapsed",
  ]

  /// Words that other formats and other people use.
  private static let synonyms = [
    "children": "items", "subitems": "items", "entries": "items", "menu": "items",
    "text": "title", "label": "title", "caption": "title", "subtitle": "detail",
    "description": "body", "content": "body", "image": "icon", "symbol": "icon", "href": "url",
    "link": "url", "key": "shortcut", "accelerator": "shortcut", "hotkey": "shortcut",
    "visible": "hidden", "disabled": "enabled", "expanded": "collapsed", "open": "collapsed",
    "closed": "collapsed", "divider": "separator", "colour": "color", "identifier": "id",
    "name": "title",
  ]
}
