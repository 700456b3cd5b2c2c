/// The keys that are held while the key of a shortcut is pressed.
public struct MenuModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  /// Creates modifiers from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Command on Apple's systems, Control elsewhere.
  public static let mod = MenuModifiers(rawValue: 1)
  /// Control.
  public static let ctrl = MenuModifiers(rawValue: 2)
  /// Alt, or Option.
  public static let alt = MenuModifiers(rawValue: 4)
  /// Shift.
  public static let shift = MenuModifiers(rawValue: 8)
  /// Command, or the key in its place on other keyboards.
  public static let cmd = MenuModifiers(rawValue: 16)
}

/// A keyboard key.
public enum MenuKey: Hashable, Sendable {
  /// The key that types a character; letters are in upper case.
  case character(Character)
  case space, enter, escape, tab
  /// Deletes backward.
  case backspace
  /// Deletes forward.
  case delete
  case insert, home, end, pageUp, pageDown, up, down, left, right
  /// `F1` to `F24`, by number.
  case function(Int)
}

/// A keyboard shortcut.
public struct MenuShortcut: Hashable, Sendable {
  /// The keys that are held.
  public let modifiers: MenuModifiers
  /// The key to press.
  public let key: MenuKey

  /// A shortcut; a letter must be in upper case.
  public init(_ modifiers: MenuModifiers, _ key: MenuKey) {
    self.modifiers = modifiers
    self.key = key
  }

  /// A shortcut of a menu that is known only at run time, from the form `Mod+Shift+K`; nil for any
  /// other text.
  init?(text: String) {
    var modifiers: MenuModifiers = []
    let parts = text.split(separator: "+")
    for part in parts.dropLast() {
      guard let entry = MenuKeyNames.modifiers.first(where: { $0.name == part }) else { return nil }
      modifiers.insert(entry.modifier)
    }
    guard let key = parts.last.flatMap({ MenuKeyNames.key($0) }) else { return nil }
    self.init(modifiers, key)
  }

  /// The shortcuts of an item that is known only at run time, from the form
  /// `Ctrl+H apple Alt+Cmd+F`. The shortcuts of Apple's systems follow `apple`, if they differ.
  static func list(_ text: String, isApple: Bool) -> [MenuShortcut] {
    let words = text.split(separator: " ")
    let place = words.firstIndex(of: "apple") ?? words.endIndex
    let ownWords = isApple && place < words.endIndex ? words[(place + 1)...] : words[..<place]
    var list: [MenuShortcut] = []
    for word in ownWords {
      if let shortcut = MenuShortcut(text: String(word)) { list.append(shortcut) }
    }
    return list
  }

  /// Whether the program runs on one of Apple's systems, whose users expect different symbols.
  public static var isApple: Bool {
    #if canImport(Darwin)
      true
    #else
      false
    #endif
  }

  /// The shortcut as a platform shows it: `⇧⌘K` on Apple's systems, `Ctrl+Shift+K` elsewhere.
  public func text(isApple: Bool = MenuShortcut.isApple) -> String {
    var held = modifiers
    if held.remove(.mod) != nil { held.insert(isApple ? .cmd : .ctrl) }
    let names: [(MenuModifiers, apple: String, other: String)] = [
      (.ctrl, "⌃", "Ctrl"), (.alt, "⌥", "Alt"), (.shift, "⇧", "Shift"), (.cmd, "⌘", "Meta"),
    ]
    let parts = names.filter { held.contains($0.0) }.map { isApple ? $0.apple : $0.other }
    return (parts + [MenuKeyNames.shown(key, isApple)]).joined(separator: isApple ? "" : "+")
  }
}

extension MenuShortcut: CustomStringConvertible {
  /// The shortcut as written in a menu document: `Mod+Shift+K`.
  public var description: String {
    let names = MenuKeyNames.modifiers.filter { modifiers.contains($0.modifier) }.map(\.name)
    return (names + [MenuKeyNames.name(key)]).joined(separator: "+")
  }
}

/// The shortcuts of a menu's items; part of its table.
struct MenuShortcuts: Sendable {
  /// A shortcut of an item, on all platforms but Apple's (1), on Apple's (2), or on both (3).
  private struct Entry {
    let node: Int
    let platforms: Int
    let shortcut: MenuShortcut
  }

