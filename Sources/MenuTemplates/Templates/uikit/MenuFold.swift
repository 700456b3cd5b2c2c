/// The animation of a body that unfolds or folds shut. Snapshots of its two halves turn about its
/// upper and its lower edge.
@MainActor
private final class MenuFold {
  private let item: MenuItemView
  private let top: UIView
  private let bottom: UIView
  private let half: CGSize

  /// Takes the snapshots. Returns nil if the body is not visible, or if the user prefers reduced
  /// motion.
  init?(of item: MenuItemView) {
    item.fold?.end()
    item.layoutIfNeeded()
    let body = item.bodyView
    let half = CGSize(width: body.bounds.width, height: body.bounds.height / 2)
    let upper = CGRect(origin: .zero, size: half)
    let lower = CGRect(origin: CGPoint(x: 0, y: half.height), size: half)
    guard half.width > 0, half.height > 0, !UIAccessibility.isReduceMotionEnabled,
      let top = MenuFold.picture(of: body, upper), let bottom = MenuFold.picture(of: body, lower)
    else { return nil }
    self.item = item
    self.half = half
    self.top = top
    self.bottom = bottom
  }

  private static func picture(of view: UIView, _ part: CGRect) -> UIView? {
    view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)
  }

  /// Unfolds the body, or folds it by playing the same animation backward, and then calls
  /// `completion`.
  func run(opens: Bool, duration: Double, completion: @escaping @MainActor @Sendable () -> Void) {
    item.fold?.end()
    item.fold = self
    item.bodyLabel.isHidden = true
    let shadows = [place(top, anchor: 0), place(bottom, anchor: 1)]
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration)
    CATransaction.setCompletionBlock {
      MainActor.assumeIsolated {
        self.end()
        completion()
      }
    }
    animate(top.layer, "transform.rotation.x", from: -.pi / 2, to: 0, opens: opens)
    animate(bottom.layer, "transform.rotation.x", from: .pi / 2, to: 0, opens: opens)
    // The edge of the turning upper half slows down, so the lower half follows with an ease-out
    // curve.
    let timing: CAMediaTimingFunctionName = opens ? .easeOut : .easeIn
    animate(
      bottom.layer, "transform.translation.y", from: top.frame.minY, to: 2 * half.height,
      opens: opens, timing: timing)
    for shadow in shadows { animate(shadow, "opacity", from: 1, to: 0, opens: opens) }
    CATransaction.commit()
  }

  /// Removes the halves, and shows the body's text again unless a newer animation is running.
  func end() {
    for half in [top, bottom] { half.removeFromSuperview() }
    if item.fold !== self { return }
    item.fold = nil
    item.bodyLabel.isHidden = false
  }

  /// Places a half over the body, so that it turns about an edge. Both halves start at the upper
  /// half's position.
  private func place(_ view: UIView, anchor: CGFloat) -> CALayer {
    view.frame = CGRect(origin: CGPoint(x: 0, y: -half.height / 2), size: half)
    view.layer.anchorPoint = CGPoint(x: 0.5, y: anchor)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    view.layer.transform = perspective
    let shadow = CAGradientLayer()
    shadow.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    shadow.frame = CGRect(origin: .zero, size: half)
    view.layer.addSublayer(shadow)
    item.bodyView.addSubview(view)
    return shadow
  }

  private func animate(
    _ layer: CALayer, _ keyPath: String, from: CGFloat, to: CGFloat, opens: Bool,
    timing: CAMediaTimingFunctionName = .linear
  ) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = opens ? from : to
    animation.toValue = opens ? to : from
    animation.timingFunction = CAMediaTimingFunction(name: timing)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: keyPath)
  }
}
