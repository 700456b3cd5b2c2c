public struct Button<Label> {
  let action: @MainActor () -> Void
  let label: Label
}

extension Button: View, Primitive where Label: View {
  public typealias Body = Never

  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label())
  }

  func draw(_ canvas: Canvas) {
    let button = canvas.add("Button") { canvas in
      let isPressed = canvas.host.pressed == canvas.path
      let configuration = ButtonStyleConfiguration(
        label: .init { $0.draw(label, at: "label") }, isPressed: isPressed)
      if let style = canvas.environment.buttonStyle {
        style(canvas, configuration)
      } else {
        canvas.draw(configuration.label, at: "label")
      }
    }
    button.press = action
  }
}

extension Button where Label == Text {
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action, label: Text(verbatim: String(title)))
  }
}

public struct ButtonStyleConfiguration {
  public struct Label: View, Primitive {
    public typealias Body = Never
    let content: @MainActor (Canvas) -> Void
    func draw(_ canvas: Canvas) { content(canvas) }
  }

  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct ButtonStyleKey: EnvironmentKey {
  static let defaultValue: (@MainActor (Canvas, ButtonStyleConfiguration) -> Void)? = nil
}

extension EnvironmentValues {
  var buttonStyle: (@MainActor (Canvas, ButtonStyleConfiguration) -> Void)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = Unchecked(style)
    return environment(\.buttonStyle) { canvas, configuration in
      canvas.draw(style.value.makeBody(configuration: configuration), at: "style")
    }
  }
}

public struct KeyEquivalent: Sendable {
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

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

public struct KeyboardShortcut: Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  public var description: String {
    let names: [(EventModifiers, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1).joined()
    let scalars = key.character.unicodeScalars
    let isPrivate = scalars.contains { $0.value < 33 || $0.value >= 0xF700 }
    return held + (isPrivate ? scalars.map { String($0.value, radix: 16) }.joined() : "\(key.character)")
  }
}

extension View {
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    noted("keys \(shortcut?.description ?? "none")")
  }
}
