@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor open class UIScrollView: UIView {
  public var contentOffset = CGPoint.zero
  /// Headless: whether a finger drags what is scrolled.
  public var isFingerDown = false
  public var isDragging: Bool { isFingerDown }
  @available(iOS 11, tvOS 11, visionOS 1, *)
  public var adjustedContentInset: UIEdgeInsets { .zero }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  /// Headless: whether there are no views between scrolling and the next layout, as for rows that were
  /// out of sight.
  public static var makesViewsInLayout = false
  var awaitsLayout = false
  func scrolled() { awaitsLayout = UIScrollView.makesViewsInLayout }

  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrolled()
    let way = animated ? "" : ", without animation"
    HeadlessLog.note("scroll to \(Int(rect.minY))…\(Int(rect.maxY))\(way)")
  }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
