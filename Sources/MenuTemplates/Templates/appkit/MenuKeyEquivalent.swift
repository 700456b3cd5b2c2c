/// The AppKit representation of a shortcut such as `Mod+Shift+K`. Internal for tests.
struct MenuKeyEquivalent {
  static let leftArrow = "\u{F702}"
  static let rightArrow = "\u{F703}"

  /// The key in the notation of `NSMenuItem`.
  let key: String
  /// The character in an event without its modifiers.
  private let typed: String
  let modifiers: NSEvent.ModifierFlags

  /// Returns nil for a key that AppKit does not support.
  init?(_ shortcut: String) {
    let parts = shortcut.split(separator: "+")
    guard let name = parts.last, let key = Self.key(String(name)) else { return nil }
    var modifiers: NSEvent.ModifierFlags = []
    for part in parts.dropLast() {
      switch part {
      case "Mod", "Cmd": modifiers.insert(.command)
      case "Ctrl": modifiers.insert(.control)
      case "Alt": modifiers.insert(.option)
      case "Shift": modifiers.insert(.shift)
      default: return nil
      }
    }
    self.key = key
    typed = ["\u{8}": "\u{7F}", "\u{7F}": "\u{F728}"][key] ?? key
    self.modifiers = modifiers
  }

  /// Whether the shortcut matches an event.
  @MainActor fileprivate func matches(_ event: NSEvent) -> Bool {
    let pressed = Self.modifiers(of: event)
    let plain = event.characters(byApplyingModifiers: [])?.lowercased()
    if plain == typed || plain == "\u{3}" && typed == "\r" { return pressed == modifiers }
    // A character such as `?` may require Shift on this keyboard. A letter is the same key with
    // Shift.
    return event.charactersIgnoringModifiers == typed
      && pressed == modifiers.union(.shift) && !modifiers.contains(.shift)
  }

  /// The modifiers of an event that are possible in shortcuts.
  @MainActor fileprivate static func modifiers(of event: NSEvent) -> NSEvent.ModifierFlags {
    event.modifierFlags.intersection([.command, .control, .option, .shift])
  }

  /// Most keys without a character have the same private-use character in menus and in events. The
  /// character of Backspace in events, however, means Delete in menus.
  private static func key(_ name: String) -> String? {
    switch name {
    case "Enter", "Return": "\r"
    case "Escape", "Esc": "\u{1B}"
    case "Tab": "\t"
    case "Space": " "
    case "Backspace": "\u{8}"
    case "Delete": "\u{7F}"
    case "Up", "ArrowUp": "\u{F700}"
    case "Down", "ArrowDown": "\u{F701}"
    case "Left", "ArrowLeft": leftArrow
    case "Right", "ArrowRight": rightArrow
    case "Home": "\u{F729}"
    case "End": "\u{F72B}"
    case "PageUp": "\u{F72C}"
    case "PageDown": "\u{F72D}"
    default: functionKey(name) ?? (name.count == 1 ? name.lowercased() : nil)
    }
  }

  /// The keys `F1` to `F12`.
  private static func functionKey(_ name: String) -> String? {
    guard name.first == "F", let number = UInt32(name.dropFirst()), (1...12).contains(number) else {
      return nil
    }
    return Unicode.Scalar(0xF703 + number).map { String(Character($0)) }
  }
}
