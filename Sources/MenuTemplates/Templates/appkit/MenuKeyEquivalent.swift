/// What AppKit calls the keys of a shortcut such as `Mod+Shift+K`. Not private, for tests.
struct MenuKeyEquivalent {
  static let leftArrow = "\u{F702}"
  static let rightArrow = "\u{F703}"

  let key: String
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
    self.modifiers = modifiers
  }

  /// Whether these are the keys of an event.
  @MainActor fileprivate func matches(_ event: NSEvent) -> Bool {
    event.charactersIgnoringModifiers?.lowercased() == key
      && Self.modifiers(of: event) == modifiers
  }

  /// The modifiers of an event that shortcuts can have.
  @MainActor fileprivate static func modifiers(of event: NSEvent) -> NSEvent.ModifierFlags {
    event.modifierFlags.intersection([.command, .control, .option, .shift])
  }

  /// Keys without a character have one in Unicode's private area.
  private static func key(_ name: String) -> String? {
    switch name {
    case "Enter", "Return": "\r"
    case "Escape", "Esc": "\u{1B}"
    case "Tab": "\t"
    case "Space": " "
    case "Backspace": "\u{8}"
    case "Delete": "\u{F728}"
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
