/// The modifiers of shortcuts, in the order in which they are written.
package enum ShortcutModifier: String, Sendable, CaseIterable {
  case mod = "Mod"
  case ctrl = "Ctrl"
  case alt = "Alt"
  case shift = "Shift"
  case cmd = "Cmd"

  /// The symbol that Apple's systems show; they show modifiers in the order ⌃⌥⇧⌘.
  var appleText: String {
    switch self {
    case .ctrl: "⌃"
    case .alt: "⌥"
    case .shift: "⇧"
    case .mod, .cmd: "⌘"
    }
  }

  /// The text that other systems show.
  var otherText: String {
    switch self {
    case .mod, .ctrl: "Ctrl"
    case .alt: "Alt"
    case .shift: "Shift"
    case .cmd: "Meta"
    }
  }
}

/// A shortcut key that is written as a word. Every other key is a single character.
struct NamedKey: Sendable {
  let name: String
  /// The text that Apple's systems show.
  let appleText: String
  /// The text that other systems show.
  let otherText: String
  /// Whether a shortcut can consist of this key without a modifier. Other keys type text or operate
  /// the menu and the controls around it.
  let standsAlone: Bool

  private init(
    _ name: String, apple: String? = nil, other: String? = nil, standsAlone: Bool = false
  ) {
    self.name = name
    appleText = apple ?? name
    otherText = other ?? name
    self.standsAlone = standsAlone
  }

  static let all: [NamedKey] =
    [
      NamedKey("Plus", apple: "+", other: "+"),
      NamedKey("Space"),
      NamedKey("Enter", apple: "↩"),
      NamedKey("Escape", apple: "⎋", other: "Esc", standsAlone: true),
      NamedKey("Tab", apple: "⇥"),
      NamedKey("Backspace", apple: "⌫", standsAlone: true),
      NamedKey("Delete", apple: "⌦", standsAlone: true),
      NamedKey("Insert", standsAlone: true),
      NamedKey("Home", apple: "↖"),
      NamedKey("End", apple: "↘"),
      NamedKey("PageUp", apple: "⇞", other: "Page Up"),
      NamedKey("PageDown", apple: "⇟", other: "Page Down"),
      NamedKey("Up", apple: "↑"),
      NamedKey("Down", apple: "↓"),
      NamedKey("Left", apple: "←"),
      NamedKey("Right", apple: "→"),
    ] + (1...24).map { NamedKey("F\($0)", standsAlone: true) }

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
