extension Shortcut {
  /// The shortcut that a text in a different notation means: `CmdOrCtrl+O`, `<Primary><Shift>o`,
  /// `ctrl-k`, `⇧⌘N`, `Mod++`. Returns nil if the text is not a shortcut in any of these notations.
  ///
  /// The shortcut is certain unless a word had to be guessed, a modifier was repeated, or a missing
  /// modifier had to be added.
  static func meant(by text: String) -> (shortcut: Shortcut, isCertain: Bool)? {
    guard text.utf8.count <= 40, let (words, written) = parts(of: text) else { return nil }
    var isCertain = true
    var modifiers: Set<ShortcutModifier> = []
    for word in words {
      let known = modifierWords[word.lowercased()]
      let name = Suggestion.nearest(to: word, among: ShortcutModifier.allCases.map(\.rawValue))
      guard let modifier = known ?? name.flatMap(ShortcutModifier.init) else { return nil }
      isCertain = modifiers.insert(modifier).inserted && known != nil && isCertain
    }
    guard modifierWords[written.lowercased()] == nil else { return nil }
    var key = key(meantBy: written)
    if key == nil, written.wholeMatch(of: /[Ff][0-9]+/) == nil {
      isCertain = false
      key = Suggestion.nearest(to: written, among: NamedKey.all.map(\.name))
    }
    guard let key else { return nil }
    if let shortcut = Shortcut(modifiers, key) { return (shortcut, isCertain) }
    return Shortcut(modifiers.union([.mod]), key).map { ($0, false) }
  }

  /// The modifiers and the key of a shortcut, as they were written.
  private static func parts(of text: String) -> (modifiers: [String], key: String)? {
    let separators: Set<Character> = ["+", "<", ">", " "]
    let symbols: Set<Character> = ["⌘", "⌃", "⌥", "⇧"]
    var rest = text[...]
    var key: String?
    // A plus sign at the end, after a separator or a symbol, is the key.
    if rest.last == "+", let before = rest.dropLast().last,
      separators.contains(before) || symbols.contains(before)
    {
      rest = rest.dropLast()
      key = "+"
    }
    var parts: [String] = []
    var isOpen = false
    for character in rest {
      if separators.contains(character) {
        isOpen = false
      } else if isOpen, !symbols.contains(character), let last = parts.indices.last {
        parts[last].append(character)
      } else {
        parts.append(String(character))
        isOpen = !symbols.contains(character)
      }
    }
    if parts.count == 1, let only = parts.first, only.count > 2, only.contains("-") {
      parts = only.split(separator: "-").map(String.init)
    }
    guard let last = key ?? parts.popLast() else { return nil }
    return (parts, last)
  }

  private static func key(meantBy written: String) -> String? {
    if written.count == 1 { return keyWords[written] ?? written }
    var word = written.lowercased().filter { $0 != "_" && $0 != "-" }
    if let key = keyWords[word] ?? names[word] { return key }
    for prefix in ["key", "digit", "arrow"] where word.hasPrefix(prefix) {
      word.removeFirst(prefix.count)
      return word.count == 1 ? word : names[word]
    }
    return nil
  }

  private static let names = Dictionary(
    uniqueKeysWithValues: NamedKey.all.map { ($0.name.lowercased(), $0.name) })

  private static let modifierWords: [String: ShortcutModifier] = [
    "mod": .mod, "primary": .mod, "cmdorctrl": .mod, "commandorcontrol": .mod,
    "ctrlorcmd": .mod, "controlorcommand": .mod, "ctrlcmd": .mod,
    "ctrl": .ctrl, "control": .ctrl, "ctl": .ctrl, "⌃": .ctrl,
    "alt": .alt, "option": .alt, "opt": .alt, "⌥": .alt,
    "shift": .shift, "⇧": .shift,
    "cmd": .cmd, "command": .cmd, "super": .cmd, "meta": .cmd, "win": .cmd, "⌘": .cmd,
  ]

  /// The keys, by their names in other formats.
  private static let keyWords: [String: String] = [
    "+": "Plus", "add": "Plus", "spacebar": "Space", "␣": "Space",
    "return": "Enter", "↩": "Enter", "⏎": "Enter", "esc": "Escape", "⎋": "Escape", "⇥": "Tab",
    "back": "Backspace", "⌫": "Backspace", "del": "Delete", "⌦": "Delete", "ins": "Insert",
    "↖": "Home", "↘": "End", "pgup": "PageUp", "prior": "PageUp", "⇞": "PageUp",
    "pgdn": "PageDown", "pgdown": "PageDown", "next": "PageDown", "⇟": "PageDown",
    "↑": "Up", "↓": "Down", "←": "Left", "→": "Right", "uparrow": "Up", "downarrow": "Down",
    "leftarrow": "Left", "rightarrow": "Right",
    "minus": "-", "hyphen": "-", "equal": "=", "equals": "=", "comma": ",", "period": ".",
    "dot": ".", "slash": "/", "backslash": "\\", "semicolon": ";", "quote": "'",
    "apostrophe": "'", "backquote": "`", "grave": "`", "bracketleft": "[", "bracketright": "]",
    "question": "?", "asterisk": "*",
  ]
}
