import AppKit

extension NSEvent {
  /// The events that an American keyboard sends when the keys of a shortcut are pressed.
  static func keys(_ shortcut: String) -> NSEvent? {
    let parts = shortcut.split(separator: "+").map(String.init)
    guard let name = parts.last, var key = plain(name) else { return nil }
    let names: [String: ModifierFlags] = [
      "Mod": .command, "Cmd": .command, "Ctrl": .control, "Alt": .option, "Shift": .shift,
    ]
    var flags = parts.dropLast().reduce(ModifierFlags()) { $0.union(names[$1] ?? []) }
    if let unshifted = NSEvent.unshifted(key) {
      key = unshifted
      flags.insert(.shift)
    }
    return NSEvent(key: key, flags)
  }

  /// The character of a key, by its name.
  private static func plain(_ name: String) -> String? {
    let named = [
      "Plus": "+", "Space": " ", "Enter": "\r", "Tab": "\t", "Escape": "\u{1B}",
      "Backspace": "\u{7F}", "Delete": "\u{F728}", "Insert": "\u{F727}", "Home": "\u{F729}",
      "End": "\u{F72B}", "PageUp": "\u{F72C}", "PageDown": "\u{F72D}", "Up": "\u{F700}",
      "Down": "\u{F701}", "Left": "\u{F702}", "Right": "\u{F703}",
    ]
    if let key = named[name] ?? (name.count == 1 ? name.lowercased() : nil) { return key }
    let number = name.first == "F" ? UInt32(name.dropFirst()) : nil
    return number.flatMap { Unicode.Scalar(0xF703 + $0) }.map { String(Character($0)) }
  }
}
