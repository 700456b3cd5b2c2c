/// The meanings of words from other languages and formats in keys that accept only certain words.
enum ForeignValue {
  /// The known word that a given word most likely means; nil if there is none.
  static func meant(by text: String, among names: [String]) -> String? {
    let word = text.lowercased()
    // A known word in a different case is a slip, not a foreign word.
    return names.contains(word) ? nil : words[word]?.first(where: names.contains)
  }

  /// The target that a word most likely means; the word itself if it is not a known foreign word.
  static func target(meantBy text: String) -> String { words[text.lowercased()]?.first ?? text }

  /// The possible replacements for each foreign word. The first one that the key accepts is used.
  private static let words: [String: [String]] = [
    // Types of columns.
    "bool": ["boolean"], "flag": ["boolean"],
    "int": ["integer"], "int32": ["integer"], "int64": ["integer"], "long": ["integer"],
    "float": ["number"], "double": ["number"], "decimal": ["number"], "real": ["number"],
    "str": ["string"], "text": ["string"], "varchar": ["string"],
    // Targets.
    "ts": ["typescript"], "js": ["typescript", "js"], "javascript": ["typescript"],
    "react": ["typescript"], "vue": ["typescript"], "svelte": ["typescript"],
    "kt": ["kotlin"], "android": ["kotlin"], "java": ["kotlin"], "compose": ["kotlin"],
    "ios": ["uikit"], "macos": ["appkit"], "mac": ["appkit"], "cocoa": ["appkit"],
    "objective-c": ["objc"], "objectivec": ["objc"], "obj-c": ["objc"],
    "cpp": ["c"], "c++": ["c"], "c99": ["c"], "h": ["c"],
    "md": ["markdown"], "graphviz": ["dot"], "web": ["html"], "page": ["html", "page"],
    "web-component": ["webcomponent"], "custom-element": ["webcomponent"],
    // Kinds of items and groups.
    "accordion": ["single"], "one": ["one", "single"], "radio": ["one"], "all": ["any", "all"],
    "single": ["single", "one"], "multiple": ["multiple", "any"], "many": ["multiple", "any"],
    "checkbox": ["any"], "multi": ["multiple", "any"],
    "danger": ["destructive"], "dangerous": ["destructive"], "delete": ["destructive"],
    "default": ["normal", "automatic"],
    "chevron": ["chevron", "disclosure"], "check": ["checkmark"], "info": ["detail"],
    "list": ["rows", "list"], "flat": ["rows"],
  ]
}
