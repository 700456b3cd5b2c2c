@available(iOS 2, tvOS 9, visionOS 1, *)
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
}

@available(iOS 6, tvOS 9, visionOS 1, *)
@MainActor public final class NSLayoutConstraint: NSObject {
  public var constant: CGFloat = 0
  /// If the priority of an active constraint changes from or to required, an exception is noted.
  public var priority = UILayoutPriority.required {
    didSet {
      let isChange = isActive && (oldValue == .required) != (priority == .required)
      if isChange { HeadlessLog.note("EXCEPTION priority changes from or to required") }
    }
  }
  /// An active constraint determines the heights of its views. If a view that autoresizes has
  /// constraints of its own, an exception is noted.
  @available(iOS 8, tvOS 9, visionOS 1, *)
  public var isActive = false {
    didSet {
      if isActive != oldValue { isActive ? join() : leave() }
    }
  }
  let first: UIView?
  let second: UIView?
  let isHeight: Bool
  let isMinimum: Bool

  init(
    _ first: UIView?, _ second: UIView?, _ constant: CGFloat, isHeight: Bool = false,
    isMinimum: Bool = false
  ) {
    self.first = first
    self.second = second
    self.constant = constant
    self.isHeight = isHeight
    self.isMinimum = isMinimum
  }

  @available(iOS 8, tvOS 9, visionOS 1, *)
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  private func join() {
    if let first, first.translatesAutoresizingMaskIntoConstraints {
      HeadlessLog.note("EXCEPTION constraint on a view that autoresizes")
    }
    if isHeight { first?.heights.append(self) }
    if isMinimum { first?.minimumHeights.append(self) }
    if let outer = second, first?.superview === outer {
      outer.innerPriority = max(
        outer.innerPriority, priority == .required ? 0 : priority.rawValue)
    }
  }

  private func leave() {
    first?.heights.removeAll { $0 === self }
    first?.minimumHeights.removeAll { $0 === self }
  }
}

@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  weak var view: UIView?
  init(_ view: UIView?) { self.view = view }
  public func constraint(equalTo other: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(view, other.view, 0)
  }
  public func constraint(
    equalTo other: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(view, other.view, constant) }
}

@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, nil, constant, isHeight: true)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, nil, constant, isMinimum: true)
  }
  public func constraint(
    lessThanOrEqualTo other: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(view, other.view, 0) }
}

@available(iOS 9, tvOS 9, visionOS 1, *)
@MainActor public final class UILayoutGuide: NSObject {
  weak var view: UIView?
  init(_ view: UIView) { self.view = view }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view) }
}

extension UIView {
  @available(iOS 9, tvOS 9, visionOS 1, *)
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  @available(iOS 9, tvOS 9, visionOS 1, *)
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  @available(iOS 9, tvOS 9, visionOS 1, *)
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  @available(iOS 9, tvOS 9, visionOS 1, *)
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  @available(iOS 9, tvOS 9, visionOS 1, *)
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  @available(iOS 9, tvOS 9, visionOS 1, *)
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self) }
  @available(iOS 9, tvOS 9, visionOS 1, *)
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self) }
  @available(iOS 9, tvOS 9, visionOS 1, *)
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self) }

  @available(iOS 6, tvOS 9, visionOS 1, *)
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  @available(iOS 6, tvOS 9, visionOS 1, *)
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  @available(iOS 2, tvOS 9, visionOS 1, *)
  public func setNeedsLayout() {}

  /// Layout with far simpler rules than Auto Layout's: views are as wide as their superviews, and
  /// as high as a constraint that outweighs their contents or, without one, as their texts.
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public func layoutIfNeeded() {
    (self as? UIScrollView)?.awaitsLayout = false
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      view.frame.size = CGSize(width: max(bounds.width, 320), height: view.fittingHeight)
      view.layoutIfNeeded()
    }
  }

  var fittingHeight: CGFloat {
    let own = heights.max { $0.priority.rawValue < $1.priority.rawValue }
    if let own, own.priority.rawValue > innerPriority { return own.constant }
    let minimum = minimumHeights.map(\.constant).max() ?? 0
    let stack = self as? UIStackView
    let isLine = stack?.axis == .horizontal
    let inner = subviews.filter { stack == nil || !$0.isHidden }.map(\.fittingHeight)
    let content = isLine ? inner.max() ?? 0 : inner.reduce(0, +)
    return max(minimum, intrinsicContentSize.height, content)
  }
}

extension NSLayoutConstraint {
  @available(iOS 6, tvOS 9, visionOS 1, *)
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
