/// How another program writes shortcuts.
struct ShortcutNotation {
  let modifiers: [ShortcutModifier: String]
  /// The foreign names of keys, keyed by menuc's names; only names that differ.
  let keys: [String: String]
  /// The string between the modifiers and the key.
  let separator: String
  /// Whether letters are in lower case.
  let isLowercase: Bool

  static let electron = ShortcutNotation(
    modifiers: [.mod: "CmdOrCtrl", .ctrl: "Ctrl", .alt: "Alt", .shift: "Shift", .cmd: "Cmd"],
    keys: [:], separator: "+", isLowercase: false)

  static let gtk = ShortcutNotation(
    modifiers: [
      .mod: "<Primary>", .ctrl: "<Control>", .alt: "<Alt>", .shift: "<Shift>", .cmd: "<Super>",
    ],
    keys: [
      "Plus": "plus", "Space": "space", "Enter": "Return", "Backspace": "BackSpace",
      "PageUp": "Page_Up", "PageDown": "Page_Down", "-": "minus", "=": "equal", ",": "comma",
      ".": "period", "/": "slash", "\\": "backslash", ";": "semicolon", "'": "apostrophe",
      "`": "grave", "[": "bracketleft", "]": "bracketright", "?": "question", "*": "asterisk",
    ], separator: "", isLowercase: true)

  func text(of shortcut: Shortcut) -> String {
    let key = keys[shortcut.key] ?? shortcut.key
    let isLetter = key.count == 1 && isLowercase
    let words = shortcut.modifiers.compactMap { modifiers[$0] }
    return (words + [isLetter ? key.lowercased() : key]).joined(separator: separator)
  }
}

extension ExportedItem {
  /// The title with a mark before the letter that chooses the item. A mark that is part of the
  /// title is doubled.
  mutating func markedTitle(_ mark: Character) -> String {
    let letter = text(.mnemonic)?.first
    var result = ""
    var isMarked = letter == nil
    for character in title {
      if character == mark { result.append(mark) }
      if !isMarked, let letter, character.lowercased() == letter.lowercased(), character != mark {
        result.append(mark)
        isMarked = true
      }
      result.append(character)
    }
    return result
  }
}
