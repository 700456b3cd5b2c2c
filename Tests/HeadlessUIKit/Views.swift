/// Not an `NSObject`, whose initializer belongs to no actor; UIKit's views are told otherwise.
@MainActor open class UIResponder {
  public init() {}
}

public final class UIEvent: NSObject {}

public enum UIUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }

public enum UISemanticContentAttribute: Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public struct UIEdgeInsets: Sendable {
  public static let zero = UIEdgeInsets()
  public var top: CGFloat = 0
  public var bottom: CGFloat = 0
}

@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  public enum ContentMode: Sendable { case scaleToFill, center }

  public let layer = CALayer()
  public private(set) weak var superview: UIView?
  /// Whether views are in a window.
  public static var isOnScreen = true
  public var window: UIWindow? { UIView.isOnScreen ? UIWindow() : nil }
  public let traitCollection = UITraitCollection()
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  public private(set) var subviews: [UIView] = []
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  open var isHidden = false
  open var isUserInteractionEnabled = true
  public var clipsToBounds = false
  public var contentMode = ContentMode.scaleToFill
  public var autoresizingMask: AutoresizingMask = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public static var isMirrored = false
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
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  public var accessibilityContainerType = UIAccessibilityContainerType.none
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
  public var bounds: CGRect { CGRect(origin: .zero, size: layer.bounds.size) }

  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  public func setNeedsDisplay() {}
  public func invalidateIntrinsicContentSize() {}
  open var intrinsicContentSize: CGSize { .zero }
  open func draw(_ rect: CGRect) {}
  open func layoutSubviews() {}
  open func accessibilityActivate() -> Bool { false }
  /// Of this view alone: views inside do not inherit it.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
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

  /// A picture of a part: another view of its size.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets: UIEdgeInsets
  ) -> UIView? {
    HeadlessLog.note("picture of \(rect.minY)..<\(rect.maxY)")
    return UIView(frame: CGRect(origin: .zero, size: rect.size))
  }

  static var isWithoutAnimation = false
  public class func performWithoutAnimation(_ act: () -> Void) {
    isWithoutAnimation = true
    act()
    isWithoutAnimation = false
  }
}

public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled = false
  public enum ExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let header = UIAccessibilityTraits(rawValue: 2)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 4)
  public static let staticText = UIAccessibilityTraits(rawValue: 16)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
}

@MainActor public final class UIAccessibilityCustomAction: NSObject {
  public let name: String
  public let actionHandler: (UIAccessibilityCustomAction) -> Bool
  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

@MainActor public final class UIWindowScene: UIResponder {
  public struct OpenExternalURLOptions {}
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)?
  ) {
    HeadlessLog.note("the system opens \(url)")
  }
}

@MainActor public final class UIWindow: UIResponder {
  public let windowScene: UIWindowScene? = UIWindowScene()
}
