@available(iOS 7, tvOS 9, visionOS 1, *)
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key command, whose inputs have the names of the keys, in angle brackets.
@available(iOS 7, tvOS 9, visionOS 1, *)
@MainActor public final class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags

  @available(iOS 13, tvOS 13, visionOS 1, *)
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  nonisolated public static let inputUpArrow = "<up>"
  nonisolated public static let inputDownArrow = "<down>"
  nonisolated public static let inputLeftArrow = "<left>"
  nonisolated public static let inputRightArrow = "<right>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let inputHome = "<home>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let inputEnd = "<end>"
  @available(iOS 8, tvOS 9, visionOS 1, *)
  nonisolated public static let inputPageUp = "<page up>"
  @available(iOS 8, tvOS 9, visionOS 1, *)
  nonisolated public static let inputPageDown = "<page down>"
  nonisolated public static let inputEscape = "<escape>"
  @available(iOS 15, tvOS 15, visionOS 1, *)
  nonisolated public static let inputDelete = "<delete>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let f1 = "<f1>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let f2 = "<f2>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let f3 = "<f3>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let f4 = "<f4>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let f5 = "<f5>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let f6 = "<f6>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let f7 = "<f7>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let f8 = "<f8>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let f9 = "<f9>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let f10 = "<f10>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let f11 = "<f11>"
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  nonisolated public static let f12 = "<f12>"
}
