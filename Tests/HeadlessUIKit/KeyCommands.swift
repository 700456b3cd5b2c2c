/// The name of a method. There are no methods with such names here: tests hand commands on themselves.
public struct Selector: ExpressibleByStringLiteral, Sendable {
  public let name: String
  public init(stringLiteral name: String) { self.name = name }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@MainActor public enum UIMenuElement {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
  }
  public enum State: Sendable { case off, on, mixed }
}

@MainActor public final class UICommandAlternate: NSObject {}

/// Its inputs have the names of the keys, in angle brackets.
@MainActor public final class UIKeyCommand: NSObject {
  public let title: String
  public let action: Selector?
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let propertyList: Any?
  public let discoverabilityTitle: String?
  public let attributes: UIMenuElement.Attributes
  public let state: UIMenuElement.State

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.title = title
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init()
  }

  nonisolated public static let inputUpArrow = "<up>"
  nonisolated public static let inputDownArrow = "<down>"
  nonisolated public static let inputLeftArrow = "<left>"
  nonisolated public static let inputRightArrow = "<right>"
  nonisolated public static let inputHome = "<home>"
  nonisolated public static let inputEnd = "<end>"
  nonisolated public static let inputPageUp = "<page up>"
  nonisolated public static let inputPageDown = "<page down>"
  nonisolated public static let inputEscape = "<escape>"
  nonisolated public static let inputDelete = "<delete>"
  nonisolated public static let f1 = "<f1>"
  nonisolated public static let f2 = "<f2>"
  nonisolated public static let f3 = "<f3>"
  nonisolated public static let f4 = "<f4>"
  nonisolated public static let f5 = "<f5>"
  nonisolated public static let f6 = "<f6>"
  nonisolated public static let f7 = "<f7>"
  nonisolated public static let f8 = "<f8>"
  nonisolated public static let f9 = "<f9>"
  nonisolated public static let f10 = "<f10>"
  nonisolated public static let f11 = "<f11>"
  nonisolated public static let f12 = "<f12>"
}
