@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor open class UIScrollView: UIView {
  public var contentOffset = CGPoint.zero
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
