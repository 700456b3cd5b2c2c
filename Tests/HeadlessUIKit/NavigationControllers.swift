/// Shows the last of its view controllers, and reports which ones it shows.
@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init()
    change(to: [rootViewController])
  }

  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  @available(iOS 3, tvOS 9, visionOS 1, *)
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let titles = controllers.map { $0.title ?? "untitled" }.joined(separator: " > ")
    HeadlessLog.note("screens \(titles)\(animated ? "" : ", without animation")")
    change(to: controllers)
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    setViewControllers(stack + [controller], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return popped
  }

  /// Headless: a finger pulls the uppermost screen aside, and lets go. In between, the screen below is
  /// visible.
  public func swipeBack(isCancelled: Bool, between: () -> Void) {
    guard stack.count > 1 else { return }
    let below = stack[stack.count - 2]
    below.beginInteractivePop()
    between()
    below.endInteractivePop(isCancelled: isCancelled)
    if !isCancelled { popViewController(animated: true) }
  }

  /// Tells the view controllers that come and go, as UIKit does once a transition has ended.
  private func change(to controllers: [UIViewController]) {
    let old = stack
    stack = controllers
    for controller in old where !controllers.contains(where: { $0 === controller }) {
      controller.parent = nil
      controller.didMove(toParent: nil)
    }
    for controller in controllers where !old.contains(where: { $0 === controller }) {
      controller.parent = self
      controller.didMove(toParent: self)
    }
  }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
extension UIViewController {
  @available(iOS 2, tvOS 9, visionOS 1, *)
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}
