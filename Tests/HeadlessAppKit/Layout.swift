@available(macOS 10.10, *)
@MainActor public final class NSLayoutConstraint {
  @available(macOS 10.10, *)
  public struct Priority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = Priority(rawValue: 1000)
    public static let defaultLow = Priority(rawValue: 250)
  }
  public enum Orientation: Int, Sendable { case horizontal, vertical }
  public enum Attribute: Int, Sendable {
    case leading = 5
    case width = 7
    case centerY = 10
  }

  public var constant: CGFloat
  /// A view that autoresizes may not have constraints of its own; an exception is noted.
  public var isActive = false {
    didSet {
      guard isActive, !oldValue, let view else { return }
      if view.translatesAutoresizingMaskIntoConstraints, view.superview != nil {
        HeadlessLog.note("EXCEPTION constraint on a view that autoresizes")
      }
      if isHeight { view.heights.append(self) }
    }
  }
  weak var view: NSView?
  let isHeight: Bool

  init(_ view: NSView?, _ constant: CGFloat, isHeight: Bool = false) {
    self.view = view
    self.constant = constant
    self.isHeight = isHeight
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

@available(macOS 10.11, *)
@MainActor public class NSLayoutAnchor<AnchorType: AnyObject> {
  weak var view: NSView?
  init(_ view: NSView?) { self.view = view }
  public func constraint(equalTo other: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(view, 0)
  }
  public func constraint(
    equalTo other: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(view, constant) }
}

@available(macOS 10.11, *)
@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@available(macOS 10.11, *)
@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@available(macOS 10.11, *)
@MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  var isHeight = false
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, constant, isHeight: isHeight)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, constant, isHeight: isHeight)
  }
}

@available(macOS 10.11, *)
extension NSView {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self) }
  public var heightAnchor: NSLayoutDimension {
    let anchor = NSLayoutDimension(self)
    anchor.isHeight = true
    return anchor
  }

  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}

  /// Headless: the height of the view, computed with far simpler rules than Auto Layout's: it fits
  /// the contents and the constraints.
  public var fittingHeight: CGFloat {
    let inner = subviews.filter { !$0.isHidden }.map(\.fittingHeight)
    let stack = self as? NSStackView
    let isColumn = stack.map { $0.orientation == .vertical } ?? false
    let spacing = isColumn ? (stack?.spacing ?? 0) * CGFloat(max(inner.count - 1, 0)) : 0
    let content = isColumn ? inner.reduce(0, +) + spacing : inner.max() ?? 0
    return max(content, heights.map(\.constant).max() ?? 0, intrinsicContentSize.height)
  }
}

@available(macOS 10.10, *)
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

/// A stack, which leaves out hidden views.
@available(macOS 10.10, *)
@MainActor public final class NSStackView: NSView {
  @available(macOS 10.11, *)
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill
  }
  public var orientation = NSUserInterfaceLayoutOrientation.horizontal
  @available(macOS 10.11, *)
  public var distribution = Distribution.gravityAreas
  public var alignment = NSLayoutConstraint.Attribute.centerY
  public var spacing: CGFloat = 8
  @available(macOS 10.11, *)
  public private(set) var arrangedSubviews: [NSView] = []
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  @available(macOS 10.11, *)
  public func addArrangedSubview(_ view: NSView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
