/// AppKit's names for the keys of a shortcut. Internal so that tests can compare them.
struct MenuKeyEquivalent {
  static let leftArrow = "\u{F702}"
  static let rightArrow = "\u{F703}"

  /// The key in the notation of `NSMenuItem`.
  let key: String
  /// The character that an event has without its modifiers.
  private let typed: String
  let modifiers: NSEvent.ModifierFlags

  init(_ shortcut: MenuShortcut) {
    let held: [(MenuModifiers, NSEvent.ModifierFlags)] = [
      (.mod, .command), (.cmd, .command), (.ctrl, .control), (.alt, .option), (.shift, .shift),
    ]
    modifiers = held.filter { shortcut.modifiers.contains($0.0) }.reduce([]) { $0.union($1.1) }
    key = Self.key(shortcut.key)
    typed = ["\u{8}": "\u{7F}", "\u{7F}": "\u{F728}"][key] ?? key
  }

  /// Whether the shortcut matches an event.
  @MainActor fileprivate func matches(_ event: NSEvent) -> Bool {
    let pressed = Self.modifiers(of: event)
    let plain = event.characters(byApplyingModifiers: [])?.lowercased()
    if plain == typed || plain == "\u{3}" && typed == "\r" { return pressed == modifiers }
    // A character such as `?` may require Shift on this keyboard. A letter has the same key with
    // Shift, and is compared above.
    return event.charactersIgnoringModifiers == typed
      && pressed == modifiers.union(.shift) && !modifiers.contains(.shift)
  }

  /// Whether a field in which text is being edited handles the key itself. The field also handles
  /// keys with Option, which type characters.
  @MainActor fileprivate static func typesText(_ event: NSEvent) -> Bool {
    if !modifiers(of: event).isDisjoint(with: [.command, .control]) { return false }
    let functionKeys: ClosedRange<Unicode.Scalar> = "\u{F704}"..."\u{F726}"
    let key = event.characters(byApplyingModifiers: [])?.unicodeScalars.first
    return key.map { !functionKeys.contains($0) } ?? true
  }

  /// The modifiers of an event that are possible in shortcuts.
  @MainActor fileprivate static func modifiers(of event: NSEvent) -> NSEvent.ModifierFlags {
    event.modifierFlags.intersection([.command, .control, .option, .shift])
  }

  /// Like events, menus identify most keys without a character by a character in Unicode's private
  /// use area. However, the character that events have for Backspace means Delete in a menu.
  private static func key(_ key: MenuKey) -> String {
    switch key {
    case .character(let character): character.lowercased()
    case .space: " "
    case .enter: "\r"
    case .escape: "\u{1B}"
    case .tab: "\t"
    case .backspace: "\u{8}"
    case .delete: "\u{7F}"
    case .insert: "\u{F727}"
    case .home: "\u{F729}"
    case .end: "\u{F72B}"
    case .pageUp: "\u{F72C}"
    case .pageDown: "\u{F72D}"
    case .up: "\u{F700}"
    case .down: "\u{F701}"
    case .left: leftArrow
    case .right: rightArrow
    case .function(let number):
      Unicode.Scalar(0xF703 + UInt32(clamping: min(number, 35))).map { String(Character($0)) } ?? ""
    }
  }
}
