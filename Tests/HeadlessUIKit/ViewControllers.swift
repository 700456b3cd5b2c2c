@available(iOS 7, tvOS 9, visionOS 1, *)
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  @available(iOS 7, tvOS 9, visionOS 1, *)
  var isCancelled: Bool { get }
}

@available(iOS 7, tvOS 9, visionOS 1, *)
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A transition that a finger drives: it ends when a test says so, or is cancelled.
@MainActor public final class HeadlessTransition: NSObject, UIViewControllerTransitionCoordinator {
  public private(set) var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func end(isCancelled: Bool) {
    self.isCancelled = isCancelled
    for completion in completions { completion(self) }
    completions = []
  }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor open class UIViewController: UIResponder {
  fileprivate var transition: HeadlessTransition?
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition }
  public var title: String?
  @available(iOS 5, tvOS 9, visionOS 1, *)
  public internal(set) weak var parent: UIViewController?

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  @available(iOS 5, tvOS 9, visionOS 1, *)
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  @available(iOS 5, tvOS 9, visionOS 1, *)
  open func viewDidDisappear(_ animated: Bool) {}
  @available(iOS 5, tvOS 9, visionOS 1, *)
  open func didMove(toParent parent: UIViewController?) {}

  /// Loads the view when it is first needed, as UIKit does.
  @available(iOS 9, tvOS 9, visionOS 1, *)
  public func loadViewIfNeeded() { viewDidLoad() }

  /// Headless: a finger begins to pull the screen above this one aside.
  public func beginInteractivePop() {
    transition = HeadlessTransition()
    viewWillAppear(true)
  }

  /// Headless: the finger lets go, and the screen above goes or comes back.
  public func endInteractivePop(isCancelled: Bool) {
    transition?.end(isCancelled: isCancelled)
    transition = nil
    if isCancelled {
      viewWillDisappear(true)
      viewDidDisappear(true)
    } else {
      viewDidAppear(true)
    }
  }

  /// Whether the view is in a window: no screen of a navigation controller covers it.
  var isOnScreen: Bool {
    transition != nil || navigationController.map { $0.viewControllers.last === self } != false
  }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
@MainActor open class UITableViewController: UIViewController {
  public var tableView: UITableView! {
    didSet { tableView.viewController = self }
  }
  @available(iOS 3.2, tvOS 9, visionOS 1, *)
  public var clearsSelectionOnViewWillAppear = true

  public init(style: UITableView.Style) {
    super.init()
    tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    tableView.viewController = self
  }
  /// Headless: as `NSObject`'s initializer, which this class inherits in UIKit.
  public convenience override init() { self.init(style: .plain) }
  public required init?(coder: NSCoder) { nil }

  /// Removes the selection along with the transition, and selects the same index path again if that
  /// is cancelled.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let path = tableView.indexPathForSelectedRow else {
      return
    }
    let table = tableView
    transitionCoordinator?.animate { _ in
      table?.deselectRow(at: path, animated: true)
    } completion: { context in
      if context.isCancelled {
        table?.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    }
  }
}

@available(iOS 6, tvOS 9, visionOS 1, *)
@MainActor open class UICollectionViewController: UIViewController {
  public var collectionView: UICollectionView! {
    didSet { collectionView.viewController = self }
  }
  public var clearsSelectionOnViewWillAppear = true

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init()
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.viewController = self
  }
  public required init?(coder: NSCoder) { nil }
}

extension UITableView {
  /// Headless: rotates the screen, which gives the view another size, changed traits, and a new
  /// layout.
  public func rotate(to size: CGSize, scale: CGFloat = 1) {
    frame.size = size
    UILabel.lineWidth = size.width
    UIFontMetrics.scale = scale
    for view in cells.values { tellTraits(view) }
    for view in headers.values { tellTraits(view) }
    layoutIfNeeded()
  }

  private func tellTraits(_ view: UIView) {
    view.traitCollectionDidChange(nil)
    for view in view.subviews { tellTraits(view) }
  }
}
