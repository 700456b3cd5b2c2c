/// What AppKit calls the keys of a shortcut such as `Mod+Shift+K`. Not private, for tests.
struct MenuKeyEquivalent {
  static let leftArrow = "\u{F702}"
  static let rightArrow = "\u{F703}"

  /// As an `NSMenuItem` has it.
  let key: String
  /// As an event has it, without its modifiers.
  private let typed: String
  let modifiers: NSEvent.ModifierFlags

  /// Nil for a key that AppKit has no name for.
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

  /// Whether these are the keys of an event.
  @MainActor fileprivate func matches(_ event: NSEvent) -> Bool {
    let pressed = Self.modifiers(of: event)
    let plain = event.characters(byApplyingModifiers: [])?.lowercased()
    if plain == typed || plain == "\u{3}" && typed == "\r" { return pressed == modifiers }
    // A character for which this keyboard needs Shift, such as `?`; letters are the same key with it.
    return event.charactersIgnoringModifiers == typed
      && pressed == modifiers.union(.shift) && !modifiers.contains(.shift)
  }

  /// The modifiers of an event that shortcuts can have.
  @MainActor fileprivate static func modifiers(of event: NSEvent) -> NSEvent.ModifierFlags {
    event.modifierFlags.intersection([.command, .control, .option, .shift])
  }

  /// Menus know most keys without a character by one in Unicode's private area, as events do; but what
  /// events have for Backspace is Delete in a menu.
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
