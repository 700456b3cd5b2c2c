/// A button of a remote or a key.
@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select
  }
  public let type: PressType
  @available(iOS 13.4, tvOS 13.4, visionOS 1, *)
  public var key: UIKey? { pressed }
  private let pressed: UIKey?
  /// Headless: a press of a type.
  public init(_ type: PressType) {
    self.type = type
    pressed = nil
  }
  /// Headless: a press of a key.
  public init(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    type = .select
    pressed = UIKey(code, modifiers)
  }
}

@available(iOS 13.4, tvOS 13.4, visionOS 1, *)
@MainActor public final class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  public let modifierFlags: UIKeyModifierFlags
  init(_ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
  }
}

@available(iOS 13.4, tvOS 13.4, visionOS 1, *)
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 40
  case keyboardSpacebar = 44
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keypadEnter = 88
}

@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public protocol UIFocusEnvironment: AnyObject {}

/// Focuses the requested view at once.
@available(iOS 11, tvOS 11, visionOS 1, *)
@MainActor public final class UIFocusSystem: NSObject {
  private static let shared = UIFocusSystem()
  private weak var requested: UIView?
  private weak var focused: UIView?
  @available(iOS 12, tvOS 12, visionOS 1, *)
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    UIFocusSystem.shared
  }
  @available(iOS 12, tvOS 12, visionOS 1, *)
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    requested = environment as? UIView
  }
  @available(iOS 12, tvOS 12, visionOS 1, *)
  public func updateFocusIfNeeded() {
    guard let requested, requested.canBecomeFocused else { return }
    focused?.focus(false)
    requested.focus()
    focused = requested
  }
}

@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class UIPressesEvent: NSObject {}

@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class UIFocusUpdateContext: NSObject {}

@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class UIFocusAnimationCoordinator: NSObject {}

@available(iOS 12, tvOS 10, visionOS 1, *)
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
