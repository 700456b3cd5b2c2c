public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
}

@MainActor public final class NSLayoutConstraint: NSObject {
  public var constant: CGFloat = 0
  public var priority = UILayoutPriority.required {
    didSet {
      let isChange = isActive && (oldValue == .required) != (priority == .required)
      if isChange { HeadlessLog.note("EXCEPTION priority changes from or to required") }
    }
  }
  public private(set) var isActive = false
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

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = true
      if let view = constraint.first, view.translatesAutoresizingMaskIntoConstraints {
        HeadlessLog.note("EXCEPTION constraint on a view that autoresizes")
      }
      if constraint.isHeight { constraint.first?.heights.append(constraint) }
      if constraint.isMinimum { constraint.first?.minimumHeights.append(constraint) }
      if let outer = constraint.second, constraint.first?.superview === outer {
        outer.innerPriority = max(
          outer.innerPriority, constraint.priority == .required ? 0 : constraint.priority.rawValue)
      }
    }
  }
}

@MainActor public class NSLayoutAnchor<Axis>: NSObject {
  weak var view: UIView?
  init(_ view: UIView?) { self.view = view }
  public func constraint(
    equalTo other: NSLayoutAnchor<Axis>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(view, other.view, constant) }
}
public enum HeadlessAxisX {}
public enum HeadlessAxisY {}
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<HeadlessAxisX>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<HeadlessAxisY>

@MainActor public final class NSLayoutDimension: NSObject {
  weak var view: UIView?
  init(_ view: UIView?) { self.view = view }
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, nil, constant, isHeight: true)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, nil, constant, isMinimum: true)
  }
}

@MainActor public final class UILayoutGuide: NSObject {
  weak var view: UIView?
  init(_ view: UIView) { self.view = view }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view) }
}

extension UIView {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self) }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self) }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Far less than Auto Layout: views are as wide as what they stand in, and as high as a height
  /// that outweighs what is inside, or else as their texts.
  public func layoutIfNeeded() {
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      view.frame.size = CGSize(width: max(bounds.width, 320), height: view.fittingHeight)
      view.layoutIfNeeded()
    }
  }

  var fittingHeight: CGFloat {
    let own = heights.max { $0.priority.rawValue < $1.priority.rawValue }
    if let own, own.priority.rawValue > innerPriority { return own.constant }
    let minimum = minimumHeights.map(\.constant).max() ?? 0
    let isLine = self is UIStackView
    let inner = subviews.filter { !isLine || !$0.isHidden }.map(\.fittingHeight)
    let content = isLine ? inner.max() ?? 0 : inner.reduce(0, +)
    return max(minimum, intrinsicContentSize.height, content)
  }
}

extension NSLayoutConstraint {
  public enum Axis: Sendable { case horizontal, vertical }
}
