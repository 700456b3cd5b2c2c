extension Shortcut {
  /// The shortcut that a notation of another toolkit stands for: `CmdOrCtrl+O`,
  /// `<Primary><Shift>o`, `ctrl-k` or `⇧⌘N`. A key alone gets the modifier Mod. Returns nil if the
  /// string is not a shortcut in any notation.
  static func meant(by text: String) -> String? {
    guard text.utf8.count <= 40 else { return nil }
    var spaced = text
    for symbol in ["⌘", "⌃", "⌥", "⇧"] { spaced = spaced.replacing(symbol, with: symbol + "+") }
    let separators: Set<Character> = ["+", "<", ">", " "]
    var parts = spaced.split { separators.contains($0) }.map(String.init)
    if parts.count == 1, let only = parts.first, only.count > 2, only.contains("-") {
      parts = only.split(separator: "-").map(String.init)
    }
    guard let key = parts.last, !parts.isEmpty else { return nil }
    let modifiers = parts.dropLast().compactMap { Self.words[$0.lowercased()] }
    guard modifiers.count == parts.count - 1, words[key.lowercased()] == nil,
      key.count == 1 || key.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    let isNamed = key.count > 1 && key.allSatisfy(\.isLowercase)
    let name = isNamed ? key.prefix(1).uppercased() + key.dropFirst() : key
    let all = modifiers.isEmpty ? [Modifier.mod] : modifiers
    return Shortcut((all.map(\.rawValue) + [name]).joined(separator: "+"))?.description
  }

  private static let words: [String: Modifier] = [
    "mod": .mod, "primary": .mod, "cmdorctrl": .mod, "commandorcontrol": .mod,
    "ctrlorcmd": .mod, "controlorcommand": .mod,
    "ctrl": .ctrl, "control": .ctrl, "ctl": .ctrl, "⌃": .ctrl,
    "alt": .alt, "option": .alt, "opt": .alt, "⌥": .alt,
    "shift": .shift, "⇧": .shift,
    "cmd": .cmd, "command": .cmd, "super": .cmd, "meta": .cmd, "win": .cmd, "⌘": .cmd,
  ]
}
