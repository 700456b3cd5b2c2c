@available(iOS 14, macOS 11, visionOS 1, *)
public struct KeyEquivalent: Hashable, Sendable {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

@available(iOS 14, macOS 11, visionOS 1, *)
public struct KeyboardShortcut: Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Headless: the shortcut as menus show it.
  public var description: String {
    let names: [(EventModifiers, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1).joined()
    let scalars = key.character.unicodeScalars
    let isPrivate = scalars.contains { $0.value < 33 || $0.value >= 0xF700 }
    let code = scalars.map { String($0.value, radix: 16) }.joined()
    return held + (isPrivate ? "U+" + code : "\(key.character)")
  }
}

extension View {
  @available(iOS 15.4, macOS 12.3, visionOS 1, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    noted("keys \(shortcut?.description ?? "none")")
  }
}

@available(iOS 17, macOS 14, visionOS 1, *)
public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
  }
  public let key: KeyEquivalent
}

extension View {
  @available(iOS 17, macOS 14, visionOS 1, *)
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let action = Unchecked(action)
    return Noted(
      self,
      note: { element in
        // A view inside handles the key first.
        let inner = element.key
        element.key = { key in
          inner?(key) == true
            || keys.contains(key) && action.value(KeyPress(key: key)) == .handled
        }
      })
  }
}
