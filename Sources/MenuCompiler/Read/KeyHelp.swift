/// What an author most likely meant by a key that is unknown in its place.
enum KeyHelp {
  static func help(for key: String, among names: [String]) -> String? {
    if let nearest = Suggestion.nearest(to: key, among: names) {
      return "did you mean '\(nearest)'?"
    }
    if let known = synonyms[key.lowercased()], names.contains(known) {
      return "did you mean '\(known)'?"
    }
    if names == ItemKey.names {
      if let nearest = Suggestion.nearest(to: key, among: IncludeKey.names) {
        return "did you mean '\(nearest)'?"
      }
      if DocumentKey(rawValue: key) != nil {
        return "'\(key)' is a key of the menu itself: write it above the items"
      }
    }
    if names == DocumentKey.names, ItemKey(rawValue: key) != nil {
      return "'\(key)' is a key of an item"
    }
    return Suggestion.help(for: key, among: names)
  }

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