  /// The entries, in the order of the items.
  private var entries: [Entry] = []

  /// No shortcuts.
  init() {}

  /// The shortcuts of generated code, each of which is four numbers, ascending by the first: the
  /// item, its platforms, the bits of the modifiers, and the code point of the key's character or,
  /// for a key with a name, 0x110000 plus its place among these keys.
  init(_ numbers: StaticString) {
    let numbers = MenuConditions.numbers(numbers)
    for start in stride(from: 0, to: numbers.count - 3, by: 4) {
      guard let key = MenuKeyNames.key(numbers[start + 3]) else { continue }
      let modifiers = MenuModifiers(rawValue: UInt8(truncatingIfNeeded: numbers[start + 2]))
      entries.append(
        Entry(
          node: numbers[start], platforms: numbers[start + 1],
          shortcut: MenuShortcut(modifiers, key)))
    }
  }

  /// The shortcuts of a table that is created at run time, from the strings of its items.
  init(_ texts: [String?]) {
    for (node, text) in texts.enumerated() {
      guard let text else { continue }
      let other = MenuShortcut.list(text, isApple: false)
      let apple = MenuShortcut.list(text, isApple: true)
      let lists = other == apple ? [(other, 3)] : [(other, 1), (apple, 2)]
      for (shortcuts, platforms) in lists {
        entries += shortcuts.map { Entry(node: node, platforms: platforms, shortcut: $0) }
      }
    }
  }

  /// The shortcuts of an item.
  func list(of node: Int, isApple: Bool) -> [MenuShortcut] {
    if entries.isEmpty { return [] }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].node < node { low = middle + 1 } else { high = middle }
    }
    let platform = isApple ? 2 : 1
    return entries[low...].prefix { $0.node == node }.filter { $0.platforms & platform != 0 }
      .map(\.shortcut)
  }
}

/// The names of keys.
private enum MenuKeyNames {
  static let modifiers: [(name: String, modifier: MenuModifiers)] = [
    ("Mod", .mod), ("Ctrl", .ctrl), ("Alt", .alt), ("Shift", .shift), ("Cmd", .cmd),
  ]

  /// Keys with their names in documents, and the strings that show them.
  private static let keys: [(key: MenuKey, name: String, apple: String, other: String)] = [
    (.character("+"), "Plus", "+", "+"), (.space, "Space", "Space", "Space"),
    (.enter, "Enter", "↩", "Enter"), (.escape, "Escape", "⎋", "Esc"), (.tab, "Tab", "⇥", "Tab"),
    (.backspace, "Backspace", "⌫", "Backspace"), (.delete, "Delete", "⌦", "Delete"),
    (.insert, "Insert", "Insert", "Insert"), (.home, "Home", "↖", "Home"),
    (.end, "End", "↘", "End"), (.pageUp, "PageUp", "⇞", "Page Up"),
    (.pageDown, "PageDown", "⇟", "Page Down"), (.up, "Up", "↑", "Up"),
    (.down, "Down", "↓", "Down"), (.left, "Left", "←", "Left"), (.right, "Right", "→", "Right"),
  ]

  static func key(_ name: Substring) -> MenuKey? {
    if let entry = keys.first(where: { $0.name == name }) { return entry.key }
    if name.count == 1, let character = name.first { return .character(character) }
    return name.first == "F" ? Int(name.dropFirst()).map { .function($0) } : nil
  }

  /// The key for a key number in `MenuShortcuts`; nil if there is none.
  static func key(_ number: Int) -> MenuKey? {
    let place = number - 0x110000
    if place >= keys.count { return .function(place - keys.count + 1) }
    if place >= 0 { return keys[place].key }
    return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { .character(Character($0)) }
  }

  static func name(_ key: MenuKey) -> String {
    keys.first { $0.key == key }?.name ?? plain(key)
  }

  static func shown(_ key: MenuKey, _ isApple: Bool) -> String {
    keys.first { $0.key == key }.map { isApple ? $0.apple : $0.other } ?? plain(key)
  }

  private static func plain(_ key: MenuKey) -> String {
    switch key {
    case .character(let character): String(character)
    case .function(let number): "F\(number)"
    default: ""
    }
  }
}
