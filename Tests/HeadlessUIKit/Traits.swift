public final class UITraitCollection: NSObject, Sendable {}

/// How much larger than standard a person has text.
public final class UIFontMetrics: NSObject, Sendable {
  @MainActor public static var scale: CGFloat = 1
  public static let `default` = UIFontMetrics()

  public func scaledValue(
    for value: CGFloat, compatibleWith traits: UITraitCollection?
  ) -> CGFloat {
    MainActor.assumeIsolated { (value * UIFontMetrics.scale).rounded() }
  }
}

public enum UIAccessibilityContainerType: Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
