/// A button of a remote or a key.
@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select
  }
  public let type: PressType
  /// Headless: a press of a type.
  public init(_ type: PressType) { self.type = type }
}

@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class UIPressesEvent: NSObject {}

@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class UIFocusUpdateContext: NSObject {}

@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class UIFocusAnimationCoordinator: NSObject {}

@available(iOS 12, tvOS 10, visionOS 1, *)
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
