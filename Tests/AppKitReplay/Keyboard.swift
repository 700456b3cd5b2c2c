import AppKit

extension NSEvent {
  /// The events that an American keyboard sends when the keys of a shortcut are pressed.
  static func keys(_ shortcut: String) -> NSEvent? {
    let parts = shortcut.split(separator: "+").map(String.init)
    guard let name = parts.last else { return nil }
    let flags: [String: ModifierFlags] = [
      "Mod": .command, "Ctrl": .control, "Alt": .option, "Shift": .shift,
    ]
    let named = [
      "Space": " ", "Return": "\r", "Enter": "\r", "Tab": "\t", "Escape": "\u{1B}",
      "Backspace": "\u{7F}", "Delete": "\u{F728}", "Left": "\u{F702}", "Right": "\u{F703}",
    ]
    guard let key = named[name] ?? (name.count == 1 ? name.lowercased() : nil) else { return nil }
    return NSEvent(key: key, parts.dropLast().reduce([]) { $0.union(flags[$1] ?? []) })
  }
}
