/// This is not an `NSObject`, whose initializer is isolated to no actor, unlike those of UIKit's
/// views.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor open class UIResponder {
  public init() {}
  open var next: UIResponder? { nil }
  @available(iOS 9, tvOS 9, visionOS 1, *)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    HeadlessLog.note("keys for the system")
  }
  @available(iOS 9, tvOS 9, visionOS 1, *)
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor public final class UIEvent: NSObject {}

@available(iOS 5, tvOS 9, visionOS 1, *)
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@available(iOS 9, tvOS 9, visionOS 1, *)
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

@available(iOS 2, tvOS 9, visionOS 1, *)
public struct UIEdgeInsets: Sendable {
  public static let zero = UIEdgeInsets()
  public var top: CGFloat = 0
  public var bottom: CGFloat = 0
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor open class UIView: UIResponder, UIFocusEnvironment {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  public enum ContentMode: Sendable { case scaleToFill, center }

  public let layer = CALayer()
  public private(set) weak var superview: UIView?
  /// Headless: whether views are in a window.
  public static var isOnScreen = true
  public var window: UIWindow? {
    UIView.isOnScreen && viewController?.isOnScreen != false ? UIWindow() : nil
  }
  /// The view controller whose view this is.
  weak var viewController: UIViewController?
  open override var next: UIResponder? { viewController ?? superview }
  @available(iOS 8, tvOS 9, visionOS 1, *)
  public let traitCollection = UITraitCollection()
  @available(iOS 8, tvOS 9, visionOS 1, *)
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  public private(set) var subviews: [UIView] = []
  public var backgroundColor: UIColor?
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public var tintColor: UIColor!
  open var isHidden = false
  open var isUserInteractionEnabled = true
  public var clipsToBounds = false
  public var contentMode = ContentMode.scaleToFill
  public var autoresizingMask: AutoresizingMask = []
  @available(iOS 6, tvOS 9, visionOS 1, *)
  public var translatesAutoresizingMaskIntoConstraints = true
  /// Headless: whether the system's language is written from right to left.
  public static var isMirrored = false
  @available(iOS 9, tvOS 9, visionOS 1, *)
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var heights: [NSLayoutConstraint] = []
  var minimumHeights: [NSLayoutConstraint] = []
  var innerPriority: Float = 0

  public var isAccessibilityElement = false
  public var accessibilityLabel: String?
  public var accessibilityValue: String?
  public var accessibilityHint: String?
  public var accessibilityLanguage: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  @available(iOS 8, tvOS 9, visionOS 1, *)
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  @available(iOS 11, tvOS 11, visionOS 1, *)
  public var accessibilityContainerType = UIAccessibilityContainerType.none
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public var accessibilityExpandedStatus = UIAccessibility.ExpandedStatus.unsupported

  public init(frame: CGRect) {
    super.init()
    layer.frame = frame
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }

  public var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: layer.bounds.size) }
    set { layer.bounds = newValue }
  }

  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  public func bringSubviewToFront(_ view: UIView) {}
  open func didMoveToWindow() {}
  /// Headless: whether the view and those below it come into a window, or leave it.
  public func enterWindow(_ isOnScreen: Bool = true) {
    UIView.isOnScreen = isOnScreen
    didMoveToWindow()
    for view in subviews { view.enterWindow(isOnScreen) }
  }
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  @available(iOS 11, tvOS 11, visionOS 1, *)
  public private(set) var interactions: [any UIInteraction] = []
  @available(iOS 11, tvOS 11, visionOS 1, *)
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

  /// A point of this view in the coordinates of another view, which is inside this one.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    var result = point
    for view in sequence(first: view, next: { $0?.superview }).prefix(while: { $0 !== self }) {
      guard let view else { break }
      result.x -= view.frame.minX
      result.y -= view.frame.minY
    }
    return result
  }

  public func setNeedsDisplay() {}
  /// Headless: how often the size of the content was declared invalid.
  public private(set) var invalidSizes = 0
  @available(iOS 6, tvOS 9, visionOS 1, *)
  public func invalidateIntrinsicContentSize() { invalidSizes += 1 }
  @available(iOS 6, tvOS 9, visionOS 1, *)
  open var intrinsicContentSize: CGSize { .zero }
  open func draw(_ rect: CGRect) {}
  @available(iOS 9, tvOS 9, visionOS 1, *)
  open var canBecomeFocused: Bool { false }
  @available(iOS 9, tvOS 9, visionOS 1, *)
  public private(set) var isFocused = false
  @available(iOS 9, tvOS 9, visionOS 1, *)
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Headless: gives the view the focus, or takes it away. A view that can't become focused gets none.
  public func focus(_ isFocused: Bool = true) {
    self.isFocused = isFocused && canBecomeFocused
    didUpdateFocus(in: UIFocusUpdateContext(), with: UIFocusAnimationCoordinator())
  }
  open func layoutSubviews() {}
  @available(iOS 7, tvOS 9, visionOS 1, *)
  open func accessibilityActivate() -> Bool { false }
  /// The direction of this view alone, which subviews do not inherit.
  @available(iOS 10, tvOS 10, visionOS 1, *)
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  @available(iOS 9, tvOS 9, visionOS 1, *)
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: UIView.isMirrored ? .rightToLeft : .leftToRight
    }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || !self.point(inside: point, with: event) {
      return nil
    }
    for view in subviews.reversed() {
      let inner = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// A snapshot of a part, which here is an empty view of its size.
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets: UIEdgeInsets
  ) -> UIView? {
    HeadlessLog.note("picture of \(rect.minY)..<\(rect.maxY)")
    return UIView(frame: CGRect(origin: .zero, size: rect.size))
  }

  static var isWithoutAnimation = false
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public class func performWithoutAnimation(_ act: () -> Void) {
    isWithoutAnimation = true
    act()
    isWithoutAnimation = false
  }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
public struct UIAccessibility {
  /// Headless: whether the user has asked for less motion.
  @MainActor public static var reducesMotion = false
  @available(iOS 8, tvOS 9, visionOS 1, *)
  @MainActor public static var isReduceMotionEnabled: Bool { reducesMotion }
  @available(iOS 18, tvOS 18, visionOS 2, *)
  public enum ExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let header = UIAccessibilityTraits(rawValue: 2)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 4)
  public static let staticText = UIAccessibilityTraits(rawValue: 16)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  @available(iOS 17, tvOS 17, visionOS 1, *)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 32)
}

@available(iOS 8, tvOS 9, visionOS 1, *)
@MainActor public final class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  public var name: String
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public var actionHandler: Handler?
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor open class UIScene: UIResponder {
  public final class OpenExternalURLOptions: NSObject {}
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    HeadlessLog.note("the system opens \(url)")
  }
}

@available(iOS 13, tvOS 13, visionOS 1, *)
@MainActor public final class UIWindowScene: UIScene {}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor public final class UIWindow: UIResponder {
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public var windowScene: UIWindowScene? = UIWindowScene()
}
