@available(iOS 11, tvOS 11, visionOS 1, *)
@MainActor public protocol UIInteraction: AnyObject {}

@available(iOS 13.4, visionOS 1, *)
@available(tvOS, unavailable)
@MainActor public final class UIPointerInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
}

@available(iOS 13.4, visionOS 1, *)
@available(tvOS, unavailable)
@MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

@available(iOS 13.4, visionOS 1, *)
@available(tvOS, unavailable)
@MainActor public final class UIPointerRegion: NSObject {
  /// Headless: a region of its own.
  public override nonisolated init() {}
}

@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor public final class UITargetedPreview: NSObject {
  public let view: UIView
  public init(view: UIView) { self.view = view }
}

@available(iOS 13.4, visionOS 1, *)
@available(tvOS, unavailable)
public enum UIPointerEffect {
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
  case automatic(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

@available(iOS 13.4, visionOS 1, *)
@available(tvOS, unavailable)
public enum UIPointerShape { case path(UIBezierPath) }

@available(iOS 13.4, visionOS 1, *)
@available(tvOS, unavailable)
@MainActor public final class UIPointerStyle: NSObject {
  /// Headless: what the pointer does.
  public let shown: UIPointerEffect
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { shown = effect }
}
