@available(iOS 8, tvOS 9, visionOS 1, *)
public final class UITraitCollection: NSObject, Sendable {
  @available(iOS 12, tvOS 10, visionOS 1, *)
  public let userInterfaceStyle: UIUserInterfaceStyle
  @available(iOS 12, tvOS 10, visionOS 1, *)
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
  override init() { userInterfaceStyle = .light }
  @available(iOS 10, tvOS 10, visionOS 1, *)
  public var preferredContentSizeCategory: UIContentSizeCategory {
    MainActor.assumeIsolated {
      UIFontMetrics.scale > 1.5 ? .accessibilityMedium : .large
    }
  }
}

@available(iOS 8, tvOS 9, visionOS 1, *)
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  @available(iOS 11, tvOS 11, visionOS 1, *)
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

@available(iOS 11, tvOS 11, visionOS 1, *)
public final class UIFontMetrics: NSObject, Sendable {
  /// Headless: the user's text size relative to the standard size.
  @MainActor public static var scale: CGFloat = 1
  public static let `default` = UIFontMetrics()

  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat {
    MainActor.assumeIsolated { (value * UIFontMetrics.scale).rounded() }
  }
}

@available(iOS 11, tvOS 11, visionOS 1, *)
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark
  @available(iOS 13, tvOS 13, visionOS 1, *)
  case semanticGroup
}
